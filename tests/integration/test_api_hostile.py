"""Odd requests of every kind are answered, never with a fault of ours."""

import asyncio

import httpx
import pytest

from support.api import Api, client_of, start_api
from support.broker import Broker

ODD = [
    "%00", "%ff", "%F0%9F%92%A9", "..%2f..%2fetc", "'%22;--", "<script>", "a" * 300, "-1", "{}",
    "%0d%0aX:1",
]  # fmt: skip
PATHS = [
    "/v1/matters?q={}", "/v1/matters?route={}", "/v1/matters?assignee={}", "/v1/matters?cursor={}",
    "/v1/matters?sort={}", "/v1/matters?wait={}", "/v1/matters/{}", "/v1/matters/{}/events",
    "/v1/matters/{}/facts", "/v1/matters/{}/document", "/v1/matters/{}/text", "/v1/playbooks/{}",
    "/v1/playbooks/vendor-nda?digest={}", "/v1/replays/{}",
]  # fmt: skip
BODIES = [
    b"", b"null", b"[]", b"{", b"\xff", b'"x"', b"1e999", b"NaN", b'{"kind": null}',
    b'{"kind": "noted", "who": "\\ud800", "note": "x", "based_on": 0}',
    b'{"kind": "noted", "who": "A", "note": "\\u0000", "based_on": 0}',
    b'{"kind": "noted", "who": "A", "note": "x", "based_on": 1e999}',
    b'{"kind": "noted", "who": {"a": 1}, "note": ["x"], "based_on": "0"}',
    b"[" * 5_000,
]  # fmt: skip


async def _never_a_fault(
    client: httpx.AsyncClient, method: str, path: str, body: bytes = b""
) -> None:
    headers = {"Content-Type": "application/json"} if method == "POST" else {}
    answer = await client.request(method, path, content=body, headers=headers)
    assert answer.status_code < 500, f"{method} {path} {body!r}: {answer.text}"
    if answer.status_code >= 400:
        assert answer.headers["content-type"] == "application/problem+json"
        assert len(answer.text) < 20_000


async def test_odd_addresses(broker: Broker, tmp_path_factory: pytest.TempPathFactory,
                             postgres_url: str) -> None:  # fmt: skip
    # On PostgreSQL, which is the stricter of the two about what a text may hold.
    service = await start_api(broker, tmp_path_factory.mktemp("api"), postgres_url)
    async with client_of(service) as client:
        for path in PATHS:
            await asyncio.gather(*(_never_a_fault(client, "GET", path.format(odd)) for odd in ODD))
    await service.stop()


async def test_odd_bodies(api: Api) -> None:
    matter = (await api.submit())["matter"]
    for path in (
        f"/v1/matters/{matter}/acts",
        f"/v1/matters/{matter}/review",
        f"/v1/matters/{matter}/retry",
        "/v1/playbooks",
        "/v1/replays",
        "/v1/matters",
    ):
        for body in BODIES:
            await _never_a_fault(api.client, "POST", path, body)


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
async def test_other_methods_are_refused(api: Api, method: str) -> None:
    answer = await api.client.request(method, "/v1/matters")
    assert answer.status_code == 405
    assert answer.headers["content-type"] == "application/problem+json"


async def test_a_connection_that_speaks_no_http_harms_nobody(api: Api) -> None:
    for garbage in (b"\0\1\2", b"GET / HTTP/9.9\r\n\r\n", b"GET " + b"x" * 100_000):
        reader, writer = await asyncio.open_connection("127.0.0.1", api.service.port)
        writer.write(garbage)
        writer.write_eof()
        await asyncio.wait_for(reader.read(), 10)
        writer.close()
    assert (await api.client.get("/v1/health")).status_code == 200


@pytest.mark.parametrize(
    ("method", "path", "accept", "status", "kind"),
    [
        ("GET", "/nope", "text/html,*/*;q=0.8", 404, "text/html"),
        ("GET", "/matters", "text/html", 404, "text/html"),
        ("GET", "/matters/none/of/these", "text/html", 404, "text/html"),
        ("GET", "/matters/m1/acts", "text/html", 405, "text/html"),
        ("GET", "/matters/mnope", "text/html", 404, "text/html"),
        ("GET", "/nope", "*/*", 404, "application/problem+json"),
        ("GET", "/nope", "application/json", 404, "application/problem+json"),
        ("GET", "/v1/nope", "text/html", 404, "application/problem+json"),
        ("DELETE", "/v1/matters", "text/html", 405, "application/problem+json"),
        ("GET", "/static/nope.js", "text/html", 404, "application/problem+json"),
        ("GET", "/%3Cscript%3E", "text/html", 404, "text/html"),
    ],
)
async def test_an_address_that_is_not_there_is_a_page_for_browsers_alone(
    api: Api, method: str, path: str, accept: str, status: int, kind: str
) -> None:
    answer = await api.client.request(method, path, headers={"Accept": accept})
    assert answer.status_code == status
    assert answer.headers["content-type"].startswith(kind)
    assert "<script>" not in answer.text
    if kind == "text/html":
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert 'href="/"' in answer.text
