"""Running lines are told from a page's own text, also where a word goes on over the page's end."""

from quotary.core.citation import locate_one
from quotary.core.document import Document, Page
from quotary.core.span import Span
from quotary.ingest.reading.pdf.furniture import furniture_of

PAGES = (
    "Acme / Specimen\nThe Supplier shall ask the Customer's archi\u00ad"
    "Services Agreement Page 1 of 3",
    "Acme / Specimen\ntect before it builds. It shall keep a list.\nServices Agreement Page 2 of 3",
    "Acme / Specimen\nThe list shall be complete.\nServices Agreement Page 3 of 3",
)


def _document() -> Document:
    text = "\f".join(PAGES)
    starts = [sum(len(page) + 1 for page in PAGES[:number]) for number in range(len(PAGES))]
    pages = tuple(
        Page(number + 1, Span(start, start + len(PAGES[number])))
        for number, start in enumerate(starts)
    )
    return Document(text, pages=pages, furniture=furniture_of(text, pages))


def test_a_footer_right_after_a_broken_word_is_furniture() -> None:
    document = _document()
    assert [span.of(document.text) for span in document.furniture] == [
        "Acme / Specimen",
        "Services Agreement Page 1 of 3",
        "Acme / Specimen",
        "Services Agreement Page 2 of 3",
        "Acme / Specimen",
        "Services Agreement Page 3 of 3",
    ]


def test_a_sentence_whose_word_is_broken_over_the_end_of_a_page_is_found() -> None:
    quote = "The Supplier shall ask the Customer's architect before it builds."
    assert locate_one(quote, _document()).verified
