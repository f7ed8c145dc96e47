"""From one fact to its frames. Pure: the same fact gives the same frames, live or years later."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from quotary.api.events.finding_frames import citation_frames
from quotary.api.events.frame import Frame, iso
from quotary.api.events.routing_frames import comment_frames, result_of_reading, routing_frames
from quotary.api.view.quotes import quotes
from quotary.core.document import Document
from quotary.log.facts.act import Act
from quotary.log.facts.answered import Answered
from quotary.log.facts.base import Fact, OutcomeFact
from quotary.log.facts.commented import Commented
from quotary.log.facts.gated import Gated
from quotary.log.facts.ingested import Ingested, UnitBatched, UnitReady
from quotary.log.facts.proposed import Proposed
from quotary.log.facts.routed import Routed
from quotary.log.facts.submitted import Submitted
from quotary.log.question_runs import question_number
from quotary.log.subjects import ContractSubject

Body = dict[str, object]


@dataclass(frozen=True, slots=True)
class Occurrence:
    """A fact with its place on the log, and the document where its frames show quotes."""

    seq: int
    at_ns: int
    subject: ContractSubject
    fact: Fact
    document: Document | None = None


def frames_of(happened: Occurrence) -> tuple[Frame, ...]:
    """The frames of one fact, in order; each names the fact's sequence and its own number in it."""
    make = _MAKERS.get(type(happened.fact))
    made = make(happened) if make is not None else []
    common = {
        "seq": happened.seq,
        "at": iso(happened.at_ns),
        "run": happened.subject.run,
        "unit": happened.subject.unit,
    }
    return tuple(
        Frame(event, {**common, "n": number, **body}) for number, (event, body) in enumerate(made)
    )


def needs_document(fact: Fact) -> bool:
    """True where the frames show words of the document."""
    return isinstance(fact, Gated | Answered)


def _submitted(happened: Occurrence) -> list[tuple[str, Body]]:
    fact = happened.fact
    assert isinstance(fact, Submitted)
    body: Body = {
        "filename": fact.filename,
        "playbook": fact.playbook,
        "proposer": fact.proposer,
        "paced": fact.paced,
        "trigger": fact.trigger,
        "source": fact.source,
        "external_id": fact.external_id,
        "lane": fact.lane,
        "sha256": fact.document.sha256 if fact.document else None,
        "takeover": fact.takeover.model_dump() if fact.takeover else None,
    }
    return [("run_started", body)]


def _ingested(happened: Occurrence) -> list[tuple[str, Body]]:
    fact = happened.fact
    assert isinstance(fact, Ingested)
    layout = fact.layout
    body: Body = {
        "outcome": fact.outcome,
        "failure": _failure(fact),
        "characters": fact.characters,
        "units": fact.units,
        "playbook": fact.playbook,
        "playbook_version": fact.playbook_version,
        "playbook_digest": fact.playbook_digest,
        "scope": fact.scope,
        "language": layout.language if layout else None,
        "pages": len(layout.pages) if layout else None,
        "clauses": len(layout.clauses) if layout else None,
        "flags": [
            {"kind": flag.kind, "detail": flag.detail, "page": flag.page}
            for flag in (layout.flags if layout else ())
        ],
    }
    return [("document", body), *result_of_reading(fact)]


def _unit_ready(happened: Occurrence) -> list[tuple[str, Body]]:
    fact = happened.fact
    assert isinstance(fact, UnitReady)
    return [("progress", {"phase": "unit_ready", "by": fact.by, "proposer": fact.proposer})]


def _proposed(happened: Occurrence) -> list[tuple[str, Body]]:
    fact = happened.fact
    assert isinstance(fact, Proposed)
    body: Body = {
        "phase": "proposed",
        "by": fact.by,
        "outcome": fact.outcome,
        "failure": _failure(fact),
        "proposer": fact.proposer,
        "model": fact.model,
        "ms": fact.ms,
        "usage": fact.usage.model_dump(),
        "taken_over": fact.taken_over,
    }
    return [("progress", body)]


def _gated(happened: Occurrence) -> list[tuple[str, Body]]:
    fact = happened.fact
    assert isinstance(fact, Gated)
    body: Body = {
        "phase": "gated",
        "by": fact.by,
        "outcome": fact.outcome,
        "failure": _failure(fact),
        "units": fact.units,
        "evaluated": fact.gated.evaluated,
        "counterparty": fact.gated.counterparty,
        "alerts": [{"kind": each.kind, "detail": each.detail} for each in fact.gated.alerts],
    }
    return [*citation_frames(fact, happened.document), ("progress", body)]


def _routed(happened: Occurrence) -> list[tuple[str, Body]]:
    assert isinstance(happened.fact, Routed)
    return routing_frames(happened.fact)


def _commented(happened: Occurrence) -> list[tuple[str, Body]]:
    assert isinstance(happened.fact, Commented)
    return comment_frames(happened.fact)


def _act(happened: Occurrence) -> list[tuple[str, Body]]:
    fact = happened.fact
    assert isinstance(fact, Act)
    body: Body = {
        "act": happened.subject.unit,
        "kind": fact.kind,
        "run": fact.run,
        "based_on": fact.based_on,
        "who": fact.who,
        "note": fact.note,
        "position": fact.position,
        "unit": fact.unit,
        "verdict": fact.verdict.value if fact.verdict else None,
        "detail": fact.detail,
    }
    return [("act", body)]


def _answered(happened: Occurrence) -> list[tuple[str, Body]]:
    fact = happened.fact
    assert isinstance(fact, Answered)
    body: Body = {
        "outcome": fact.outcome,
        "failure": _failure(fact),
        "number": question_number(happened.subject.run),
        "question": fact.question,
        "about": fact.about,
        "document_sha256": fact.document_sha256,
        "declined": fact.declined,
        "reason": fact.reason,
        "sentence": fact.sentence,
        "looked_at": fact.looked_at,
        "dropped": {each.reason: each.quotes for each in fact.dropped},
        "proposer": fact.proposer,
        "model": fact.model,
        "quotes": [
            each.model_dump() for each in quotes(fact.citations, happened.document or Document(""))
        ],
    }
    return [("answer", body)]


def _failure(fact: OutcomeFact) -> Body | None:
    return dict(fact.failure.model_dump()) if fact.failure else None


_MAKERS: Final[dict[type[Fact], Callable[[Occurrence], list[tuple[str, Body]]]]] = {
    Submitted: _submitted,
    Ingested: _ingested,
    UnitReady: _unit_ready,
    UnitBatched: _unit_ready,
    Proposed: _proposed,
    Gated: _gated,
    Routed: _routed,
    Commented: _commented,
    Act: _act,
    Answered: _answered,
}
