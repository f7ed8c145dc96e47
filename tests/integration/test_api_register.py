"""The register over HTTP: listing, opening, signing, correcting, and every refusal."""

import csv
import io
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import httpx
import pytest

from quotary.api.register.guard import sample
from quotary.core.obligations.register import Obligation
from support.api import Api
from support.made_register import CUSTOMER, TERM, MadeRegister, five, obligation

Json = dict[str, Any]


async def act(api: Api, matter: str, kind: str, **given: object) -> httpx.Response:
    found = (await api.client.get(f"/v1/matters/{matter}")).json()
    body = {"kind": kind, "who": "Ana", "based_on": found["seq"], "run": "r1", **given}
    answer = await api.client.post(f"/v1/matters/{matter}/acts", json=body)
    if answer.status_code == 201:
        await api.client.get(f"/v1/matters/{matter}", params={"wait": answer.json()["seq"]})
    return answer


async def opened(
    api: Api, matter: str, *keys: str, who: str = "Ana", run: str = "r1"
) -> httpx.Response:
    answer = httpx.Response(500)
    for key in keys:
        answer = await api.client.post(
            f"/v1/matters/{matter}/register/{key}/opened", json={"who": who, "run": run}
        )
        assert answer.status_code in (200, 404, 409), answer.text
    return answer


async def ready(api: Api, *rows: Obligation) -> str:
    made = MadeRegister().with_rows(*rows) if rows else MadeRegister()
    matter, seq = await api.routed(made)
    await api.client.get(f"/v1/matters/{matter}", params={"wait": seq})
    return matter


async def register(api: Api, matter: str, wait: int = 0, **asked: str) -> Json:
    answer = await api.client.get(f"/v1/matters/{matter}/register", params={"wait": wait, **asked})
    assert answer.status_code == 200, answer.text
    return answer.json()


def keys(rows: list[Json]) -> list[str]:
    return [row["key"] for row in rows]


async def test_a_row_has_its_five_kinds_of_provenance(api: Api) -> None:
    matter = await ready(api)
    found = await register(api, matter)
    assert keys(found["obligations"]) == ["k1", "k2", "k3", "k4", "k5"]
    row = found["obligations"][0]
    assert row["what"]["statement"] == "deliver the report k1"
    assert (row["what"]["deadline"], row["what"]["date"]) == ("by 31 March 2031", "2031-03-31")
    assert row["where"]["page"] == 1
    assert len(row["where"]["sha256"]) == 64
    assert row["how"]["model"] == "recording"
    assert len(row["how"]["prompt_digest"]) == 64
    assert row["sure"]["verified"] is True
    assert row["sure"]["confidence"] == 0.9
    assert row["who"] == {
        "signed": False, "signer": "", "at": None, "run": "", "seq": 0, "opened_at": None,
        "past": [],
    }  # fmt: skip


async def test_everything_left_to_read_is_beside_the_rows(api: Api) -> None:
    found = await register(api, await ready(api))
    assert found["unread"] == [3]
    for name in ("escalations", "gaps", "exclusions"):
        assert len(found[name]) == 1
    terms = {each["id"]: each for each in found["terms"]}
    assert terms["liability_cap"]["entry"]["what"]["value"] == "USD 1,000,000"
    assert terms["notice_period"]["found"] is False
    assert terms["notice_period"]["entry"] is None
    assert found["changes"] is None


async def test_a_matter_without_a_register_says_so(api: Api) -> None:
    matter, seq = await api.routed()
    answer = await api.client.get(f"/v1/matters/{matter}/register", params={"wait": seq})
    assert answer.status_code == 404
    assert answer.json()["detail"] == (
        f"Run r1 of matter {matter} has no register: its playbook does not ask for obligations, "
        "or it is not decided. Runs with one: none."
    )


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ({"party": CUSTOMER}, ["k2", "k5"]),
        ({"party": ""}, ["k4"]),
        ({"risk": ["high", "low"]}, ["k1", "k3"]),
        ({"bucket": "review"}, ["k4"]),
        ({"modality": "must_not"}, ["k3"]),
        ({"deadline": "has"}, ["k1", "k2"]),
        ({"deadline": "dated"}, ["k1"]),
        ({"deadline": "none", "party": CUSTOMER}, ["k5"]),
        ({"before": "2031-04-01"}, ["k1"]),
        ({"before": "2031-03-31"}, []),
        ({"signed": "yes"}, []),
        ({"q": "DELIV report k2"}, ["k2"]),
        ({"q": "%"}, ["k1", "k2", "k3", "k4", "k5"]),
        ({"sort": "deadline", "deadline": "has"}, ["k1", "k2"]),
    ],
)
async def test_filters_narrow_the_list(
    api: Api, asked: dict[str, str], expected: list[str]
) -> None:
    await ready(api)
    answer = await api.client.get("/v1/obligations", params=asked)
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert keys(found["obligations"]) == expected
    assert found["counts"]["total"] == len(expected)


