"""Pipelines of `quotary up`: address and password are in the data folder and stay what they are."""

import socket
from pathlib import Path

import nats
import pytest

from quotary.cli.embedded.folder import DataFolder
from quotary.cli.embedded.nats_server import NatsServer
from quotary.cli.embedded.ports import free_port
from support.embedded import System


def test_the_address_of_last_time_is_kept(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    first = NatsServer(folder, port=free_port(), sources=("dms", "crm_2"))
    address = folder.pipeline_address("dms")
    written = address.read_text()
    assert written == (
        f"nats://pipeline_dms:{first.passwords['pipeline_dms']}@127.0.0.1:{first.port}\n"
    )
    assert address.stat().st_mode & 0o077 == 0
    assert folder.kept_sources() == ("crm_2", "dms")
    again = NatsServer(folder, sources=folder.kept_sources())
    assert again.port == first.port
    assert address.read_text() == written


def test_a_port_that_somebody_took_meanwhile_is_left_to_them(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        NatsServer(DataFolder(tmp_path), port=taken)
        assert NatsServer(DataFolder(tmp_path)).port != taken


def test_a_source_that_is_taken_away_has_no_address(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    NatsServer(folder, sources=("dms", "crm"))
    NatsServer(folder, sources=("crm",))
    assert folder.kept_sources() == ("crm",)
    assert not folder.pipeline_address("dms").exists()
    assert "pipeline_dms" not in folder.broker_config.read_text()


@pytest.mark.slow
async def test_a_pipeline_keeps_its_address_when_the_system_is_started_again(
    tmp_path: Path,
) -> None:
    port = free_port()
    named = System(tmp_path, QUOTARY_INTAKE_SOURCES="dms", QUOTARY_BROKER_PORT=str(port))
    await named.start()
    assert await named.stop() == 0
    address = tmp_path / "pipeline_dms.url"
    assert str(address) in (tmp_path / "up.log").read_text().replace("\n", "")
    written = address.read_text().strip()
    assert written.endswith(f"@127.0.0.1:{port}")
    again = System(tmp_path)
    await again.start()
    try:
        client = await nats.connect(written, inbox_prefix=b"_INBOX_pipeline_dms")
        await client.close()
    finally:
        assert await again.stop() == 0
    assert address.read_text().strip() == written
