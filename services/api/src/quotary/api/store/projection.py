"""The projection as its one writer sees it: open, take batches, give up."""

from __future__ import annotations

import os
import socket
import time
import uuid
from collections.abc import Sequence
from typing import Final

from sqlalchemy import Engine

from quotary.api.store.batch import Seen
from quotary.api.store.checkpoint import (
    Checkpoint,
    advance,
    read_checkpoint,
    release_lease,
    take_lease,
)
from quotary.api.store.engine import writing
from quotary.api.store.matter_rows import project_matters
from quotary.api.store.policy_rows import project_policy
from quotary.api.store.rebuilding import empty_if_outdated
from quotary.api.store.register_folding import NO_REGISTERS, Registers, project_registers

LEASE_SECONDS: Final = 5.0
_LEASE_US: Final = int(LEASE_SECONDS * 1e6)


class Projection:
    """Writes the tables. Every method blocks: call them in a thread, one at a time."""

    def __init__(self, engine: Engine) -> None:
        self._engine = writing(engine)
        self._reading = engine
        self.holder = f"{socket.gethostname()}:{os.getpid()}:{uuid.uuid4().hex[:12]}"

    def checkpoint(self) -> Checkpoint:
        """How far the tables are."""
        with self._reading.connect() as connection:
            return read_checkpoint(connection)

    def take_lease(self) -> bool:
        """True where this process is (still) the one that writes."""
        with self._engine.begin() as connection:
            holder = read_checkpoint(connection).holder
            dead = holder if _is_dead(holder, self.holder) else ""
            return take_lease(connection, self.holder, _now_us(), _LEASE_US, taking_over=dead)

    def begin_anew_if_outdated(self) -> bool:
        """True where the tables were an older release's, and are empty now; the lease is held."""
        return empty_if_outdated(self._reading)

    def release_lease(self) -> None:
        """Let another process write at once."""
        with self._engine.begin() as connection:
            release_lease(connection, self.holder)

    def take(
        self,
        seen: Sequence[Seen],
        before: int,
        after: int,
        log_created: str,
        whole: Registers = NO_REGISTERS,
    ) -> int:
        """How many matters changed by these facts, all with sequences in `before` < seq <= `after`.

        `whole` holds the registers that their facts keep as content. Rows and checkpoint are
        committed together.

        Raises:
            LeaseLost: another process has moved the checkpoint or taken the lease.
        """
        with self._engine.begin() as connection:
            advance(connection, self.holder, before, after, log_created, _now_us() + _LEASE_US)
            project_policy(connection, seen)
            project_registers(connection, seen, whole)
            return project_matters(connection, seen)


def _now_us() -> int:
    return time.time_ns() // 1000


def _is_dead(holder: str, own: str) -> bool:
    """True where the holder was a process of this host that is not there any more."""
    host, _, rest = holder.partition(":")
    own_host, _, own_rest = own.partition(":")
    pid, own_pid = rest.partition(":")[0], own_rest.partition(":")[0]
    if host != own_host or not pid.isdigit() or holder == own:
        return False
    if pid == own_pid:
        # A container's processes all have the same few numbers: an earlier bearer of ours is gone.
        return True
    try:
        os.kill(int(pid), 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        return False
    return False
