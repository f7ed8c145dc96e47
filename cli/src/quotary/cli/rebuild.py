"""`quotary rebuild`: the projection made again from the log, or compared with one that is."""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated

import typer

from quotary.api.projecting.refolding import ProjectionInUse, rebuild
from quotary.api.settings import ApiSettings
from quotary.api.store.engine import make_engine
from quotary.api.store.migrating import migrate
from quotary.api.store.rebuilding import differences
from quotary.cli.console import fail, out, plain
from quotary.cli.embedded.folder import DataFolder, FolderBusy
from quotary.cli.embedded.nats_server import BrokerMissing, NatsServer
from quotary.cli.settings import CliSettings
from quotary.log.service import Bench

DIFFERENT_STATUS = 1


def rebuild_projection(
    check: Annotated[
        bool, typer.Option("--check", help="Change nothing: compare with a rebuilt one.")
    ] = False,
    yes: Annotated[bool, typer.Option("--yes", help="Rebuild without asking.")] = False,
) -> None:
    """Make the projection again from the first fact. The log is only read.

    Exit status with --check: 0 the projection equals a rebuilt one, 1 it does not.
    """
    if not check and not yes:
        if not sys.stdin.isatty():
            fail("A rebuild empties the projection first: confirm with --yes.", 2)
        typer.confirm("Empty the projection and fold the log again?", abort=True, err=True)
    try:
        found = asyncio.run(_checked() if check else _rebuilt())
    except (FolderBusy, BrokerMissing, ProjectionInUse) as error:
        fail(str(error))
    for line in found:
        out.print(plain(line))
    raise typer.Exit(DIFFERENT_STATUS if check and len(found) > 1 else 0)


async def _rebuilt() -> list[str]:
    async with _bench() as (bench, settings):
        engine = make_engine(settings.projection_url)
        migrate(engine)
        count = await rebuild(bench, engine)
        engine.dispose()
    return [f"{count:,} log sequences folded."]


async def _checked() -> list[str]:
    async with _bench() as (bench, settings):
        with tempfile.TemporaryDirectory() as name:
            fresh = make_engine(f"sqlite:///{Path(name) / 'fresh.db'}")
            migrate(fresh)
            count = await rebuild(bench, fresh)
            kept = make_engine(settings.projection_url)
            found = differences(kept, fresh)
            for engine in (fresh, kept):
                engine.dispose()
    verdict = "no difference" if not found else f"{len(found)} differences"
    return [f"{count:,} log sequences folded: {verdict}.", *found]


@asynccontextmanager
async def _bench() -> AsyncGenerator[tuple[Bench, ApiSettings]]:
    """The api's own way to the log: the broker that runs, or one started for this command."""
    data = CliSettings().data
    folder = DataFolder(data)
    settings = ApiSettings(data=data)
    if folder.running() is not None:
        async with _connected(_own(settings, folder)) as found:
            yield found
    elif folder.broker_config.exists() and "nats_url" not in settings.model_fields_set:
        with folder.locked():
            server = NatsServer(folder, sources=CliSettings().sources)
            await server.start()
            try:
                async with _connected(_own(settings, folder)) as found:
                    yield found
            finally:
                await server.stop()
    else:
        async with _connected(settings) as found:
            yield found


def _own(settings: ApiSettings, folder: DataFolder) -> ApiSettings:
    port = re.search(r"^port: (\d+)$", folder.broker_config.read_text(), re.M)
    if port is None:
        raise BrokerMissing(f"{folder.broker_config} names no port.")
    own = {
        "nats_url": f"nats://127.0.0.1:{port.group(1)}",
        "nats_user": "api",
        "nats_password": folder.passwords()["api"],
    }
    return settings.model_copy(update=own)


@asynccontextmanager
async def _connected(settings: ApiSettings) -> AsyncGenerator[tuple[Bench, ApiSettings]]:
    bench = Bench(settings, "api")
    await bench.connection.broker.connect()
    try:
        yield bench, settings
    finally:
        await bench.connection.stop()
