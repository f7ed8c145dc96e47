"""What a model proposed for one chunk: obligations, exclusions and key terms, all unchecked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Modality = Literal["must", "must_not", "may"]
Risk = Literal["low", "medium", "high"]


@dataclass(frozen=True, slots=True)
class ProposedObligation:
    """One obligation as the model gave it.

    `quotes` are fragments in document order, not yet looked for. `party`, `trigger` and `deadline`
    are words of the source, None where the model says that the source has none. `start` and `end`
    are the offsets that the model claims for the whole quote, within the chunk as it was shown.
    `problems` are sentences: why the entry, or one of its fields, could not be used.
    """

    quotes: tuple[str, ...]
    statement: str = ""
    modality: Modality | None = None
    party: str | None = None
    trigger: str | None = None
    deadline: str | None = None
    risk: Risk | None = None
    confidence: float | None = None
    start: int | None = None
    end: int | None = None
    problems: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ProposedExclusion:
    """A sentence with a duty word that the model says is no obligation, and why."""

    quote: str
    why: str = ""


@dataclass(frozen=True, slots=True)
class ProposedTerm:
    """A key term as the model gave it; `value` is None where it says the chunk has none."""

    id: str
    found: bool
    quotes: tuple[str, ...] = ()
    value: str | None = None
    problems: tuple[str, ...] = ()
