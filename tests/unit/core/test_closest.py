"""The nearest passage words a rejection and never decides one."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quotary.core.closest import nearest
from quotary.core.document import Document
from quotary.core.indexing import DocumentIndex

TEXT = (
    "The Supplier shall deliver the goods to the warehouse within ten days. "
    "The Customer shall pay the price of the goods within thirty days of the invoice. "
    "The Customer shall keep the invoice for seven years after the payment."
)
INDEX = DocumentIndex(Document(TEXT))

CASES = [
    ("The Customer shall pay the cost of the goods within", "word_differs", "price", "cost"),
    ("the price of the goods within forty days of the invoice.", "word_differs", "thirty", "forty"),
    ("price of goods within thirty days of the invoice.", "word_differs", "the", ""),
    ("A price of the goods within thirty days of the invoice.", "word_differs", "the", "A"),
    ("the Customer shall pay the price", "case_differs", "The", "the"),
    ("The Customer shall pay, the price", "punctuation_differs", "", ","),
    ("within 30 days of the invoice. The Customer", "number_differs", "thirty", "30"),
    ("to the wаrehouse within ten days.", "script_differs", "warehouse", "wаrehouse"),
]


@pytest.mark.parametrize(("quote", "reason", "expected", "found"), CASES)
def test_the_difference_is_named(quote: str, reason: str, expected: str, found: str) -> None:
    near = nearest(INDEX, quote)
    assert near is not None
    assert (near.reason, near.expected, near.found) == (reason, expected, found)


def test_two_passages_run_together_are_told() -> None:
    near = nearest(INDEX, "The Supplier shall deliver the goods after the payment.")
    assert near is not None
    assert near.reason == "stitched"
    assert near.span.of(TEXT) == "The Supplier shall deliver the goods"
    assert near.expected.startswith("to the warehouse")
    assert near.found == "after the payment."


def test_a_middle_that_occurs_is_found() -> None:
    near = nearest(INDEX, "Qqq zzz shall keep the invoice for seven xxx zzz qqq")
    assert near is not None
    assert "keep the invoice for seven" in near.span.of(TEXT)


def test_nothing_near_is_nothing() -> None:
    assert nearest(INDEX, "an entirely unrelated remark about weather") is None


def test_long_differences_are_shown_in_part() -> None:
    near = nearest(INDEX, "The Supplier shall deliver " + "every other thing " * 40 + "ten days.")
    assert near is not None
    assert len(near.found.split()) <= 12


@settings(deadline=None)
@given(st.text("ab c-\n.1é", max_size=120), st.text("ab c-.1é", min_size=1, max_size=80))
def test_the_passage_lies_in_the_text(text: str, quote: str) -> None:
    near = nearest(DocumentIndex(Document(text + "\nab")), quote.strip(" -") or "a")
    if near is not None:
        assert 0 <= near.span.start < near.span.end <= len(text) + 3
        assert near.reason