async def test_pages_hold_every_row_once_and_counts_say_what_else_there_is(api: Api) -> None:
    matters = [await ready(api), await ready(api)]
    for sort in ("newest", "deadline"):
        rows: list[tuple[str, str]] = []
        cursor = ""
        while True:
            asked = {"limit": 3, "sort": sort, "cursor": cursor}
            found = (await api.client.get("/v1/obligations", params=asked)).json()
            rows += [(row["matter"], row["key"]) for row in found["obligations"]]
            cursor = found["next_cursor"]
            if not cursor:
                break
        assert len(rows) == len(set(rows)) == 10
        if sort == "newest":
            assert [matter for matter, _ in rows] == [matters[1]] * 5 + [matters[0]] * 5
    by = found["counts"]["by"]
    assert by["party"] == {"the Supplier": 4, "the Customer": 4, "": 2}
    assert by["deadline"] == {"dated": 2, "none": 6, "has": 4}
    assert by["signed"] == {"no": 10}


@pytest.mark.parametrize(
    "asked", [{"risk": "huge"}, {"before": "soon"}, {"cursor": "x"}, {"sort": "best"}]
)
async def test_a_filter_that_makes_no_sense_is_refused(api: Api, asked: dict[str, str]) -> None:
    answer = await api.client.get("/v1/obligations", params=asked)
    assert answer.status_code == 400
    assert answer.json()["type"] == "urn:quotary:problem:bad-request"


async def test_one_opened_row_is_signed_and_the_proposal_stays(api: Api) -> None:
    matter = await ready(api)
    await opened(api, matter, "k1")
    answer = await act(api, matter, "signed_off", obligations=["k1"])
    assert answer.status_code == 201, answer.text
    # Signing a row closes nothing.
    assert answer.json()["matter"]["status"] == "needs_sign_off"
    found = await register(api, matter, answer.json()["seq"], signed="yes")
    (row,) = found["obligations"]
    assert (row["who"]["signer"], row["who"]["run"], row["who"]["seq"]) == (
        "Ana", "r1", answer.json()["seq"],
    )  # fmt: skip
    assert row["who"]["opened_at"] < row["who"]["at"]
    facts = (await api.client.get(f"/v1/matters/{matter}/facts")).text.splitlines()
    assert '"opened":true' in facts[-1].replace(" ", "")
    assert "deliver the report k1" in facts[-1]
    history = (await api.client.get(f"/v1/matters/{matter}")).json()["history"]
    assert history[-1]["sentence"] == "Ana signed off 1 row of the register."
    figures = (await api.client.get("/v1/obligations")).json()["figures"]
    assert (figures["signed"], figures["opened_first"], figures["override_rate"]) == (1, 1, 0.0)
    assert 0 < figures["seconds_from_opened"] <= figures["seconds_from_routed"]


async def test_an_opening_told_late_counts_from_when_it_was_but_not_from_before_the_run(
    api: Api,
) -> None:
    matter = await ready(api)
    url = f"/matters/{matter}/register/opened"
    tell = {"key": "k1", "run": "r1", "who": "Ana", "ago_ms": 3_600_000}
    assert (await api.client.post(url, data=tell)).status_code == 204
    answer = await act(api, matter, "signed_off", obligations=["k1"])
    assert answer.status_code == 201, answer.text
    found = await register(api, matter, answer.json()["seq"], signed="yes")
    who = found["obligations"][0]["who"]
    run = (await api.client.get(f"/v1/matters/{matter}")).json()["runs"][0]
    ended, opened_at = (
        datetime.fromisoformat(each) for each in (run["ended_at"], who["opened_at"])
    )
    assert abs(opened_at - ended) < timedelta(milliseconds=2)
    assert opened_at < datetime.fromisoformat(who["at"])
    for ago in (-1, 86_400_001, "long"):
        refused = await api.client.post(url, data={**tell, "key": "k2", "ago_ms": ago})
        assert refused.status_code in (400, 422)
    assert (await act(api, matter, "signed_off", obligations=["k2"])).status_code != 201


