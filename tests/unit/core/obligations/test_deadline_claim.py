"""A deadline is what the quote plainly says something is due by; nothing else is dated."""

import pytest

from quotary.core.obligations.deadline import read_deadline
from quotary.core.obligations.deadline_claim import LASTS, doubt_of
from quotary.core.obligations.register import Deadline
from quotary.core.proposal import Proposal
from support.registers import duty, findings

NO_TIME = "deadline_no_time"
NOT_DUE = "deadline_not_due"
ANOTHER = "deadline_of_another"
CUT = "deadline_cut"


@pytest.mark.parametrize(
    ("quote", "claim", "kind"),
    [
        # A date that tells something else.
        ("The Supplier shall follow the Policy dated 3 March 2027.", "3 March 2027", CUT),
        ("The Supplier shall follow the Policy dated 3 March 2027.", "dated 3 March 2027", NOT_DUE),
        (
            "The Supplier shall follow the Policy dated 3 March 2027.",
            "the Policy dated 3 March 2027",
            NOT_DUE,
        ),
        ("The Supplier shall follow the Policy of 3 March 2027.", "3 March 2027", CUT),
        ("The Supplier shall follow the Policy of 3 March 2027.", "of 3 March 2027", NOT_DUE),
        ("The Supplier shall follow the Policy (3 March 2027).", "3 March 2027", NOT_DUE),
        (
            "The Supplier shall use the list published by the bank on 3 March 2027.",
            "on 3 March 2027",
            NOT_DUE,
        ),
        ("The Supplier shall keep the terms agreed on 3 March 2027.", "on 3 March 2027", NOT_DUE),
        ("The Customer shall pay all sums invoiced by 3 March 2027.", "by 3 March 2027", NOT_DUE),
        (
            "The Supplier shall comply, as amended by the deed of 3 March 2027, with the law.",
            "by the deed of 3 March 2027",
            NOT_DUE,
        ),
        (
            "A CONTRATADA deverá seguir a política datada de 3 de março de 2027.",
            "3 de março de 2027",
            CUT,
        ),
        (
            "A CONTRATADA deverá seguir a política publicada em 3 de março de 2027.",
            "em 3 de março de 2027",
            NOT_DUE,
        ),
        (
            "It shall return the deposit received on or before 3 March 2027.",
            "on or before 3 March 2027",
            NOT_DUE,
        ),
        ("It shall honour all orders placed before 3 March 2027.", "before 3 March 2027", NOT_DUE),
        ("It shall use the price list in force on 3 March 2027.", "on 3 March 2027", NOT_DUE),
        ("It shall perform the contract that expires on 3 March 2027.", "on 3 March 2027", NOT_DUE),
        # A time of the condition, or of what is forbidden.
        ("If the Customer pays by 3 March 2027, it shall deliver.", "by 3 March 2027", NOT_DUE),
        ("Unless it is ended by 3 March 2027, it shall deliver.", "by 3 March 2027", NOT_DUE),
        (
            "It shall deliver if asked within 30 days after the fair.",
            "within 30 days after the fair",
            NOT_DUE,
        ),
        (
            "Se a CONTRATANTE pagar até 3 de março de 2027, deverá entregar.",
            "até 3 de março de 2027",
            NOT_DUE,
        ),
        ("It shall not deliver by 3 March 2027.", "by 3 March 2027", NOT_DUE),
        ("It shall no longer use the name on 3 March 2027.", "on 3 March 2027", NOT_DUE),
        # From when, not by when.
        ("From 3 March 2027 the Supplier shall staff the desk.", "From 3 March 2027", NOT_DUE),
        ("From 3 March 2027 the Supplier shall staff the desk.", "3 March 2027", CUT),
        ("Effective 3 March 2027 the fee shall be paid.", "Effective 3 March 2027", NOT_DUE),
        ("Effective 3 March 2027 the fee shall be paid.", "3 March 2027", CUT),
        ("With effect from 3 March 2027 it shall pay.", "With effect from 3 March 2027", NOT_DUE),
        ("As of 3 March 2027 the Supplier shall staff the desk.", "As of 3 March 2027", NOT_DUE),
        ("Since 3 March 2027 the Supplier must staff it.", "Since 3 March 2027", NOT_DUE),
        ("Starting on 3 March 2027 it shall report.", "Starting on 3 March 2027", NOT_DUE),
        ("Starting on 3 March 2027 it shall report.", "3 March 2027", CUT),
        ("After 3 March 2027 the Supplier shall report.", "After 3 March 2027", NOT_DUE),
        ("A partir de 3 de março de 2027 deverá pagar.", "A partir de 3 de março de 2027", NOT_DUE),
        ("Desde 3 de março de 2027 a CONTRATADA deve pagar.", "Desde 3 de março de 2027", NOT_DUE),
        # Not before.
        ("It shall not invoice before 3 March 2027.", "before 3 March 2027", ""),
        ("It shall invoice not before 3 March 2027.", "not before 3 March 2027", NOT_DUE),
        ("It shall invoice not before 3 March 2027.", "before 3 March 2027", CUT),
        ("It shall pay no earlier than 3 March 2027.", "no earlier than 3 March 2027", NOT_DUE),
        ("It shall pay no earlier than 3 March 2027.", "3 March 2027", CUT),
        ("It must be sent later than 3 March 2027.", "later than 3 March 2027", NOT_DUE),
        ("It must be sent no later than 3 March 2027.", "later than 3 March 2027", CUT),
        ("It must be sent no later than 3 March 2027.", "3 March 2027", CUT),
        ("Não deverá entregar antes de 3 de março de 2027.", "3 de março de 2027", CUT),
        # Cut out of a longer expression.
        ("It shall pay within 30 days after 3 March 2027.", "3 March 2027", CUT),
        ("It shall pay within 30 days after 3 March 2027.", "within 30 days", CUT),
        ("It shall pay within 30 days after receipt.", "within 30 days", CUT),
        ("It shall pay within 30 days of receipt.", "within 30 days", CUT),
        ("It shall pay within 30 days after receipt.", "30 days after receipt", CUT),
        (
            "It shall pay within thirty (30) days following the notice.",
            "within thirty (30) days",
            CUT,
        ),
        ("It shall pay within 30 days from the notice.", "30 days", CUT),
        ("It shall give notice at least 30 days before the end.", "30 days before the end", CUT),
        ("It shall give notice at least 30 days before the end.", "at least 30 days", CUT),
        (
            "It shall pay by 3 March 2027 or, if later, 30 days after notice.",
            "by 3 March 2027",
            CUT,
        ),
        ("It shall pay by 3 March 2027, whichever is later.", "by 3 March 2027", CUT),
        ("It shall pay until 30 days after the end.", "30 days after the end", CUT),
        ("Deverá pagar em até 30 dias contados da nota.", "em até 30 dias", CUT),
        ("Deverá pagar em até 30 dias após a nota.", "em até 30 dias", CUT),
        ("Deverá pagar no prazo de 30 dias da nota.", "no prazo de 30 dias", CUT),
        ("Deverá pagar no prazo de 30 dias.", "30 dias", CUT),
        # No time at all.
        ("The Supplier shall deliver the report to the Customer.", "the report", NO_TIME),
        ("The Supplier shall deliver the report to the Customer.", "to the Customer", NO_TIME),
        ("It shall be signed by the Customer.", "by the Customer", NO_TIME),
        ("It shall be kept on the premises.", "on the premises", NO_TIME),
        ("A CONTRATADA deverá entregar o relatório.", "o relatório", NO_TIME),
        # How long.
        ("It shall keep records for five years.", "for five years", LASTS),
        ("It shall keep records for five years.", "five years", CUT),
        ("It shall keep records for at least 7 years.", "for at least 7 years", LASTS),
        ("It shall keep records for at least 7 years.", "at least 7 years", NOT_DUE),
        ("It shall insure the goods during the Term.", "during the Term", LASTS),
        ("It shall insure the goods throughout the Term.", "throughout the Term", LASTS),
        ("It shall keep it secret until 3 March 2027.", "until 3 March 2027", NOT_DUE),
        ("It shall keep it secret until 3 March 2027.", "3 March 2027", CUT),
        ("A period of 30 days shall be granted.", "period of 30 days", CUT),
        ("The term of 12 months shall be observed.", "12 months", CUT),
        ("Deverá guardar os dados durante cinco anos.", "durante cinco anos", LASTS),
        ("Deverá guardar os dados pelo prazo de 5 anos.", "pelo prazo de 5 anos", LASTS),
        ("Deverá guardar os dados por 5 anos.", "por 5 anos", LASTS),
        ("Deverá manter o seguro até 3 de março de 2027.", "até 3 de março de 2027", NOT_DUE),
        ("It shall mend each defect that is notified within 9 days.", "within 9 days", ANOTHER),
        ("It shall pay rent that the Lessor asks by 1 March 2029.", "by 1 March 2029", ANOTHER),
        ("It shall take returns that the Buyer makes within 9 days.", "within 9 days", ANOTHER),
        (
            "It shall hire drivers who passed within 5 days before it.",
            "within 5 days before it",
            ANOTHER,
        ),
        ("It shall take the returns made within 14 days.", "within 14 days", ANOTHER),
        ("Deverá aceitar as peças que o Hotel devolva em até 9 dias.", "em até 9 dias", ANOTHER),
        (
            "It shall pay within 10 days after receipt of the bill or after delivery of it.",
            "within 10 days after receipt of the bill",
            CUT,
        ),
        ("It shall replace that person within 2 days.", "within 2 days", ""),
        ("It shall ensure that the roof is mended within 9 days.", "within 9 days", ""),
        ("It shall send a bill, which shall be paid within 9 days.", "within 9 days", ""),
    ],
)
def test_what_is_no_deadline_is_left_out_for_review(quote: str, claim: str, kind: str) -> None:
    assert doubt_of(claim, quote) == kind
    found = findings(
        Proposal((), obligations=(duty(quote, modality=None, deadline=claim),)), f"1. A\n{quote}"
    )
    (one,) = found.obligations
    if kind == CUT and one.deadline is not None:
        # The rest of the phrase is put back; what that is stands in test_whole_phrase.
        whole = one.deadline.text
        assert claim in whole
        assert doubt_of(whole, quote) == ""
        return
    if kind:
        told = kind in [alert.kind for alert in one.alerts]
        assert (one.deadline, one.bucket) == (None, "proposed" if kind == LASTS else "review")
        assert told == (kind != LASTS)
        (check,) = [check for check in one.checks if check.name == "deadline"]
        assert kind != LASTS or (check.proposed, check.read, check.agrees) == (claim, None, False)
    assert one.deadline is None or one.deadline.date is None


