"""The document's type is a claim; only title and opening confirm it."""

from __future__ import annotations

import pytest

from quotary.core.document import Document
from support.gated import absent, unit_of

NDA = "MUTUAL NON-DISCLOSURE AGREEMENT\n\nbetween Acme Industries and Vendor Inc.\n"
ORDER = "ORDER FORM\n\nVendor Inc. delivers the goods below.\n"


def claim(text: str, kind: str) -> tuple[bool, set[str]]:
    """(code agrees that it is of another type, kinds of alerts on the unit)."""
    unit = unit_of(Document(text), absent("residuals"), kind=kind)
    assert unit.document_type is not None
    assert unit.document_type.claimed == kind
    return unit.document_type.cues_agree, {alert.kind for alert in unit.alerts}


def test_an_nda_called_nda_is_one() -> None:
    assert claim(NDA, "nda") == (False, set())


def test_an_order_form_called_other_is_confirmed() -> None:
    agree, _ = claim(ORDER, "other")
    assert agree


def test_an_nda_called_other_is_not_confirmed() -> None:
    assert claim(NDA, "other") == (False, set())


def test_an_order_form_called_nda_is_still_seen_as_another_type() -> None:
    agree, alerts = claim(ORDER, "nda")
    assert agree
    assert "type_unconfirmed" in alerts


def test_another_types_word_far_below_says_nothing() -> None:
    text = NDA + "Purpose.\n" * 400 + "A purchase order may follow."
    assert claim(text, "other") == (False, set())


def test_the_title_outweighs_the_opening() -> None:
    agree, _ = claim(ORDER + "The parties have a non-disclosure agreement.\n", "other")
    assert agree
    agree, _ = claim(NDA + "It precedes an order form.\n", "other")
    assert not agree


@pytest.mark.parametrize("text", ["", "\n\f\n", "Some memo about the weather.\n"])
def test_a_document_that_shows_no_type_is_unconfirmed_and_not_another(text: str) -> None:
    assert claim(text, "nda") == (False, {"type_unconfirmed"})
    assert claim(text, "other") == (False, {"type_unconfirmed"})
