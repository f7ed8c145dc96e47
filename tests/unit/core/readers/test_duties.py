"""Who owes confidentiality is read from the duty itself, never from a harmless “each party”."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quotary.core.readers import read
from support.reader_cases import Case, cases

US = {"us": ["acme*"]}
HARMLESS = (
    "Each party shall bear its own costs.",
    "Each party represents that it has authority to enter into this Agreement.",
    "Both parties agree that the Project is of interest to them.",
    "The parties agree to meet each month.",
    "Each of the parties shall keep its insurance in force.",
    "Neither party may assign this Agreement.",
    "Notices to either party are sent to its registered office.",
    "Each party acknowledges that damages may not be an adequate remedy.",
)
ONE_SIDED = (
    "Acme shall keep Northgate's Confidential Information secret.",
    "Acme Industries, as Recipient, shall not disclose the Confidential Information.",
    "Each party agrees that Acme shall hold the Confidential Information in confidence.",
    "All information of Northgate shall be held in confidence by Acme.",
)
MUTUAL = "Each party shall keep the other party's Confidential Information in strict confidence."


@pytest.mark.parametrize("case", list(cases("bound")), ids=lambda case: case.text[:60])
def test_who_is_bound(case: Case) -> None:
    reading = read("duty.bound", case.text, case.language, US)
    found = reading.value if reading.status == "value" else reading.status
    assert found == case.expected


@given(st.permutations(HARMLESS), st.integers(0, len(HARMLESS)))
def test_no_harmless_sentences_prove_that_both_are_bound(order: list[str], many: int) -> None:
    assert read("duty.bound", " ".join(order[:many]), "en", US).status == "none"


@given(st.sampled_from(ONE_SIDED), st.permutations([*HARMLESS[:3], MUTUAL]))
def test_a_duty_of_one_side_is_never_outweighed(one: str, others: list[str]) -> None:
    for text in (" ".join([one, *others]), " ".join([*others, one])):
        assert read("duty.bound", text, "en", US).value != "both"


@given(st.sampled_from(ONE_SIDED), st.sampled_from(HARMLESS))
def test_a_duty_of_one_side_beside_a_harmless_sentence_is_not_mutual(one: str, mild: str) -> None:
    assert read("duty.bound", f"{mild} {one}", "en", US).value in {"us", None}


def test_without_our_names_nobody_is_taken_for_us() -> None:
    assert read("duty.bound", ONE_SIDED[0], "en").status == "ambiguous"


@pytest.mark.parametrize(
    ("text", "status"),
    [
        (
            "Access shall be limited to staff who need it and who are bound by duties of"
            " confidentiality.",
            "none",
        ),
        (
            "It is shown to Northgate's staff, and Northgate is bound by duties of"
            " confidentiality.",
            "ambiguous",
        ),
    ],
)
def test_people_who_are_bound_are_no_party(text: str, status: str) -> None:
    assert read("duty.bound", text, "en", US).status == status


@pytest.mark.parametrize(
    ("tail", "status"),
    [
        ("at the expiration of which they shall cease", "value"),
        ("after which they cease", "value"),
        ("on which the Project has ceased", "ambiguous"),
    ],
)
def test_a_length_ends_where_the_duties_cease(tail: str, status: str) -> None:
    text = (
        f"The duties shall continue for three (3) years from the day first above written, {tail}."
    )
    text = text if status == "value" else text.replace("first above written, ", "")
    assert read("duration.years", text, "en").status == status


def test_promises_that_go_both_ways_bind_both() -> None:
    text = "The promises in this NDA go both ways: each of us makes them to the other."
    assert read("duty.bound", text, "en", US).value == "both"
