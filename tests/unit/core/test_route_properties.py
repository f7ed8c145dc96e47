"""Rules only worsen: whatever is added to the input's disfavour, the route never gets better."""

import json
from collections.abc import Callable
from dataclasses import asdict, replace

import pytest
from hypothesis import Phase, event, given, settings
from hypothesis import strategies as st

from quotary.core.checking.case import Case, decision_input
from quotary.core.decision import DecisionInput
from quotary.core.finding import Alert, Finding, GatedUnit
from quotary.core.playbook import Playbook
from quotary.core.playbook.evaluating import evaluate
from quotary.core.route import decide
from quotary.core.rules import decide_position
from quotary.core.rules.views import views
from quotary.core.verdict import Route, Verdict
from support.any_input import findings, inputs
from support.policies import chunks, clauses, narrow_nda, vendor_nda_cases

WEIGHT: dict[Route | None, int] = {Route.GREEN: 0, Route.YELLOW: 1, Route.RED: 2}
SCOPES = {"document": narrow_nda(), "clause": clauses(), "chunk": chunks()}
ALERT = Alert("injection", "The contract addresses the reviewer.")
ChangeUnit = Callable[[GatedUnit], GatedUnit]
ChangeFinding = Callable[[Finding], Finding]
verdicts = st.sampled_from(list(Verdict))
examples = settings(deadline=None, max_examples=60, phases=[Phase.explicit, Phase.generate])


@given(verdicts, verdicts, verdicts)
def test_worse_is_a_join(one: Verdict, two: Verdict, three: Verdict) -> None:
    assert one.worse(one) is one
    assert one.worse(two).weight == two.worse(one).weight == max(one.weight, two.weight)
    assert one.worse(two).worse(three).weight == one.worse(two.worse(three)).weight
    assert one.worse(Verdict.ACCEPT) is one


@pytest.mark.parametrize("scope", SCOPES)
@given(st.data())
@examples
def test_any_well_typed_input_is_decided(scope: str, data: st.DataObject) -> None:
    book = SCOPES[scope]
    decision = decide(drawn(data, book), book)
    assert decision.reasons
    assert decision.rule
    written = json.dumps(asdict(decision), allow_nan=False)
    assert len(written) < 200_000
    for reason in decision.reasons:
        reason.encode()
    if book.scope == "document" and decision.route in WEIGHT:
        assert [one.id for one in decision.positions] == [one.id for one in book.positions]


@given(st.data())
@examples
def test_the_same_input_gives_the_same_decision(data: st.DataObject) -> None:
    input_ = drawn(data, narrow_nda())
    assert decide(input_, narrow_nda()) == decide(input_, narrow_nda())


@given(st.data())
@examples
def test_green_means_that_everything_is_accepted(data: st.DataObject) -> None:
    decision = decide(drawn(data, narrow_nda(), most=1), narrow_nda())
    event(str(decision.route))
    if decision.route is Route.GREEN:
        assert all(one.verdict is Verdict.ACCEPT for one in decision.positions)
        assert decision.tally.accept == len(narrow_nda().positions)
        assert not decision.alerts
        assert decision.not_evaluated == 0


@pytest.mark.parametrize("scope", ["document", "clause"])
@given(st.data())
@examples
def test_what_is_not_kept_from_green_follows_from_its_verdicts_alone(
    scope: str, data: st.DataObject
) -> None:
    decision = decide(drawn(data, SCOPES[scope]), SCOPES[scope])
    if decision.route in WEIGHT and not decision.kept_from_green:
        weights = [
            one.verdict.weight if one.critical else min(one.verdict.weight, 1)
            for one in decision.positions
        ]
        assert WEIGHT[decision.route] == max(weights, default=0)


@pytest.mark.parametrize("scope", SCOPES)
@given(st.data())
@examples
def test_any_alert_anywhere_never_betters_the_route(scope: str, data: st.DataObject) -> None:
    book = SCOPES[scope]
    input_ = drawn(data, book)
    worse = [replace(input_, alerts=(*input_.alerts, ALERT))]
    if input_.units:
        worse.append(
            changed(input_, data, lambda unit: replace(unit, alerts=(*unit.alerts, ALERT)))
        )
        worse.append(changed(input_, data, lambda unit: alerted(unit, data)))
    for other in worse:
        assert_no_better(input_, other, book)


@given(st.data())
@examples
def test_worsening_a_finding_never_betters_the_route(data: st.DataObject) -> None:
    book = narrow_nda()
    input_ = drawn(data, book)
    if not any(unit.findings for unit in input_.units):
        return
    assert_no_better(input_, changed(input_, data, lambda unit: worsened(unit, data)), book)


@given(st.data())
@examples
def test_a_cap_or_a_failed_unit_is_never_green(data: st.DataObject) -> None:
    input_ = drawn(data, narrow_nda())
    assert decide(replace(input_, capped=True), narrow_nda()).route is not Route.GREEN
    failed = GatedUnit(99, evaluated=False)
    more = replace(input_, units=(*input_.units, failed))
    decision = decide(more, narrow_nda())
    assert decision.route is not Route.GREEN
    assert decision.route is not Route.OUT_OF_PLAYBOOK
    assert decision.missing == ()


