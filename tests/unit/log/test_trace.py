"""A phase is told of where somebody could see it, and before all else that is said of its unit."""

import asyncio
import json
from dataclasses import dataclass
from typing import cast

import pytest

from quotary.log.connection import Connection
from quotary.log.subjects import contract
from quotary.log.trace import Tracer

UNIT = contract("main", "m1", "r1", "unit_ready", 2)
OTHER = contract("main", "m1", "r1", "unit_ready", 3)
LONG = 0.08


class Heard:
    """A connection that keeps what is published."""

    service = "extractor"

    def __init__(self) -> None:
        self.frames: list[tuple[str, int, str]] = []

    @property
    def client(self) -> "Heard":
        return self

    async def publish(self, subject: str, body: bytes) -> None:
        frame = json.loads(body)
        assert frame["by"] == "extractor"
        assert frame["at"]
        kind = subject.rsplit(".", 1)[1]
        self.frames.append((kind, frame["unit"], frame.get("phase", frame.get("state", ""))))


def tracer() -> tuple[Tracer, Heard]:
    heard = Heard()
    return Tracer(cast("Connection", heard)), heard


async def test_what_is_over_in_a_moment_is_not_told_of() -> None:
    trace, heard = tracer()
    with trace.during(UNIT, "proposing"):
        await asyncio.sleep(0)
    await asyncio.sleep(LONG)
    assert heard.frames == []


async def test_what_lasts_is_told_of_once() -> None:
    trace, heard = tracer()
    with trace.during(UNIT, "proposing", proposer="live"):
        await asyncio.sleep(LONG)
        await trace.send(UNIT, "model_call", state="asked")
    assert heard.frames == [("progress", 2, "proposing"), ("model_call", 2, "asked")]


async def test_it_is_told_of_before_anything_else_of_its_unit() -> None:
    trace, heard = tracer()
    with trace.during(UNIT, "proposing"), trace.during(OTHER, "proposing"):
        await trace.send(UNIT, "model_call", state="asked")
        await trace.progress(UNIT, "proposing_again")
    await asyncio.sleep(LONG)
    assert heard.frames == [
        ("progress", 2, "proposing"),
        ("model_call", 2, "asked"),
        ("progress", 2, "proposing_again"),
    ]


@dataclass(frozen=True, slots=True)
class Frozen(Exception):
    """An error whose fields cannot be set, its traceback among them."""

    why: str


@pytest.mark.parametrize("error", [RuntimeError("no"), Frozen("no")])
async def test_a_phase_that_fails_leaves_nothing_behind(error: Exception) -> None:
    trace, heard = tracer()
    with pytest.raises(type(error)), trace.during(UNIT, "proposing"):
        raise error
    await trace.send(UNIT, "model_call", state="asked")
    await asyncio.sleep(LONG)
    assert heard.frames == [("model_call", 2, "asked")]