async def test_a_row_that_its_signer_has_not_opened_is_not_signed(api: Api) -> None:
    matter = await ready(api)
    await opened(api, matter, "k1", who="Bo")
    answer = await act(api, matter, "signed_off", obligations=["k1"])
    assert answer.status_code == 409
    assert answer.json()["type"] == "urn:quotary:problem:not-opened"
    assert answer.json()["detail"] == "Open and read the row before you sign it. Not opened: k1."
    assert answer.json()["must_open"] == ["k1"]


async def test_a_bulk_sign_off_needs_its_sample_opened(api: Api) -> None:
    matter = await ready(api, *(obligation(f"b{n}") for n in range(12)))
    every = [f"b{n}" for n in range(12)]
    wanted = sorted(sample(every, matter, 1, 0.2))
    assert len(wanted) == 3
    first = await act(api, matter, "signed_off", obligations=every)
    assert first.status_code == 409
    assert first.json()["must_open"] == wanted
    assert first.json()["detail"] == (
        "You sign 12 rows at once: a sample of 20% must have been opened by you, and these are 3 "
        f"that you have not opened. Read them, then sign again. Not opened: {', '.join(wanted)}."
    )
    # Others are not enough, the sample is.
    await opened(api, matter, *[key for key in every if key not in wanted])
    again = await act(api, matter, "signed_off", obligations=every)
    assert again.status_code == 409
    assert again.json()["must_open"] == wanted
    await opened(api, matter, *wanted)
    assert (await act(api, matter, "signed_off", obligations=every)).status_code == 201


async def test_rows_for_review_are_signed_one_by_one(api: Api) -> None:
    matter = await ready(api)
    await opened(api, matter, "k1", "k4")
    answer = await act(api, matter, "signed_off", obligations=["k1", "k4"])
    assert answer.status_code == 422
    assert answer.json()["detail"] == (
        "1 row of these 2 must be read one by one (bucket review). Open each and sign it alone. "
        "For review: k4."
    )
    assert (await act(api, matter, "signed_off", obligations=["k4"])).status_code == 201


async def test_a_signed_row_is_not_signed_again(api: Api) -> None:
    matter = await ready(api)
    await opened(api, matter, "k1")
    await act(api, matter, "signed_off", obligations=["k1"])
    answer = await act(api, matter, "signed_off", obligations=["k1"], who="Bo")
    assert answer.status_code == 409
    assert answer.json()["detail"] == "k1 is signed off already, by Ana."


async def test_a_key_that_is_gone_conflicts_and_an_unknown_one_is_refused(api: Api) -> None:
    matter = await ready(api)
    started = await api.client.post(f"/v1/matters/{matter}/review")
    assert started.status_code == 202
    seq = await api.finish(MadeRegister(matter=matter, run="r2").with_rows(five()[0]))
    await api.client.get(f"/v1/matters/{matter}", params={"wait": seq})
    gone = await act(api, matter, "signed_off", run="r2", obligations=["k2"])
    assert gone.status_code == 409
    assert gone.json()["detail"] == (
        "k2 is gone: run r2, which counts, has no such obligation; run r1 had. Look at what has "
        "changed."
    )
    unknown = await act(api, matter, "signed_off", run="r2", obligations=["nothing"])
    assert unknown.status_code == 422
    assert unknown.json()["detail"].startswith("Run r2 has no obligation 'nothing'.")
    stale = await act(api, matter, "signed_off", run="r1", obligations=["k1"])
    assert stale.status_code == 409
    assert stale.json()["detail"] == "You looked at run r1; r2 is the one that counts."
    assert (await opened(api, matter, "k1", run="r1")).json()["detail"] == (
        "You look at run r1; r2 is the one that counts."
    )
    assert (await opened(api, matter, "k2", run="r2")).status_code == 404


