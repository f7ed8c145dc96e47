"""One frame of the event stream, and its form on the wire."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

Plain = Mapping[str, object]

VOCABULARY: Final = (
    "clock",
    "run_started",
    "progress",
    "model_call",
    "model_delta",
    "document",
    "citation",
    "rule",
    "route",
    "comment",
    "answer",
    "act",
    "result",
    "keepalive",
)
"""Every event name that a reader may meet, in the order in which a run first brings them."""


@dataclass(frozen=True, slots=True)
class Frame:
    """An event name with its JSON object."""

    event: str
    body: Plain = field(default_factory=dict[str, object])

    def encoded(self) -> bytes:
        """The frame without its id, as server-sent events have it; JSON keeps it on one line."""
        body = json.dumps(self.body, ensure_ascii=True, separators=(",", ":"), allow_nan=False)
        return f"event: {self.event}\ndata: {body}\n\n".encode()


def iso(at_ns: int) -> str:
    """The broker's time of a message, ISO 8601 in UTC with microseconds."""
    return datetime.fromtimestamp(at_ns / 1e9, UTC).isoformat(timespec="microseconds")
