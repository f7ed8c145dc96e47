"""A matter is signed off over its register, and the register leaves as a file."""

import csv
import io

from support.api import Api
from support.made_register import TERM
from support.register_api import act, opened, ready


async def every_row_signed(api: Api, matter: str) -> None:
    for key in ("k1", "k2", "k3", "k4", "k5"):
        await opened(api, matter, key)
        assert (await act(api, matter, "signed_off", obligations=[key])).status_code == 201


async def test_a_matter_is_not_signed_off_over_an_unread_register(api: Api) -> None:
    matter = await ready(api)
    refused = await act(api, matter, "signed_off", note="looks fine")
    assert (refused.status_code, refused.json()["type"]) == (
        409,
        "urn:quotary:problem:rows-unsigned",
    )
    counted = {name: refused.json()[name] for name in ("rows", "unsigned", "review")}
    assert counted == {"rows": 5, "unsigned": 5, "review": 1}
    form = {"kind": "signed_off", "who": "Ana", "run": "r1", "based_on": "99"}
    seq = (await api.client.get(f"/v1/matters/{matter}")).json()["seq"]
    sent = await api.client.post(f"/matters/{matter}/acts", data={**form, "based_on": str(seq)})
    assert sent.status_code == 409
    assert "5 of 5 rows of the register are not signed, 1 of them for review" in sent.text
    await opened(api, matter, "k1")
    await act(api, matter, "signed_off", obligations=["k1"])
    assert (await act(api, matter, "signed_off")).json()["unsigned"] == 4
    await every_row_signed(api, await ready(api))  # Another matter's rows are no help.
    assert (await act(api, matter, "signed_off")).json()["unsigned"] == 4


async def test_an_unread_register_is_approved_only_by_saying_so(api: Api) -> None:
    matter = await ready(api)
    unnamed = await act(api, matter, "approved", note="a small deal")
    assert (unnamed.status_code, unnamed.json()["missing"]) == (409, ["register:unsigned"])
    named = {"note": "a small deal", "exceptions": ["register:unsigned"]}
    assert (await act(api, matter, "approved", **named)).status_code == 201
    # The approval does not stand in for the rows' signatures.
    assert (await act(api, matter, "signed_off")).json()["unsigned"] == 5


async def test_rows_are_signed_after_the_matter_is_but_not_corrected(api: Api) -> None:
    matter = await ready(api)
    await every_row_signed(api, matter)
    assert (await act(api, matter, "signed_off")).status_code == 201
    await opened(api, matter, TERM)
    assert (await act(api, matter, "signed_off", obligations=[TERM])).status_code == 201
    answer = await act(
        api, matter, "overridden", obligation="k2", fields={"risk": "low"}, note="so"
    )
    assert answer.status_code == 409
    assert answer.json()["detail"] == "Run r1 is signed off; what is signed does not change."


async def test_exports_hold_signed_rows_unless_more_is_asked_for(api: Api) -> None:
    matter = await ready(api)
    await opened(api, matter, "k1")
    signed = await act(api, matter, "signed_off", obligations=["k1"])
    wait = {"wait": signed.json()["seq"]}
    plain = await api.client.get(f"/v1/matters/{matter}/register/export", params=wait)
    rows = list(csv.DictReader(io.StringIO(plain.content.decode("utf-8-sig"))))
    assert [(row["mark"], row["key"], row["signer"]) for row in rows] == [("signed", "k1", "Ana")]
    # Of this file, under this filter: four obligations, and no key term that it never holds.
    for asked, left_out in (
        ({}, 4),
        ({"signed": "yes"}, 0),
        ({"signed": "no"}, 4),
        ({"party": "We"}, None),
        ({"include": "proposed"}, 0),
        ({"part": "terms"}, 1),
        ({"part": "terms", "signed": "yes"}, 1),
        ({"format": "json"}, 5),
    ):
        answer = await api.client.get(
            f"/v1/matters/{matter}/register/export", params={**asked, **wait}
        )
        listed = await api.client.get(
            f"/v1/matters/{matter}/register", params={"party": asked.get("party", ""), **wait}
        )
        unsigned = [row for row in listed.json()["obligations"] if not row["who"]["signed"]]
        wanted = len(unsigned) if left_out is None else left_out
        assert answer.headers["quotary-left-out"] == str(wanted), asked
    assert "attachment" in plain.headers["content-disposition"]
    more = await api.client.get("/v1/obligations/export", params={"include": "proposed", **wait})
    rows = list(csv.DictReader(io.StringIO(more.content.decode("utf-8-sig"))))
    assert [row["mark"] for row in rows] == ["signed"] + ["proposed"] * 4
    for kind, start in (("xlsx", b"PK"), ("ics", b"BEGIN:VCALENDAR"), ("json", b"{")):
        answer = await api.client.get(
            f"/v1/matters/{matter}/register/export", params={"format": kind, **wait}
        )
        assert answer.status_code == 200, answer.text
        assert answer.content.startswith(start)
    wrong = await api.client.get(f"/v1/matters/{matter}/register/export", params={"format": "docx"})
    assert wrong.status_code == 400
