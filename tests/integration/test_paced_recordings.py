"""A recording at reading speed: for people who watch, and only where it was asked for."""

import asyncio
import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from quotary.extractor.pacing import LABEL
from support.broker import Broker
from support.extracting import PLAYBOOK, REPLY, TEXT, extracting, feeding


async def test_a_paced_recording_streams_and_says_that_no_model_was_called(
    broker: Broker, tmp_path: Path
) -> None:
    frames, seconds = await played(broker, tmp_path, paced=True)
    calls = [frame for kind, frame in frames if kind == "model_call"]
    assert [frame["state"] for frame in calls] == ["replay", "replayed"]
    assert {frame["label"] for frame in calls} == {LABEL} == {"Replay · model not called"}
    deltas = [frame for kind, frame in frames if kind == "model_delta"]
    assert "".join(frame["text"] for frame in deltas) == REPLY
    assert 5 <= len(deltas) <= 11
    assert seconds >= 1


async def test_a_recording_that_is_not_paced_streams_nothing(
    broker: Broker, tmp_path: Path
) -> None:
    frames, _ = await played(broker, tmp_path, paced=False)
    assert {kind for kind, _ in frames} <= {"progress"}


async def played(
    broker: Broker, recordings: Path, *, paced: bool
) -> tuple[list[tuple[str, dict[str, Any]]], float]:
    """The trace of one recorded unit, and how long it took."""
    recording = recordings / PLAYBOOK.id / sha256(TEXT.encode()).hexdigest() / "1.txt"
    recording.parent.mkdir(parents=True)
    recording.write_text(REPLY)
    client = await broker.admin()
    heard = await client.subscribe("trace.main.m1.r1.*")
    await client.flush()
    async with (
        feeding(broker) as feeder,
        extracting(broker, recordings=recordings, pace_seconds=1.0),
    ):
        clock = asyncio.get_running_loop().time
        began = clock()
        proposed = await feeder.proposed(await feeder.ready("m1", proposer="recorded", paced=paced))
        seconds = clock() - began
    assert proposed.ok
    frames: list[tuple[str, dict[str, Any]]] = []
    while heard.pending_msgs:
        message = await heard.next_msg()
        frames.append((message.subject.rsplit(".", 1)[1], json.loads(message.data)))
    await client.close()
    return frames, seconds
