"""Without a model: sentences by cues, verbatim, and fields by readers alone."""

from __future__ import annotations

from hypothesis import given, settings

from quotary.core.document import Document
from quotary.core.gate import check_unit
from quotary.core.indexing import DocumentIndex
from quotary.core.offline import propose
from quotary.core.proposal import Proposal
from quotary.core.span import Span
from support.gated import nda
from support.hypothesis_load import SLOW
from support.made_contracts import Made, contracts
from support.small_playbook import SMALL

FIVE = "The obligations of confidentiality survive for five (5) years\nafter disclosure."
DOCUMENT = nda(FIVE, "This Agreement is governed by the laws of the State of Delaware.")


def proposed(document: Document) -> Proposal:
    return propose(document, SMALL, Span(0, len(document.text)))


def test_it_quotes_the_sentence_and_reads_its_fields() -> None:
    term = proposed(DOCUMENT).position("term")
    assert term is not None
    assert term.present is True
    assert term.quotes == (
        "1. The obligations of confidentiality survive for five (5) years after disclosure.",
    )
    assert term.fields["years"] == 5


def test_what_no_cue_shows_is_absent() -> None:
    residuals = proposed(DOCUMENT).position("residuals")
    assert residuals is not None
    assert residuals.present is False
    assert not residuals.quotes


def test_it_names_the_type_that_the_cues_show() -> None:
    assert proposed(DOCUMENT).document_type == "nda"
    assert proposed(Document("ORDER FORM\nTwo pumps.")).document_type == "other"
    assert proposed(Document("A memo.")).document_type == ""


def test_it_is_deterministic_and_has_every_position_once() -> None:
    assert proposed(DOCUMENT) == proposed(DOCUMENT)
    assert [p.id for p in proposed(DOCUMENT).positions] == [p.id for p in SMALL.positions]


@given(contracts())
@settings(deadline=None, max_examples=40, suppress_health_check=SLOW)
def test_every_quote_it_makes_is_verified_and_every_field_agrees(contract: Made) -> None:
    index = DocumentIndex(Document(contract.text, language="en"))
    whole = Span(0, len(contract.text))
    unit = check_unit(propose(index, SMALL, whole), index, SMALL, 1, whole)
    for finding in unit.findings:
        assert finding.grounded is (finding.present is True)
        assert all(check.agrees is not False for check in finding.fields)