@pytest.mark.parametrize(
    ("quote", "claim", "date"),
    [
        ("It shall pay by 3 March 2027.", "by 3 March 2027", "2027-03-03"),
        ("It shall pay on or before 3 March 2027.", "on or before 3 March 2027", "2027-03-03"),
        ("It shall pay no later than 3 March 2027.", "no later than 3 March 2027", "2027-03-03"),
        (
            "It shall pay not later than March 3, 2027.",
            "not later than March 3, 2027",
            "2027-03-03",
        ),
        ("By noon on 3 March 2027 it shall pay.", "By noon on 3 March 2027", "2027-03-03"),
        (
            "It shall pay by close of business on 3 March 2027.",
            "by close of business on 3 March 2027",
            "2027-03-03",
        ),
        ("The fee shall be paid by 3 March 2027.", "by 3 March 2027", "2027-03-03"),
        ("The fee shall be paid in full on 3 March 2027.", "on 3 March 2027", "2027-03-03"),
        ("On 3 March 2027 the Supplier shall hand over the keys.", "On 3 March 2027", "2027-03-03"),
        ("If asked, it shall deliver by 3 March 2027.", "by 3 March 2027", "2027-03-03"),
        ("It shall have delivered the list by 3 March 2027.", "by 3 March 2027", "2027-03-03"),
        ("Deverá pagar até 3 de março de 2027.", "até 3 de março de 2027", "2027-03-03"),
        ("Deverá pagar até o dia 03/03/2027.", "até o dia 03/03/2027", "2027-03-03"),
        (
            "Deverá pagar, o mais tardar em 3 de março de 2027.",
            "o mais tardar em 3 de março de 2027",
            "2027-03-03",
        ),
        ("Deverá pagar no dia 3 de março de 2027.", "no dia 3 de março de 2027", "2027-03-03"),
        ("Será paga em 3 de março de 2027.", "em 3 de março de 2027", "2027-03-03"),
    ],
)
def test_a_stated_day_is_read(quote: str, claim: str, date: str) -> None:
    assert doubt_of(claim, quote, "pt" if "á " in quote else "en") == ""
    assert read_deadline(claim, "pt" if "á " in quote else "en").date == date


