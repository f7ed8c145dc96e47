"""The register over HTTP: what a row says, listing, filters, pages."""

import pytest

from support.api import Api
from support.made_register import CUSTOMER
from support.register_api import keys, ready, register


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
