"""Running lines are told from a page's own text, also where a word goes on over the page's end."""

import pytest

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


def _furniture(pages: list[str]) -> list[str]:
    return [span.of("\f".join(pages)) for span in _spans(pages)]


def _spans(pages: list[str]) -> tuple[Span, ...]:
    text = "\f".join(pages)
    starts = [sum(len(page) + 1 for page in pages[:number]) for number in range(len(pages))]
    placed = [
        Page(number + 1, Span(start, start + len(pages[number])))
        for number, start in enumerate(starts)
    ]
    return furniture_of(text, placed)


def _pages(
    last: str, first: str = "", lead: str = "The lot is {word}.", count: int = 5
) -> list[str]:
    """Pages whose bodies differ, with a line at the top or at the foot; `{n}` counts with them."""
    words = ["ash", "beech", "cedar", "date", "elder"]
    return [
        "\n".join(
            line.format(n=number, m=number * number + 7, word=word)
            for line in (first, f"About {word}.", f"More of {word}.", lead, last)
            if line
        )
        for number, word in zip(range(1, count + 1), words, strict=False)
    ]


TEXT = [
    # What binds, with figures that differ, even where they count with the pages.
    "The Customer shall pay the sum of ${n}00 for unit {n} within {n} days.",
    "{n}.9 The Supplier must not move unit {n}.",
    "Confidential - the recipient shall not copy page {n}",
    "O Fornecedor dever\u00e1 entregar o lote {n}.",
    # The rest of a sentence.
    "except where unit {n} was returned within {n} days.",
    "except where the unit was returned within five days.",
    "and the lot is exempt from it for {n} months",
    # Figures that are not the page's.
    "Total for the unit: EUR {m}",
    "Unit {n} EUR {m}",
    # Amounts, lengths of time and limits without a word of duty.
    "Price of the unit: $300",
    "30 days from receipt",
    "Only 5% of it",
    "All lots excluded from the warranty",
    # A sentence whose figures differ.
    "The price of the unit that was sold is {n} dollars.",
]
RUNNING = [
    "Services Agreement Page {n} of 5",
    "Services Agreement - {n}",
    "Acme / Specimen, version 3 of 2024",
    "- {n} -",
    "ABC00012{n}",
    "Confidential",
    "Initials of the parties: ____",
]


@pytest.mark.parametrize("line", TEXT)
@pytest.mark.parametrize("count", [2, 3, 5])
def test_a_line_that_says_something_is_no_running_line(line: str, count: int) -> None:
    assert _furniture(_pages(line, count=count)) == []
    assert _furniture(_pages("", first=line, count=count)) == []


@pytest.mark.parametrize("line", RUNNING)
def test_a_running_line_is_told_by_its_page_number(line: str) -> None:
    assert len(_furniture(_pages(line))) == 5
    assert len(_furniture(_pages("", first=line))) == 5


BINDS = "The recipient shall not copy this page."


def test_a_sentence_that_closes_every_page_is_the_contracts_own() -> None:
    assert _furniture(_pages(BINDS)) == []
    assert _furniture(_pages("", first=BINDS)) == []


def test_a_line_between_the_halves_of_a_sentence_runs_and_is_read_once() -> None:
    pages = ["About ash.\nThe lot is", "sold.\nAbout beech.\nIt is", "shut.\nIt is\nwhole.\nEnd."]
    feet = "\f".join(f"{page}\n{BINDS}" for page in pages)
    found = _furniture(feet.split("\f"))
    assert found == [BINDS, BINDS]
    heads = _furniture([f"{BINDS}\n{page}" for page in pages])
    assert heads == [BINDS, BINDS]


SAYS = [
    "This page is part of the agreement",
    "Parts of this exhibit were filed with the registry",
    "Aplica-se a este anexo a lei francesa, que o rege",
]


@pytest.mark.parametrize("line", SAYS)
def test_what_a_running_line_states_is_read_where_it_stands_in_nothings_way(line: str) -> None:
    foot, head = _pages(line), _pages("", first=line)
    assert _furniture(foot) == [line] * 4
    assert _furniture(head) == [line] * 4
    at = [span for span in _spans(foot) if span.end == len("\f".join(foot))]
    assert at == []
    assert all(span.start > 0 for span in _spans(head))


ENDS = ["Friday of each week.", "Acme of the other part.", "Notice is on the first floor."]


@pytest.mark.parametrize("line", ENDS)
def test_what_ends_the_sentence_before_it_is_no_running_line(line: str) -> None:
    assert _furniture(_pages(line, lead="The lot of {word} is due on")) == []


@pytest.mark.parametrize("line", ["Acme and the heirs of", "Neither of the parties"])
def test_what_begins_the_sentence_behind_it_is_no_running_line(line: str) -> None:
    words = ("ash", "oak", "fir")
    pages = [f"{line}\nown the {word}.\nMore {word}.\nAbout {word}." for word in words]
    assert _furniture(pages) == []


@pytest.mark.parametrize("lead", ["The {word} is paid within", "The {word} is sold for $"])
def test_a_number_that_the_line_before_waits_for_is_no_page_number(lead: str) -> None:
    pages = _pages("Foot", lead=lead, count=1)
    first = pages[0].removesuffix("Foot") + "30"
    assert _furniture([first, "days or so.\nAbout oak.\nMore of it.\nEnd."]) == []
    assert _furniture(_pages("{n}", lead=lead)) == list("12345")


def test_a_footer_of_two_lines_runs_whole_and_the_rest_of_a_sentence_does_not() -> None:
    footer = "Parts of this exhibit filed with the registry under a request\nfor confidential {}"
    line = footer.format("treatment by the registry")
    assert len(_furniture(_pages(line))) == 10
    tail = "unless the lot was sold at a price below cost"
    assert _furniture(_pages(tail, lead="The Customer shall pay for {word},")) == []


def test_numbers_that_begin_anew_with_a_part_still_count() -> None:
    pages = _pages("Agreement - page {n}") + _pages("Agreement - page {n}")
    assert len(_furniture(pages)) == 10
