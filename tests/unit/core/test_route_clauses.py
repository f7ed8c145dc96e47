"""Contracts read clause by clause: states, what is missing, what was not evaluated."""

from dataclasses import replace

from quotary.core.decision import Decision, DecisionInput
from quotary.core.finding import Alert, FieldCheck, Finding, GatedUnit
from quotary.core.playbook import Playbook, Position, Row
from quotary.core.playbook.model import Condition, FieldSpec
from quotary.core.playbook.unary import Bound, Interval
from quotary.core.route import decide
from quotary.core.verdict import Route, Verdict
from support.made_findings import absent, present, unusable

OVER_30 = Condition("days", Interval(low=Bound(30, inclusive=False)))
BOOK = Playbook(
    id="servicos",
    version="1",
    title="Prestação de serviços",
    we_are="Acme",
    language="pt",
    scope="clause",
    positions=(
        Position(
            id="payment",
            title="Pagamento",
            requirement="Prazo.",
            critical=True,
            mandatory=True,
            if_absent="missing",
            fields=(FieldSpec("days", "number"),),
            rows=(
                Row((OVER_30,), Verdict.REJECT, "{days} dias passam do limite."),
                Row((), Verdict.ACCEPT, "{days} dias são aceitáveis."),
            ),
        ),
        Position(
            id="lgpd",
            title="Proteção de dados",
            requirement="LGPD.",
            critical=True,
            mandatory=True,
            if_absent="reject",
        ),
        Position(id="exclusivity", title="Exclusividade", requirement="Exclusividade."),
    ),
)
LGPD = present("lgpd", suggested=Verdict.ACCEPT)
FAILED = GatedUnit(9, evaluated=False, failure="O modelo não respondeu.")


def payment(days: int) -> Finding:
    return present("payment", FieldCheck("days", days), suggested=Verdict.ACCEPT)


def clause(number: int, *findings: Finding, alerts: tuple[Alert, ...] = ()) -> GatedUnit:
    return GatedUnit(number, evaluated=True, findings=findings, alerts=alerts)


def decided(*units: GatedUnit) -> Decision:
    return decide(DecisionInput("servicos", "pt", units), BOOK)


def states(decision: Decision) -> list[tuple[int, str, str]]:
    return [(one.unit, one.id, one.state) for one in decision.positions]


def test_every_clause_has_a_state_and_clean_ones_make_a_green_contract() -> None:
    decision = decided(clause(1), clause(2, payment(30)), clause(3, LGPD))
    assert states(decision) == [
        (1, "", "no_position"),
        (2, "payment", "green"),
        (3, "lgpd", "green"),
    ]
    assert decision.route is Route.GREEN
    assert decision.reasons == ("Todos os pontos são aceitos, e nada fala contra.",)
    assert decision.tally.accept == 2


def test_a_number_over_the_limit_makes_the_clause_and_the_contract_red() -> None:
    decision = decided(clause(1, payment(90)), clause(2, LGPD))
    assert states(decision)[0] == (1, "payment", "red")
    assert decision.route is Route.RED
    assert decision.reasons == ("Pagamento: 90 dias passam do limite.",)


def test_an_alert_of_the_clause_turns_its_findings_or_itself_yellow() -> None:
    alert = Alert("injection", "O texto se dirige ao sistema.")
    decision = decided(
        clause(1, alerts=(alert,)), clause(2, payment(30), alerts=(alert,)), clause(3, LGPD)
    )
    assert states(decision) == [(1, "", "yellow"), (2, "payment", "yellow"), (3, "lgpd", "green")]
    assert decision.route is Route.YELLOW
    assert decision.positions[0].because == (
        "O playbook não trata desta cláusula. O texto se dirige ao sistema."
    )


def test_a_type_that_is_not_in_the_playbook_is_no_position() -> None:
    decision = decided(clause(1, present("foro")), clause(2, payment(1)), clause(3, LGPD))
    assert states(decision)[0] == (1, "", "no_position")
    assert decision.route is Route.GREEN


def test_a_mandatory_clause_that_is_nowhere_is_missing() -> None:
    decision = decided(clause(1, LGPD), clause(2, absent("payment")))
    assert decision.missing == ("payment",)
    assert states(decision)[-1] == (0, "payment", "missing")
    assert decision.positions[-1].rule == "payment(missing) → FALLBACK"
    assert decision.route is Route.YELLOW
    assert "Pagamento: Nenhuma cláusula do contrato trata deste ponto." in decision.reasons


def test_a_missing_clause_weighs_what_the_playbook_says() -> None:
    decision = decided(clause(1, payment(10)))
    assert decision.missing == ("lgpd",)
    assert decision.positions[-1].verdict is Verdict.REJECT
    assert decision.route is Route.RED


def test_nothing_is_called_missing_while_a_clause_was_not_evaluated() -> None:
    decision = decided(clause(1, payment(10)), FAILED)
    assert (decision.missing, decision.missing_withheld) == ((), True)
    assert states(decision) == [(1, "payment", "green"), (9, "", "not_evaluated")]
    assert decision.positions[1].because == (
        "Esta parte não pôde ser avaliada: O modelo não respondeu."
    )
    assert decision.route is Route.YELLOW
    assert "1 de 2 partes do contrato não puderam ser avaliadas." in decision.reasons


def test_a_clause_of_which_nothing_usable_was_said_is_yellow_and_covers_its_position() -> None:
    decision = decided(clause(1, unusable("payment")), clause(2, LGPD))
    assert states(decision) == [(1, "payment", "yellow"), (2, "lgpd", "green")]
    assert decision.missing == ()


def test_an_absence_with_an_alert_is_shown() -> None:
    disputed = absent("exclusivity", alerts=(Alert("absence_disputed", "Fala de exclusividade."),))
    decision = decided(clause(1, disputed), clause(2, payment(1)), clause(3, LGPD))
    assert states(decision)[0] == (1, "exclusivity", "yellow")


def test_all_failed_is_no_report() -> None:
    decision = decided(FAILED, replace(FAILED, unit=10))
    assert decision.route is None
    assert decision.positions == ()
    assert decision.reasons == (
        "Nenhuma parte do contrato pôde ser avaliada.",
        "O modelo não respondeu.",
    )


def test_two_thousand_clauses_are_decided_in_order() -> None:
    units = [clause(number, payment(number % 40)) for number in range(1, 2001)]
    decision = decided(*units, clause(2001, LGPD))
    assert [one.unit for one in decision.positions] == list(range(1, 2002))
    assert decision.tally.reject == sum(number % 40 > 30 for number in range(1, 2001))
