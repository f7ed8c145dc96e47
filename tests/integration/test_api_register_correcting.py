"""Correcting rows and key terms over HTTP, and every refusal."""

import pytest

from support.api import Api
from support.made_register import CUSTOMER, TERM
from support.register_api import act, opened, ready, register


async def test_a_correction_stands_beside_the_proposal_and_asks_for_a_new_signature(
    api: Api,
) -> None:
    matter = await ready(api)
    await opened(api, matter, "k2")
    assert (await act(api, matter, "signed_off", obligations=["k2"])).status_code == 201
    fields = {"party": " we ", "deadline": "by 1 May 2032", "date": "2032-05-01", "trigger": ""}
    answer = await act(
        api, matter, "overridden", obligation="k2", fields=fields, note="The frame says so."
    )
    assert answer.status_code == 201, answer.text
    assert answer.json()["matter"]["model_route"] == "yellow"
    found = await register(api, matter, answer.json()["seq"], before="2032-06-01")
    row = {each["key"]: each for each in found["obligations"]}["k2"]
    assert (row["what"]["party"], row["what"]["date"]) == ("we", "2032-05-01")
    assert row["proposal"]["fields"]["party"] == CUSTOMER
    assert row["proposal"]["deadline"]["anchor"] == "notice"
    # A trigger that was not stated and is still not stated is no correction.
    assert row["correction"]["fields"] == {
        "party": "we", "deadline": "by 1 May 2032", "date": "2032-05-01",
    }  # fmt: skip
    assert row["who"]["signed"] is False
    assert [each["why"] for each in row["who"]["past"]] == ["corrected"]
    figures = (await api.client.get("/v1/obligations")).json()["figures"]
    assert figures["override_rate"] == 1.0


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({}, "The correction changes nothing: every field given says that already."),
        ({"risk": "high"}, "The correction changes nothing: every field given says that already."),
        (
            {"quote": "x"},
            "'quote' is no field of this row that a person can correct. These are: statement, "
            "party, modality, trigger, deadline, date, risk.",
        ),
        ({"risk": "huge"}, "risk is 'huge': it is one of low, medium, high, or empty."),
        ({"modality": ""}, "modality is '': it is one of must, must_not, may."),
        ({"date": "soon"}, "date is 'soon': write it as 2031-03-31."),
        ({"statement": " \u0000 "}, "statement is empty: write what it says."),
        ({"party": "x" * 2001}, "party has 2,001 characters; at most 2,000 are kept."),
    ],
)
async def test_a_correction_that_makes_no_sense_is_refused(
    api: Api, fields: dict[str, str], sentence: str
) -> None:
    matter = await ready(api)
    answer = await act(api, matter, "overridden", obligation="k1", fields=fields, note="so")
    assert answer.status_code == 422
    assert answer.json()["detail"] == sentence


async def test_acts_on_rows_say_what_they_are_about(api: Api) -> None:
    matter = await ready(api)
    note = await act(api, matter, "overridden", obligation="k1", fields={"risk": "low"})
    assert note.json()["detail"] == "note is empty: say why it is not as the system has it."
    kind = await act(api, matter, "approved", obligations=["k1"], note="so")
    assert kind.json()["detail"] == (
        "kind is approved: rows of the register are signed_off (`obligations`) or overridden "
        "(`obligation` and `fields`)."
    )
    both = await act(api, matter, "overridden", obligation="k1", obligations=["k2"], note="so")
    assert both.json()["detail"] == (
        "Correct a row (`obligation`) or sign rows (`obligations`), not both."
    )
    many = await act(api, matter, "signed_off", obligations=[f"k{n}" for n in range(201)])
    assert many.status_code == 400


async def test_a_key_term_is_signed_and_corrected_like_a_row(api: Api) -> None:
    matter = await ready(api)
    answer = await act(
        api, matter, "overridden", obligation=TERM, fields={"value": "EUR 2,000,000"}, note="so"
    )
    assert answer.status_code == 201, answer.text
    await opened(api, matter, TERM)
    signed = await act(api, matter, "signed_off", obligations=[TERM])
    assert signed.status_code == 201, signed.text
    found = await register(api, matter, signed.json()["seq"])
    (entry,) = [each["entry"] for each in found["terms"] if each["entry"]]
    assert entry["what"]["value"] == "EUR 2,000,000"
    assert entry["proposal"]["fields"]["value"] == "USD 1,000,000"
    assert entry["who"]["signed"] is True
