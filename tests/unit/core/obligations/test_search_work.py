"""A chunk of nothing but signs is searched to its end: what grew with its square took minutes."""

import pytest

from quotary.core.indexing import DocumentIndex
from quotary.core.obligations.definitions import definitions_in
from quotary.core.obligations.duties import duties_in
from quotary.core.span import Span
from support.registers import document

LONG = 60_000
SIGNS = ("\n", " ", "; ", ". ", '"', "*", "(", "_", "- ", '"A", ', '"A" ')


@pytest.mark.parametrize("signs", SIGNS)
def test_the_duty_and_the_term_behind_the_signs_are_found(signs: str) -> None:
    noise = (signs * LONG)[:LONG]
    text = f'1. Terms\n\nTerms{noise}\n\n"Fees" means USD 5.\n\nThe Customer shall pay the Fees.\n'
    index = DocumentIndex(document(text))
    whole = Span(0, len(text))
    assert "Fees" in {one.term for one in definitions_in(index, whole)}
    assert any("shall pay" in one.sentence for one in duties_in(index, whole))
