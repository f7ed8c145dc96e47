"""What the command line prints, on a terminal of a given width or into a pipe."""

from collections.abc import Callable
from io import StringIO

import pytest
from rich.console import Console

from quotary.cli import console


def printed(monkeypatch: pytest.MonkeyPatch, action: Callable[[], object], width: int = 0) -> str:
    """All that the action prints to standard output; 0 columns are a pipe."""
    stream = StringIO()
    made = Console(
        file=stream, force_terminal=bool(width), width=width or 100_000, color_system=None,
        highlight=False,
    )  # fmt: skip
    monkeypatch.setattr(console, "out", made)
    action()
    return stream.getvalue()
