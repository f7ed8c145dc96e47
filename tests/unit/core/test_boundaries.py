"""A quote may not begin or end inside a word or a number."""

from __future__ import annotations

import pytest

from quotary.core.citation import locate_one
from quotary.core.document import Document

CUT = [
    ("The fee is 1,000,000 dollars a year.", "The fee is 1,000", "mid_number"),
    ("The fee is 30.5 dollars a year.", "The fee is 30", "mid_number"),
    ("The discount is 10% of the annual fee.", "The discount is 10", "mid_number"),
    ("The annual fee is $500 payable monthly.", "500 payable monthly.", "mid_number"),
    ("The annual fee is R$500 payable monthly.", "$500 payable monthly.", "mid_number"),
    ("A term of 2-3 years from signature.", "3 years from signature.", "mid_number"),
    ("An area of 30² units is leased here.", "An area of 30", "mid_number"),
    ("An area of 30½ units is leased here.", "An area of 30", "mid_number"),
    ("As in section 5.1 of this agreement.", "As in section 5", "mid_number"),
    ("The date is 12/31/2027 for delivery.", "The date is 12/31", "mid_number"),
    ("It is 1\u202f000 euros in each year.", "000 euros in each year.", "mid_number"),
    ("The Supplier shall deliver the goods.", "upplier shall deliver the goods.", "mid_word"),
    ("The Supplier shall deliver the goods.", "The Supplier shall deliver the good", "mid_word"),
    ("The Supplier can't deliver the goods.", "The Supplier can", "mid_word"),
    ("It shall make pay-\nments monthly and in full.", "ments monthly and in full.", "mid_word"),
    ("The Supplier shall make pay-\nments monthly.", "The Supplier shall make pay", "mid_word"),
]


@pytest.mark.parametrize(("text", "quote", "reason"), CUT)
def test_a_cut_is_refused(text: str, quote: str, reason: str) -> None:
    citation = locate_one(quote, Document(text))
    assert (citation.status, citation.reason) == ("ungrounded", reason)


WHOLE = [
    ("The fee is 1,000,000 dollars a year.", "The fee is 1,000,000 dollars"),
    ("As in section 5. The parties then agree.", "As in section 5."),
    ("the clause.\n14.6This Agreement is dated April 29.", "This Agreement is dated April 29."),
    (
        "the clause.\n14.6This Agreement is dated April 29.",
        "14.6 This Agreement is dated April 29.",
    ),
    ("22GOVERNING LAW OF IT\n22.1This is governed by English law.", "GOVERNING LAW OF IT"),
    ("The Customer's obligations survive it.", "obligations survive it."),
    ("By the Company—the Licensee—and others.", "the Licensee—and others."),
    ("The fee is $500 payable monthly.", "$500 payable monthly."),
    ("by and between 'Acme Industries' and", "Acme Industries' and"),
]


@pytest.mark.parametrize(("text", "quote"), WHOLE)
def test_whole_words_and_numbers_are_accepted(text: str, quote: str) -> None:
    document = Document("Some words come first.\n" + text + " And some last.")
    assert locate_one(quote, document).verified


def test_a_letter_after_a_digit_that_numbers_no_clause_is_cut() -> None:
    document = Document("We deploy the 5GNetwork in the whole territory.")
    assert locate_one("GNetwork in the whole territory.", document).reason == "mid_number"
