"""Small agreements, honest replies about them, and the register that they come to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from quotary.core.decision import DecisionInput
from quotary.core.document import Document
from quotary.core.finding import GatedUnit
from quotary.core.indexing import DocumentIndex
from quotary.core.obligations.checking import check_chunk
from quotary.core.obligations.proposed import (
    ProposedExclusion,
    ProposedObligation,
    ProposedTerm,
)
from quotary.core.obligations.register import ChunkFindings, Register
from quotary.core.obligations.registering import register_of
from quotary.core.playbook import Playbook
from quotary.core.proposal import Proposal
from quotary.core.span import Span
from quotary.ingest.reading.clauses.split import split_clauses
from quotary.log.playbook_files import load_playbook

PLAYBOOK: Playbook = load_playbook(
    Path(__file__).parents[1] / "playbooks" / "small-register.yaml"
).playbook
BROAD: Playbook = replace(
    PLAYBOOK,
    obligations=replace(
        PLAYBOOK.obligations,
        exclude=("definition", "interpretation", "recital", "right_of_us", "effect"),
    ),
)

REPORTS = (
    "The Supplier shall deliver the quarterly report to the Customer within 30 days after the end "
    "of each quarter."
)
SECRETS = "The Supplier shall not disclose the Customer's information to any third party."
LIABILITY = "The liability of the Supplier under this Agreement is limited to USD 1,000,000."
AUDIT = "The Customer may audit the books of the Supplier once in each year."
FEES = '"Fees" shall mean the amounts that are due under the order forms.'
LIST = (
    "The Supplier shall at its own cost: (a) maintain insurance for the Services; (b) keep records "
    "of all Services; and (c) train its staff in the rules of the Customer."
)
LAW = "This Agreement shall be governed by the laws of England and Wales."

TEXT = "\n\n".join(
    (
        "SERVICES AGREEMENT",
        f"1. Reports\n{REPORTS}",
        f"2. Secrets\n{SECRETS} {AUDIT}",
        f"3. Liability\n{LIABILITY}",
        f"4. Terms\n{FEES}",
        f"5. Housekeeping\n{LIST}",
        f"6. Law\n{LAW}",
    )
)


def document(text: str = TEXT, language: str = "en") -> Document:
    return Document(text, language, clauses=split_clauses(text))


def duty(
    quote: str | Sequence[str], confidence: float | None = 0.95, **more: Any
) -> ProposedObligation:
    """An honest entry about one sentence of `TEXT`."""
    quotes = (quote,) if isinstance(quote, str) else tuple(quote)
    given = ProposedObligation(quotes, "do it", "must", confidence=confidence)
    return replace(given, **more)


HONEST = Proposal(
    (),
    obligations=(
        duty(
            REPORTS,
            party="The Supplier",
            trigger="the end of each quarter",
            deadline="within 30 days after the end of each quarter",
            risk="low",
        ),
        duty(SECRETS, modality="must_not", party="The Supplier"),
        duty(AUDIT, modality="may", party="The Customer"),
        duty(LIST, party="The Supplier"),
    ),
    exclusions=(ProposedExclusion(FEES, "definition"), ProposedExclusion(LAW, "effect")),
    terms=(ProposedTerm("liability_cap", found=True, quotes=(LIABILITY,), value="USD 1,000,000"),),
)


def findings(
    proposal: Proposal | None,
    text: str = TEXT,
    playbook: Playbook = BROAD,
    span: Span | None = None,
    language: str = "en",
) -> ChunkFindings:
    """What the gate makes of the proposal for the text as one chunk."""
    unit = gated(proposal, text, playbook, span, language=language)
    assert unit.chunk is not None
    return unit.chunk


def gated(
    proposal: Proposal | None,
    text: str = TEXT,
    playbook: Playbook = BROAD,
    span: Span | None = None,
    unit: int = 1,
    language: str = "en",
) -> GatedUnit:
    index = DocumentIndex(document(text, language))
    return check_chunk(proposal, index, playbook, unit, span or Span(0, len(text)), "No reply.")


def register(proposal: Proposal | None, text: str = TEXT, playbook: Playbook = BROAD) -> Register:
    """The register of the text read as one chunk."""
    return register_of((gated(proposal, text, playbook),), playbook)


def registered(text: str, *rows: tuple[str, str | None]) -> Register:
    """The register of one clause, from a row per quote and the party it is said to bind."""
    proposed = tuple(duty(quote, party=party, modality=None) for quote, party in rows)
    return register(Proposal((), obligations=proposed), f"1. Works\n{text}\n")


def given(*units: GatedUnit) -> DecisionInput:
    return DecisionInput("d", "en", units)
