"""A proposal that comes again is answered as it was, and as a check would answer it."""

from __future__ import annotations

import gc
from dataclasses import replace
from functools import cache
from unittest.mock import patch
from weakref import ref

import pytest

from quotary.core.document import Document
from quotary.core.indexing import DocumentIndex
from quotary.core.offline import propose
from quotary.core.playbook import Playbook
from quotary.core.proposal import Proposal, ProposedPosition
from quotary.core.span import Span
from quotary.gate.domain import remembering
from quotary.gate.domain.checking import check
from quotary.gate.domain.remembering import MOST, Outcomes
from quotary.log.facts.base import Failure
from quotary.log.facts.proposed import Proposed
from support.embedded import ROOT
from support.policies import chunks, clauses, vendor_nda
from support.registers import BROAD

CLEAN = (ROOT / "samples" / "nda-clean.txt").read_text("utf-8")
FIVE = (ROOT / "samples" / "nda-five-year.md").read_text("utf-8")


@cache
def index_of(text: str) -> DocumentIndex:
    return DocumentIndex(Document(text, language="en"))


@cache
def offline(text: str, playbook: Playbook) -> Proposal:
    return propose(index_of(text), playbook, Span(0, len(text)))


def proposed(proposal: Proposal | None, failure: Failure | None = None) -> Proposed:
    return Proposed.now(
        by="extractor", proposer="offline", proposal=proposal, failure=failure, outcome="ok"
    )


def changed(**fields: object) -> Proposal:
    """The proposal on the clean sample with other fields of its term."""
    proposal = offline(CLEAN, vendor_nda())
    positions = (
        replace(one, fields={**one.fields, **fields}) if one.id == "term" else one
        for one in proposal.positions
    )
    return replace(proposal, positions=tuple(positions))


def asked() -> list[tuple[Proposal, str, Playbook, str, int, Span]]:
    """Checks that differ from one another in one thing that the outcome depends on."""
    nda, whole = vendor_nda(), Span(0, len(CLEAN))
    proposal = offline(CLEAN, nda)
    term = next(one for one in proposal.positions if one.id == "term")
    return [
        (proposal, CLEAN, nda, "a", 1, whole),
        (proposal, CLEAN, nda, "a", 2, whole),
        (proposal, CLEAN, nda, "a", 1, Span(0, len(CLEAN) // 2)),
        (proposal, FIVE, nda, "a", 1, whole),
        (proposal, CLEAN, clauses(), "b", 1, whole),
        (replace(proposal, counterparty="Another Inc."), CLEAN, nda, "a", 1, whole),
        (replace(proposal, document_type="other"), CLEAN, nda, "a", 1, whole),
        (replace(proposal, positions=(term,)), CLEAN, nda, "a", 1, whole),
        (replace(proposal, positions=proposal.positions[::-1]), CLEAN, nda, "a", 1, whole),
        (changed(years=1), CLEAN, nda, "a", 1, whole),
        (changed(years=True), CLEAN, nda, "a", 1, whole),
        (changed(years=1.0), CLEAN, nda, "a", 1, whole),
        (changed(years="1"), CLEAN, nda, "a", 1, whole),
        (changed(years=float("nan")), CLEAN, nda, "a", 1, whole),
        (changed(years=None), CLEAN, nda, "a", 1, whole),
    ]


def test_each_check_has_its_own_outcome_whatever_came_before() -> None:
    outcomes = Outcomes()
    for _ in range(2):
        for proposal, text, playbook, digest, unit, span in asked():
            index, fact = index_of(text), proposed(proposal)
            kept = outcomes.check(fact, index, playbook, digest, unit, span)
            assert repr(kept) == repr(check(fact, index, playbook, unit, span))


def test_the_same_again_is_not_checked_again() -> None:
    outcomes, whole = Outcomes(), Span(0, len(CLEAN))
    with patch.object(remembering, "check", wraps=check) as checked:
        for _ in range(3):
            # Each fact is another one, of another matter and another moment.
            fact = proposed(offline(CLEAN, vendor_nda()))
            outcomes.check(fact, index_of(CLEAN), vendor_nda(), "a", 1, whole)
        assert checked.call_count == 1
        for proposal, text, playbook, digest, unit, span in asked()[1:]:
            outcomes.check(proposed(proposal), index_of(text), playbook, digest, unit, span)
        assert checked.call_count == len(asked())


@pytest.mark.parametrize("sentence", ["The model did not answer.", "The reply is cut off."])
def test_a_failed_proposal_fails_with_its_own_sentence(sentence: str) -> None:
    outcomes = Outcomes()
    for one in ("Another failure.", sentence):
        fact = proposed(None, Failure(code="model", sentence=one))
        gated = outcomes.check(fact, index_of(CLEAN), vendor_nda(), "a", 1, Span(0, len(CLEAN)))
        assert gated.failure == one


@pytest.mark.parametrize("playbook", [BROAD, chunks()], ids=["broad", "chunks"])
def test_chunks_are_checked_each_time(playbook: Playbook) -> None:
    outcomes, span = Outcomes(), Span(0, 600)
    with patch.object(remembering, "check", wraps=check) as checked:
        for _ in range(2):
            fact = proposed(offline(CLEAN[:600], playbook))
            outcomes.check(fact, index_of(CLEAN), playbook, "c", 1, span)
        assert checked.call_count == 2


def test_few_outcomes_are_kept_and_none_without_the_index() -> None:
    outcomes, index = Outcomes(), DocumentIndex(Document("One sentence.", language="en"))
    fact = proposed(Proposal((ProposedPosition("term", present=False),)))
    with patch.object(remembering, "check", wraps=check) as checked:
        for unit in (*range(MOST + 1), 0):
            outcomes.check(fact, index, clauses(), "b", unit, Span(0, 13))
        assert checked.call_count == MOST + 2


def test_outcomes_keep_no_index_alive() -> None:
    outcomes, index = Outcomes(), DocumentIndex(Document("One sentence.", language="en"))
    with patch.object(
        remembering, "check", return_value=check(proposed(None), index, clauses(), 1, Span(0, 13))
    ):
        outcomes.check(proposed(Proposal(())), index, clauses(), "b", 1, Span(0, 13))
    gone = ref(index)
    del index
    gc.collect()
    assert gone() is None
