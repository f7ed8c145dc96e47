"""The projection made again from the first fact, for `quotary rebuild` and for comparisons."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Engine

from quotary.api.projecting.progress import Progress
from quotary.api.projecting.pump import Pump
from quotary.api.store.database import Database
from quotary.api.store.migrating import migrate
from quotary.api.store.projection import Projection
from quotary.api.store.rebuilding import empty, refresh_statistics
from quotary.log.service import Bench


class ProjectionInUse(RuntimeError):
    """Another process writes the projection; stop it before a rebuild."""


async def rebuild(bench: Bench, engine: Engine) -> int:
    """The last sequence folded: the tables are emptied and filled from the whole log.

    `bench` must be connected. The tables stay readable, and are incomplete, until this returns.

    Raises:
        ProjectionInUse: an api holds the lease.
        FactInvalid, NewerVersion: the log holds a fact that this release does not know.
        BrokerUnavailable: the log cannot be read.
    """
    projection = Projection(engine)
    progress = Progress(Database(engine))
    with ThreadPoolExecutor(1, "rebuild") as thread:
        pump = Pump(bench, projection, progress, thread)
        await _prepare(pump.in_thread, projection, engine)
        try:
            await pump.catch_up()
            await pump.in_thread(lambda: refresh_statistics(engine))
        finally:
            await pump.in_thread(projection.release_lease)
    return progress.seq


async def _prepare(
    in_thread: Callable[[Callable[[], object]], Awaitable[object]],
    projection: Projection,
    engine: Engine,
) -> None:
    await in_thread(lambda: migrate(engine))
    if not await in_thread(projection.take_lease):
        raise ProjectionInUse(
            "The api of a running Quotary writes this projection, on the machine "
            f"{projection.checkpoint().holder.partition(':')[0]}: stop the api first (Ctrl-C in "
            "`quotary up`, `docker compose stop api`)."
        )
    await in_thread(lambda: empty(engine))
