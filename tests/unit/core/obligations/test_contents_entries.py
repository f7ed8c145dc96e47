"""An entry of a table of contents is no duty, though it may be worded as one."""

import pytest

from support.registers import registered


@pytest.mark.parametrize(
    ("line", "quote"),
    [
        ("2. Customer must not sell the pumps .......... 9", "2. Customer must not sell the pumps"),
        ("2. Customer must not sell the pumps . . . . . . 9", "Customer must not sell the pumps"),
        (
            "2. Customer must not sell the pumps .......... 9",
            "2. Customer must not sell the pumps .......... 9",
        ),
        ("2. O Cliente deverá pagar o preço \u2026 9", "2. O Cliente deverá pagar o preço"),
    ],
)
def test_an_entry_of_the_contents_is_for_a_person(line: str, quote: str) -> None:
    (one,) = registered(
        f"Contents\n{line}\n3. Law ............ 11\n\nThe works.", (quote, None)
    ).obligations
    assert "contents_entry" in {alert.kind for alert in one.alerts}


def test_a_gap_to_fill_in_or_an_ellipsis_is_no_contents() -> None:
    text = "The Supplier shall pay the sum of ______ to the Bank..."
    (one,) = registered(text, (text, "The Supplier")).obligations
    assert "contents_entry" not in {alert.kind for alert in one.alerts}
