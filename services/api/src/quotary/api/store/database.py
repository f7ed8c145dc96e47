"""The projection for readers on an event loop: every statement runs in a thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine

ResultT = TypeVar("ResultT")
P = ParamSpec("P")
_READERS: Final = 4


class Database:
    """Reads in a few threads of its own, so that slow uploads cannot starve the queue."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._threads = ThreadPoolExecutor(_READERS, "projection-reader")
        self.read_at = float("-inf")
        """When something was read last, by the event loop's clock."""

    async def read(
        self,
        query: Callable[Concatenate[Connection, P], ResultT],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> ResultT:
        """What `query` returns; it sees one state of the tables from beginning to end."""

        def run() -> ResultT:
            with self.engine.connect() as connection:
                return query(connection, *args, **kwargs)

        loop = asyncio.get_running_loop()
        self.read_at = loop.time()
        return await loop.run_in_executor(self._threads, run)

    def close(self) -> None:
        """End the threads and connections."""
        self._threads.shutdown(cancel_futures=True)
        self.engine.dispose()
