"""One finding of a run as a card shows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quotary.api.desk.matter.checks import Check
from quotary.api.desk.matter.kept_overrides import Offer
from quotary.api.desk.matter.placed import PlacedQuote
from quotary.api.desk.words import Sign
from quotary.api.view.quotes import Rejected
from quotary.log.facts.commented import Comment
from quotary.log.matter_state import Override

NO_POSITION: Final = "_"
"""Stands for the position in the key of a clause that the playbook does not address."""


@dataclass(frozen=True, slots=True)
class Warned:
    """An alert in its own words, and where the passage stands that raised it."""

    kind: str
    detail: str
    where: str


@dataclass(frozen=True, slots=True)
class Card:
    """One position of a run, in one clause where there is a finding per clause.

    `position` is "" for a clause that the playbook does not address, or that was not evaluated.
    `state` is that of the decision; `verdict` takes a person's override into account.
    """

    key: str
    position: str
    unit: int
    part: str
    title: str
    critical: bool
    state: str
    sign: Sign
    verdict: str
    system_sign: Sign
    where: str
    teaser: str
    rule: str
    because: str
    stands: str
    quotes: tuple[PlacedQuote, ...]
    rejected: tuple[Rejected, ...]
    checks: tuple[Check, ...]
    alerts: tuple[Warned, ...]
    requirement: str
    insert_text: str
    row: int
    comments: tuple[Comment, ...]
    override: Override | None
    offer: Offer | None
    weight: tuple[int, int, int, int]

    @property
    def missing(self) -> bool:
        """True where the contract must have a clause that nobody found."""
        return self.state == "missing"


def key_of(position: str, unit: int) -> str:
    """The name of a position in addresses and anchors of a page."""
    return f"{position or NO_POSITION}-{unit}"
