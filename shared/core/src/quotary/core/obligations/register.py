"""The register: what a run's chunks add up to once every quote is checked and spans are joined."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from quotary.core.alert import Alert, FieldCheck, Scalar
from quotary.core.obligations.proposed import Modality, Risk
from quotary.core.span import Span

Bucket = Literal["proposed", "review"]
"""`proposed` may be signed off in bulk; `review` is for a person to read one by one."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where words stand: their span, page (from 1; None without pages) and clause number."""

    span: Span
    page: int | None = None
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Deadline:
    """A deadline as the source states it: a rule bound to an event, or a date.

    `text` is the source's words. `amount` and `unit` (hour, day, business_day, week, month, year)
    with `relation` (within, before, after, by, on, every) to the event `anchor` are what code reads
    in them; `date` is an ISO date only where the words themselves state one. Nothing is computed.
    """

    text: str
    amount: float | None = None
    unit: str = ""
    relation: str = ""
    anchor: str = ""
    date: str | None = None


@dataclass(frozen=True, slots=True)
class Obligation:
    """One verified obligation.

    `key` is stable: equal words in an equal clause of another version of the document have the
    equal key. `quote` is the document's own text of `place`, or of its `parts`, joined by an
    ellipsis, where it is no one run of text (a lead-in and an item of a list). Fields that the
    source does not state are None. `checks` are the fields as proposed and as code reads them.
    """

    key: str
    quote: str
    place: Place
    units: tuple[int, ...]
    bucket: Bucket
    modality: Modality
    statement: str = ""
    party: str | None = None
    trigger: str | None = None
    deadline: Deadline | None = None
    risk: Risk | None = None
    confidence: float | None = None
    checks: tuple[FieldCheck, ...] = ()
    alerts: tuple[Alert, ...] = ()
    parts: tuple[Span, ...] = ()

    @property
    def spans(self) -> tuple[Span, ...]:
        """The runs of text that are quoted, in order."""
        return self.parts or (self.place.span,)


@dataclass(frozen=True, slots=True)
class Escalation:
    """A proposal that was dropped: why, and which chunk a person must read for it.

    `claimed` is what the model said, for the person who looks; it is never shown as an obligation.
    """

    unit: int
    kind: str
    why: str
    claimed: str = ""
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class Duty:
    """A sentence with a duty word, or an item of a list that one opens; found by code alone.

    `at` is where its duty words stand: outside of `place` for an item whose lead-in has them.
    """

    place: Place
    cue: str
    sentence: str
    at: tuple[Span, ...] = ()


@dataclass(frozen=True, slots=True)
class Exclusion:
    """A sentence with a duty word that is stated not to be an obligation; its quote is verified."""

    place: Place
    why: str
    sentence: str


@dataclass(frozen=True, slots=True)
class KeyTerm:
    """A key term: its value as code reads it from the verified quote, or not found.

    `found` is False, and value and place are None, where no verified quote states it. `written` is
    the value with its unit as people write it, for them to read; "" where only `value` says it.
    """

    id: str
    title: str
    found: bool
    value: Scalar = None
    quote: str = ""
    place: Place | None = None
    unit: int = 0
    alerts: tuple[Alert, ...] = ()
    written: str = ""


@dataclass(frozen=True, slots=True)
class Definition:
    """A defined term and all that the document says of its meaning; found by code alone."""

    term: str
    place: Place
    text: str


@dataclass(frozen=True, slots=True)
class ChunkFindings:
    """What the gate makes of one chunk; the router joins them.

    `duties` and `definitions` are all that begin in the chunk, also where no proposal was made.
    """

    obligations: tuple[Obligation, ...] = ()
    escalations: tuple[Escalation, ...] = ()
    exclusions: tuple[Exclusion, ...] = ()
    duties: tuple[Duty, ...] = ()
    terms: tuple[KeyTerm, ...] = ()
    definitions: tuple[Definition, ...] = ()


@dataclass(frozen=True, slots=True)
class Register:
    """A run's obligations in document order, and everything that a person still has to read.

    `gaps` are duty sentences that no obligation and no exclusion covers. `unread` are the units
    that could not be evaluated; their duty sentences are among the gaps.
    """

    obligations: tuple[Obligation, ...] = ()
    escalations: tuple[Escalation, ...] = ()
    gaps: tuple[Duty, ...] = ()
    exclusions: tuple[Exclusion, ...] = ()
    terms: tuple[KeyTerm, ...] = ()
    unread: tuple[int, ...] = ()
    definitions: tuple[Definition, ...] = ()
