"""A unit may end anywhere, within a sentence and within a list: what it holds is checked."""

import pytest

from quotary.core.document import Document
from quotary.core.gate import check_unit
from quotary.core.indexing import DocumentIndex
from quotary.core.proposal import Proposal
from quotary.core.span import Span
from support.embedded import ROOT
from support.policies import vendor_nda

TEXT = (ROOT / "samples" / "nda-clean.txt").read_text("utf-8")


@pytest.mark.parametrize("end", range(0, len(TEXT), 397))
def test_a_unit_may_end_within_a_sentence(end: int) -> None:
    index = DocumentIndex(Document(TEXT, language="en"))
    assert check_unit(Proposal(()), index, vendor_nda(), 1, Span(0, end)).evaluated
