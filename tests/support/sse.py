"""Reading server-sent events as a browser does."""

import json
from collections.abc import AsyncIterator
from dataclasses import dataclass

import httpx


@dataclass(frozen=True)
class Event:
    """One dispatched event; `last_id` is what a browser would send as Last-Event-ID."""

    name: str
    body: dict[str, object]
    last_id: str

    @property
    def timeless(self) -> tuple[str, dict[str, object]]:
        """Name and body, to compare what two readers saw."""
        return self.name, self.body


async def events(
    client: httpx.AsyncClient, path: str, headers: dict[str, str] | None = None
) -> AsyncIterator[Event]:
    """The events of a stream until it ends."""
    async with client.stream("GET", path, headers=headers or {}) as answer:
        assert answer.status_code == 200, await answer.aread()
        name, data, last_id = "message", "", ""
        async for line in answer.aiter_lines():
            field, _, value = line.partition(": ")
            if field == "event":
                name = value
            elif field == "data":
                data = value
            elif field == "id":
                last_id = value
            elif not line and data:
                yield Event(name, json.loads(data), last_id)
                name, data = "message", ""


async def collect(
    client: httpx.AsyncClient,
    path: str,
    *,
    upto: str = "",
    headers: dict[str, str] | None = None,
) -> list[Event]:
    """Every event up to the end of the stream, or up to the first of the name `upto`."""
    found: list[Event] = []
    async for event in events(client, path, headers):
        found.append(event)
        if event.name == upto:
            break
    return found
