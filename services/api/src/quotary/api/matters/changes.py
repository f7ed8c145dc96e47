"""What has happened to a matter since someone looked: the body of a 409."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from datetime import datetime
from typing import Final, cast

from pydantic import BaseModel, Field

from quotary.api.matters.closing import NOT_EVALUATED, RED, UNSIGNED
from quotary.log.catalogue import decode
from quotary.log.direct import Stored
from quotary.log.facts.act import Act
from quotary.log.facts.base import Fact
from quotary.log.facts.ingested import Ingested
from quotary.log.facts.routed import Routed
from quotary.log.facts.submitted import Submitted
from quotary.log.subjects import ContractSubject, parse_contract

_BESIDE_ROWS = frozenset({"noted", "assigned", "held", "dismissed", "asked"})
"""Acts that change nothing about any row."""


class Change(BaseModel):
    """One fact that a person should know of before they act."""

    seq: int
    at: datetime
    run: str
    event: str
    kind: str
    who: str
    note: str
    sentence: str
    obligations: list[str] = Field(
        default=[], description="Keys of the register's rows that an act was about."
    )


Titles = Mapping[str, str]
"""Titles of positions by id: people read and say those."""


def changes(stored: Iterable[Stored], titles: Titles | None = None) -> list[Change]:
    """The changes among these facts: acts, new runs, and runs that came to their end.

    `titles` are those of positions that were decided before these facts.
    """
    found: list[Change] = []
    known = dict(titles or {})
    for each in stored:
        subject = parse_contract(each.subject)
        fact = decode(subject, each.data)
        known.update(titles_of(fact))
        sentence = _sentence(subject, fact, known)
        if sentence:
            act = fact if isinstance(fact, Act) else None
            found.append(
                Change(
                    seq=each.seq,
                    at=fact.at,
                    run=act.run if act else subject.run,
                    event=subject.event,
                    kind=act.kind if act else "",
                    who=fact.who if isinstance(fact, Act | Submitted) else "",
                    note=act.note if act else "",
                    sentence=sentence,
                    obligations=row_keys(act) if act else [],
                )
            )
    return found


def row_keys(act: Act) -> list[str]:
    """The rows of the register that the act is about; none for the others."""
    one, several = act.detail.get("obligation"), act.detail.get("obligations")
    named = cast("list[object]", several) if isinstance(several, list) else []
    keys = [cast("dict[str, object]", each).get("key") for each in named if isinstance(each, dict)]
    return [key for key in (one, *keys) if isinstance(key, str)]


def concerns_rows(change: Change, keys: Collection[str]) -> bool:
    """True where someone who acts on these rows must know of the change first."""
    if change.kind in _BESIDE_ROWS:
        return False
    return not change.obligations or not set(keys).isdisjoint(change.obligations)


def titles_of(fact: Fact) -> Titles:
    """The titles of the positions that a fact decides."""
    positions = fact.decision.positions if isinstance(fact, Routed) else ()
    return {each.id: each.title for each in positions if each.id and each.title}


def _sentence(subject: ContractSubject, fact: Fact, titles: Titles) -> str:
    if isinstance(fact, Act):
        return act_sentence(fact, titles)
    if isinstance(fact, Submitted):
        how = f"({fact.trigger}, {fact.proposer})"
        if fact.who:
            return f"{fact.who} started run {subject.run} {how}."
        return f"Run {subject.run} was started {how}."
    if isinstance(fact, Routed):
        route = fact.decision.route.value if fact.decision.route else "failed"
        return f"Run {subject.run} came to its end: {route.replace('_', ' ')}."
    if isinstance(fact, Ingested) and not fact.ok:
        return f"Run {subject.run} failed: the document could not be read."
    return ""


_EXCEPTIONS: Final = {
    NOT_EVALUATED: "parts that were not evaluated",
    UNSIGNED: "rows of the register that nobody signed",
    RED: "a red route",
}


def act_sentence(act: Act, titles: Titles | None = None) -> str:
    """Who did what, in one sentence."""
    if act.of_rows:
        return _rows_sentence(act)
    if act.kind == "overridden":
        verdict = act.verdict.value if act.verdict else "?"
        position = (titles or {}).get(act.position, act.position)
        return f"{act.who} overrode {position} to {verdict}."
    if act.kind == "assigned":
        assignee = str(act.detail.get("assignee", ""))
        return f"{act.who} assigned it to {assignee}." if assignee else f"{act.who} unassigned it."
    if act.kind == "held":
        return f"{act.who} {'put it on hold' if act.detail.get('held', True) else 'released it'}."
    said = {
        "approved": f"approved it with exceptions{_in_spite_of(act)}",
        "signed_off": "signed it off",
        "adopted": f"adopted run {act.run}",
        "dismissed": f"dismissed the failure of run {act.run}",
        "noted": "left a note",
        "erased": "erased it",
        "asked": "asked a question",
    }
    return f"{act.who} {said[act.kind]}."


def _in_spite_of(act: Act) -> str:
    named = act.detail.get("exceptions")
    if not isinstance(named, list) or not named:
        return ""
    return f", in spite of {', '.join(_EXCEPTIONS.get(str(each), str(each)) for each in named)}"


def _rows_sentence(act: Act) -> str:
    if act.kind == "signed_off":
        number = len(row_keys(act))
        return f"{act.who} signed off {number} {'row' if number == 1 else 'rows'} of the register."
    fields = act.detail.get("fields")
    names = ", ".join(sorted(cast("dict[str, object]", fields))) if isinstance(fields, dict) else ""
    return f"{act.who} corrected {names or 'a row'} of an obligation."
