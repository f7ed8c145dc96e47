"""Where a whole contract goes, and the words that say why."""

from dataclasses import replace

from quotary.core.checking.case import Case, Given, decision_input
from quotary.core.decision import Decision, DecisionInput
from quotary.core.finding import Alert, Finding, GatedUnit, TypeClaim
from quotary.core.route import decide
from quotary.core.routing import reason_of
from quotary.core.verdict import Route, Verdict
from support.made_findings import absent, present, unusable
from support.policies import chunks, vendor_nda, vendor_nda_cases

NDA = TypeClaim("nda")


def contract(**given: Given) -> DecisionInput:
    """A clean contract but for the positions given."""
    return decision_input(Case("", 0, given, {}), vendor_nda_cases(), vendor_nda())


def decided(input_: DecisionInput) -> Decision:
    return decide(input_, vendor_nda())


def with_unit(input_: DecisionInput, **changes: object) -> DecisionInput:
    return replace(input_, units=(replace(input_.units[0], **changes), *input_.units[1:]))


TERM_LONG = Given(fields={"years": 7, "perpetual": False, "trade_secret_only": False})


def test_a_clean_contract_is_green_with_a_reason() -> None:
    decision = decided(contract())
    assert decision.route is Route.GREEN
    assert decision.reasons == ("Every position is accepted, and nothing speaks against it.",)
    assert decision.rule == "Every position accepted and no alert makes the contract green."
    assert decision.tally.accept == 10
    assert decision.document_type == "nda"
    assert [one.id for one in decision.positions] == [one.id for one in vendor_nda().positions]


def test_a_critical_reject_is_red_and_its_reason_comes_first() -> None:
    decision = decided(contract(term=TERM_LONG, governing_law=Given("absent")))
    assert decision.route is Route.RED
    assert decision.reasons == (
        "Confidentiality term: A term of 7 years is over the five-year ceiling.",
        "Governing law: The contract says nothing about this, which the playbook takes as a "
        "fallback.",
    )
    assert decision.rule.startswith("A critical position that is rejected")
    assert (decision.tally.reject, decision.tally.fallback) == (1, 1)
    assert decision.missing == ("governing_law",)


def test_each_position_that_speaks_against_it_is_found_among_the_reasons_in_its_own_words() -> None:
    decision = decided(contract(term=TERM_LONG, governing_law=Given("absent")))
    against = [reason_of(each) for each in decision.positions if each.verdict.weight]
    assert sorted(against) == sorted(decision.reasons)


def test_that_no_type_is_shown_is_said_before_what_is_missing() -> None:
    said = "Neither title nor opening shows that this is a document of type nda."
    other = Alert("injection", "The contract addresses the reviewer.")
    letter = with_unit(contract(term=TERM_LONG), alerts=(other, Alert("type_unconfirmed", said)))
    decision = decided(letter)
    assert decision.route is Route.RED
    assert decision.rule.startswith("A critical position that is rejected")
    assert decision.reasons == (
        said,
        "Confidentiality term: A term of 7 years is over the five-year ceiling.",
        other.detail,
    )
    # What else speaks against it as a whole stays behind the positions.
    known = with_unit(contract(term=TERM_LONG), alerts=(other,))
    assert decided(known).reasons[-1] == other.detail


def test_what_no_verdict_explains_is_said_to_keep_a_contract_from_green() -> None:
    alert = Alert("injection", "The contract addresses the reviewer.")
    assert not decided(contract()).kept_from_green
    assert not decided(contract(term=TERM_LONG, governing_law=Given("absent"))).kept_from_green
    for kept in (
        replace(contract(governing_law=Given("absent")), alerts=(alert,)),
        replace(contract(term=TERM_LONG), capped=True),
        with_unit(contract(governing_law=Given("absent")), alerts=(alert,)),
    ):
        assert decided(kept).kept_from_green


def test_a_quote_that_is_not_in_the_contract_is_red_where_critical() -> None:
    decision = decided(contract(ai_training=Given("ungrounded", {"training_allowed": False})))
    assert decision.route is Route.RED
    assert decision.tally.ungrounded == 1


def test_a_reject_that_is_not_critical_is_yellow() -> None:
    decision = decided(contract(return_destroy=Given("absent")))
    assert decision.route is Route.YELLOW
    assert decision.rule.startswith("A fallback, an alert, or a rejection that is not critical")


def test_an_absence_that_is_disputed_is_not_called_missing() -> None:
    decision = decided(contract(governing_law=Given("absent", alerts=("absence_disputed",))))
    assert decision.missing == ()
    assert decision.positions[7].state == "yellow"


def test_alerts_of_contract_and_unit_keep_it_from_green() -> None:
    alert = Alert("injection", "The contract addresses the reviewer.")
    for input_ in (replace(contract(), alerts=(alert,)), with_unit(contract(), alerts=(alert,))):
        decision = decided(input_)
        assert decision.route is Route.YELLOW
        assert decision.reasons == (alert.detail,)
        assert decision.alerts == (alert,)


def test_a_review_without_a_model_is_at_most_yellow() -> None:
    decision = decided(replace(contract(), capped=True))
    assert decision.route is Route.YELLOW
    assert decision.rule == "A review without a model is at best yellow."
    assert decided(replace(contract(term=TERM_LONG), capped=True)).route is Route.RED


