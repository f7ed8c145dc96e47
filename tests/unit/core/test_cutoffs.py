"""Negations and exceptions that a quote was cut off from, in both languages: `cutoffs.txt`."""

from __future__ import annotations

from pathlib import Path

import pytest

from quotary.core.citation import locate, locate_one
from quotary.core.document import Document

LINES = Path(__file__).with_name("cutoffs.txt").read_text("utf-8").splitlines()
CASES = [line.split(": ", 1) for line in LINES if line and not line.startswith("#")]
EXPECTED = {"before": {"negation_before"}, "after": {"negation_after"}, "neither": set[str]()}


@pytest.mark.parametrize(("expected", "marked"), CASES)
def test_cut_offs_are_alerts_and_nothing_else_is(expected: str, marked: str) -> None:
    before, quote, after = marked.replace(" / ", "\n").replace("]]", "[[").split("[[")
    text = f"1. General terms apply here.\n{before}{quote}{after}\nEnd of the clause follows below."
    citation = locate_one(quote, Document(text))
    assert citation.verified
    found = {flag for flag in citation.flags if flag.startswith("negation")}
    assert found >= EXPECTED[expected] if EXPECTED[expected] else not found


def test_the_cases_cover_both_languages_and_all_outcomes() -> None:
    assert {expected for expected, _ in CASES} == EXPECTED.keys()
    assert len(CASES) > 140


def test_a_lead_in_quoted_along_is_not_cut_off() -> None:
    text = "The Recipient shall not:\n(a) copy the materials; or\n(b) sell the materials to anyone."
    lead_in, item = locate(
        ["The Recipient shall not:", "(b) sell the materials to anyone."], Document(text)
    )
    assert lead_in.verified
    assert item.alerts == ()


def test_several_places_are_flagged_if_any_is_cut_off() -> None:
    text = "The Supplier may sell the goods to anyone. No agent may sell the goods to anyone."
    assert "negation_before" in locate_one("may sell the goods to anyone.", Document(text)).flags
