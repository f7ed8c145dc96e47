"""Where quotes are found, how they are flagged, and why they are refused."""

from __future__ import annotations

import pytest

from quotary.core.citation import locate, locate_one
from quotary.core.document import Document, Page, ReadingFlag
from quotary.core.indexing import DocumentIndex
from quotary.core.span import Span

TEXT = (
    "1. Term. This Agreement continues for three (3) years from the Effective Date.\n"
    "2. Use. The Recipient shall use the Information solely for the Purpose.\n"
    "3. Copies. The Recipient shall use the Information solely for the Purpose.\n"
    "4. Law. This Agreement is governed by the laws of the State of Delaware.\n"
)
DOCUMENT = Document(TEXT, "en")


def test_an_exact_quote_is_found_where_it_stands() -> None:
    quote = "This Agreement continues for three (3) years"
    citation = locate_one(quote, DOCUMENT)
    assert citation.verified
    assert citation.matched == "exact"
    assert [span.of(TEXT) for span in citation.spans] == [quote]
    assert citation.flags == ("mid_sentence",)
    assert citation.alerts == ()


def test_a_whole_sentence_has_no_flags() -> None:
    citation = locate_one(
        "This Agreement is governed by the laws of the State of Delaware.", DOCUMENT
    )
    assert citation.flags == ()


HONEST = [
    "This  Agreement continues\nfor three (3) years",
    "“This Agreement continues for three (3) years”",
    "This Agreement con\u00adtinues for three (3) years",
    "This\u200b Agreement continues for three (3) years",
    "This Agreement continues for three ( 3 ) years",
]


@pytest.mark.parametrize("quote", HONEST)
def test_typography_and_white_space_may_differ(quote: str) -> None:
    citation = locate_one(quote, DOCUMENT)
    assert citation.matched == "folded"
    assert citation.spans[0].of(TEXT) == "This Agreement continues for three (3) years"


LINE_ENDS = [
    "the payments are due",
    "the pay-ments are due",
    "the pay- ments are due",
    "the pay-\nments are due",
]


@pytest.mark.parametrize("quote", LINE_ENDS)
@pytest.mark.parametrize(
    "written", ["pay-\nments", "pay\u00adments", "pay\x02ments", "pay -\r\nments"]
)
def test_a_hyphen_at_a_line_end_may_be_kept_or_dropped(written: str, quote: str) -> None:
    text = f"All of the {written} are due at once."
    citation = locate_one(quote, Document(text))
    assert citation.verified
    assert citation.spans[0].of(text) == f"the {written} are due"


@pytest.mark.parametrize(
    ("quote", "verified"), [("10-20", True), ("10- 20", True), ("1020", False)]
)
def test_a_hyphen_between_digits_is_never_dropped(quote: str, *, verified: bool) -> None:
    citation = locate_one(
        f"between {quote} days of notice", Document("It takes between 10-\n20 days of notice.")
    )
    assert citation.verified is verified


REFUSED = [
    ("This Agreement continues for five (3) years", "word_differs", "three", "five"),
    ("This Agreement continues for three (5) years", "number_differs", "3", "5"),
    ("This Agreement continues for three (３) years", "number_differs", "3", "３"),
    ("This Agreement continues for three (³) years", "number_differs", "3", "³"),
    ("This Agreement continues for three (٣) years", "number_differs", "3", "٣"),
    ("This agreement continues for three (3) years", "case_differs", "Agreement", "agreement"),
    ("This Agreement cоntinues for three (3) years", "script_differs", "continues", "cоntinues"),
    ("This Agreement continues for three 3 years", "punctuation_differs", "( 3 )", "3"),
    ("This Agreement continues for 3 years", "word_differs", "three ( 3 )", "3"),
    ("This Agreement continues for three (3) ye", "mid_word", "years", "ye"),
    ("This Agree ment continues for three (3) years", "spacing_differs", "Agreement", "Agree ment"),
    ("This Agreement continues ... three (3) years", "ellipsis", "for", ". . ."),
]


@pytest.mark.parametrize(("quote", "reason", "expected", "found"), REFUSED)
def test_a_dishonest_quote_is_refused_with_its_cause(
    quote: str, reason: str, expected: str, found: str
) -> None:
    citation = locate_one(quote, DOCUMENT)
    assert (citation.status, citation.reason) == ("ungrounded", reason)
    assert citation.spans == ()
    assert citation.closest is not None
    assert (citation.closest.expected, citation.closest.found) == (expected, found)
    assert citation.closest.span.of(TEXT).startswith("This Agreement continues")


def test_a_stitched_quote_is_refused() -> None:
    quote = "This Agreement continues for three (3) years by the laws of the State of Delaware."
    citation = locate_one(quote, DOCUMENT)
    assert (citation.status, citation.reason) == ("ungrounded", "stitched")


@pytest.mark.parametrize(
    ("quote", "reason"),
    [
        ("", "empty"),
        (" \n", "empty"),
        ("years", "too_short"),
        ("x" * 20_001, "too_long"),
        ("zq " * 9, "not_found"),
    ],
)
def test_a_quote_not_worth_looking_for_is_refused(quote: str, reason: str) -> None:
    citation = locate_one(quote, DOCUMENT)
    assert (citation.status, citation.reason) == ("ungrounded", reason)


def test_an_empty_document_can_check_nothing() -> None:
    citation = locate_one("This Agreement continues", Document(" \n "))
    assert (citation.status, citation.reason) == ("uncheckable", "no_text")


