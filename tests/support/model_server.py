"""An OpenAI-compatible model server on a free port that misbehaves as told and counts its calls."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import pytest

Asked = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Behaviour:
    """How one call is answered. The defaults are an honest stream of `text`."""

    text: str = ""
    finish: str | None = "stop"
    thinking: str = ""
    thinking_field: str = "reasoning_content"
    refusal: str = ""
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict[str, str])
    body: str = ""
    """Sent instead of a stream, with `content_type`."""
    content_type: str = "application/json"
    wait: float = 0.0
    """Seconds of silence before the first byte."""
    pause: float = 0.0
    """Seconds between two pieces."""
    cut_after: int | None = None
    """Pieces after which the connection is dropped."""
    piece: int = 40
    usage: Mapping[str, Any] | None = field(
        default_factory=lambda: {
            "prompt_tokens": 1000,
            "completion_tokens": 200,
            "total_tokens": 1200,
            "prompt_tokens_details": {"cached_tokens": 600},
        }
    )
    raw_events: tuple[str, ...] | None = None
    """Events sent as they are, instead of any that the fields above describe."""


class ModelServer:
    """The server. `script` is used up call by call; then `default` answers."""

    def __init__(self) -> None:
        self.calls: list[Asked] = []
        self.probes: list[Asked] = []
        self.requests = 0
        self.script: list[Behaviour] = []
        self.default: Callable[[Asked], Behaviour] = lambda _asked: Behaviour(text="{}")
        self.honours: set[str] = {"json_schema"}
        self.refuses: dict[str, int] = {}
        """Request forms (dialects, or parameters of a request) with the status they get."""
        self._call_came = asyncio.Event()
        self._port = 0
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()

    @property
    def url(self) -> str:
        """The base URL, as QUOTARY_MODEL_BASE_URL wants it."""
        return f"http://127.0.0.1:{self._port}/v1"

    async def start(self) -> None:
        """Listen; a second time on the same port, as a server that comes back does."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self._port)
        self._port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        if self._server is not None:
            self._server.close()
            for writer in self._writers:
                writer.close()
            await self._server.wait_closed()

    async def called(self, times: int) -> None:
        """Return once so many calls have come in all, probes aside."""
        while len(self.calls) < times:
            self._call_came.clear()
            await self._call_came.wait()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        with suppress(ConnectionError, asyncio.IncompleteReadError):
            while await self._answer_one(reader, writer):
                pass
        writer.close()
        self._writers.discard(writer)

    async def _answer_one(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        size = next(
            int(line.split(":")[1]) for line in head.splitlines() if "content-length" in line
        )
        asked: Asked = json.loads(await reader.readexactly(size))
        self.requests += 1
        return await _send(writer, self._behaviour(asked))

    def _behaviour(self, asked: Asked) -> Behaviour:
        dialect = dialect_of(asked)
        for form in (dialect, *asked):
            if form in self.refuses:
                return _refusing(form, self.refuses[form])
        if is_probe(asked):
            self.probes.append(asked)
            return _probed(asked, honoured=dialect in self.honours)
        self.calls.append(asked)
        self._call_came.set()
        return self.script.pop(0) if self.script else self.default(asked)


def dialect_of(asked: Asked) -> str:
    """Which form of `response_format` a request has."""
    wanted = asked.get("response_format")
    if wanted is None:
        return "prompt"
    if wanted["type"] == "json_object" and "schema" in wanted:
        return "json_object_schema"
    return str(wanted["type"])


def is_probe(asked: Asked) -> bool:
    """True for the extractor's question of what the server enforces."""
    return len(asked["messages"]) == 1 and "Do not write JSON" in asked["messages"][0]["content"]


def _probed(asked: Asked, *, honoured: bool) -> Behaviour:
    if not honoured:
        return Behaviour(text="Hello, how are you today?")
    wanted = asked["response_format"]
    schema = wanted.get("schema") or wanted.get("json_schema", {}).get("schema")
    word = schema["properties"]["word"]["enum"][0] if schema else "hello"
    return Behaviour(text=json.dumps({"word": word}))


def _refusing(form: str, status: int) -> Behaviour:
    error = {"message": f"{form} is not supported here", "param": form}
    return Behaviour(status=status, body=json.dumps({"error": error}))


async def _send(writer: asyncio.StreamWriter, how: Behaviour) -> bool:
    await asyncio.sleep(how.wait)
    if how.body or how.status != 200:
        _head(writer, how, f"Content-Length: {len(how.body.encode())}")
        writer.write(how.body.encode())
        await writer.drain()
        return True
    _head(writer, how, "Transfer-Encoding: chunked")
    for number, event in enumerate(_events(how)):
        if how.cut_after is not None and number >= how.cut_after:
            await writer.drain()
            writer.transport.abort()
            return False
        line = f"data: {event}\n\n".encode()
        writer.write(f"{len(line):x}\r\n".encode() + line + b"\r\n")
        await writer.drain()
        await asyncio.sleep(how.pause)
    writer.write(b"0\r\n\r\n")
    await writer.drain()
    return True


def _head(writer: asyncio.StreamWriter, how: Behaviour, length: str) -> None:
    streamed = not how.body and how.status == 200
    kind = "text/event-stream" if streamed else how.content_type
    lines = [f"HTTP/1.1 {how.status} Told", f"Content-Type: {kind}", length]
    lines += [f"{name}: {value}" for name, value in how.headers.items()]
    writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())


def _events(how: Behaviour) -> list[str]:
    if how.raw_events is not None:
        return list(how.raw_events)
    deltas: list[dict[str, Any]] = [{"role": "assistant", "content": None}]
    deltas += [{how.thinking_field: part} for part in _pieces(how.thinking, how.piece)]
    deltas += [{"content": part} for part in _pieces(how.text, how.piece)]
    deltas += [{"refusal": how.refusal}] if how.refusal else []
    events = [chunk([{"index": 0, "delta": delta}]) for delta in deltas]
    if how.finish is not None:
        events.append(chunk([{"index": 0, "delta": {}, "finish_reason": how.finish}]))
    if how.usage is not None:
        events.append(chunk([], usage=how.usage))
    return [*events, "[DONE]"] if how.finish is not None else events


def chunk(choices: Any, **more: Any) -> str:
    """One event's data. Lone surrogates stay the escapes that JSON makes of them."""
    return json.dumps(
        {"id": "c", "object": "chat.completion.chunk", "model": "stub", "choices": choices, **more}
    )


def _pieces(text: str, size: int) -> list[str]:
    return [text[at : at + size] for at in range(0, len(text), size)]


@pytest.fixture
async def model_server() -> AsyncIterator[ModelServer]:
    """A running stub, gone afterwards."""
    server = ModelServer()
    await server.start()
    yield server
    await server.stop()