def test_a_failed_unit_keeps_it_from_green_and_withholds_what_is_missing() -> None:
    clean = contract(governing_law=Given("absent"))
    failed = GatedUnit(2, evaluated=False, failure="The model was unreachable.")
    decision = decided(replace(clean, units=(*clean.units, failed)))
    assert decision.route is Route.YELLOW
    assert (decision.missing, decision.missing_withheld, decision.not_evaluated) == ((), True, 1)
    assert "1 of 2 parts of the contract could not be evaluated." in decision.reasons
    assert "The model was unreachable." in decision.reasons
    assert [alert.kind for alert in decision.alerts] == ["missing_withheld"]


def test_a_position_that_a_failed_unit_may_hold_is_not_evaluated() -> None:
    clean = contract(term=Given("omitted"))
    failed = GatedUnit(2, evaluated=False)
    decision = decided(replace(clean, units=(*clean.units, failed)))
    term = decision.positions[2]
    assert (term.state, term.verdict) == ("not_evaluated", Verdict.FALLBACK)
    assert decision.route is Route.YELLOW
    assert decision.tally.fallback == 0


def test_where_nothing_was_evaluated_there_is_no_route() -> None:
    failed = GatedUnit(1, evaluated=False, failure="The reply was cut off.")
    for units in ((failed,), ()):
        decision = decided(replace(contract(), units=units))
        assert decision.route is None
        assert decision.reasons[0] == "No part of the contract could be evaluated."
        assert decision.positions == ()
        assert decision.not_evaluated == len(units)
        assert decision.missing_withheld


def test_another_type_is_set_aside_only_where_claimed_and_confirmed() -> None:
    bad = contract(term=TERM_LONG)
    claim = TypeClaim("order-form", cues_agree=True, cues=("order form",))
    decision = decided(with_unit(bad, document_type=claim))
    assert decision.route is Route.OUT_OF_PLAYBOOK
    assert decision.positions == ()
    assert decision.document_type == "order-form"
    assert "“order-form”" in decision.reasons[0]


def test_another_type_only_claimed_is_scored_and_at_least_yellow() -> None:
    claimed = TypeClaim("other")
    clean = decided(with_unit(contract(), document_type=claimed))
    assert clean.route is Route.YELLOW
    assert [alert.kind for alert in clean.alerts] == ["type_disputed"]
    assert decided(with_unit(contract(term=TERM_LONG), document_type=claimed)).route is Route.RED


def test_a_type_that_the_opening_contradicts_or_nobody_states_is_in_doubt() -> None:
    hidden = decided(with_unit(contract(), document_type=TypeClaim("nda", cues_agree=True)))
    assert (hidden.route, hidden.alerts[0].kind) == (Route.YELLOW, "type_hidden")
    for claim in (None, TypeClaim("")):
        unsaid = decided(with_unit(contract(), document_type=claim))
        assert (unsaid.route, unsaid.alerts[0].kind) == (Route.YELLOW, "type_unsaid")


def test_another_type_beside_a_failed_unit_is_scored() -> None:
    claim = TypeClaim("other", cues_agree=True)
    input_ = with_unit(contract(), document_type=claim)
    failed = GatedUnit(2, evaluated=False)
    assert decided(replace(input_, units=(*input_.units, failed))).route is Route.YELLOW


def test_two_units_must_agree_on_another_type() -> None:
    claim = TypeClaim("other", cues_agree=True)
    input_ = with_unit(contract(), document_type=claim)
    second = GatedUnit(2, evaluated=True, document_type=NDA)
    assert decided(replace(input_, units=(*input_.units, second))).route is Route.YELLOW


def test_a_position_answered_twice_takes_the_worst_answer_and_is_never_accepted() -> None:
    findings = contract().units[0].findings
    twice = decided(with_unit(contract(), findings=(*findings, absent("residuals"))))
    residuals = twice.positions[3]
    assert residuals.verdict is Verdict.FALLBACK
    assert residuals.rule == "residuals(absent) → ACCEPT; answered 2 times → FALLBACK"
    worse = decided(with_unit(contract(), findings=(*findings, absent("term"))))
    assert worse.positions[2].verdict is Verdict.REJECT


def test_a_finding_for_no_position_keeps_it_from_green() -> None:
    findings = (*contract().units[0].findings, present("indemnity\ud800"))
    decision = decided(with_unit(contract(), findings=findings))
    assert decision.route is Route.YELLOW
    assert decision.reasons == ("1 findings belong to no position of the playbook.",)


def test_a_position_left_out_is_never_accepted() -> None:
    findings = tuple(one for one in contract().units[0].findings if one.position != "residuals")
    decision = decided(with_unit(contract(), findings=findings))
    assert decision.route is Route.YELLOW
    assert decision.positions[3].rule == "residuals(unusable) → FALLBACK"


def test_long_lists_of_reasons_are_cut_with_a_count() -> None:
    alerts = tuple(Alert("mixed_script", f"Word {number} mixes scripts.") for number in range(100))
    decision = decided(replace(contract(), alerts=alerts))
    assert len(decision.reasons) == 61
    assert decision.reasons[-1] == "And 40 more of this kind."


def test_obligations_are_never_cleared_by_rules_and_never_red() -> None:
    decision = decide(contract(term=TERM_LONG), chunks())
    assert decision.route is Route.YELLOW
    assert "Obligations wait for a person's sign-off." in decision.reasons
    assert decide(contract(), chunks()).route is Route.YELLOW


def test_nothing_usable_at_all_is_red_not_missing() -> None:
    findings: tuple[Finding, ...] = tuple(unusable(one.id) for one in vendor_nda().positions)
    decision = decided(with_unit(contract(), findings=findings))
    assert decision.route is Route.RED
    assert decision.missing == ()
