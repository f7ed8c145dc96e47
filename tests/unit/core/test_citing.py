"""Requests for quotes and the rows and sentences that answer them."""

from __future__ import annotations

import json

import pytest

from quotary.core.citation import Citation, locate, locate_one
from quotary.core.citing import (
    FLAGS,
    REASONS,
    Request,
    RequestInvalid,
    as_explained_row,
    as_row,
    explain,
    parse_request,
    unread_row,
)
from quotary.core.document import Document, Page
from quotary.core.span import Span

TEXT = "The fee is due within thirty (30) days of the invoice. It bears no interest at all."
DOCUMENT = Document(TEXT, "en", pages=(Page(1, Span(0, len(TEXT))),))

REQUESTS = [
    ('"the fee is due"', Request(("the fee is due",))),
    ('{"quote": "the fee is due"}', Request(("the fee is due",))),
    ('{"quote": ["the fee", "is due"], "id": 7}', Request(("the fee", "is due"))),
    ('{"quote": "the fee", "near": [10, 20]}', Request(("the fee",), Span(10, 20))),
    ('{"quote": "the fee", "near": null}', Request(("the fee",))),
]


@pytest.mark.parametrize(("line", "request_"), REQUESTS)
def test_requests_are_read(line: str, request_: Request) -> None:
    assert parse_request(line) == request_


BAD = [
    ("the fee is due", "this is not JSON"),
    ("[" * 100_000, "this is not JSON"),
    ("{}", "this object has no quote"),
    ('{"quote": null}', "a quote is a string"),
    ('{"quote": []}', "a quote is a string"),
    ('{"quote": ["a", 1]}', "a quote is a string"),
    ("7", "a quote is a string"),
    ('{"quote": "a", "near": [3]}', "near is a start and an end"),
    ('{"quote": "a", "near": [5, 3]}', "near is a start and an end"),
    ('{"quote": "a", "near": "5-9"}', "near is a start and an end"),
]


@pytest.mark.parametrize(("line", "sentence"), BAD)
def test_other_lines_are_named(line: str, sentence: str) -> None:
    with pytest.raises(RequestInvalid, match=sentence):
        parse_request(line)


def test_a_verified_row_has_spans_pages_and_flags() -> None:
    citation = locate_one("due within thirty (30) days of the invoice", DOCUMENT)
    assert as_row(citation) == {
        "quote": "due within thirty (30) days of the invoice",
        "status": "verified",
        "reason": None,
        "spans": [{"start": 11, "end": 53}],
        "pages": [1],
        "flags": ["mid_sentence"],
    }
    assert json.loads(json.dumps(as_explained_row(citation)))["matched"] == "exact"


def test_a_rejected_row_says_where_it_differs() -> None:
    row = as_explained_row(locate_one("The fee is due within sixty (30) days", DOCUMENT))
    assert row["reason"] == "word_differs"
    assert row["spans"] == []
    assert row["closest"] == {"start": 0, "end": 38, "document_has": "thirty", "quote_has": "sixty"}
    assert (
        row["sentence"]
        == "The words differ. The document has “thirty” where the quote has “sixty”."
    )


SENTENCES = [
    (
        "The fee is due within thirty (30) days of the invoice.",
        "It stands in the document on page 1.",
    ),
    ("bears interest at all", "The words differ. The document goes on with “no”."),
    (
        "It bears no such interest at all",
        "The words differ. The document does not have “such” there.",
    ),
    ("interest", REASONS["too_short"]),
]


@pytest.mark.parametrize(("quote", "sentence"), SENTENCES)
def test_a_citation_is_explained(quote: str, sentence: str) -> None:
    assert explain(locate_one(quote, DOCUMENT)) == sentence


def test_a_place_on_two_pages_and_its_flags_are_explained() -> None:
    pages = (Page(1, Span(0, 20)), Page(2, Span(20, len(TEXT))))
    citation = locate_one("fee is due within thirty (30) days", Document(TEXT, pages=pages))
    assert explain(citation) == f"It stands in the document on pages 1, 2. {FLAGS['mid_sentence']}"


def test_every_reason_and_flag_that_the_gate_gives_has_a_sentence() -> None:
    document = Document(f"{TEXT} It shall not be sold to anyone else. {TEXT}")
    quotes = [TEXT.upper(), TEXT[:30], "be sold to anyone else", "zq " * 9, "", "The … fee is due"]
    backwards = locate([TEXT[55:], TEXT[:53]], DOCUMENT)
    for citation in (*(locate_one(quote, document) for quote in quotes), *backwards):
        assert not citation.reason or citation.reason in REASONS
        assert set(citation.flags) <= FLAGS.keys() | {"too_short", "echo"}


def test_an_unread_document_answers_with_its_reason() -> None:
    row = unread_row("the fee", "encrypted")
    assert (row["status"], row["reason"], row["spans"]) == ("uncheckable", "encrypted", [])


def test_an_unknown_reason_is_no_crash() -> None:
    assert explain(Citation("x", "uncheckable", reason="encrypted")) == "It could not be checked."
