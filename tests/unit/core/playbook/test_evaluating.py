"""A position's own decision on typed fields."""

import math
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quotary.core.finding import Scalar
from quotary.core.playbook import Condition, FieldSpec, Position, Row
from quotary.core.playbook.evaluating import deciding_fields, evaluate, typed, without_idle
from quotary.core.playbook.unary import Equals, Missing
from quotary.core.verdict import Verdict
from support.policies import vendor_nda

FLAGGED = Position(
    id="flagged",
    title="Flagged",
    requirement="A flag.",
    fields=(
        FieldSpec("flag", "boolean"),
        FieldSpec("note", "string"),
        FieldSpec("unused", "boolean"),
    ),
    rows=(
        Row((Condition("flag", Equals(value=True)),), Verdict.ACCEPT, "On ({note})."),
        Row((Condition("note", Missing()),), Verdict.ACCEPT, "No note."),
    ),
)


def test_the_first_row_that_matches_wins() -> None:
    outcome = evaluate(FLAGGED, {"flag": True, "note": None}, "en")
    assert (outcome.verdict, outcome.row, outcome.because) == (
        Verdict.ACCEPT,
        1,
        "On (missing).",
    )


def test_an_unknown_flag_matches_no_row_that_names_it_and_lifts_an_accept() -> None:
    outcome = evaluate(FLAGGED, {"note": None}, "en")
    assert (outcome.verdict, outcome.row) == (Verdict.ACCEPT, 2)
    assert outcome.unknown == ("flag",)
    assert outcome.lifted is Verdict.FALLBACK


def test_where_no_row_matches_it_is_a_fallback() -> None:
    outcome = evaluate(FLAGGED, {"flag": False, "note": "x"}, "en")
    assert (outcome.verdict, outcome.row) == (Verdict.FALLBACK, 0)


def test_only_fields_that_the_table_names_decide() -> None:
    assert deciding_fields(FLAGGED) == ("flag", "note")
    law = vendor_nda().position("governing_law")
    assert law is not None
    assert deciding_fields(law) == ("jurisdiction",)


@pytest.mark.parametrize(
    ("code", "verdict"),
    [
        ("US-DE", Verdict.ACCEPT),
        ("US-NY", Verdict.ACCEPT),
        ("US-TX", Verdict.FALLBACK),
        ("US", Verdict.FALLBACK),
        ("MX-BCN", Verdict.REJECT),
        ("GB", Verdict.REJECT),
        ("USX", Verdict.FALLBACK),
        ("us-de", Verdict.FALLBACK),
        ("Baja California", Verdict.FALLBACK),
        (None, Verdict.FALLBACK),
        (7, Verdict.FALLBACK),
    ],
)
def test_the_rule_on_governing_law_compares_codes(code: Scalar, verdict: Verdict) -> None:
    law = vendor_nda().position("governing_law")
    assert law is not None
    assert evaluate(law, {"jurisdiction": code}, "en").verdict is verdict


@pytest.mark.parametrize(
    ("kind", "value", "known"),
    [
        ("boolean", True, True),
        ("boolean", "true", None),
        ("boolean", 1, None),
        ("number", 3, 3),
        ("number", True, None),
        ("number", "3", None),
        ("number", math.nan, None),
        ("number", math.inf, None),
        ("number", 10**400, None),
        ("date", "2026-02-28", "2026-02-28"),
        ("date", "2026-02-30", None),
        ("date", 20260228, None),
        ("string", " us ", "us"),
        ("string", "them", None),
        ("string", "", None),
        ("string", 3, None),
    ],
)
def test_a_value_of_another_type_is_unknown(kind: str, value: Scalar, known: Scalar) -> None:
    values = ("us", "both") if kind == "string" else ()
    spec = FieldSpec("x", kind, values=values)  # pyright: ignore[reportArgumentType]
    result = typed(spec, value)
    assert result == known
    assert type(result) is type(known)


def test_an_unknown_flag_that_no_value_of_it_makes_matter_is_idle() -> None:
    rows = (
        Row((Condition("flag", Equals(value=False)),), Verdict.ACCEPT, "Off."),
        Row((Condition("unused", Equals(value=False)),), Verdict.REJECT, "No."),
    )
    first, last = replace(FLAGGED, rows=rows), replace(FLAGGED, rows=rows[::-1])
    fields: dict[str, Scalar] = {"flag": False, "unused": None}
    outcome = evaluate(first, fields, "en")
    assert outcome.unknown == ("unused",)
    assert without_idle(first, fields, outcome).unknown == ()
    outcome = evaluate(last, fields, "en")
    assert without_idle(last, fields, outcome).unknown == ("unused",)


@given(st.data())
def test_what_is_idle_is_never_milder_than_a_value_would_be(data: st.DataObject) -> None:
    flags = ("flag", "other", "third")
    position = replace(
        FLAGGED,
        fields=tuple(FieldSpec(name, "boolean") for name in flags),
        rows=tuple(
            Row(
                tuple(
                    Condition(name, Equals(value=data.draw(st.booleans())))
                    for name in flags
                    if data.draw(st.booleans())
                ),
                data.draw(st.sampled_from([Verdict.ACCEPT, Verdict.FALLBACK, Verdict.REJECT])),
                "",
            )
            for _ in range(data.draw(st.integers(1, 4)))
        ),
    )
    values = st.sampled_from([True, False, None])
    fields: dict[str, Scalar] = {name: data.draw(values) for name in flags}
    outcome = without_idle(position, fields, evaluate(position, fields, "en"))
    for filled in product((True, False), repeat=len(flags)):
        known = {
            name: value if fields[name] is None else fields[name]
            for name, value in zip(flags, filled, strict=True)
        }
        if not outcome.unknown and outcome.row:
            assert evaluate(position, known, "en").lifted.weight == outcome.lifted.weight
