"""A jurisdiction as a model writes it gets the code that the reader gives the clause."""

import pytest

from quotary.core.readers import jurisdiction_code, read


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Delaware", "US-DE"),
        ("delaware", "US-DE"),
        ("State of New York", "US-NY"),
        ("the State of New York, United States of America", "US-NY"),
        ("New York, New York", "US-NY"),
        ("California law", "US-CA"),
        ("the laws of the Commonwealth of Massachusetts", "US-MA"),
        ("Washington, D.C.", "US-DC"),
        ("England and Wales", "GB-EAW"),
        ("England", "GB-ENG"),
        ("English law", "GB-ENG"),
        ("Ontario, Canada", "CA-ON"),
        ("Québec", "CA-QC"),
        ("New South Wales", "AU-NSW"),
        ("Baja California", "MX-BCN"),
        ("Republic of Georgia", "GE"),
        ("State of Georgia", "US-GA"),
        ("Brasil", "BR"),
        ("República Federativa do Brasil", "BR"),
        ("Estado de São Paulo, Brasil", "BR-SP"),
        ("lei portuguesa", None),
        ("Portugal", "PT"),
        ("U.S.A.", "US"),
        ("Hong Kong SAR", "HK"),
        ("US-DE", "US-DE"),
        ("US-XX", None),
        ("Georgia", None),
        ("Lisbon", None),
        ("New York or Delaware", None),
        ("a Delaware corporation", None),
        ("", None),
        ("x" * 500, None),
        ("\ud800", None),
    ],
)
def test_a_name_has_one_code_or_none(name: str, code: str | None) -> None:
    assert jurisdiction_code(name) == code


@pytest.mark.parametrize("name", ["Delaware", "Texas", "England and Wales", "Brazil", "Germany"])
def test_name_and_clause_meet(name: str) -> None:
    clause = read("jurisdiction", f"This Agreement is governed by the laws of {name}.")
    assert clause.value == jurisdiction_code(name)


def test_a_text_full_of_laws_is_not_searched_for_the_one() -> None:
    reading = read("jurisdiction", "governed by the laws of Texas, " * 300)
    assert (reading.status, reading.note) == ("ambiguous", "more than 200 laws are named")
