"""A system to talk to: the one named, the one that runs here, or one started for this command."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from tenacity import AsyncRetrying, retry_if_exception_type, stop_after_delay, wait_fixed

from quotary.cli.address import Unreachable, checked_address, must_answer
from quotary.cli.console import say
from quotary.cli.embedded.checking import must_have_settings
from quotary.cli.embedded.folder import DataFolder, FolderMissing, Running
from quotary.cli.embedded.nats_server import NatsServer
from quotary.cli.embedded.playbook_folder import must_have_playbooks
from quotary.cli.embedded.ports import free_port
from quotary.cli.patience import SECONDS
from quotary.cli.settings import CliSettings

_LOOK_AGAIN_SECONDS = 0.5


@asynccontextmanager
async def system(settings: CliSettings, *, reads: bool = False) -> AsyncGenerator[str]:
    """The base URL of a system that has answered, for as long as the context lasts.

    With `reads` an empty data folder is none to start a system in: nothing could be read there.

    Raises:
        NoSystem: none answers at the address named, or none can be started; the text says why.
    """
    folder = DataFolder(settings.data)
    if settings.url:
        url = checked_address(settings.url)
        await must_answer(url)
        yield url
    elif (running := folder.running()) is not None:
        await _until_it_answers(running)
        yield running.url
    elif reads and not folder.store.exists():
        raise FolderMissing(folder.root, " A system elsewhere is named by QUOTARY_URL.")
    else:
        async with _started(settings, folder) as url:
            yield url


async def _until_it_answers(running: Running) -> None:
    """Return once it answers: its supervisor starts an api that has ended again.

    Raises:
        Unreachable: it does not within the patience that every command has.
        NotQuotary: something else answers there.
    """
    async for attempt in AsyncRetrying(
        retry=retry_if_exception_type(Unreachable),
        wait=wait_fixed(_LOOK_AGAIN_SECONDS),
        stop=stop_after_delay(SECONDS),
        reraise=True,
    ):
        with attempt:
            await must_answer(running.url)


@asynccontextmanager
async def _started(settings: CliSettings, folder: DataFolder) -> AsyncGenerator[str]:
    from quotary.cli.embedded.one_process import OneProcess

    must_have_settings()
    must_have_playbooks(folder)
    with folder.locked():
        server = NatsServer(
            folder,
            sync_interval=settings.sync_interval,
            sources=settings.sources_of(folder.kept_sources()),
        )
        port = free_port()
        running = OneProcess(server, data=folder.root, host="127.0.0.1", port=port)
        try:
            await running.start()
            yield f"http://127.0.0.1:{port}"
        except asyncio.CancelledError:
            say("stopping what was started for this command …")
            raise
        finally:
            await running.stop()
