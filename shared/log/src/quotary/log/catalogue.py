"""Every event with the class of its facts, and facts decoded by their subject."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from pydantic import TypeAdapter, ValidationError

from quotary.log.errors import FactInvalid
from quotary.log.events import EVENTS, Event
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
    """One event with the class of its facts."""

    event: Event
    fact: type[Fact]

    @property
    def key(self) -> str:
        """`submitted`, or `playbook.text` for a policy fact."""
        return self.event.key

    @property
    def pattern(self) -> str:
        """The subject filter that takes this event of every tenant and matter."""
        return self.event.pattern

    @property
    def kind(self) -> str:
        """The kind of a policy fact, "" for a matter's."""
        return self.event.kind

    @property
    def producers(self) -> tuple[str, ...]:
        """The accounts that may record it."""
        return self.event.producers

    @property
    def consumers(self) -> tuple[str, ...]:
        """The services that act on it."""
        return self.event.consumers


_FACTS: tuple[type[Fact], ...] = (
    Submitted,
    Ingested,
    UnitReady,
    UnitBatched,
    Proposed,
    Gated,
    Routed,
    Commented,
    Act,
    Answered,
    PlaybookText,
    PlaybookPublished,
    ReplayRequested,
    ReplayPart,
    ReplayDone,
    EvalScored,
    Sealed,
)
_BY_NAME = {fact.event: fact for fact in _FACTS}
CATALOGUE = tuple(Entry(event, _BY_NAME[event.name]) for event in EVENTS)

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
    return of_kind(kind, subject, decode(subject, body))


def of_kind(kind: type[FactT], subject: str | Subject, fact: Fact) -> FactT:
    """The fact, proven to be of the class named.

    Raises:
        FactInvalid: it is of another event.
    """
    if not isinstance(fact, kind):
        raise FactInvalid(str(subject), f"a {kind.event} was expected, not a {fact.event}")
    return fact
