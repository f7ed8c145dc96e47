"""The worker's child may be slow, stuck or killed: the outcome is clear and the next read works."""

from __future__ import annotations

import asyncio
import os
import signal

from corpus.awkward.pdf_marked import form_bomb
from quotary.ingest.reading.limits import MEGABYTE
from quotary.ingest.reading.worker import ReadingWorker, WorkerLimits

BROKEN_PDF = b"%PDF-1.7 and nothing more"
TEXT = b"The parties to this Agreement shall keep it secret."


async def test_what_parsers_read_goes_through_the_child_and_text_does_not() -> None:
    async with ReadingWorker() as worker:
        refused = await worker.read(BROKEN_PDF, "a.pdf")
        read = await worker.read(TEXT, "a.txt", "text/plain")
    assert (refused.outcome, refused.reason) == ("unreadable", "corrupt")
    assert read.document is not None
    assert read.document.text == TEXT.decode()


async def test_a_child_killed_while_reading_is_an_outcome_and_is_replaced() -> None:
    async with ReadingWorker() as worker:
        child = await worker._places.get()
        assert child is not None
        os.kill(child.pid, signal.SIGKILL)
        worker._places.put_nowait(child)
        died = await worker.read(BROKEN_PDF, "a.pdf")
        assert (died.outcome, died.reason) == ("unreadable", "corrupt")
        assert "stops its reader" in died.sentence
        again = await worker.read(BROKEN_PDF, "a.pdf")
        assert "damaged or cut off" in again.sentence


async def test_a_read_past_its_time_is_given_up_and_the_child_replaced() -> None:
    async with ReadingWorker(limits=WorkerLimits(wall_seconds=0.0)) as worker:
        late = await worker.read(BROKEN_PDF, "a.pdf")
        assert (late.outcome, late.reason) == ("refused", "too_large")
        assert "takes longer" in late.sentence
        worker._limits = WorkerLimits()
        again = await worker.read(BROKEN_PDF, "a.pdf")
        assert again.reason == "corrupt"


async def test_a_cancelled_read_leaves_no_stale_answer_behind() -> None:
    async with ReadingWorker() as worker:
        task = asyncio.create_task(worker.read(BROKEN_PDF, "a.pdf"))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        big = TEXT * 10_000
        read = await worker.read(big, "a.txt")
    assert read.document is not None
    assert read.document.text == big.decode()


async def test_a_file_that_never_ends_is_given_up_by_the_kernel() -> None:
    limits = WorkerLimits(cpu_seconds=1)
    async with ReadingWorker(limits=limits) as worker:
        bomb = await worker.read(form_bomb(), "bomb.pdf")
        assert (bomb.outcome, bomb.reason) == ("refused", "too_large")
        again = await worker.read(BROKEN_PDF, "a.pdf")
        assert again.reason == "corrupt"


async def test_memory_past_the_limit_is_an_outcome() -> None:
    limits = WorkerLimits(memory_bytes=300 * MEGABYTE)
    async with ReadingWorker(limits=limits) as worker:
        big = await worker.read(TEXT * 1_500_000, "big.txt")
        assert (big.outcome, big.reason) == ("refused", "too_large")
        again = await worker.read(BROKEN_PDF, "a.pdf")
        assert again.reason == "corrupt"


async def test_two_children_read_at_once() -> None:
    async with ReadingWorker(children=2) as worker:
        results = await asyncio.gather(*(worker.read(BROKEN_PDF, "a.pdf") for _ in range(6)))
    assert {result.reason for result in results} == {"corrupt"}
