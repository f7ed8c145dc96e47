"""What a playbook of chunk scope holds: when an obligation may be proposed, and the key terms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

Risk = Literal["low", "medium", "high"]

REASONS: Final = ("definition", "interpretation", "recital", "right_of_us", "effect")
"""The reasons for which a sentence with a duty word may be no obligation; code checks each."""

ACCEPT: Final = 0.80
REVIEW: Final = 0.50
TOKENS: Final = 1_500
OVERLAP: Final = 200


@dataclass(frozen=True, slots=True)
class RiskRule:
    """Words of an obligation that make its risk at least this high; code only raises a risk."""

    cues: tuple[str, ...]
    at_least: Risk


@dataclass(frozen=True, slots=True)
class ObligationPolicy:
    """How a verified obligation is graded.

    From a confidence of `accept` on it is proposed, from `review` on it is for a person to read,
    below it is dropped and escalated. `duty_cues` are added to those that code knows of the
    language. `exclude` are the reasons that the playbook allows for leaving a duty sentence out.
    """

    accept: float = ACCEPT
    review: float = REVIEW
    duty_cues: tuple[str, ...] = ()
    exclude: tuple[str, ...] = REASONS
    risk: tuple[RiskRule, ...] = ()


@dataclass(frozen=True, slots=True)
class ChunkSize:
    """Tokens of one chunk at most, as estimated, and of what it repeats of the one before."""

    tokens: int = TOKENS
    overlap: int = OVERLAP


@dataclass(frozen=True, slots=True)
class KeyTermSpec:
    """One key term that the register states once for the whole document.

    `derive` names the reader that reads its value from the quote, "" where the words themselves
    are the value; `options` are the cues that it is given. `cues` show that a chunk speaks of it:
    they dispute a claim that it does not.
    """

    id: str
    title: str
    description: str
    derive: str = ""
    options: tuple[tuple[str, tuple[str, ...]], ...] = ()
    cues: tuple[str, ...] = ()
    line: int = field(default=0, compare=False)

    def given(self) -> Mapping[str, object]:
        """What the reader is given besides the text."""
        return {name: list(words) for name, words in self.options}
