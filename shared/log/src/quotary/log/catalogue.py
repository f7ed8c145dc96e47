"""Who records which fact and who reads it: the one table behind accounts, docs and AsyncAPI."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from pydantic import TypeAdapter, ValidationError

from quotary.log.errors import FactInvalid
from quotary.log.facts.act import Act
from quotary.log.facts.answered import Answered
from quotary.log.facts.base import Fact
from quotary.log.facts.commented import Commented
from quotary.log.facts.gated import Gated
from quotary.log.facts.ingested import Ingested, UnitBatched, UnitReady
from quotary.log.facts.policy import (
    EvalScored,
    PlaybookPublished,
    PlaybookText,
    ReplayDone,
    ReplayPart,
    ReplayRequested,
    Sealed,
)
from quotary.log.facts.proposed import Proposed
from quotary.log.facts.routed import Routed
from quotary.log.facts.submitted import Submitted
from quotary.log.subjects import ContractSubject, Subject, parse
from quotary.log.upcasts import Body, upcast


@dataclass(frozen=True, slots=True)
class Entry:
    """One event: its class, the accounts that may record it, the services that act on it."""

    fact: type[Fact]
    producers: tuple[str, ...]
    consumers: tuple[str, ...]
    kind: str = ""

    @property
    def key(self) -> str:
        """`submitted`, or `playbook.text` for a policy fact."""
        return f"{self.kind}.{self.fact.event}" if self.kind else self.fact.event

    @property
    def pattern(self) -> str:
        """The subject filter that takes this event of every tenant and matter."""
        if self.kind:
            return f"policy.*.{self.kind}.*.{self.fact.event}.*"
        return f"contract.*.*.*.{self.fact.event}.*"


CATALOGUE: tuple[Entry, ...] = (
    Entry(Submitted, ("api", "ingest"), ("ingest", "api")),
    Entry(Ingested, ("ingest",), ("gate", "router", "api")),
    Entry(UnitReady, ("ingest",), ("extractor", "api")),
    Entry(UnitBatched, ("ingest",), ("extractor", "api")),
    Entry(Proposed, ("extractor",), ("gate", "api")),
    Entry(Gated, ("gate",), ("router", "api")),
    Entry(Routed, ("router",), ("extractor", "api")),
    Entry(Commented, ("extractor",), ("api",)),
    Entry(Act, ("api",), ("extractor", "api")),
    Entry(Answered, ("gate",), ("api",)),
    Entry(PlaybookText, ("api",), ("ingest", "extractor", "gate", "router", "api"), "playbook"),
    Entry(PlaybookPublished, ("api",), ("ingest", "api"), "playbook"),
    Entry(ReplayRequested, ("api",), ("api",), "replay"),
    Entry(ReplayPart, ("api",), ("router", "api"), "replay"),
    Entry(ReplayDone, ("router",), ("api",), "replay"),
    Entry(EvalScored, ("api",), ("api",), "eval"),
    Entry(Sealed, ("api",), ("api",), "seal"),
)

FactT = TypeVar("FactT", bound=Fact)

_BY_KEY = {entry.key: entry for entry in CATALOGUE}
_JSON = TypeAdapter[Body](Body)


def entry_for(subject: Subject) -> Entry:
    """The catalogue's entry for a subject.

    Raises:
        FactInvalid: no event of that name is known to this release.
    """
    is_contract = isinstance(subject, ContractSubject)
    key = subject.event if is_contract else f"{subject.kind}.{subject.event}"
    entry = _BY_KEY.get(key)
    if entry is None:
        raise FactInvalid(str(subject), f"no event {key!r} is known to this release")
    return entry


def decode(subject: str | Subject, body: bytes) -> Fact:
    """The fact that a stored message is, at the current version of its schema.

    Raises:
        FactInvalid: the body is no JSON object, or does not follow the event's schema.
        NewerVersion: a newer release wrote it.
        SubjectInvalid: the subject is no fact's.
    """
    parsed = parse(subject) if isinstance(subject, str) else subject
    entry = entry_for(parsed)
    try:
        fact = entry.fact.model_validate_json(body)
        if fact.v == entry.fact.version:
            return fact
    except ValidationError:
        # An older or newer body may not fit the current schema: its version decides what it is.
        pass
    return _decode_by_version(entry, parsed, body)


def _decode_by_version(entry: Entry, subject: Subject, body: bytes) -> Fact:
    try:
        lifted = upcast(entry.key, _JSON.validate_json(body), entry.fact.version)
        return entry.fact.model_validate(lifted)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(str(step) for step in first["loc"]) or "body"
        raise FactInvalid(str(subject), f"{where}: {first['msg']}") from error
    except ValueError as error:
        raise FactInvalid(str(subject), str(error)) from error


def decode_as(kind: type[FactT], subject: str | Subject, body: bytes) -> FactT:
    """The fact, proven to be of the class named.

    Raises:
        FactInvalid: it is of another event, or invalid.
    """
    fact = decode(subject, body)
    if not isinstance(fact, kind):
        raise FactInvalid(str(subject), f"a {kind.event} was expected, not a {fact.event}")
    return fact
