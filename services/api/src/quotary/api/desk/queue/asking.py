"""What the queue's address asks for, and addresses that ask for something a little different."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, cast
from urllib.parse import urlencode

from starlette.datastructures import QueryParams

from quotary.api.desk.words import OPEN
from quotary.api.store.queue import SORTS, Filters, Sort
from quotary.log.purposes import PURPOSES, REVIEWS, Purpose

FACETS: Final = ("route", "status", "held", "playbook", "assignee")
LIMIT: Final = 50
TRIALS: Final[tuple[Purpose, ...]] = tuple(each for each in PURPOSES if each not in REVIEWS)
_MOST: Final = 20
_LONGEST: Final = 200


@dataclass(frozen=True, slots=True)
class Asking:
    """The filters, order and place in the list. Without a status, `all` decides how far it goes.

    With `trials` it lists the documents of evaluations and questions, and no contract.
    """

    route: tuple[str, ...] = ()
    status: tuple[str, ...] = ()
    playbook: tuple[str, ...] = ()
    assignee: tuple[str, ...] = ()
    held: tuple[str, ...] = ()
    q: str = ""
    sort: Sort = "updated"
    all: bool = False
    trials: bool = False
    cursor: str = ""

    @property
    def filters(self) -> Filters:
        """The filters as the list takes them; without a status, open matters or all."""
        status = self.status or (() if self.all or self.trials else OPEN)
        purpose = TRIALS if self.trials else REVIEWS
        return Filters(self.route, status, self.playbook, self.assignee, self.held, self.q, purpose)

    @property
    def narrowed(self) -> bool:
        """True where something is filtered besides open or all."""
        return bool(self.q) or any(getattr(self, name) for name in FACETS)

    def address(self) -> str:
        """The address of this list."""
        pairs = [(name, value) for name in FACETS for value in getattr(self, name)]
        pairs += [("q", self.q)] if self.q else []
        pairs += [("view", "trials")] if self.trials else [("view", "all")] if self.all else []
        pairs += [("sort", self.sort)] if self.sort != "updated" else []
        pairs += [("cursor", self.cursor)] if self.cursor else []
        return f"/?{urlencode(pairs)}" if pairs else "/"

    def toggled(self, facet: str, value: str) -> Asking:
        """The list with one value of a filter alone, or without the filter where it was on."""
        chosen: tuple[str, ...] = getattr(self, facet)
        wanted = () if chosen == (value,) else (value,)
        return replace(self, cursor="", **{facet: wanted})

    def sorted_by(self, sort: Sort) -> Asking:
        """The list in another order."""
        return replace(self, cursor="", sort=sort)

    def after(self, cursor: str) -> Asking:
        """The next page."""
        return replace(self, cursor=cursor)

    def view(self, *, everything: bool) -> Asking:
        """Open matters, or all, with nothing else filtered."""
        return Asking(all=everything, sort=self.sort)


def asking_of(query: QueryParams) -> Asking:
    """What the address asks for. Unknown words in it are passed over: a link is never broken."""
    wanted = query.get("sort", "updated")
    sort = cast("Sort", wanted) if wanted in SORTS else "updated"
    return Asking(
        **{name: _values(query.getlist(name)) for name in FACETS},
        q=query.get("q", "").strip()[:_LONGEST],
        sort=sort,
        all=query.get("view") == "all",
        trials=query.get("view") == "trials",
        cursor=query.get("cursor", "")[:1000],
    )


def _values(given: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(each[:_LONGEST] for each in given))[:_MOST]
