"""Cases: what is given, and what came out otherwise."""

from dataclasses import replace

from quotary.core.checking.case import Case, Given, decision_input, finding_of
from quotary.core.checking.running import problems, run_cases
from quotary.core.verdict import Verdict
from support.policies import clauses, vendor_nda, vendor_nda_cases

TERM = Given(fields={"years": 4, "perpetual": False, "trade_secret_only": False})


def outcome(case: Case) -> tuple[str, ...]:
    return problems(case, vendor_nda_cases(), vendor_nda())


def test_a_case_that_holds_says_nothing() -> None:
    assert (
        outcome(Case("four", 1, {"term": TERM}, {"term": Verdict.FALLBACK}, route="yellow")) == ()
    )


def test_what_came_out_otherwise_is_said_with_the_literal_call() -> None:
    case = Case(
        "four", 1, {"term": TERM}, {"term": Verdict.ACCEPT}, "Fine.", "f()", "green", ("x",)
    )
    assert outcome(case) == (
        "term is fallback, not accept: "
        "term(years=4, perpetual=false, trade_secret_only=false) → FALLBACK",
        "because says “A term of 4 years is over three and not over five.”, not “Fine.”",
        "the rule is “term(years=4, perpetual=false, trade_secret_only=false) → FALLBACK”, "
        "not “f()”",
        "the route is yellow, not green: Confidentiality term: A term of 4 years is over three "
        "and not over five.",
        "missing are [], not ['x']",
    )


def test_a_position_that_the_playbook_lost_is_said() -> None:
    fewer = replace(vendor_nda(), positions=vendor_nda().positions[:2])
    case = Case("four", 1, {"term": TERM}, {"term": Verdict.FALLBACK})
    assert problems(case, vendor_nda_cases(), fewer) == ("the playbook has no position term",)


def test_code_reads_what_was_proposed_unless_the_case_says_otherwise() -> None:
    term = vendor_nda().positions[2]
    finding = finding_of(
        replace(TERM, read={"years": 5}, unread=("perpetual",), unclear=("trade_secret_only",)),
        term,
    )
    assert finding is not None
    statuses = {check.name: (check.status, check.read, check.agrees) for check in finding.fields}
    assert statuses == {
        "years": ("value", 5, False),
        "perpetual": ("none", None, None),
        "trade_secret_only": ("ambiguous", None, None),
    }


def test_in_clause_scope_every_position_is_a_clause_of_its_own() -> None:
    case = Case("four", 1, {"term": TERM}, {})
    input_ = decision_input(case, vendor_nda_cases(), clauses())
    assert [len(unit.findings) for unit in input_.units] == [1, 1, 1, 1]


def test_all_results_come_in_file_order() -> None:
    results = run_cases(vendor_nda_cases(), vendor_nda())
    assert [result.case.line for result in results] == sorted(
        result.case.line for result in results
    )
    assert all(result.holds for result in results)
