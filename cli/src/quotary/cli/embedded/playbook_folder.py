"""Where a system that is started here takes its playbooks from."""

from __future__ import annotations

import os
from pathlib import Path

from quotary.cli.embedded.folder import DataFolder
from quotary.cli.no_system import NoSystem


class PlaybooksMissing(NoSystem):
    """A new system would have no playbook to review with."""


def playbook_folder() -> Path:
    """The folder whose playbooks are published at start."""
    return Path(os.environ.get("QUOTARY_PLAYBOOKS") or "playbooks")


def must_have_playbooks(data: DataFolder) -> None:
    """Refuse to start a new system without playbooks; a log that is there may hold some.

    Raises:
        PlaybooksMissing: with the folder that was looked in and what to do.
    """
    folder = playbook_folder()
    if folder.is_dir() or data.store.exists():
        return
    raise PlaybooksMissing(
        f"There are no playbooks: {folder.absolute()} is no folder. Run the command where the "
        "folder is, or set QUOTARY_PLAYBOOKS to it."
    )
