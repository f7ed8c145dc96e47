"""Following the log into the projection, as the one process that holds the lease."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from nats.aio.msg import Msg
from sqlalchemy.exc import InterfaceError, OperationalError

from quotary.api.projecting.gathering import Gathering
from quotary.api.projecting.log_state import stream_info
from quotary.api.projecting.progress import Progress
from quotary.api.projecting.registers import whole_registers
from quotary.api.store.batch import decode_batch
from quotary.api.store.checkpoint import LeaseLost
from quotary.api.store.projection import LEASE_SECONDS, Projection
from quotary.log.ack_reply import sequence_of
from quotary.log.direct import Stored
from quotary.log.errors import BrokerUnavailable, FactInvalid, NewerVersion, SubjectInvalid
from quotary.log.names import LOG_STREAM
from quotary.log.pull import PullConsume
from quotary.log.service import Bench

ResultT = TypeVar("ResultT")
_LOG = logging.getLogger(__name__)
BATCH: Final = 500
_IDLE_SECONDS: Final = LEASE_SECONDS / 4
_STANDBY_SECONDS: Final = 0.5
_RETRY_SECONDS: Final = 1.0
_HALTED_SECONDS: Final = 15.0
_EXPECTED: Final = (FactInvalid, SubjectInvalid, NewerVersion)


class LogReplaced(Exception):
    """The tables were folded from another log than the broker has now."""


class Pump:
    """Takes the lease, catches up, follows; gives way, waits or halts where it must."""

    def __init__(
        self,
        bench: Bench,
        projection: Projection,
        progress: Progress,
        thread: ThreadPoolExecutor | None = None,
    ) -> None:
        self._bench = bench
        self._projection = projection
        self._progress = progress
        # One thread: the projection has one writer at a time, in here too.
        self._thread = thread or ThreadPoolExecutor(1, "projection-writer")
        self._log_created = ""

    async def run(self) -> None:
        """Work until cancelled."""
        try:
            while True:
                await self._guarded()
        finally:
            await self.in_thread(self._projection.release_lease)
            self._thread.shutdown()

    async def _guarded(self) -> None:
        try:
            await self._follow()
        except LeaseLost as error:
            _LOG.warning("%s", error)
        except (BrokerUnavailable, OperationalError, InterfaceError) as error:
            _LOG.warning("the projection pauses: %s", error)
            await asyncio.sleep(_RETRY_SECONDS)
        except Exception as error:
            # An unknown fact, another log, a fault of ours: going on would lose a fact for good.
            self._progress.phase, self._progress.problem = "halted", str(error)
            _LOG.critical("the projection halts: %s", error, exc_info=_trace_of(error))
            await asyncio.sleep(_HALTED_SECONDS)

    async def _follow(self) -> None:
        if not await self.in_thread(self._projection.take_lease):
            self._progress.phase = "standby"
            await asyncio.sleep(_STANDBY_SECONDS)
            return
        self._progress.phase = "catching_up"
        if await self.in_thread(self._projection.begin_anew_if_outdated):
            _LOG.warning("an older release made the queue's tables: the log is folded again")
        await self.catch_up()
        self._progress.phase, self._progress.problem = "following", ""
        pull = PullConsume(self._bench.connection, LOG_STREAM, "projection", batch=BATCH)
        await pull.start()
        gathering = Gathering(self._progress, BATCH)
        try:
            while True:
                messages = await pull.batch(within=_IDLE_SECONDS)
                if messages:
                    await self._take_messages(messages)
                    await gathering.after(len(messages))
                elif not await self.in_thread(self._projection.take_lease):
                    raise LeaseLost("another process has taken the lease")
        finally:
            await pull.stop()

    async def _check_log(self) -> None:
        info = await stream_info(self._bench.connection, LOG_STREAM)
        checkpoint = await self.in_thread(self._projection.checkpoint)
        replaced = checkpoint.log_created not in ("", info.created)
        if replaced or checkpoint.seq > info.last_seq:
            raise LogReplaced(
                f"the projection was made from a log that had {checkpoint.seq} facts and began "
                f"{checkpoint.log_created}; the broker's began {info.created} and has "
                f"{info.last_seq}. Run `quotary rebuild` if the broker's is the right one."
            )
        self._log_created = info.created
        self._progress.reach(checkpoint.seq)

    async def catch_up(self) -> None:
        """Bring the tables to where the log is now; the lease must be held.

        Raises:
            LogReplaced: they were made from another log.
            LeaseLost, FactInvalid, SubjectInvalid, NewerVersion, BrokerUnavailable: as it says.
        """
        await self._check_log()
        # By direct reads, since what a killed process had pulled comes again only after a while.
        batch: list[Stored] = []
        async for stored in self._bench.reader.walk(LOG_STREAM, ">", start=self._progress.seq + 1):
            batch.append(stored)
            if len(batch) == BATCH:
                await self._take(batch)
                batch = []
        if batch:
            await self._take(batch)

    async def _take_messages(self, messages: list[Msg]) -> None:
        fresh: dict[int, Stored] = {}
        for message in messages:
            seq = sequence_of(message)
            if seq > self._progress.seq:
                fresh[seq] = Stored(message.subject, seq, message.data)
        if fresh:
            last = max(fresh)
            expected = last - self._progress.seq
            stored = [fresh[seq] for seq in sorted(fresh)]
            if len(stored) != expected:
                # Some are with a process that died, or purged: the stream itself knows.
                stored = await self._bench.reader.between(LOG_STREAM, self._progress.seq + 1, last)
            for start in range(0, len(stored), BATCH):
                await self._take(stored[start : start + BATCH])
        # The consumer acks everything up to its last message; it is only a cursor.
        await messages[-1].ack()

    async def _take(self, stored: list[Stored]) -> None:
        before, after = self._progress.seq, stored[-1].seq
        seen = await self.in_thread(lambda: decode_batch(stored))
        whole = await whole_registers(self._bench.content, seen)

        def write() -> None:
            self._projection.take(seen, before, after, self._log_created, whole)

        await self.in_thread(write)
        self._progress.reach(after)

    async def in_thread(self, call: Callable[[], ResultT]) -> ResultT:
        """What `call` returns, run in the writer's thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, call)


def _trace_of(error: Exception) -> Exception | None:
    """The error itself where it is a surprise; a refused fact needs no stack."""
    return None if isinstance(error, (*_EXPECTED, LogReplaced)) else error
