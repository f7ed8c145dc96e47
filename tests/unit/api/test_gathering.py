"""The pauses between two batches: long only in a burst that nobody waits for."""

import asyncio
import time
from collections.abc import Awaitable

import pytest

from quotary.api.projecting.gathering import LONG_SECONDS, SHORT_SECONDS, Gathering
from quotary.api.projecting.progress import Progress
from quotary.api.store.database import Database
from quotary.api.store.engine import make_engine

FULL, BURST = 500, 499


@pytest.fixture
def progress() -> Progress:
    made = Progress(Database(make_engine("sqlite://")))
    made.phase = "following"
    return made


async def seconds(what: Awaitable[None]) -> float:
    started = time.monotonic()
    await what
    return time.monotonic() - started


async def test_a_burst_without_a_reader_is_gathered_for_long(progress: Progress) -> None:
    assert await seconds(Gathering(progress, FULL).after(BURST)) >= LONG_SECONDS * 0.95


async def test_a_few_facts_are_gathered_for_a_moment(progress: Progress) -> None:
    gathering = Gathering(progress, FULL)
    await asyncio.sleep(0.05)
    assert SHORT_SECONDS * 0.95 <= await seconds(gathering.after(3)) < LONG_SECONDS * 0.8


async def test_a_full_batch_has_more_behind_it(progress: Progress) -> None:
    assert await seconds(Gathering(progress, FULL).after(FULL)) < SHORT_SECONDS


async def test_whoever_begins_to_wait_ends_the_pause(progress: Progress) -> None:
    gathering = asyncio.create_task(seconds(Gathering(progress, FULL).after(BURST)))
    await asyncio.sleep(SHORT_SECONDS * 2)
    waiting = asyncio.create_task(progress.wait_for(7, 5))
    assert await gathering < LONG_SECONDS * 0.8
    progress.reach(7)
    assert await waiting


async def test_whoever_waits_already_or_did_just_now_keeps_it_short(progress: Progress) -> None:
    gathering = Gathering(progress, FULL)
    waiting = asyncio.create_task(progress.wait_for(7, 5))
    await asyncio.sleep(0)
    assert await seconds(gathering.after(BURST)) < LONG_SECONDS * 0.8
    progress.reach(7)
    assert await waiting
    assert await seconds(gathering.after(BURST)) < LONG_SECONDS * 0.8


async def test_a_wait_that_is_over_at_once_is_a_look_too(progress: Progress) -> None:
    progress.reach(7)
    assert not progress.looked_at(1)
    assert await progress.wait_for(7, 5)
    assert progress.looked_at(1)
    assert not progress.looked_at(0)


async def test_a_read_of_the_tables_is_a_look_too() -> None:
    database = Database(make_engine("sqlite://"))
    progress = Progress(database)
    assert not progress.looked_at(1)
    await database.read(lambda connection: connection.closed)
    assert progress.looked_at(1)
    database.close()
