"""The api's own way to the log, for commands that work on the log and not over HTTP."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from nats.errors import AuthorizationError, Error, NoServersError
from tenacity import AsyncRetrying, retry_if_exception_type, stop_after_delay, wait_fixed

from quotary.api.settings import ApiSettings
from quotary.cli.address import said_of
from quotary.cli.broker_admin import probe
from quotary.cli.embedded.folder import DataFolder, FolderMissing
from quotary.cli.embedded.nats_server import BrokerMissing, NatsServer
from quotary.cli.no_system import NoSystem
from quotary.cli.patience import SECONDS
from quotary.cli.settings import CliSettings
from quotary.log.service import Bench

_LOOK_AGAIN_SECONDS = 0.5


class OverHttp(NoSystem):
    """A system is named by its HTTP address, and the command needs its log."""


@asynccontextmanager
async def log_access(command: str) -> AsyncGenerator[tuple[Bench, ApiSettings]]:
    """A connection to the broker that runs, or to one started for this command.

    Raises:
        NoSystem: there is no log to reach; the text says where it was looked for.
    """
    cli = CliSettings()
    folder = DataFolder(cli.data)
    settings = ApiSettings(data=cli.data)
    if "nats_url" in settings.model_fields_set:
        async with _connected(settings) as found:
            yield found
        return
    running = folder.running()
    if cli.url and (running is None or running.url != cli.url.rstrip("/")):
        raise OverHttp(
            f"`{command}` works on the log and the projection themselves, not over HTTP, so "
            f"QUOTARY_URL ({cli.url}) is not enough. Run it on that machine with QUOTARY_URL "
            "unset: QUOTARY_DATA is the data folder of its `quotary up`, or QUOTARY_NATS_URL and "
            "QUOTARY_DATABASE_URL its broker and its database."
        )
    if not folder.broker_config.exists():
        raise FolderMissing(folder.root, " For a broker of your own set QUOTARY_NATS_URL.")
    if running is not None:
        async with _connected(_own(settings, folder)) as found:
            yield found
        return
    with folder.locked():
        server = NatsServer(
            folder, sync_interval=cli.sync_interval, sources=cli.sources_of(folder.kept_sources())
        )
        await server.start()
        try:
            async with _connected(_own(settings, folder)) as found:
                yield found
        finally:
            await server.stop()


def _own(settings: ApiSettings, folder: DataFolder) -> ApiSettings:
    port = folder.kept_broker_port()
    if not port:
        raise BrokerMissing(f"{folder.broker_config} names no port.")
    own = {
        "nats_url": f"nats://127.0.0.1:{port}",
        "nats_user": "api",
        "nats_password": folder.passwords()["api"],
    }
    return settings.model_copy(update=own)


@asynccontextmanager
async def _connected(settings: ApiSettings) -> AsyncGenerator[tuple[Bench, ApiSettings]]:
    await _must_answer(settings)
    bench = Bench(settings, "api")
    await bench.connection.broker.connect()
    try:
        yield bench, settings
    finally:
        await bench.connection.stop()


async def _must_answer(settings: ApiSettings) -> None:
    """Return once the broker answers and takes us in: a connection by itself waits for ever.

    Raises:
        BrokerMissing: it does not answer for too long, or refuses the account.
    """
    user = settings.nats_user or "api"
    try:
        async for attempt in AsyncRetrying(
            retry=retry_if_exception_type((OSError, TimeoutError, NoServersError, Error)),
            wait=wait_fixed(_LOOK_AGAIN_SECONDS),
            stop=stop_after_delay(SECONDS),
            reraise=True,
        ):
            with attempt:
                await _asked(settings, user)
    except (OSError, TimeoutError, Error) as error:
        raise BrokerMissing(
            f"The broker at {settings.nats_url} was not there within {SECONDS:.0f} s "
            f"({said_of(error)}). Is it running, and is QUOTARY_NATS_URL its address?"
        ) from error


async def _asked(settings: ApiSettings, user: str) -> None:
    try:
        await probe(settings.servers, user, settings.nats_password)
    except AuthorizationError as error:
        raise BrokerMissing(
            f"The broker at {settings.nats_url} refuses the user {user}: QUOTARY_NATS_USER and "
            "QUOTARY_NATS_PASSWORD are those of its account `api`."
        ) from error
