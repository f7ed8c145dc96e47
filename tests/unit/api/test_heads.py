"""What is no body of a request is bounded, wherever in the request it stands."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest
from fastapi import FastAPI, Request

from quotary.api.heads import MAX_HEAD
from quotary.api.serving import HttpServer

GET = b"GET /hello HTTP/1.1\r\nHost: localhost\r\n"
CHUNKED = b"POST /hello HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
PIECE = 16 * 1024
ENDLESS = {
    "an address": (b"GET /", b"a"),
    "a field": (GET + b"X: ", b"a"),
    "a field's name": (GET, b"a"),
    "fields": (GET, b"x: y\r\n"),
    "a chunk's extension": (CHUNKED + b"1;x=", b"a"),
    "trailing fields": (CHUNKED + b"0\r\n", b"x: y\r\n"),
}  # fmt: skip


@pytest.fixture
async def port() -> AsyncIterator[int]:
    app = FastAPI()

    async def hello(request: Request) -> int:
        return len(await request.body())

    app.add_api_route("/hello", hello, methods=["GET", "POST"])
    server = HttpServer(app, "127.0.0.1", 0)
    await server.start()
    yield server.port
    await server.stop()


async def _sent(port: int, first: bytes, more: bytes, most: int) -> tuple[int, bytes]:
    """How many bytes were taken before the other side ended it, and what it said."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(first)
    sent = 0
    try:
        while sent < most and not reader.at_eof():
            writer.write(more * (PIECE // len(more)))
            sent += PIECE
            await writer.drain()
            await asyncio.sleep(0.001)
        said = await asyncio.wait_for(reader.read(), 20)
    except ConnectionError:
        said = b""
    await _closed(writer)
    return sent, said


async def _closed(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()


@pytest.mark.parametrize("part", ENDLESS)
async def test_what_never_ends_is_ended_here(port: int, part: str) -> None:
    first, more = ENDLESS[part]
    sent, said = await _sent(port, first, more, 64 * MAX_HEAD)
    # What is under way between two sockets has been sent and never read.
    assert sent < 64 * MAX_HEAD
    assert said == b"" or said.startswith(b"HTTP/1.1 431 ")


async def test_a_head_that_is_too_long_is_told_so(port: int) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(GET + b"X: ")
    for _ in range(MAX_HEAD // PIECE):
        writer.write(b"a" * PIECE)
        await writer.drain()
        await asyncio.sleep(0.01)
    said = await asyncio.wait_for(reader.read(), 20)
    assert said.startswith(b"HTTP/1.1 431 ")
    assert b"application/problem+json" in said
    assert b"urn:quotary:problem:head-too-large" in said
    await _closed(writer)


async def test_long_bodies_and_many_requests_pass(port: int) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    body = b"x" * (3 * MAX_HEAD)
    chunk = b"%x\r\n%b\r\n" % (len(body), body)
    for request in (
        CHUNKED + chunk + b"0\r\n\r\n",
        GET.replace(b"GET", b"POST") + b"Content-Length: %d\r\n\r\n" % len(body) + body,
    ):
        writer.write(request)
        assert (await asyncio.wait_for(reader.readuntil(b"196608"), 20)).startswith(b"HTTP/1.1 200")
    for _ in range(MAX_HEAD // 1000 + 10):
        writer.write(GET + b"X: " + b"a" * 1000 + b"\r\n\r\n")
        await reader.readuntil(b"\r\n\r\n0")
    await _closed(writer)
