"""A quote that is not in the contract is told as such, first, in every scope and verdict."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quotary.core.decision import DecisionInput, PositionDecision
from quotary.core.finding import Finding, GatedUnit
from quotary.core.route import decide
from quotary.core.rules.grounding import has_lost_quote
from quotary.core.verdict import Route
from quotary.core.wording import say
from support.any_input import findings
from support.made_findings import LOST, QUOTE
from support.policies import clauses, narrow_nda

SCOPES = {"document": narrow_nda(), "clause": clauses()}
lost = st.sampled_from([(LOST,), (LOST, QUOTE), (QUOTE, LOST), (LOST, LOST)])


@pytest.mark.parametrize("scope", SCOPES)
@given(st.data())
@settings(deadline=None, max_examples=200)
def test_a_lost_quote_is_the_first_reason_and_counted(scope: str, data: st.DataObject) -> None:
    book = SCOPES[scope]
    position = data.draw(st.sampled_from(book.positions))
    finding = replace(
        data.draw(findings(position)),
        citations=data.draw(lost),
        grounded=data.draw(st.booleans()),
        present=data.draw(st.sampled_from([True, True, True, False, None])),
    )
    assert has_lost_quote(finding)
    decision = decide(of_one_unit(book.id, finding), book)
    assert decision.route is not Route.GREEN
    told = one(decision.positions, position.id)
    sentence = say("ungrounded", book.language)
    assert told.because.startswith(sentence)
    assert any(sentence in reason for reason in decision.reasons)
    if scope == "clause" or finding.present:
        assert decision.tally.ungrounded == 1


@given(st.data())
@settings(deadline=None, max_examples=100)
def test_the_same_quote_found_is_no_worse(data: st.DataObject) -> None:
    book = clauses()
    finding = data.draw(findings(data.draw(st.sampled_from(book.positions))))
    found, gone = (replace(finding, citations=(quote,)) for quote in (QUOTE, LOST))
    routes = [decide(of_one_unit(book.id, each), book) for each in (found, gone)]
    weights = [one(each.positions, finding.position).verdict.weight for each in routes]
    assert weights[0] <= weights[1]


def test_two_answers_of_which_one_is_lost_say_so() -> None:
    book = narrow_nda()
    good = Finding("term", present=None, grounded=False)
    gone = Finding("term", present=True, grounded=False, citations=(LOST,))
    for pair in ((good, gone), (gone, good)):
        units = (GatedUnit(1, evaluated=True, findings=pair),)
        decision = decide(DecisionInput(book.id, "en", units), book)
        assert one(decision.positions, "term").because.startswith(say("ungrounded", "en"))


def of_one_unit(playbook: str, finding: Finding) -> DecisionInput:
    return DecisionInput(playbook, "en", (GatedUnit(1, evaluated=True, findings=(finding,)),))


def one(positions: tuple[PositionDecision, ...], id_: str) -> PositionDecision:
    (found,) = (each for each in positions if each.id == id_ and each.state != "missing")
    return found
