"""Key terms: read by code from a verified quote, one object each, never inferred."""

from typing import Any

import pytest

from quotary.core.obligations.proposed import ProposedTerm
from quotary.core.obligations.register import KeyTerm, Register
from quotary.core.obligations.registering import register_of
from quotary.core.proposal import Proposal
from quotary.core.span import Span
from support.registers import BROAD, LIABILITY, REPORTS, TEXT, gated, register

CAP = ProposedTerm("liability_cap", found=True, quotes=(LIABILITY,), value="USD 1,000,000")


def proposal(*terms: ProposedTerm) -> Proposal:
    return Proposal((), terms=terms)


def cap(found: Register) -> KeyTerm:
    return next(term for term in found.terms if term.id == "liability_cap")


def term(quote: str = LIABILITY, **changed: Any) -> ProposedTerm:
    given: dict[str, Any] = {"found": True, "quotes": (quote,), "value": None, **changed}
    return ProposedTerm("liability_cap", **given)


def kinds(found: KeyTerm) -> list[str]:
    return [alert.kind for alert in found.alerts]


def test_a_term_is_read_from_its_quote_and_placed() -> None:
    found = cap(register(proposal(CAP)))
    assert (found.found, found.value, found.quote) == (True, 1_000_000, LIABILITY)
    assert found.written == "USD 1,000,000"
    assert found.place is not None
    assert (found.place.clause, found.place.span.of(TEXT)) == ("3", LIABILITY)
    assert found.alerts == ()


def test_the_value_is_the_quotes_and_not_the_models() -> None:
    found = cap(register(proposal(term(value="USD 5,000,000"))))
    assert (found.value, kinds(found)) == (1_000_000, ["term_contradicted"])
    assert found.alerts[0].detail == (
        "For “Liability cap” the quote reads USD 1,000,000, not USD 5,000,000."
    )


def test_an_invented_quote_is_escalated_and_nothing_is_found() -> None:
    found = register(proposal(term("The liability of the Supplier is limited to USD 900,000.")))
    assert not cap(found).found
    assert cap(found).value is None
    (one,) = found.escalations
    assert one.kind == "fabricated"
    assert one.why.startswith("The quote given for “Liability cap” does not stand in the contract.")


@pytest.mark.parametrize(
    ("quote", "expected"),
    [
        (REPORTS, ["term_unsupported", "absence_disputed"]),
        (
            f"{REPORTS} It is limited to USD 5 or USD 6.",
            ["fabricated"],
        ),
    ],
)
def test_a_quote_that_states_no_value_finds_nothing(quote: str, expected: list[str]) -> None:
    result = register(proposal(term(quote)))
    found = cap(result)
    assert (found.found, found.value, found.place) == (False, None, None)
    said = kinds(found) if "fabricated" not in expected else [result.escalations[0].kind]
    assert [kind for kind in said if kind != "term_off_topic"] == expected


def test_a_term_that_is_left_out_where_code_reads_one_is_disputed() -> None:
    found = cap(register(proposal()))
    assert (found.found, kinds(found)) == (False, ["absence_disputed"])
    assert found.alerts[0].span is not None
    assert found.alerts[0].span.of(TEXT) == LIABILITY
    assert found.alerts[0].detail == (
        "A sentence with “liability” reads USD 1,000,000 for “Liability cap”, and no quote rests "
        "on it."
    )


def test_a_term_that_the_document_does_not_state_is_not_found() -> None:
    text = TEXT.replace(LIABILITY, "Nothing is said here of what either party owes at most.")
    found = cap(register(proposal(), text))
    assert found == KeyTerm("liability_cap", "Liability cap", found=False)


def test_a_quote_about_something_else_is_told() -> None:
    quote = "The price of the Services under this Agreement is USD 1,000,000."
    found = cap(register(proposal(term(quote)), TEXT.replace(LIABILITY, quote)))
    assert (found.found, kinds(found)) == (True, ["term_off_topic"])


