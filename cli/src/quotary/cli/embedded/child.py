"""Child processes that do not outlive the supervisor, even when it is killed."""

from __future__ import annotations

import ctypes
import signal
import sys

_PR_SET_PDEATHSIG = 1


def die_with_parent() -> None:
    """Have the kernel end this process when its parent dies (prctl(2), Linux only).

    Elsewhere nothing happens; a left-over child then ends when its broker connection does.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)
