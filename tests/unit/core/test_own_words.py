"""Passages without what a page break puts among their words."""

from quotary.core.document import Document
from quotary.core.own_words import outside_furniture, own_words
from quotary.core.span import Span


def test_a_quote_over_a_page_break_is_shown_without_the_footer() -> None:
    text = "one two Footer 1 Header three"
    document = Document(text, furniture=(Span(8, 16), Span(17, 23)))
    assert own_words(document, Span(0, len(text))) == "one two three"
    assert outside_furniture(document, Span(0, 7)) == (Span(0, 7),)
    assert outside_furniture(document, Span(9, 12)) == (Span(9, 12),)