def test_a_term_without_a_reader_is_the_words_that_stand_in_its_quote() -> None:
    quote = "All notices go to the registered office of the party concerned."
    text = TEXT.replace(LIABILITY, quote)

    def place(value: str | None) -> KeyTerm:
        claim = ProposedTerm("notice_place", found=True, quotes=(quote,), value=value)
        return register(proposal(claim), text).terms[1]

    assert (place("the registered office").value, place("the registered office").alerts) == (
        "the registered office",
        (),
    )
    assert (place("London").found, kinds(place("London"))) == (False, ["term_unsupported"])
    assert not place(None).found


FIRST = Span(0, TEXT.index("4. Terms"))


def two(first: Proposal, second: Proposal, text: str) -> KeyTerm:
    cut = text.index("5. Housekeeping")
    units = (
        gated(first, text, span=Span(0, cut), unit=1),
        gated(second, text, span=Span(text.index("3. Liability"), len(text)), unit=2),
    )
    return cap(register_of(units, BROAD))


def test_a_term_that_two_chunks_state_alike_is_one() -> None:
    found = two(proposal(CAP), proposal(CAP), TEXT)
    assert (found.found, found.value, found.unit, found.alerts) == (True, 1_000_000, 1, ())


def test_two_values_are_a_conflict_and_none_of_them_counts() -> None:
    other = "The aggregate liability of the Customer is limited to USD 2,000,000."
    text = TEXT.replace("6. Law\n", f"6. Law\n{other} ")
    found = two(proposal(CAP), proposal(CAP, term(other, value="USD 2,000,000")), text)
    assert (found.found, found.value) == (True, None)
    assert kinds(found)[0] == "term_conflict"
    assert found.alerts[0].detail == (
        "The contract states more than one value for “Liability cap”: USD 1,000,000, USD 2,000,000."
    )


def test_another_value_that_no_reply_quotes_is_told_beside_the_one_found() -> None:
    other = "The aggregate liability of the Customer is limited to USD 2,000,000."
    text = TEXT.replace("6. Law\n", f"6. Law\n{other} ")
    found = two(proposal(CAP), proposal(), text)
    assert (found.found, found.value) == (True, 1_000_000)
    assert "absence_disputed" in kinds(found)


def test_a_faulty_entry_is_told() -> None:
    found = cap(
        register(proposal(ProposedTerm("liability_cap", found=False, problems=("It is odd.",))))
    )
    assert kinds(found) == ["term_unusable", "absence_disputed"]


@pytest.mark.parametrize(
    ("statement", "quote"),
    [
        (
            "The liability of the Supplier for late delivery is limited to USD 1,000,000.",
            "The liability of the Supplier for late delivery is limited to USD 1,000,000.",
        ),
        (
            "Under the prior contract the total liability of the Supplier was limited to USD 900.",
            "the total liability of the Supplier was limited to USD 900",
        ),
    ],
)
def test_a_value_of_another_thing_is_shown_with_an_alert(statement: str, quote: str) -> None:
    found = cap(register(proposal(term(quote)), TEXT.replace(LIABILITY, statement)))
    assert found.found
    assert "term_of_another" in kinds(found)


def test_a_value_of_another_thing_does_not_dispute_the_one_found() -> None:
    other = "Liability for lost keys is limited to USD 500."
    found = two(proposal(CAP), proposal(), f"{TEXT.rstrip()} {other}\n")
    assert (found.found, found.value) == (True, 1_000_000)
    one_chunk = cap(register(proposal(CAP), text=TEXT.replace(LIABILITY, f"{LIABILITY} {other}")))
    assert (one_chunk.value, kinds(one_chunk)) == (1_000_000, [])


def test_a_value_of_another_thing_disputes_where_none_is_found() -> None:
    other = "Liability for lost keys is limited to USD 500."
    found = cap(register(proposal(), text=TEXT.replace(LIABILITY, other)))
    assert (found.found, kinds(found)) == (False, ["absence_disputed"])
