"""Hosts, origins and sizes, before anything is read."""

from collections.abc import AsyncIterator

import httpx
import pytest
from fastapi import FastAPI, Request

from quotary.api import errors
from quotary.api.guards import Guards, allowed_hosts
from quotary.api.settings import ApiSettings

LIMIT = 1000


def application() -> FastAPI:
    app = FastAPI()
    errors.install(app)

    @app.post("/echo")
    async def echo(request: Request) -> int:  # pyright: ignore[reportUnusedFunction]
        return len(await request.body())

    @app.get("/boom")
    async def boom() -> None:  # pyright: ignore[reportUnusedFunction]
        raise RuntimeError("secret words of a contract")

    settings = ApiSettings(max_upload_bytes=LIMIT)
    app.add_middleware(Guards, settings=settings)
    return app


@pytest.fixture
async def client() -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.ASGITransport(application(), raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8765") as client:
        yield client


async def test_a_request_within_the_limit_passes(client: httpx.AsyncClient) -> None:
    answer = await client.post("/echo", content=b"x" * LIMIT)
    assert (answer.status_code, answer.json()) == (200, LIMIT)
    assert answer.headers["x-content-type-options"] == "nosniff"


async def test_a_declared_size_over_the_limit_is_refused_unread(client: httpx.AsyncClient) -> None:
    answer = await client.post("/echo", content=b"x" * (LIMIT + 1))
    assert answer.status_code == 413
    assert answer.headers["content-type"] == "application/problem+json"
    assert "over 1,000 bytes" in answer.json()["detail"]


async def test_an_undeclared_size_is_counted(client: httpx.AsyncClient) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(30):
            yield b"x" * 100

    answer = await client.post("/echo", content=pieces())
    assert answer.status_code == 413
    assert answer.json()["type"] == "urn:quotary:problem:too-large"


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "", "a b"])
async def test_another_host_name_is_refused(client: httpx.AsyncClient, host: str) -> None:
    answer = await client.post("/echo", headers={"Host": host})
    assert answer.status_code == 403
    assert "QUOTARY_ALLOWED_HOSTS" in answer.json()["detail"]


@pytest.mark.parametrize("host", ["localhost:1", "127.0.0.1", "[::1]:8765", "LOCALHOST"])
async def test_loopback_names_pass(client: httpx.AsyncClient, host: str) -> None:
    assert (await client.post("/echo", headers={"Host": host})).status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:9999"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
async def test_a_page_of_another_site_cannot_write(
    client: httpx.AsyncClient, headers: dict[str, str]
) -> None:
    answer = await client.post("/echo", headers=headers)
    assert answer.status_code == 403
    assert "another site" in answer.json()["detail"]


async def test_the_desks_own_page_can_write(client: httpx.AsyncClient) -> None:
    headers = {"Origin": "http://127.0.0.1:8765", "Sec-Fetch-Site": "same-origin"}
    assert (await client.post("/echo", headers=headers)).status_code == 200


async def test_a_fault_of_ours_tells_nothing_of_a_contract(client: httpx.AsyncClient) -> None:
    answer = await client.get("/boom")
    assert answer.status_code == 500
    assert answer.headers["content-type"] == "application/problem+json"
    assert "secret" not in answer.text


def test_hosts_of_a_public_address_are_any_or_the_named_ones() -> None:
    assert allowed_hosts(ApiSettings(host="0.0.0.0")) is None
    named = allowed_hosts(ApiSettings(host="0.0.0.0", allowed_hosts="Desk.example, x"))
    assert named is not None
    assert {"desk.example", "x", "127.0.0.1"} <= named


@pytest.mark.parametrize("odd", ["[", "]", "[::1", "[x]", "\u2100", "a@[", "//", ":", "a:b:c"])
async def test_a_name_that_cannot_be_one_is_refused_like_any_other(
    client: httpx.AsyncClient, odd: str
) -> None:
    named = await client.post("/echo", content=b"x", headers={b"Host": odd.encode()})
    assert (named.status_code, named.json()["title"]) == (403, "Refused")
    for origin in (odd, f"http://{odd}"):
        foreign = await client.post("/echo", content=b"x", headers={b"Origin": origin.encode()})
        assert (foreign.status_code, foreign.json()["title"]) == (403, "Refused")
