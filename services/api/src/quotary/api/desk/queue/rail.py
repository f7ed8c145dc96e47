"""The filters beside the queue: each a link, each with its count."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from quotary.api.desk.queue.asking import Asking
from quotary.api.desk.words import DECIDED, FAILED, ON_HOLD, OPEN, ROUTES, RUNNING, STATUSES, Sign
from quotary.api.store.counts import Counts
from quotary.api.store.queue import HELD

_ROUTE_ORDER: Final = ("red", "yellow", "green", "out_of_playbook")
_STATUS_SIGNS: Final = {"failed": FAILED, "running": RUNNING}
_MOST: Final = 12
_TRIALS: Final = "Evaluations, questions"


@dataclass(frozen=True, slots=True)
class Choice:
    """One link of the rail."""

    words: str
    address: str
    count: int | None
    chosen: bool
    sign: Sign | None = None


@dataclass(frozen=True, slots=True)
class Group:
    """A heading with its links."""

    title: str
    choices: tuple[Choice, ...]


def rail(asking: Asking, counted: Counts, me: str, trials: int = 0) -> tuple[Group, ...]:
    """Every group; a value that no matter has, and that is not chosen, is left out.

    `trials` counts the documents of evaluations and questions, which are on a list of their own.
    """
    by = counted.by
    return (
        _views(asking, counted, trials),
        _group("Route", "route", asking, by["route"], _ROUTE_ORDER),
        _group("Status", "status", asking, by["status"], tuple(STATUSES)),
        _group("Hold", "held", asking, by["held"], (HELD,)),
        _group("Playbook", "playbook", asking, by["playbook"], _by_count(by["playbook"])),
        _group("Assignee", "assignee", asking, by["assignee"], _people(by["assignee"], me), me),
    )


def _views(asking: Asking, counted: Counts, trials: int) -> Group:
    if asking.trials:
        # What the list counts is of trials alone; the other views have counts of their own.
        return Group(
            "View",
            (
                Choice("Open", Asking(sort=asking.sort).address(), None, chosen=False),
                Choice("All matters", asking.view(everything=True).address(), None, chosen=False),
                Choice(_TRIALS, Asking(trials=True).address(), trials, chosen=True),
            ),
        )
    apart = (Choice(_TRIALS, Asking(trials=True).address(), trials, chosen=False),)
    there, every = counted.having(OPEN), counted.having()
    plain = not asking.status
    return Group(
        "View",
        (
            Choice("Open", Asking(sort=asking.sort).address(), there, plain and not asking.all),
            Choice(
                "All matters", asking.view(everything=True).address(), every, plain and asking.all
            ),
            *(apart if trials else ()),
        ),
    )


def _group(
    title: str,
    facet: str,
    asking: Asking,
    by: Mapping[str, int],
    order: Iterable[str],
    me: str = "",
) -> Group:
    chosen: tuple[str, ...] = getattr(asking, facet)
    shown = [each for each in order if by.get(each) or each in chosen][:_MOST]
    return Group(
        title,
        tuple(
            Choice(
                DECIDED
                if asking.trials and value == "needs_sign_off"
                else _words(facet, value, me),
                asking.toggled(facet, value).address(),
                by.get(value, 0),
                value in chosen,
                ROUTES.get(value) if facet == "route" else _STATUS_SIGNS.get(value),
            )
            for value in shown
        ),
    )


def _words(facet: str, value: str, me: str) -> str:
    if facet == "route":
        return ROUTES[value].word
    if facet == "status":
        return STATUSES[value]
    if facet == "held":
        return ON_HOLD
    if facet == "assignee":
        return "Me" if value and value == me else value or "Unassigned"
    return value or "Not chosen yet"


def _by_count(by: Mapping[str, int]) -> list[str]:
    return sorted(by, key=lambda value: (-by[value], value))


def _people(by: Mapping[str, int], me: str) -> list[str]:
    others = sorted((each for each in by if each not in (me, "")), key=lambda one: (-by[one], one))
    return [*([me] if me else []), *others, ""]
