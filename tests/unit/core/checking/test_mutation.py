"""Mutants, and cases that do or do not notice them."""

from dataclasses import replace

from quotary.core.checking.case import Case, Given
from quotary.core.checking.mutation import mutation_score
from quotary.core.checking.nudging import nudged, nudged_param, other_verdicts
from quotary.core.playbook import FieldSpec
from quotary.core.playbook.unary import (
    Bound,
    Equals,
    Interval,
    Missing,
    OneOf,
    Present,
    Test,
    written,
)
from quotary.core.verdict import Verdict
from support.policies import vendor_nda, vendor_nda_cases

NUMBER = FieldSpec("n", "number")
TEXT = FieldSpec("t", "string", values=("us", "both"))


def nudges(test: Test, spec: FieldSpec = NUMBER) -> list[object]:
    return [written(one) for one in nudged(test, spec)]


def test_a_threshold_moves_one_unit_of_its_last_place_and_changes_sides() -> None:
    assert nudges(Interval(low=Bound(5, inclusive=False))) == ["> 6", "> 4", ">= 5"]
    assert nudges(Interval(high=Bound(2.5, inclusive=True))) == ["<= 2.6", "<= 2.4", "< 2.5"]
    both = Interval(Bound(2, inclusive=True), Bound(3, inclusive=True))
    assert len(nudges(both)) == 6


def test_the_other_tests_turn_into_their_neighbours() -> None:
    assert nudges(Equals(value=True), FieldSpec("b", "boolean")) == [False]
    assert nudges(Equals(3)) == [4, 2]
    assert nudges(Equals("us"), TEXT) == ["both"]
    assert nudges(OneOf((1, 2))) == [[2], [1]]
    assert nudges(Missing()) == ["present"]
    assert nudges(Present()) == ["missing"]
    date = Interval(low=Bound("2026-02-28", inclusive=True))
    assert nudges(date, FieldSpec("d", "date")) == [
        ">= 2026-03-01",
        ">= 2026-02-27",
        "> 2026-02-28",
    ]


def test_parameters_lose_entries_or_move() -> None:
    assert list(nudged_param(("US-DE", "US-NY"))) == [("US-NY",), ("US-DE",)]
    assert list(nudged_param(30)) == [31, 29]
    assert list(nudged_param("text")) == []
    assert list(nudged_param(True)) == []  # noqa: FBT003 - a parameter may be a boolean


def test_a_verdict_becomes_either_of_the_others() -> None:
    assert other_verdicts(Verdict.FALLBACK) == (Verdict.ACCEPT, Verdict.REJECT)


def test_all_cases_together_kill_every_mutant() -> None:
    score = mutation_score(vendor_nda_cases(), vendor_nda())
    assert score.survivors == ()
    assert score.score == 1.0
    assert score.mutants > 150


def test_without_cases_everything_survives() -> None:
    score = mutation_score(replace(vendor_nda_cases(), cases=()), vendor_nda())
    assert score.killed == 0
    assert len(score.survivors) == score.mutants


def test_a_case_left_out_is_noticed_by_name_and_line() -> None:
    cases = vendor_nda_cases()
    kept = tuple(case for case in cases.cases if case.name != "Texas")
    kept = tuple(case for case in kept if "five years" not in case.name)
    kept = tuple(case for case in kept if "says five" not in case.name)
    kept = tuple(case for case in kept if "two fallbacks" not in case.name)
    survivors = mutation_score(replace(cases, cases=kept), vendor_nda()).survivors
    assert {(one.position, one.what) for one in survivors} == {
        ("term", "row 4: years > 4 instead of > 5"),
        ("term", "row 4: years >= 5 instead of > 5"),
    }
    assert all(one.line > 0 for one in survivors)


def test_a_case_that_fails_already_kills_nothing() -> None:
    wrong = Case("wrong", 1, {"term": Given("absent")}, {"term": Verdict.ACCEPT})
    score = mutation_score(replace(vendor_nda_cases(), cases=(wrong,)), vendor_nda())
    assert score.killed == 0
