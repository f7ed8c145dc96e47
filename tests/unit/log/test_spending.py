"""Costs add up per currency, to the millionth; what has no price is counted as such."""

from dataclasses import replace
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quotary.log.facts.base import Fact
from quotary.log.facts.commented import Commented
from quotary.log.facts.proposed import Proposed, Usage
from quotary.log.history import apply
from quotary.log.matter_state import MatterState
from quotary.log.spending import added, micros_of, unpriced
from quotary.log.subjects import contract
from support.made_run import Made

PRICED = Usage(calls=2, prompt_tokens=10, cost="0.0123", currency="EUR")
FREE = Usage(calls=1, prompt_tokens=5)


@given(st.lists(st.decimals(0, 100, places=6), max_size=20))
def test_sums_are_exact(amounts: list[Decimal]) -> None:
    costs: dict[str, int] = {}
    for each in amounts:
        costs = added(costs, Usage(calls=1, cost=str(each), currency="EUR"))
    assert Decimal(costs.get("EUR", 0)) / 1_000_000 == sum(amounts, Decimal(0))


@pytest.mark.parametrize("text", ["", "free", "1,5", "NaN", "Infinity", "-1", "1e400"])
def test_what_is_no_amount_is_no_price(text: str) -> None:
    usage = Usage(calls=3, cost=text, currency="EUR")
    assert micros_of(usage) is None
    assert unpriced(usage) == 3
    assert added({"EUR": 5}, usage) == {"EUR": 5}


def test_every_call_of_a_matter_is_counted_comments_too() -> None:
    made = Made()
    state: MatterState | None = None
    facts: list[tuple[str, int, Fact]] = [("submitted", 0, made.submitted())]
    facts.append(("proposed", 1, made.proposed().model_copy(update={"usage": PRICED})))
    facts.append(("commented", 0, Commented.now(by="extractor", usage=FREE)))
    for seq, (event, unit, fact) in enumerate(facts, start=1):
        state = apply(state, seq, contract("main", "m1", "r1", event, unit), fact)
    assert state is not None
    assert (state.costs, state.unpriced_calls) == ({"EUR": 12_300}, 1)
    assert (state.runs["r1"].model_calls, state.runs["r1"].prompt_tokens) == (3, 15)


def test_a_questions_call_costs_the_matter_and_no_run() -> None:
    made = replace(Made(), run="r1")
    state = apply(None, 1, made.at("submitted"), made.submitted())
    asked = made.proposed().model_copy(update={"usage": PRICED})
    state = apply(state, 2, contract("main", "m1", "q1", Proposed.event, 1), asked)
    assert state.costs == {"EUR": 12_300}
    assert state.runs["r1"].model_calls == 0