async def test_two_people_sign_different_rows_and_only_the_same_row_conflicts(api: Api) -> None:
    matter = await ready(api)
    seq = (await api.client.get(f"/v1/matters/{matter}")).json()["seq"]
    await opened(api, matter, "k1", "k2")
    await opened(api, matter, "k2", "k3", who="Bo")

    async def sign(who: str, *named: str) -> httpx.Response:
        body = {"kind": "signed_off", "who": who, "based_on": seq, "run": "r1",
                "obligations": list(named)}  # fmt: skip
        return await api.client.post(f"/v1/matters/{matter}/acts", json=body)

    assert (await sign("Ana", "k1")).status_code == 201
    # Bo has not seen that, and need not: it is another row.
    assert (await sign("Bo", "k3")).status_code == 201
    corrected = await act(
        api, matter, "overridden", obligation="k2", fields={"risk": "low"}, note="agreed"
    )
    assert corrected.status_code == 201
    answer = await sign("Bo", "k2")
    assert answer.status_code == 409
    assert answer.json()["type"] == "urn:quotary:problem:changed-since"
    assert answer.json()["detail"] == "Ana corrected risk of an obligation."
    assert answer.json()["changes"][0]["obligations"] == ["k2"]


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


async def test_a_new_version_is_the_matters_next_run_and_shows_what_changed(api: Api) -> None:
    matter = await ready(api)
    await opened(api, matter, "k1", "k2", "k3")
    assert (await act(api, matter, "signed_off", obligations=["k1", "k2"])).status_code == 201

    async def hand_in(content: bytes, key: str = "") -> httpx.Response:
        return await api.client.post(
            f"/v1/matters/{matter}/versions",
            files={"file": ("amended.txt", content)},
            headers={"Idempotency-Key": key} if key else {},
        )

    new = b"Amended."
    first = await hand_in(new, "v2")
    assert first.status_code == 202, first.text
    assert (first.json()["run"], first.json()["already"]) == ("r2", False)
    again = await hand_in(new, "v2")
    assert (again.json()["run"], again.json()["already"]) == ("r2", True)
    reused = await hand_in(b"Something else.", "v2")
    assert reused.status_code == 422
    assert reused.json()["detail"] == (
        "The key 'v2' came with another document before (run r2): use a new key."
    )
    same = await hand_in(new)
    assert same.status_code == 409
    assert same.json()["detail"].startswith("amended.txt has the very bytes of run r2")

    later = MadeRegister(matter=matter, run="r2").with_rows(
        replace(five()[0], place=five()[1].place),
        replace(five()[1], risk="high"),
        obligation("new", quote="Notices must be sent by courier to the registered office."),
    )
    seq = await api.finish(later)
    found = await register(api, matter, seq)
    changes = found["changes"]
    assert (changes["run"], changes["added"], changes["unchanged"]) == ("r1", ["new"], ["k1"])
    assert changes["changed"] == [{"key": "k2", "before": "k2", "fields": ["risk"]}]
    assert keys(changes["gone"]) == ["k3", "k4", "k5"]
    rows = {each["key"]: each for each in found["obligations"]}
    assert (rows["k1"]["who"]["signed"], rows["k1"]["who"]["run"]) == (True, "r1")
    assert rows["k2"]["who"]["signed"] is False
    assert [each["who"] for each in rows["k2"]["who"]["past"]] == ["Ana"]
    earlier = await register(api, matter, run="r1")
    assert (earlier["current"], earlier["total"]) == (False, 5)


async def test_a_version_of_no_matter_or_without_a_playbook_is_refused(api: Api) -> None:
    files = {"file": ("a.txt", b"x")}
    nowhere = await api.client.post("/v1/matters/nothing/versions", files=files)
    assert nowhere.status_code == 404
    matter = await ready(api)
    answer = await api.client.post(
        f"/v1/matters/{matter}/versions", files=files, data={"playbook": "none-such"}
    )
    assert answer.status_code == 404
    assert answer.json()["detail"].startswith("There is no playbook 'none-such'.")