@pytest.mark.parametrize(
    ("quote", "claim"),
    [
        (
            "It shall pay within 30 days after receipt of the invoice.",
            "within 30 days after receipt of the invoice",
        ),
        (
            "It shall pay within 30 days after receipt of the invoice.",
            "within 30 days after receipt",
        ),
        ("It shall pay within 30 days.", "within 30 days"),
        ("It shall pay, within 30 days, the fee.", "within 30 days"),
        ("It shall notify within 72 hours, by email, the breach.", "within 72 hours"),
        ("It shall notify the breach promptly.", "promptly"),
        ("It shall, without undue delay, notify the breach.", "without undue delay"),
        ("It shall report every quarter.", "every quarter"),
        ("It shall report at least once a year.", "at least once a year"),
        ("It shall report quarterly.", "quarterly"),
        ("Upon termination it shall return the data.", "Upon termination"),
        ("It shall return the data on the last day of the Term.", "on the last day of the Term"),
        ("It shall give at least 60 days' notice.", "at least 60 days' notice"),
        (
            "It shall give notice at least 60 days before the end of the Term.",
            "at least 60 days before the end of the Term",
        ),
        ("It shall pay before the audit.", "before the audit"),
        (
            "It shall give notice not earlier than 90 and not later than 30 days before the end.",
            "not earlier than 90 and not later than 30 days before the end",
        ),
        ("It shall pay by 31 March in each year.", "by 31 March in each year"),
        (
            "Deverá pagar em até 30 (trinta) dias contados da nota.",
            "em até 30 (trinta) dias contados da nota",
        ),
        ("Deverá comunicar imediatamente o incidente.", "imediatamente"),
        ("Deverá comunicar em até 24 horas.", "em até 24 horas"),
        ("Deverá apresentar mensalmente o relatório.", "mensalmente"),
        (
            "Deverá apresentar até o quinto dia útil do mês seguinte.",
            "até o quinto dia útil do mês seguinte",
        ),
        ("Deverá avisar com antecedência de 30 dias.", "com antecedência de 30 dias"),
    ],
)
def test_an_ordinary_deadline_stands(quote: str, claim: str) -> None:
    assert doubt_of(claim, quote) == ""


def test_a_rule_about_a_day_is_bound_to_that_day() -> None:
    claim = "within 30 days after 3 March 2027"
    assert read_deadline(claim) == Deadline(claim, 30, "day", "within", "3 March 2027")
    claim = "em até 30 dias após 3 de março de 2027"
    read = read_deadline(claim, "pt")
    assert (read.amount, read.relation, read.date) == (30, "within", None)
    assert "2027" in read.anchor


@pytest.mark.parametrize(
    "words",
    [
        "3 March 2027",
        "dated 3 March 2027",
        "from 3 March 2027",
        "effective 3 March 2027",
        "not before 3 March 2027",
        "later than 3 March 2027",
        "until 3 March 2027",
        "after 3 March 2027",
        "before 3 March 2027",
        "by 3 March 2027 and every year thereafter",
        "by the deed of 3 March 2027",
        "not by 3 March 2027",
        "desde 3 de março de 2027",
    ],
)
def test_no_day_is_read_that_nothing_is_due_by(words: str) -> None:
    assert read_deadline(words).date is None
