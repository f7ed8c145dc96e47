"""What an amendment changes, and which signatures outlast it."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quotary.core.indexing import DocumentIndex
from quotary.core.obligations.changes import Change, carries, changes, differing
from quotary.core.obligations.definitions import definitions_in
from quotary.core.obligations.register import Definition, Obligation, Place, Register
from quotary.core.span import Span
from support.registers import HONEST, TEXT, document, register


def one(key: str, quote: str, clause: str = "1", **more: Any) -> Obligation:
    place = Place(Span(0, len(quote)), None, clause)
    return replace(Obligation(key, quote, place, (1,), "proposed", "must"), **more)


def registers(*obligations: Obligation) -> Register:
    return Register(obligations)


OLD = one("a", "The Supplier shall deliver the report within 30 days.", "5.2")
NEW = one("b", "The Supplier shall deliver the report within 20 days.", "5.2")
FAR = one("c", "The Customer shall pay each invoice when it is due.", "7")


def test_equal_registers_have_not_changed() -> None:
    found = changes(registers(OLD, FAR), registers(OLD, FAR))
    assert [change.kind for change in found] == ["unchanged", "unchanged"]
    assert all(change.before is change.after for change in found)


def test_other_words_in_the_same_clause_are_a_change() -> None:
    found = changes(registers(OLD, FAR), registers(NEW, FAR))
    assert found[0] == Change("changed", OLD, NEW, ("quote",))


def test_other_fields_of_the_same_words_are_a_change() -> None:
    risky = replace(OLD, risk="high", party="The Supplier")
    assert changes(registers(OLD), registers(risky)) == (
        Change("changed", OLD, risky, ("party", "risk")),
    )


def test_what_is_new_is_added_and_what_is_not_there_is_gone_last() -> None:
    assert changes(registers(OLD), registers(FAR)) == (
        Change("added", after=FAR),
        Change("gone", before=OLD),
    )


def test_a_clause_that_moved_and_changed_a_little_is_a_change() -> None:
    moved = replace(NEW, place=replace(NEW.place, clause="6.2"))
    (found,) = changes(registers(OLD), registers(moved))
    assert (found.kind, found.before) == ("changed", OLD)


def test_the_closest_words_belong_together() -> None:
    closer = one("d", "The Supplier shall deliver the report within 30 business days.", "5.2")
    found = changes(registers(OLD), registers(NEW, closer))
    assert [change.kind for change in found] == ["added", "changed"]


@given(
    st.lists(st.sampled_from("abcdefgh"), unique=True),
    st.lists(st.sampled_from("abcdefgh"), unique=True),
)
@settings(deadline=None)
def test_every_row_of_both_registers_is_told_once(old: list[str], new: list[str]) -> None:
    def rows(keys: list[str], word: str) -> Register:
        return registers(
            *(one(key, f"The party {key * 3} shall {word} the {key} item.") for key in keys)
        )

    before, after = rows(old, "keep"), rows(new, "keep")
    found = changes(before, after)
    assert [change.after for change in found if change.after] == list(after.obligations)
    assert sorted(change.before.key for change in found if change.before) == sorted(old)


FEES = Definition("Fees", Place(Span(0, 5)), '"Fees" means the Charges under Annex A.')
CHARGES = Definition("Charges", Place(Span(9, 12)), '"Charges" means USD 5 a day.')
PAYS = one("p", "The Customer shall pay the fee within 30 days.")


def test_a_signature_holds_for_the_same_words_and_fields() -> None:
    assert carries(PAYS, replace(PAYS, place=Place(Span(90, 99), 4, "8")), (), ())
    assert not carries(PAYS, replace(PAYS, risk="high"), (), ())
    assert not carries(PAYS, replace(PAYS, quote=PAYS.quote.replace("30", "20")), (), ())
    assert differing(PAYS, replace(PAYS, confidence=0.1, units=(7,), key="x")) == ()


@pytest.mark.parametrize(
    ("before", "after", "holds"),
    [
        ((FEES, CHARGES), (FEES, CHARGES), True),
        ((FEES, CHARGES), (CHARGES, FEES), True),
        ((FEES,), (replace(FEES, text='"Fees" means the Charges under Annex B.'),), False),
        ((FEES,), (), False),
        ((), (FEES,), False),
        # The quote rests on Fees, and Fees on Charges.
        ((FEES, CHARGES), (FEES, replace(CHARGES, text='"Charges" means USD 9 a day.')), False),
        ((CHARGES,), (), True),
    ],
)
def test_a_signature_falls_with_the_terms_that_the_quote_uses(
    before: tuple[Definition, ...],
    after: tuple[Definition, ...],
    holds: bool,  # noqa: FBT001
) -> None:
    quote = PAYS.quote.replace("the fee", "the Fees")
    signed = replace(PAYS, quote=quote)
    assert carries(signed, signed, before, after) is holds


def test_definitions_are_found_with_all_they_say() -> None:
    text = (
        "1. Definitions\n"
        '"Fees" means the amounts due. They are listed in Annex A.\n'
        "“Services” or “Works” shall mean what is ordered.\n\n"
        "2. Parties\n"
        "Acme Ltd. (the “Supplier”) shall deliver to Beta Inc. (hereinafter, “Beta”) the goods.\n"
    )
    index = DocumentIndex(document(text))
    found = {one.term: one.text for one in definitions_in(index, Span(0, len(text)))}
    assert found["Fees"] == '"Fees" means the amounts due. They are listed in Annex A.'
    assert found["Services"] == "“Services” or “Works” shall mean what is ordered."
    assert found["Works"] == found["Services"]
    assert found["Supplier"].startswith("Acme Ltd. (the “Supplier”) shall deliver")
    assert found["Beta"] == found["Supplier"]


def test_the_register_holds_the_definitions() -> None:
    assert [one.term for one in register(HONEST).definitions] == ["Fees"]
    changed = TEXT.replace("under the order forms", "on demand")
    before, after = register(HONEST), register(HONEST, changed)
    assert before.definitions[0].text != after.definitions[0].text
