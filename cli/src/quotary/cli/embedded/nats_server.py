"""The embedded broker: a real nats-server process on a loopback port."""

from __future__ import annotations

import asyncio
import shutil
import sysconfig
from pathlib import Path
from typing import TYPE_CHECKING

from quotary.cli.embedded.child import die_with_parent
from quotary.cli.embedded.folder import DataFolder
from quotary.cli.embedded.last_words import why_no_broker
from quotary.cli.embedded.ports import kept_or_free
from quotary.cli.no_system import NoSystem
from quotary.log.accounts import accounts
from quotary.log.server_config import server_config

if TYPE_CHECKING:
    from nats.aio.client import Client

_READY_SECONDS = 20.0
_OLDEST = (2, 11)


class BrokerMissing(NoSystem):
    """No usable nats-server was found, or it does not start."""


def server_binary() -> str:
    """The path of nats-server: the environment's own, else the one on PATH.

    Raises:
        BrokerMissing: there is none.
    """
    own = Path(sysconfig.get_path("scripts")) / "nats-server"
    found = str(own) if own.exists() else shutil.which("nats-server")
    if found is None:
        raise BrokerMissing(
            "nats-server is not installed here: run `uv sync`, or set QUOTARY_NATS_URL to a broker."
        )
    return found


class NatsServer:
    """One nats-server over a data folder. Starting it again keeps port and store."""

    def __init__(
        self,
        folder: DataFolder,
        *,
        sync_interval: str = "always",
        port: int | None = None,
        sources: tuple[str, ...] = (),
    ) -> None:
        self.folder = folder
        self.sources = sources
        self.port = port or kept_or_free(folder.kept_broker_port())
        self.process: asyncio.subprocess.Process | None = None
        every = accounts(sources)
        self.passwords = folder.passwords(every)
        folder.write_broker_config(
            server_config(
                every,
                store=str(folder.store),
                port=self.port,
                sync_interval=sync_interval,
                passwords=self.passwords,
            )
        )
        folder.forget_sources(sources)
        for source in sources:
            user = f"pipeline_{source}"
            account = f"nats://{user}:{self.passwords[user]}@127.0.0.1:{self.port}"
            folder.write_pipeline_address(source, account)

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"nats://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Start it and wait until it accepts connections.

        Raises:
            BrokerMissing: it ends at once or does not answer; the end of its log is in the message.
        """
        path = self.folder.root / "nats.log"
        with path.open("ab") as log:
            since = log.tell()
            self.process = await asyncio.create_subprocess_exec(
                server_binary(),
                "-c",
                str(self.folder.broker_config),
                stdout=log,
                stderr=log,
                # Of its own group: Ctrl-C reaches the supervisor, which then drains in order.
                start_new_session=True,
                preexec_fn=die_with_parent,
            )
        try:
            async with asyncio.timeout(_READY_SECONDS):
                while not await self._answers():
                    if self.process.returncode is not None:
                        raise BrokerMissing(_does_not_start(path, since))
                    await asyncio.sleep(0.02)
        except TimeoutError as error:
            raise BrokerMissing(_does_not_start(path, since)) from error

    async def admin(self) -> Client:
        """A connection that owns the streams: for set-up and tests, never for services."""
        # Imported here: `quotary up` starts the api, whose start takes longest, before it.
        import nats

        return await nats.connect(
            self.url, user="admin", password=self.passwords["admin"], max_reconnect_attempts=-1
        )

    async def initialise(self) -> None:
        """Create or update streams and consumers."""
        from quotary.log.bootstrap import initialise

        client = await self.admin()
        try:
            await initialise(client, sources=self.sources)
        finally:
            await client.close()

    async def stop(self) -> None:
        """Stop it and wait for its end."""
        if self.process is None or self.process.returncode is not None:
            return
        self.process.terminate()
        try:
            async with asyncio.timeout(10):
                await self.process.wait()
        except TimeoutError:
            self.process.kill()
            await self.process.wait()

    async def _answers(self) -> bool:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        try:
            return (await reader.read(4)).startswith(b"INFO")
        except OSError:
            return False
        finally:
            writer.close()


def _does_not_start(path: Path, since: int) -> str:
    return f"nats-server does not start (log: {path}): {why_no_broker(path, since)}"
