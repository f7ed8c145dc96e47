"""A full disk under the broker: said while it lasts, and mended once there is room again.

nats-server goes on refusing every message for want of space after there is space again, until it
is started anew (2.15).
"""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

_LOG = logging.getLogger(__name__)
_LOOK_SECONDS: Final = 2.0
_WORDS: Final = b"no space left on device"
_NONE: Final = 64 << 10
"""Bytes free with which even the broker's log may be unable to say that it refuses."""
_ROOM: Final = 8 << 20
"""Bytes free with which it is worth to start again: a few dozen contracts."""


class DiskWatch:
    """Looks at the broker's log for refusals, and at the disk for room."""

    def __init__(self, folder: Path, start_broker_again: Callable[[], None]) -> None:
        self._folder = folder
        self._log = folder / "nats.log"
        self._start_again = start_broker_again
        self._read = self._size()
        self._full = False

    async def run(self) -> None:
        """Look again and again, until cancelled."""
        while True:
            await asyncio.sleep(_LOOK_SECONDS)
            try:
                await asyncio.to_thread(self.look)
            except OSError as error:
                _LOG.warning("the disk of %s cannot be looked at: %s", self._folder, error)

    def look(self) -> None:
        """Say that the disk is full or has room again, once each, and have the broker mended."""
        free = shutil.disk_usage(self._folder).free
        if not self._full and (self._refused() or free < _NONE):
            self._full = True
            _LOG.error(
                "The disk of %s is full: nothing can be recorded, and whoever hands something in "
                "is told to wait. Make room there; the rest goes by itself, and nothing that was "
                "recorded is lost.",
                self._folder,
            )
        if self._full and free >= _ROOM:
            _LOG.warning("The disk of %s has room again: starting the broker anew.", self._folder)
            self._full = False
            self._read = self._size()
            self._start_again()

    def _refused(self) -> bool:
        """True where the broker has refused something for want of space since the last look."""
        size = self._size()
        start, self._read = min(self._read, size), size
        if size == start:
            return False
        with self._log.open("rb") as log:
            log.seek(start)
            return _WORDS in log.read(size - start)

    def _size(self) -> int:
        return self._log.stat().st_size if self._log.exists() else 0
