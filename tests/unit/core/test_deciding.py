"""One finding against one position."""

import math

import pytest

from quotary.core.citation import Citation
from quotary.core.finding import Alert, FieldCheck, Finding, Scalar
from quotary.core.playbook import Position
from quotary.core.rules import decide_position
from quotary.core.verdict import Verdict
from support.made_findings import LOST, QUOTE, absent, present, unusable
from support.policies import vendor_nda


def position(id_: str) -> Position:
    found = vendor_nda().position(id_)
    assert found is not None
    return found


TERM = position("term")


def term(*checks: FieldCheck, alerts: tuple[Alert, ...] = (), **values: Scalar) -> Finding:
    given = {"years": 3, "perpetual": False, "trade_secret_only": False} | values
    replaced = {check.name: check for check in checks}
    fields = tuple(
        replaced.get(name, FieldCheck(name, value, value, "value", agrees=True))
        for name, value in given.items()
    )
    return present("term", *fields, alerts=alerts)


def test_a_clean_finding_is_accepted_with_the_literal_call() -> None:
    decided = decide_position(term(), TERM, unit=4)
    assert decided.verdict is Verdict.ACCEPT
    assert decided.rule == "term(years=3, perpetual=false, trade_secret_only=false) → ACCEPT"
    assert decided.because == "A term of 3 years is inside the band of two to three."
    assert (decided.state, decided.unit, decided.row, decided.critical) == ("green", 4, 6, True)


def test_the_worse_of_proposal_and_reading_counts() -> None:
    read = FieldCheck("years", 3, 7, "value", agrees=False)
    decided = decide_position(term(read), TERM)
    assert decided.verdict is Verdict.REJECT
    assert decided.rule == "term(years=7, perpetual=false, trade_secret_only=false) → REJECT"
    assert "the quote reads 7, not 3" in decided.because
    mild = decide_position(term(FieldCheck("years", 7, 3, "value", agrees=False)), TERM)
    assert mild.verdict is Verdict.REJECT


def test_a_difference_that_no_one_flagged_still_counts() -> None:
    decided = decide_position(term(FieldCheck("years", 2, 3, "value")), TERM)
    assert decided.verdict is Verdict.FALLBACK
    assert decided.rule.endswith("→ ACCEPT; disagreement on years → FALLBACK")


@pytest.mark.parametrize("status", ["none", "unread"])
def test_a_value_that_needs_proof_counts_only_where_code_reads_it(status: str) -> None:
    decided = decide_position(term(FieldCheck("years", 3, None, status)), TERM)
    assert decided.verdict is Verdict.REJECT
    assert "The quote does not show “years” as 3." in decided.because


@pytest.mark.parametrize("status", ["ambiguous", "conflict"])
def test_a_quote_with_several_answers_cannot_be_accepted(status: str) -> None:
    decided = decide_position(term(FieldCheck("years", 3, None, status)), TERM)
    assert decided.verdict is Verdict.FALLBACK
    assert "more than one answer for “years”" in decided.because


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf, 10**400, True, "3", None, ""])
def test_what_is_no_number_is_missing(value: Scalar) -> None:
    decided = decide_position(term(FieldCheck("years", value)), TERM)
    assert decided.verdict is Verdict.REJECT
    assert decided.because.startswith("No usable length of the term was found.")


@pytest.mark.parametrize("value", ["true", 1, 0, None, "yes", 1.0])
def test_what_is_no_boolean_is_unknown_and_cannot_accept(value: Scalar) -> None:
    decided = decide_position(term(FieldCheck("perpetual", value)), TERM)
    assert decided.verdict is Verdict.FALLBACK
    assert "Whether “perpetual” holds is not known" in decided.because
    assert decided.rule.endswith("; unknown perpetual → FALLBACK")


def test_any_alert_lifts_an_accept_and_nothing_else() -> None:
    alert = Alert("injection", "A sentence of the contract addresses the reviewer.")
    lifted = decide_position(term(alerts=(alert,)), TERM)
    assert lifted.verdict is Verdict.FALLBACK
    assert lifted.rule.endswith("→ ACCEPT; alert injection → FALLBACK")
    assert alert.detail in lifted.because
    assert lifted.alerts == (alert,)
    assert decide_position(term(alerts=(alert,), years=9), TERM).verdict is Verdict.REJECT


@pytest.mark.parametrize(
    "citations",
    [(), (LOST,), (QUOTE, Citation("q", "uncheckable"))],
)
def test_presence_without_verified_quotes_alone_is_ungrounded(
    citations: tuple[Citation, ...],
) -> None:
    fields = term().fields
    decided = decide_position(present("term", *fields, citations=citations), TERM)
    assert decided.verdict is Verdict.UNGROUNDED
    assert decided.rule == "term(ungrounded) → UNGROUNDED"
    assert decided.state == "red"


def test_a_quote_that_nobody_vouches_for_is_ungrounded() -> None:
    finding = present("term", *term().fields, grounded=False)
    assert decide_position(finding, TERM).verdict is Verdict.UNGROUNDED


@pytest.mark.parametrize(
    ("id_", "verdict"),
    [("term", Verdict.REJECT), ("governing_law", Verdict.FALLBACK), ("residuals", Verdict.ACCEPT)],
)
def test_absence_takes_what_the_playbook_says(id_: str, verdict: Verdict) -> None:
    decided = decide_position(absent(id_), position(id_))
    assert decided.verdict is verdict
    assert decided.rule == f"{id_}(absent) → {verdict.upper()}"


@pytest.mark.parametrize(
    ("id_", "verdict"),
    [
        ("term", Verdict.REJECT),
        ("governing_law", Verdict.FALLBACK),
        ("residuals", Verdict.FALLBACK),
    ],
)
def test_what_is_not_usable_is_not_decided_and_never_accepted(id_: str, verdict: Verdict) -> None:
    for finding in (None, unusable(id_)):
        decided = decide_position(finding, position(id_))
        assert decided.verdict is verdict
        assert decided.rule == f"{id_}(unusable) → {verdict.upper()}"


def test_absence_with_a_quote_or_a_value_is_no_absence() -> None:
    residuals = position("residuals")
    claimed = FieldCheck("residuals", proposed=True)
    for finding in (
        absent("residuals", citations=(QUOTE,)),
        absent("residuals", claimed),
    ):
        decided = decide_position(finding, residuals)
        assert decided.verdict is Verdict.FALLBACK
        assert decided.rule.endswith("; contradiction → FALLBACK")
    honest = absent("residuals", FieldCheck("residuals", proposed=False))
    assert decide_position(honest, residuals).verdict is Verdict.ACCEPT


def test_a_name_that_the_gate_found_equal_to_a_code_counts_as_the_code() -> None:
    law = position("governing_law")
    check = FieldCheck("jurisdiction", "State of Delaware", "US-DE", "value", agrees=True)
    decided = decide_position(present("governing_law", check), law)
    assert decided.rule == "governing_law(jurisdiction=US-DE) → ACCEPT"
    other = FieldCheck("jurisdiction", "California", "MX-BCN", "value", agrees=False)
    foreign = decide_position(present("governing_law", other), law)
    assert foreign.rule == "governing_law(jurisdiction=MX-BCN) → REJECT"


def test_foreign_text_in_a_call_is_short_printable_and_on_one_line() -> None:
    law = position("governing_law")
    check = FieldCheck("jurisdiction", 'De"la\nware\u202e\ud800' + "x" * 500)
    decided = decide_position(present("governing_law", check), law)
    assert decided.rule.isprintable()
    assert decided.because.isprintable()
    assert len(decided.rule) < 200
    decided.because.encode()
