"""Handing in, listing and reading matters over HTTP, on a real broker."""

import asyncio
import hashlib
import json
from dataclasses import replace

import pytest

from quotary.log.facts.base import ContentRef
from quotary.log.names import CONTENT_STREAM
from quotary.log.subjects import matter_id
from support.api import Api
from support.made_log import act
from support.made_run import QUOTE, TEXT, Made


async def test_a_contract_goes_in_and_its_review_comes_out(api: Api) -> None:
    submitted = await api.submit(proposer="recorded", playbook="vendor-nda")
    matter = str(submitted["matter"])
    seq = await api.finish(Made(matter=matter))
    answer = await api.client.get(f"/v1/matters/{matter}?wait={seq}")
    found = answer.json()
    assert answer.status_code == 200
    assert int(answer.headers["quotary-seq"]) >= seq
    assert (found["status"], found["route"], found["counterparty"]) == (
        "needs_sign_off",
        "red",
        "Globex",
    )
    (position,) = found["review"]["positions"]
    assert position["quotes"] == [
        {"text": QUOTE, "shown": QUOTE, "page": 1, "start": 12, "end": 12 + len(QUOTE)}
    ]
    text = await api.client.get(f"/v1/matters/{matter}/text")
    assert text.text == TEXT
    assert text.text[12 : 12 + len(QUOTE)] == QUOTE
    assert (await api.client.get(f"/v1/matters/{matter}/review")).json() == found["review"]


async def test_the_list_holds_it_with_counts(api: Api) -> None:
    matter, seq = await api.routed()
    other = await api.submit()
    last = max(seq, int(str(other["seq"])))
    found = (await api.client.get(f"/v1/matters?wait={last}")).json()
    assert {each["matter"] for each in found["matters"]} == {matter, other["matter"]}
    assert found["counts"]["by"]["status"] == {"needs_sign_off": 1, "running": 1}
    red = (await api.client.get("/v1/matters?route=red&q=glob")).json()
    assert [each["matter"] for each in red["matters"]] == [matter]
    first = (await api.client.get("/v1/matters?limit=1&sort=created")).json()
    rest = await api.client.get(
        "/v1/matters", params={"limit": 1, "sort": "created", "cursor": first["next_cursor"]}
    )
    assert [first["matters"][0]["matter"], rest.json()["matters"][0]["matter"]] == [
        other["matter"],
        matter,
    ]


async def test_a_matter_is_there_before_the_projection_has_it(api: Api) -> None:
    submitted = await api.submit()
    answer = await api.client.get(f"/v1/matters/{submitted['matter']}")
    assert answer.status_code == 200
    assert answer.json()["status"] == "running"


async def test_many_files_are_many_matters(api: Api) -> None:
    files = [("files", (f"{n}.txt", f"contract {n}".encode())) for n in range(5)]
    answer = await api.client.post("/v1/matters", files=files, headers={"Idempotency-Key": "k"})
    first = answer.json()["submitted"]
    assert len({each["matter"] for each in first}) == 5
    assert [each["filename"] for each in first] == [f"{n}.txt" for n in range(5)]
    again = await api.client.post("/v1/matters", files=files, headers={"Idempotency-Key": "k"})
    assert [(each["matter"], each["seq"]) for each in again.json()["submitted"]] == [
        (each["matter"], each["seq"]) for each in first
    ]
    assert all(each["already"] for each in again.json()["submitted"])


async def test_a_key_at_once_from_many_clients_opens_one_run(api: Api) -> None:
    async def send() -> dict[str, object]:
        answer = await api.client.post(
            "/v1/matters",
            files=[("files", ("a.txt", b"contract"))],
            headers={"Idempotency-Key": "same"},
        )
        assert answer.status_code == 202, answer.text
        return answer.json()["submitted"][0]

    found = await asyncio.gather(*(send() for _ in range(20)))
    assert len({(each["matter"], each["run"], each["seq"]) for each in found}) == 1
    assert sum(not each["already"] for each in found) == 1


async def test_a_key_of_another_request_is_refused(api: Api) -> None:
    headers = {"Idempotency-Key": "k"}
    await api.client.post("/v1/matters", files=[("files", ("a", b"one"))], headers=headers)
    answer = await api.client.post("/v1/matters", files=[("files", ("a", b"two"))], headers=headers)
    assert answer.status_code == 422
    assert answer.json()["type"].endswith("idempotency-key-reused")


