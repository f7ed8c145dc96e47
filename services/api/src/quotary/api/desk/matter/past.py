"""A matter's facts in a sentence each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final

from quotary.api.desk.words import count, decided_again, route_sign
from quotary.api.matters.changes import act_sentence, titles_of
from quotary.log.catalogue import decode
from quotary.log.direct import Stored
from quotary.log.facts.act import Act
from quotary.log.facts.answered import Answered
from quotary.log.facts.base import Fact, OutcomeFact
from quotary.log.facts.commented import Commented
from quotary.log.facts.gated import Gated
from quotary.log.facts.ingested import Ingested, UnitBatched, UnitReady
from quotary.log.facts.proposed import Proposed
from quotary.log.facts.routed import Routed
from quotary.log.facts.submitted import Submitted, Trigger
from quotary.log.subjects import ContractSubject, parse_contract


@dataclass(frozen=True, slots=True)
class Line:
    """One fact."""

    seq: int
    at: datetime
    run: str
    event: str
    by: str
    sentence: str
    note: str
    is_act: bool
    failed: bool
    parts: tuple[Line, ...] = ()


_BUNDLED: Final = {
    UnitReady.event: "waited for their proposals",
    UnitBatched.event: "waited for their proposals in the bulk lane",
    Proposed.event: "were proposed",
    Gated.event: "were checked",
}
"""Facts that a run by clause has many of, one per unit."""


def bundled(lines: Iterable[Line]) -> list[Line]:
    """The lines with each step's units in one, which holds them; what failed stays by itself."""
    found: list[Line] = []
    for line in lines:
        last = found[-1] if found else None
        if last is not None and _together(last, line):
            parts = (*(last.parts or (last,)), line)
            sentence = f"{len(parts)} units {_BUNDLED[line.event]}."
            found[-1] = replace(last, sentence=sentence, parts=parts)
        else:
            found.append(line)
    return found


def _together(one: Line, other: Line) -> bool:
    same = (one.event, one.run) == (other.event, other.run)
    return same and one.event in _BUNDLED and not one.failed and not other.failed


def past_lines(stored: Iterable[Stored]) -> list[Line]:
    """One line per fact, newest first."""
    found: list[Line] = []
    titles: dict[str, str] = {}
    for each in stored:
        subject = parse_contract(each.subject)
        fact = decode(subject, each.data)
        titles.update(titles_of(fact))
        act = fact if isinstance(fact, Act) else None
        found.append(
            Line(
                seq=each.seq,
                at=datetime.fromtimestamp(each.at_ns / 1e9, UTC),
                run=act.run if act else subject.run,
                event=subject.event,
                by=_by(fact),
                sentence=act_sentence(act, titles) if act else _sentence(subject, fact),
                note=act.note if act else "",
                is_act=act is not None,
                failed=isinstance(fact, OutcomeFact) and not fact.ok,
            )
        )
    return found[::-1]


def _by(fact: Fact) -> str:
    """The person where there is one, else the service that recorded it."""
    person = fact.who if isinstance(fact, Act | Submitted) else ""
    return person or fact.by


def _sentence(subject: ContractSubject, fact: Fact) -> str:
    if isinstance(fact, OutcomeFact) and not fact.ok:
        said = fact.failure.sentence if fact.failure else "It failed."
        return f"{_not_done(subject)}: {said}"
    make = _SENTENCES.get(type(fact))
    return make(subject, fact) if make is not None else subject.event


def _not_done(subject: ContractSubject) -> str:
    """What did not come about: the event's own name would say that it did."""
    what = _NOT_DONE.get(subject.event, f"{subject.event} failed")
    words = f"unit {subject.unit} {what}" if subject.unit else what
    return words[:1].upper() + words[1:]


_NOT_DONE: Final = {
    Ingested.event: "could not be read",
    UnitReady.event: "could not be made ready",
    UnitBatched.event: "could not be made ready",
    Proposed.event: "could not be proposed",
    Gated.event: "could not be checked",
    Routed.event: "could not be routed",
    Commented.event: "no comments could be drafted",
    Answered.event: "the question could not be answered",
}


_STARTED: Final[Mapping[Trigger, str]] = {
    "upload": "Handed in",
    "intake": "Handed in by a pipeline",
    "amendment": "A new version handed in",
    "re-review": "Run again",
    "retry": "Tried again",
    "replay": "Decided again",
}


def _submitted(_: ContractSubject, fact: Fact) -> str:
    assert isinstance(fact, Submitted)
    kept = f" with what run {fact.takeover.run} had proposed" if fact.takeover else ""
    return f"{_STARTED[fact.trigger]}{kept}, proposer {fact.proposer}, playbook {fact.playbook}."


def _ingested(_: ContractSubject, fact: Fact) -> str:
    assert isinstance(fact, Ingested)
    pages = len(fact.layout.pages) if fact.layout else 0
    size = f"{count(pages, 'page')}, " if pages else ""
    return (
        f"Read: {size}{fact.characters:,} characters; {count(fact.units, 'unit')} for "
        f"{fact.playbook} v{fact.playbook_version}."
    )


def _ready(subject: ContractSubject, _: Fact) -> str:
    return f"Unit {subject.unit} waits for its proposal."


def _proposed(subject: ContractSubject, fact: Fact) -> str:
    assert isinstance(fact, Proposed)
    how = f"model {fact.model}" if fact.usage.calls else "no model called"
    return f"Unit {subject.unit} proposed ({fact.proposer}, {how})."


def _gated(subject: ContractSubject, fact: Fact) -> str:
    assert isinstance(fact, Gated)
    grounded = sum(each.grounded for each in fact.gated.findings)
    return (
        f"Unit {subject.unit} checked: {count(len(fact.gated.findings), 'finding')}, "
        f"{grounded} grounded."
    )


def _routed(_: ContractSubject, fact: Fact) -> str:
    assert isinstance(fact, Routed)
    if fact.replay:
        return _decided_again(fact)
    route = route_sign(fact.decision.route.value).word if fact.decision.route else "no route"
    return f"Decided by Python, engine {fact.engine}: {route}. {fact.decision.rule}"


def _decided_again(fact: Routed) -> str:
    route = route_sign(fact.decision.route.value).word if fact.decision.route else "no route"
    under = f"{fact.playbook} v{fact.playbook_version}"
    return f"{decided_again(under)}: {route}. {fact.decision.rule}"


def _commented(_: ContractSubject, fact: Fact) -> str:
    assert isinstance(fact, Commented)
    if not fact.comments:
        return "No comments."
    drafted = sum(each.source == "model" for each in fact.comments)
    if 0 < drafted < len(fact.comments):
        by = f"{drafted} by the model, the others by the playbook"
    else:
        by = f"worded by the {'model' if drafted else 'playbook'}"
    # The fact itself holds the first of a long list.
    more = "More than " if fact.comments_ref else ""
    return f"{more}{count(len(fact.comments), 'comment')}, {by}."


def _answered(_: ContractSubject, fact: Fact) -> str:
    assert isinstance(fact, Answered)
    return "A question was declined." if fact.declined else "A question was answered with quotes."


_SENTENCES: Final[dict[type[Fact], Callable[[ContractSubject, Fact], str]]] = {
    Submitted: _submitted,
    Ingested: _ingested,
    UnitReady: _ready,
    UnitBatched: _ready,
    Proposed: _proposed,
    Gated: _gated,
    Routed: _routed,
    Commented: _commented,
    Answered: _answered,
}
