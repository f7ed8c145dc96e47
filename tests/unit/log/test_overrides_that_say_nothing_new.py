"""A person who says what the rules say overrides nothing; who had said otherwise takes it back."""

from quotary.core.verdict import Route, Verdict
from support.made_log import Said, act
from support.made_run import Made
from support.states import run, state

RED = run(Made())


def said(verdict: str, number: int = 1) -> Said:
    given = {"run": "r1", "position": "term", "verdict": verdict, "note": "agreed"}
    return act("m1", number, "overridden", **given)


def test_the_rules_own_verdict_is_no_override() -> None:
    first = state(*RED, said("reject")).runs["r1"]
    assert first.overrides == ()
    assert (first.route, first.reasons) == (Route.RED, first.model_reasons)


def test_saying_it_again_takes_an_override_back() -> None:
    first = state(*RED, said("accept"), said("reject", 2)).runs["r1"]
    assert first.overrides == ()
    assert (first.route, first.reasons) == (Route.RED, first.model_reasons)


def test_another_verdict_is_one_override_however_often_it_changes() -> None:
    first = state(*RED, said("accept"), said("reject", 2), said("fallback", 3)).runs["r1"]
    assert [each.verdict for each in first.overrides] == [Verdict.FALLBACK]