async def test_without_a_key_equal_bytes_are_two_matters(api: Api) -> None:
    assert (await api.submit())["matter"] != (await api.submit())["matter"]


async def test_an_external_id_opens_the_next_run_only_for_other_bytes(api: Api) -> None:
    one = await api.submit(b"first", source="dms", external_id="C-1")
    again = await api.submit(b"first", source="dms", external_id="C-1")
    other = await api.submit(b"second", source="dms", external_id="C-1")
    late = await api.submit(b"first", source="dms", external_id="C-1")
    assert one["matter"] == matter_id("dms", "C-1")
    assert [each["run"] for each in (one, again, other, late)] == ["r1", "r1", "r2", "r1"]
    assert [each["already"] for each in (one, again, other, late)] == [False, True, False, True]


async def test_a_recording_by_hand_is_kept_with_the_run(api: Api) -> None:
    answer = await api.client.post(
        "/v1/matters",
        files=[("files", ("a.txt", b"contract")), ("recording", ("r.txt", b'{"positions": []}'))],
        data={"proposer": "recorded"},
    )
    matter = answer.json()["submitted"][0]["matter"]
    lines = (await api.client.get(f"/v1/matters/{matter}/facts")).text.splitlines()
    (recording,) = json.loads(lines[0])["fact"]["recordings"]
    bench = await api.bench("extractor")

    assert await bench.content.get(ContentRef.model_validate(recording)) == b'{"positions": []}'


async def test_the_document_comes_back_as_an_attachment_byte_for_byte(api: Api) -> None:
    content = b"<html><script>alert(1)</script>\0\xff"
    answer = await api.client.post(
        "/v1/matters", files=[("files", ("../<x>\u202e.html", content, "text/html"))]
    )
    matter = answer.json()["submitted"][0]["matter"]
    back = await api.client.get(f"/v1/matters/{matter}/document")
    assert back.content == content
    assert back.headers["content-type"] == "application/octet-stream"
    assert back.headers["content-disposition"].startswith('attachment; filename="_x_.html"')
    assert back.headers["x-content-type-options"] == "nosniff"
    assert "sandbox" in back.headers["content-security-policy"]


async def test_facts_come_in_order_as_json_lines(api: Api) -> None:
    matter, _ = await api.routed()
    answer = await api.client.get(f"/v1/matters/{matter}/facts")
    lines = [json.loads(line) for line in answer.text.splitlines()]
    assert [line["subject"].split(".")[4] for line in lines] == [
        "submitted",
        "ingested",
        "unit_ready",
        "proposed",
        "gated",
        "routed",
        "commented",
    ]
    assert [line["seq"] for line in lines] == sorted(line["seq"] for line in lines)


@pytest.mark.parametrize(
    ("path", "status", "words"),
    [
        ("/v1/matters/mnope", 404, "There is no matter mnope"),
        ("/v1/matters/mnope/facts", 404, "There is no matter"),
        ("/v1/matters/mnope/text", 404, "There is no matter"),
        ("/v1/matters/mnope/events", 404, "There is no matter"),
        ("/v1/matters/a.b", 400, "no subject token"),
        ("/v1/matters/a%20b", 400, "no subject token"),
        ("/v1/matters?cursor=zz", 400, "cursor"),
        ("/v1/matters?limit=0", 400, "limit"),
        ("/v1/matters?limit=1000000", 400, "limit"),
        ("/v1/matters?sort=nonsense", 400, "sort"),
        ("/v1/nothing", 404, "nothing at this address"),
    ],
)
async def test_problems_are_problem_details(api: Api, path: str, status: int, words: str) -> None:
    answer = await api.client.get(path)
    assert answer.status_code == status
    assert answer.headers["content-type"] == "application/problem+json"
    assert words in answer.json()["detail"]
    assert answer.json()["status"] == status


