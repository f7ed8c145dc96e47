"""Bad requests get a sentence, and nothing of them is lost or half done."""

import pytest

from support.api import Api, client_of, start_api
from support.broker import Broker


@pytest.mark.parametrize(
    ("files", "data", "status", "words"),
    [
        ([], {}, 400, "holds no file"),
        ([], {"object": "nowhere"}, 422, "There is no object 'nowhere' in UPLOADS"),
        ([], {"object": "x", "sha256": "short"}, 400, "sha256"),
        ([("files", ("a", b"x"))], {"proposer": "oracle"}, 400, "proposer"),
        ([("files", ("a", b"x"))], {"lane": "fast"}, 400, "lane"),
        ([("files", ("a", b"x"))], {"playbook": "nope"}, 404, "There is no playbook 'nope'"),
        ([("files", ("a", b"x"))], {"source": "a.b"}, 400, "source"),
        ([("files", ("a", b"x"))], {"external_id": "e" * 501}, 400, "external_id"),
        (
            [("files", ("a", b"x")), ("files", ("b", b"y"))],
            {"external_id": "C-1"},
            400,
            "send each alone",
        ),
        (
            [("files", ("a", b"x")), ("files", ("b", b"y")), ("recording", ("r", b"{}"))],
            {},
            400,
            "send it alone",
        ),
    ],
)
async def test_a_submission_that_cannot_be_taken_stores_nothing(
    api: Api,
    files: list[tuple[str, tuple[str, bytes]]],
    data: dict[str, str],
    status: int,
    words: str,
) -> None:
    before = (await api.client.get("/v1/ops")).json()["log"]["last_seq"]
    answer = await api.client.post(
        "/v1/matters", files=files or [("unused", (None, b""))], data=data
    )
    assert answer.status_code == status, answer.text
    assert words in answer.json()["detail"]
    assert (await api.client.get("/v1/ops")).json()["log"]["last_seq"] == before


async def test_published_playbooks_are_named_where_one_is_not(api: Api) -> None:
    answer = await api.client.post(
        "/v1/matters", files=[("files", ("a", b"x"))], data={"playbook": "nope"}
    )
    assert "vendor-nda" in answer.json()["detail"]


async def test_an_empty_file_becomes_a_run(api: Api) -> None:
    # Ingest ends it with a sentence; refusing it here would hide it from the queue.
    submitted = await api.submit(b"")
    assert submitted["run"] == "r1"
    back = await api.client.get(f"/v1/matters/{submitted['matter']}/document")
    assert (back.status_code, back.content) == (200, b"")


async def test_a_document_over_the_limit_is_refused_by_name(
    broker: Broker, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("api")
    service = await start_api(broker, folder, max_document_bytes=1000, max_upload_bytes=100_000)
    async with client_of(service) as client:
        answer = await client.post("/v1/matters", files=[("files", ("big.pdf", b"x" * 1001))])
        assert answer.status_code == 413
        assert "big.pdf has 1,001 bytes; at most 1,000" in answer.json()["detail"]
        answer = await client.post("/v1/matters", files=[("files", ("b.pdf", b"x" * 5_000_000))])
        assert answer.status_code == 413
        assert answer.json()["limit"] == 100_000
        assert (await client.get("/v1/matters")).json()["matters"] == []
    await service.stop()


async def test_a_body_that_is_no_form_is_a_bad_request(api: Api) -> None:
    headers = {"Content-Type": "multipart/form-data; boundary=x"}
    answer = await api.client.post("/v1/matters", content=b"\xff\0garbage", headers=headers)
    assert answer.status_code == 400
    assert answer.headers["content-type"] == "application/problem+json"
    answer = await api.client.post("/v1/matters", content=b"{}", headers={})
    assert answer.status_code == 400


@pytest.mark.parametrize("after", ["x", "-1", "1.2", "9" * 30, "%00"])
async def test_an_event_cursor_that_is_none_is_refused(api: Api, after: str) -> None:
    matter = (await api.submit())["matter"]
    answer = await api.client.get(f"/v1/matters/{matter}/events?after={after}")
    assert answer.status_code == 400
    assert "is no event cursor" in answer.json()["detail"]
