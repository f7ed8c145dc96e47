"""A system to talk to: the one named, the one that runs here, or one started for this command."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from quotary.cli.embedded.folder import DataFolder
from quotary.cli.embedded.nats_server import NatsServer
from quotary.cli.embedded.playbook_folder import must_have_playbooks
from quotary.cli.embedded.ports import free_port
from quotary.cli.settings import CliSettings


@asynccontextmanager
async def system(settings: CliSettings) -> AsyncGenerator[str]:
    """The base URL of a system that answers for as long as the context lasts.

    Raises:
        FolderBusy: another command has started one in the data folder just now.
        BrokerMissing: the embedded broker does not start.
        PlaybooksMissing: a new system would have no playbook.
    """
    folder = DataFolder(settings.data)
    if settings.url:
        yield settings.url.rstrip("/")
    elif (running := folder.running()) is not None:
        yield running.url
    else:
        async with _started(settings, folder) as url:
            yield url


@asynccontextmanager
async def _started(settings: CliSettings, folder: DataFolder) -> AsyncGenerator[str]:
    from quotary.cli.embedded.one_process import OneProcess

    must_have_playbooks(folder)
    with folder.locked():
        server = NatsServer(folder, sync_interval=settings.sync_interval, sources=settings.sources)
        port = free_port()
        running = OneProcess(server, data=folder.root, host="127.0.0.1", port=port)
        try:
            await running.start()
            yield f"http://127.0.0.1:{port}"
        finally:
            await running.stop()