async def test_a_read_that_waits_for_what_never_comes_is_told_so(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quotary.api.projecting.existing._SECONDS", 0.05)
    answer = await api.client.get("/v1/matters?wait=999999")
    assert answer.status_code == 503
    assert answer.headers["retry-after"] == "1"
    assert "not yet at 999999" in answer.json()["detail"]


async def test_health_and_operations_tell_the_state(api: Api) -> None:
    _, seq = await api.routed()
    await api.client.get(f"/v1/matters?wait={seq}")
    health = (await api.client.get("/v1/health")).json()
    assert (health["ok"], health["broker"], health["projection"]) == (True, True, "following")
    operations = (await api.client.get("/v1/ops")).json()
    lags = {each["consumer"]: each for each in operations["consumers"]}
    assert lags["ingest"]["waiting"] == 1
    assert lags["ingest"]["oldest_seq"] is not None
    assert lags["gate"]["service"] == "gate"
    assert operations["projection"]["behind"] == 0
    assert operations["usage"]["model_calls"] == 1
    assert operations["matters"] == {"needs_sign_off": 1}


async def test_health_tells_that_the_broker_has_no_room(api: Api) -> None:
    admin = await api.broker.admin()
    js = admin.jetstream()
    config = (await js.stream_info(CONTENT_STREAM)).config
    await js.update_stream(replace(config, max_bytes=1))
    submitting = asyncio.create_task(api.submit())
    answer = await api.client.get("/v1/health")
    for _ in range(200):
        if answer.status_code == 503:
            break
        await asyncio.sleep(0.05)
        answer = await api.client.get("/v1/health")
    health = answer.json()
    assert (health["ok"], health["broker"], health["stores"]) == (False, True, False)
    assert "stores nothing that it is handed" in health["problem"]
    await js.update_stream(config)
    assert (await submitting)["matter"]
    assert (await api.client.get("/v1/health")).json()["ok"]
    await admin.close()


async def test_the_description_is_openapi_3_1(api: Api) -> None:
    described = (await api.client.get("/v1/openapi.json")).json()
    assert described["openapi"].startswith("3.1")
    assert {"/v1/matters", "/v1/matters/{matter}/acts", "/v1/replays"} <= set(described["paths"])


async def test_a_matter_in_full_has_everything_a_card_shows(api: Api) -> None:
    matter, seq = await api.routed()
    body = {"who": "Ana", "run": "r1", "based_on": seq, "kind": "overridden"}
    override = {**body, "position": "term", "verdict": "fallback", "note": "agreed"}
    acted = await api.client.post(f"/v1/matters/{matter}/acts", json=override)
    found = (await api.client.get(f"/v1/matters/{matter}?wait={acted.json()['seq']}")).json()
    (finding,) = found["findings"]
    assert finding["verdict"] == "reject"
    assert finding["override"]["who"] == "Ana"
    assert finding["comment"] == {"text": "Please cut to three years.", "source": "playbook"}
    assert finding["quotes"][0]["text"] == QUOTE
    assert finding["rejected"][0]["reason"] == "not_found"
    assert finding["fields"] == [
        {"name": "years", "proposed": 7, "read": 7.0, "status": "value", "agrees": True}
    ]
    assert found["document"]["filename"] == "nda.txt"
    assert found["document"]["pages"] == 1
    assert [each["sentence"] for each in found["history"]] == [
        "Run r1 was started (upload, offline).",
        "Run r1 came to its end: red.",
        "Ana overrode Confidentiality term to fallback.",
    ]
    assert (await api.client.get(f"/v1/matters/{matter}?run=r9")).status_code == 404


async def test_a_matter_with_very_many_notes_can_still_be_read(api: Api) -> None:
    matter, seq = await api.routed()
    facts = (act(matter, number, "noted", note="x") for number in range(1, 1101))
    await asyncio.gather(*(api.record("api", subject, fact) for subject, fact in facts))
    found = (await api.client.get(f"/v1/matters/{matter}?wait={seq}")).json()
    assert len(found["history"]) == 1102
    lines = (await api.client.get(f"/v1/matters/{matter}/facts")).text.splitlines()
    assert len(lines) == 1107


async def test_a_reference_to_an_uploaded_object_is_copied_in(api: Api) -> None:
    admin = await api.broker.admin()
    bucket = await admin.jetstream().object_store("UPLOADS")
    content = b"contract " * 100_000
    await bucket.put("dms/C-1.txt", content)
    await admin.close()
    sha256 = hashlib.sha256(content).hexdigest()
    fields = {"object": "dms/C-1.txt", "sha256": sha256, "source": "dms", "external_id": "C-1"}
    answer = await api.client.post("/v1/matters", data=fields)
    assert answer.status_code == 202, answer.text
    (submitted,) = answer.json()["submitted"]
    assert (submitted["matter"], submitted["filename"]) == (matter_id("dms", "C-1"), "C-1.txt")
    back = await api.client.get(f"/v1/matters/{submitted['matter']}/document")
    assert back.content == content
    wrong = await api.client.post("/v1/matters", data={**fields, "sha256": "0" * 64})
    assert wrong.status_code == 422
    assert "does not have the sha256" in wrong.json()["detail"]
