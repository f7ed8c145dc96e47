"""Child processes that do not outlive the supervisor, even when it is killed."""

from __future__ import annotations

import ctypes
import signal
import sys

_PR_SET_PDEATHSIG = 1
_LIBC = ctypes.CDLL(None) if sys.platform == "linux" else None


def die_with_parent() -> None:
    """Have the kernel end this process when its parent dies (prctl(2), Linux only).

    Elsewhere nothing happens; a left-over child then ends when its broker connection does.
    """
    if _LIBC is not None:
        _LIBC.prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)
