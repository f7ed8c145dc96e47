"""A checked chunk fits a fact, whatever the document and the reply are made of."""

from dataclasses import replace

import pytest
from pydantic import TypeAdapter

from quotary.core.finding import GatedUnit
from quotary.core.indexing import DocumentIndex
from quotary.core.obligations.proposed import ProposedExclusion, ProposedObligation
from quotary.core.proposal import Proposal
from quotary.core.span import Span
from quotary.gate.domain.checking import MAX_BYTES, check
from quotary.log.facts.proposed import Proposed
from support.registers import BROAD, document

UNIT = TypeAdapter(GatedUnit)
FACT = 250_000
"""Bytes under which a fact stays with its other fields."""

CHUNKS = {
    "duties": "The Supplier shall pay. " * 500,
    "words": "shall " * 2_000,
    "items": "The Supplier shall: " + "(a) pay; " * 1_300,
    "brackets": 'the Supplier (the "Supplier") ' * 400,
    "definitions": '"Fee" means what is due on this day. ' * 320,
    "one word": "a" * 12_000,
}


def gated(text: str, proposal: Proposal | None) -> GatedUnit:
    proposed = Proposed.now(by="extractor", proposal=proposal)
    index = DocumentIndex(document(text))
    return check(proposed, index, BROAD, 1, Span(0, len(text)))


@pytest.mark.parametrize("text", CHUNKS.values(), ids=CHUNKS)
def test_a_chunk_of_nothing_but_duties_fits_a_fact(text: str) -> None:
    for proposal in (None, Proposal(())):
        assert len(UNIT.dump_json(gated(text, proposal))) < FACT


@pytest.mark.parametrize("text", CHUNKS.values(), ids=CHUNKS)
def test_a_reply_of_a_thousand_entries_fits_a_fact(text: str) -> None:
    flood = Proposal(
        (),
        obligations=(ProposedObligation((text[:8_000],), "x" * 1_000, "must", "The Supplier"),)
        * 1_000,
        exclusions=(ProposedExclusion("y" * 8_000, "definition"),) * 1_000,
    )
    unit = gated(text, flood)
    assert len(UNIT.dump_json(unit)) < FACT


def test_a_reply_too_large_to_record_leaves_the_chunk_unread() -> None:
    text = "".join(f"The Supplier shall pay the fee number {n}. " for n in range(300))
    entry = ProposedObligation(
        (text[:7_000].rpartition(". ")[0],), "x" * 900, "must", "The Supplier"
    )
    flood = Proposal((), obligations=tuple(replace(entry, confidence=n / 200) for n in range(200)))
    unit = gated(text, flood)
    assert not unit.evaluated
    assert unit.failure.startswith("The reply's findings are larger than a fact can hold")
    assert unit.chunk is not None
    assert unit.chunk.obligations == ()
    assert unit.chunk.duties
    assert MAX_BYTES < FACT


def test_entries_beyond_the_most_are_told() -> None:
    text = "The Supplier shall pay the fee. Nothing else is owed by anybody under this letter."
    entry = ProposedObligation(("The Supplier shall pay the fee.",), confidence=0.9)
    unit = gated(text, Proposal((), obligations=(entry,) * 201))
    assert unit.chunk is not None
    (one,) = unit.chunk.escalations
    assert (one.kind, one.why) == (
        "too_many",
        "The reply has 201 entries of one kind; the first 200 were checked.",
    )
