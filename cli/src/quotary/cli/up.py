"""`quotary up`: the whole system on this machine until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import signal
import time
from typing import TYPE_CHECKING, Annotated

import typer

from quotary.cli.console import err, fail
from quotary.cli.embedded.checking import must_have_settings
from quotary.cli.embedded.folder import DataFolder
from quotary.cli.embedded.last_words import last_line
from quotary.cli.embedded.nats_server import NatsServer
from quotary.cli.embedded.playbook_folder import must_have_playbooks
from quotary.cli.embedded.ports import free_port, must_be_free
from quotary.cli.embedded.supervisor import ServiceRefuses, Supervisor, service_environment
from quotary.cli.no_system import STATUS
from quotary.cli.settings import CliSettings

if TYPE_CHECKING:
    from quotary.cli.embedded.one_process import OneProcess

_HEALTHY_SECONDS = 30.0


def up(
    one_process: Annotated[
        bool, typer.Option("--one-process", help="Run the five services in one process.")
    ] = False,
    port: Annotated[
        int | None,
        typer.Option(
            min=0, max=65535, help="Port of desk and API; default QUOTARY_PORT or 8765, 0 is free."
        ),
    ] = None,
    broker_port: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=65535,
            help="Port of the broker on loopback, for pipelines; default QUOTARY_BROKER_PORT, or "
            "that of last time, or one that is free.",
        ),
    ] = None,
    no_sync: Annotated[
        bool,
        typer.Option(
            "--no-sync", help="Sync the log every two minutes: faster, loses facts in a power cut."
        ),
    ] = False,
) -> None:
    """Start broker, services and desk; stop them with Ctrl-C or SIGTERM.

    Exit status: 0 stopped, 2 wrong arguments or settings, 4 something of it could not be started.
    """
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    settings = CliSettings()
    if port is not None:
        settings = settings.model_copy(update={"port": port})
    if broker_port is not None:
        settings = settings.model_copy(update={"broker_port": broker_port})
    if no_sync:
        settings = settings.model_copy(update={"sync_interval": "2m"})
    must_have_settings()
    folder = DataFolder(settings.data)
    try:
        must_have_playbooks(folder)
        with folder.locked():
            asyncio.run(_serve(settings, folder, one_process=one_process))
    except TimeoutError:
        fail(
            f"The services did not answer within {_HEALTHY_SECONDS:.0f} s; what they said is in "
            f"{folder.root}/*.log. The api's last words: {last_line(folder.root / 'api.log')}",
            STATUS,
        )


async def _serve(settings: CliSettings, folder: DataFolder, *, one_process: bool) -> None:
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stopping.set)
    started = time.perf_counter()
    port = settings.port or free_port()
    must_be_free(settings.host, port)
    if settings.broker_port:
        must_be_free("127.0.0.1", settings.broker_port, "--broker-port")
    sources = settings.sources_of(folder.kept_sources())
    server = NatsServer(
        folder,
        sync_interval=settings.sync_interval,
        port=settings.broker_port or None,
        sources=sources,
    )
    system = _system(settings, folder, server, port, stopping, one_process=one_process)
    url = f"http://{settings.host}:{port}"
    try:
        await system.start()
        await _until_healthy(url, stopping)
        if not stopping.is_set():
            system.api_answers()
            folder.announce(url)
            err.print(f"Quotary is up at {url}   ({time.perf_counter() - started:.1f} s)")
            err.print(f"Data folder: {folder.root}   Stop with Ctrl-C.")
            for source in sources:
                address = folder.pipeline_address(source)
                err.print(f"Pipeline {source}: QUOTARY_NATS_URL for it is in {address}")
            await stopping.wait()
        if not system.failure:
            err.print("Draining …")
    finally:
        await system.stop()
    if system.failure:
        raise ServiceRefuses(system.failure)


def _system(
    settings: CliSettings,
    folder: DataFolder,
    server: NatsServer,
    port: int,
    stopping: asyncio.Event,
    *,
    one_process: bool,
) -> Supervisor | OneProcess:
    if one_process:
        # Imported here: the supervisor itself needs none of the services' libraries.
        from quotary.cli.embedded.one_process import OneProcess

        return OneProcess(server, data=folder.root, host=settings.host, port=port)
    environment = service_environment(
        folder.root, {"QUOTARY_HOST": settings.host, "QUOTARY_PORT": str(port)}
    )
    return Supervisor(server, environment, stopping.set)


async def _until_healthy(url: str, stopping: asyncio.Event) -> None:
    # Imported here: the api loads its own libraries meanwhile.
    import httpx

    async with httpx.AsyncClient(trust_env=False) as client, asyncio.timeout(_HEALTHY_SECONDS):
        while not stopping.is_set():
            try:
                answer = await client.get(f"{url}/v1/health")
                if answer.is_success:
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.05)