def test_a_search_that_gives_up_says_so() -> None:
    citation = locate_one("a a a a a a" + " ba" * 4, Document("aa " * 30_000 + "bababab" * 9_000))
    assert not citation.verified
    citation = locate_one("ab ab ab ab ab abab", Document("abab" * 20_000))
    assert (citation.status, citation.reason) == ("uncheckable", "too_many_places")


def test_several_places_are_ambiguous_and_near_picks_one() -> None:
    quote = "The Recipient shall use the Information solely for the Purpose."
    citation = locate_one(quote, DOCUMENT)
    assert "ambiguous" in citation.alerts
    first, second = citation.spans
    assert locate_one(quote, DOCUMENT, near=Span(second.start - 10, len(TEXT))).spans == (second,)
    picked = locate_one(quote, DOCUMENT, near=Span(0, first.end + 1))
    assert picked.spans == (first,)
    assert picked.alerts == ()


def test_a_place_outside_of_what_was_read_is_flagged() -> None:
    citation = locate_one(
        "governed by the laws of the State of Delaware", DOCUMENT, near=Span(0, 60)
    )
    assert citation.verified
    assert "elsewhere" in citation.alerts


def test_the_same_name_in_several_places_is_not_ambiguous() -> None:
    document = Document(
        "ACME HOLDINGS AND SERVICES LTD. sells.\nACME HOLDINGS AND SERVICES LTD. buys."
    )
    citation = locate_one("ACME HOLDINGS AND SERVICES LTD.", document)
    assert len(citation.spans) == 2
    assert "ambiguous" not in citation.flags


def test_fragments_are_found_alone_and_in_order() -> None:
    fragments = [
        "This Agreement continues for three (3) years",
        "The Recipient shall use the Information",
        "governed by the laws of the State of Delaware",
    ]
    citations = locate(fragments, DOCUMENT)
    assert [citation.verified for citation in citations] == [True, True, True]
    backwards = locate(fragments[::-1], DOCUMENT)
    assert [citation.reason for citation in backwards] == ["", "out_of_order", "out_of_order"]


def test_a_fragment_takes_the_place_after_the_one_before() -> None:
    text = (
        "It shall pay the fee on time. Next. It may sell the goods. It shall pay the fee on time."
    )
    second = locate(["It may sell the goods.", "It shall pay the fee on time."], Document(text))[1]
    assert second.spans[0].start == text.rindex("It shall pay")
    assert "ambiguous" in second.flags


def test_no_fragments_no_citations() -> None:
    assert locate((), DOCUMENT) == ()


def test_an_index_serves_many_quotes() -> None:
    index = DocumentIndex(DOCUMENT)
    assert locate_one("three (3) years from the Effective Date", index).verified


def test_a_quote_of_the_prompt_is_an_echo() -> None:
    prompt = "Accept a survival period of two or three years from disclosure."
    citation = locate_one("a survival period of two or three years", DOCUMENT, prompt=prompt)
    assert (citation.reason, citation.flags) == ("echo", ("echo",))
    found = locate_one("three (3) years from the Effective Date", DOCUMENT, prompt=prompt + TEXT)
    assert found.verified


def test_controls_are_flagged_in_quote_and_source() -> None:
    quote = "This Agreement \u202econtinues for three (3) years"
    assert "control_chars" in locate_one(quote, DOCUMENT).alerts
    assert "control_chars" in locate_one(quote.replace("\u202e", ""), Document(f"{quote}.")).alerts


def test_an_ellipsis_that_the_document_has_is_flagged_but_leaders_are_not() -> None:
    document = Document(
        "The fee is [...] dollars in each year. The date is ............ as agreed."
    )
    assert "ellipsis" in locate_one("The fee is [...] dollars in each year.", document).alerts
    assert "ellipsis" not in locate_one("The date is ............ as agreed.", document).flags


def test_pages_and_reading_flags_come_from_the_document() -> None:
    text = "The term is three years from\x0csignature of the contract by both."
    document = Document(
        text,
        pages=(Page(1, Span(0, 28)), Page(2, Span(29, len(text)))),
        flags=(
            ReadingFlag("ocr", "page 2 was scanned", page=2),
            ReadingFlag("hidden_text", "white on white", Span(0, 8)),
            ReadingFlag("rotated", "page 1", page=1),
        ),
    )
    citation = locate_one("The term is three years from signature", document)
    assert citation.pages == (1, 2)
    assert {"ocr", "hidden"} <= set(citation.alerts)
    assert locate_one("of the contract by both.", document).flags == ("mid_sentence", "ocr")


def test_headers_and_footers_are_run_across_or_quoted() -> None:
    text = "The Supplier shall deliver the\nPage 1 of 9\n\x0cAcme Master Agreement\ngoods at once."
    footer = text.index("Page 1")
    header = text.index("Acme")
    document = Document(text, furniture=(Span(footer, footer + 11), Span(header, header + 21)))
    across = locate_one("The Supplier shall deliver the goods at once.", document)
    assert across.verified
    assert across.spans[0] == Span(0, len(text))
    assert locate_one("deliver the Page 1 of 9 Acme Master Agreement goods", document).verified
    assert not locate_one("deliver the Page 2 of 9 Acme Master Agreement goods", document).verified


def test_a_word_broken_over_a_page_with_a_footer_is_found() -> None:
    text = "All due pay-\nPage 1 of 9\n\x0cments are made on the first day."
    document = Document(text, furniture=(Span(13, 24),))
    assert locate_one("All due payments are made", document).verified
