"""Checks, text and playbook tables as the desk says them."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quotary.api.desk.matter.checks import checks
from quotary.api.desk.matter.passages import Passage
from quotary.api.desk.matter.text import text_pages
from quotary.api.desk.playbook.conditions import when_words
from quotary.api.desk.words import verdict_sign
from quotary.core.citation import Citation
from quotary.core.document import Clause, Document, Page
from quotary.core.finding import FieldCheck, Finding
from quotary.core.playbook import Condition, Row
from quotary.core.playbook.unary import Bound, Equals, Interval, Missing, OneOf
from quotary.core.span import Span
from quotary.core.verdict import Verdict


def finding(*fields: FieldCheck, citations: tuple[Citation, ...] = ()) -> Finding:
    return Finding("term", present=True, grounded=True, citations=citations, fields=fields)


def said(*fields: FieldCheck) -> list[tuple[str, str]]:
    return [(each.tone, each.words) for each in checks(finding(*fields), "live")]


def test_each_way_that_quote_and_model_can_stand_to_each_other() -> None:
    assert said(FieldCheck("years", 4, 4, "value", agrees=True)) == [
        ("good", "years: quote says 4, model said 4")
    ]
    assert said(FieldCheck("years", 3, 5, "value", agrees=False)) == [
        ("bad", "years: quote says 5, model said 3. The quote counts.")
    ]
    assert said(FieldCheck("years", 3, None, "none")) == [
        ("bad", "years: the quote does not say, model said 3")
    ]
    assert said(FieldCheck("years", 3)) == [
        ("plain", "years: model said 3, not read again by code")
    ]
    assert said(FieldCheck("years", 3, None, "ambiguous"))[0][0] == "bad"
    assert said(FieldCheck("years", None, None, "none")) == []


@pytest.mark.parametrize(
    ("proposer", "sayer"),
    [("live", "model"), ("recorded", "kept answer"), ("offline", "rules"), ("", "proposal")],
)
def test_only_a_model_that_was_called_is_called_one(proposer: str, sayer: str) -> None:
    found = replace(finding(FieldCheck("years", 3)), suggested=Verdict.REJECT)
    words = [each.words for each in checks(found, proposer)]
    assert words == [
        f"years: {sayer} said 3, not read again by code",
        f"{sayer.capitalize()} suggested reject: it can only make it worse",
    ]


def test_a_quote_says_how_it_was_found() -> None:
    citation = Citation("x", "verified", (Span(0, 1), Span(4, 5)), (1,), "folded")
    (check,) = checks(finding(citations=(citation,)), "live")
    assert check.words.endswith("but for spacing and typography, in 2 places")
    assert checks(None, "live") == ()


TEXT = "1. First clause.\n\n2. Second clause.\f3. Third."
DOCUMENT = Document(
    TEXT,
    pages=(Page(1, Span(0, 35)), Page(2, Span(36, len(TEXT)))),
    clauses=(
        Clause("1.", "", Span(0, 18)),
        Clause("2.", "", Span(18, 36)),
        Clause("3.", "", Span(36, len(TEXT))),
    ),
)


@given(
    st.lists(
        st.tuples(st.integers(0, len(TEXT)), st.integers(0, len(TEXT))).map(
            lambda pair: Span(min(pair), max(pair))
        ),
        max_size=5,
    )
)
def test_marks_neither_lose_nor_repeat_a_word(spans: list[Span]) -> None:
    marks = [
        Passage(span, "k", f"q{n}", "t", verdict_sign("accept"))
        for n, span in enumerate(sorted(spans))
    ]
    shown = [
        "".join(piece.text for piece in paragraph.pieces)
        for page in text_pages(DOCUMENT, marks)
        for paragraph in page.paragraphs
    ]
    assert shown == ["1. First clause.", "2. Second clause.", "3. Third."]


def test_a_text_without_pages_is_one_page() -> None:
    (page,) = text_pages(Document("Plain words."), ())
    assert page.number is None
    assert page.paragraphs[0].pieces[0].text == "Plain words."


def row(*conditions: Condition) -> Row:
    return Row(conditions, Verdict.ACCEPT, "")


def test_a_row_is_read_aloud() -> None:
    over = Interval(low=Bound(5, inclusive=False))
    band = Interval(Bound(2, inclusive=True), Bound(3, inclusive=True))
    assert when_words(row()) == "Anything else"
    assert (
        when_words(row(Condition("years", over), Condition("perpetual", Equals(value=False))))
        == "Years over 5 and perpetual is false"
    )
    assert when_words(row(Condition("years", band))) == "Years from 2 to 3"
    assert when_words(row(Condition("law", OneOf(("IE", "GB"))))) == "Law is one of IE, GB"
    assert when_words(row(Condition("years", Missing()))) == "Years is not known"


def test_lines_broken_for_width_flow_and_lists_do_not() -> None:
    text = "The Recipient shall keep every part of the Information\nsecret:\n(a) always;\n(b) here."
    (page,) = text_pages(Document(text), ())
    assert page.paragraphs[0].pieces[0].text == text.replace("Information\n", "Information ")
