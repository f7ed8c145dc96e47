"""A full disk is said once, and once there is room again the broker is started anew."""

import logging
import shutil
from pathlib import Path
from typing import NamedTuple

import pytest

from quotary.cli.embedded.disk import DiskWatch

_REFUSED = (
    "[ERR] JetStream failed to store a msg on stream 'LOG > CONTENT': no space left on device\n"
)


class _Usage(NamedTuple):
    total: int
    used: int
    free: int


class Disk:
    """A data folder with the broker's log, and a disk of any size."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._log = folder / "nats.log"
        self.free = 1 << 20
        self.started = 0
        self.logs("[INF] Server is ready\n" + _REFUSED)
        monkeypatch.setattr(shutil, "disk_usage", self._usage)
        self.watch = DiskWatch(folder, self._start)

    def logs(self, text: str) -> None:
        with self._log.open("a") as log:
            log.write(text)

    def _usage(self, _: Path) -> _Usage:
        return _Usage(1 << 30, 0, self.free)

    def _start(self) -> None:
        self.started += 1


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(tmp_path, monkeypatch)


def test_what_the_log_said_before_is_of_another_day(
    disk: Disk, caplog: pytest.LogCaptureFixture
) -> None:
    disk.watch.look()
    disk.logs("[INF] JetStream: all is well\n")
    disk.watch.look()
    assert (disk.started, caplog.text) == (0, "")


def test_it_is_said_once_and_mended_once_there_is_room(
    disk: Disk, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    for _ in range(3):
        disk.logs(_REFUSED)
        disk.watch.look()
    assert disk.started == 0
    assert caplog.text.count("is full: nothing can be recorded") == 1
    disk.free = 64 << 20
    disk.watch.look()
    disk.watch.look()
    assert disk.started == 1
    assert caplog.text.count("has room again") == 1
    disk.logs(_REFUSED)
    disk.watch.look()
    assert disk.started == 2


def test_a_disk_without_a_byte_is_full_without_a_word_in_the_log(disk: Disk) -> None:
    disk.free = 0
    disk.watch.look()
    disk.free = 64 << 20
    disk.watch.look()
    assert disk.started == 1


def test_a_log_that_was_cut_is_read_from_its_end(disk: Disk, tmp_path: Path) -> None:
    (tmp_path / "nats.log").write_text("")
    disk.watch.look()
    disk.free = 64 << 20
    disk.logs(_REFUSED)
    disk.watch.look()
    assert disk.started == 1