@given(st.data())
@examples
def test_without_cues_of_another_type_nothing_is_set_aside(data: st.DataObject) -> None:
    input_ = drawn(data, narrow_nda())
    units = tuple(
        unit
        if unit.document_type is None
        else replace(unit, document_type=replace(unit.document_type, cues_agree=False))
        for unit in input_.units
    )
    assert decide(replace(input_, units=units), narrow_nda()).route is not Route.OUT_OF_PLAYBOOK


@given(st.data())
@examples
def test_in_clause_scope_a_suggestion_or_alert_never_makes_a_state_milder(
    data: st.DataObject,
) -> None:
    """The same clause without suggestion and alerts is at most as bad, given its table decides."""
    book = clauses()
    input_ = drawn(data, book, most=1)
    bare = replace(
        input_,
        units=tuple(
            replace(
                unit,
                alerts=(),
                findings=tuple(replace(one, suggested=None, alerts=()) for one in unit.findings),
            )
            for unit in input_.units
        ),
    )
    assert_no_better(bare, input_, book)


@given(st.data())
@examples
def test_the_verdict_is_never_milder_than_what_code_reads(data: st.DataObject) -> None:
    book = narrow_nda()
    position = data.draw(st.sampled_from(book.positions))
    finding = data.draw(findings(position))
    decided = decide_position(finding, position)
    if finding.present:
        read = evaluate(position, views(finding, position, "en").read, "en").lifted
        assert decided.verdict.weight >= read.weight


@given(st.data())
@examples
def test_spoiling_a_finding_never_turns_a_contract_green(data: st.DataObject) -> None:
    book = narrow_nda()
    input_ = drawn(data, book, most=1)
    if not any(unit.findings for unit in input_.units):
        return
    if decide(input_, book).route is not Route.GREEN:
        spoilt = changed(input_, data, lambda unit: spoiled(unit, data))
        assert decide(spoilt, book).route is not Route.GREEN


def drawn(data: st.DataObject, book: Playbook, most: int = 3) -> DecisionInput:
    """Any input, or as often a clean contract, since chance alone hardly ever makes one."""
    if data.draw(st.booleans()):
        return decision_input(Case("", 0, {}, {}), vendor_nda_cases(), book)
    return data.draw(inputs(book, most))


def changed(input_: DecisionInput, data: st.DataObject, change: ChangeUnit) -> DecisionInput:
    """The input with one unit changed."""
    index = data.draw(st.integers(0, len(input_.units) - 1))
    units = list(input_.units)
    units[index] = change(units[index])
    return replace(input_, units=tuple(units))


def with_finding(unit: GatedUnit, data: st.DataObject, change: ChangeFinding) -> GatedUnit:
    """The unit with one finding changed."""
    if not unit.findings:
        return unit
    index = data.draw(st.integers(0, len(unit.findings) - 1))
    found = list(unit.findings)
    found[index] = change(found[index])
    return replace(unit, findings=tuple(found))


def flagged(unit: GatedUnit) -> GatedUnit:
    """The unit with an alert of its own."""
    return replace(unit, alerts=(*unit.alerts, ALERT))


def alerted(unit: GatedUnit, data: st.DataObject) -> GatedUnit:
    """The unit with an alert on one of its findings."""
    return with_finding(unit, data, lambda one: replace(one, alerts=(*one.alerts, ALERT)))


def worsened(unit: GatedUnit, data: st.DataObject) -> GatedUnit:
    """The unit with one finding that rests on less."""
    worse: list[ChangeFinding] = [
        lambda one: replace(one, grounded=False),
        lambda one: replace(one, citations=() if one.present else one.citations),
        lambda one: replace(one, fields=tuple(replace(c, agrees=False) for c in one.fields)),
        lambda one: replace(one, alerts=(*one.alerts, ALERT)),
    ]
    return with_finding(unit, data, data.draw(st.sampled_from(worse)))


def spoiled(unit: GatedUnit, data: st.DataObject) -> GatedUnit:
    """The unit with one finding lost, unusable, unfounded or doubled."""
    if data.draw(st.booleans()) and unit.findings:
        index = data.draw(st.integers(0, len(unit.findings) - 1))
        kept = (*unit.findings[:index], *unit.findings[index + 1 :])
        twice = (*unit.findings, unit.findings[index])
        return replace(unit, findings=data.draw(st.sampled_from([kept, twice])))
    spoil: list[ChangeFinding] = [
        lambda one: replace(one, present=None),
        lambda one: replace(one, grounded=False),
        lambda one: replace(one, position="nobody"),
    ]
    return with_finding(unit, data, data.draw(st.sampled_from(spoil)))


def assert_no_better(before: DecisionInput, after: DecisionInput, book: Playbook) -> None:
    """The second route is no better than the first; without a route there is nothing to compare."""
    was, now = decide(before, book).route, decide(after, book).route
    if was in (None, Route.OUT_OF_PLAYBOOK) or now in (None, Route.OUT_OF_PLAYBOOK):
        assert was is now
    else:
        assert WEIGHT[now] >= WEIGHT[was]
