"""No system to work with: one kind of failure and one exit status, for every command."""

from __future__ import annotations

from typing import Final

STATUS: Final = 4
"""Exit status where no system could be reached or started, or the one that was there is gone."""


class NoSystem(RuntimeError):
    """There is no system to ask; the text says what was tried and what to do."""
