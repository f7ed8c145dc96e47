"""Whether a playbook's meaning changed under an unchanged version, as git last kept the file."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Final

from quotary.core.checking.analysis import Remark
from quotary.core.playbook import PlaybookInvalid
from quotary.log.playbook_files import LoadedPlaybook, playbook_from

_SECONDS: Final = 10


def version_remarks(file: Path, loaded: LoadedPlaybook) -> tuple[Remark, ...]:
    """One piece of advice where the last commit has the same version with another meaning.

    None where git is not there, does not keep the file, or keeps what is no valid playbook: there
    is nothing to compare with then.
    """
    kept = _kept(file)
    if kept is None:
        return ()
    try:
        before = playbook_from(file.name, kept)
    except PlaybookInvalid:
        return ()
    new, old = loaded.playbook, before.playbook
    if new.id != old.id or new.version != old.version or loaded.digest == before.digest:
        return ()
    said = (
        f"changed since the last commit ({before.digest[:12]}) and still version {new.version}: "
        "raise the version, so that people can tell the two apart"
    )
    return (Remark("advice", "same_version", "", 0, said),)


def _kept(file: Path) -> bytes | None:
    """The file's content in the last commit."""
    git = shutil.which("git")
    if git is None:
        return None
    shown = subprocess.run(  # noqa: S603  the program is git, and no shell reads the name
        [git, "-C", str(file.absolute().parent), "show", f"HEAD:./{file.name}"],
        capture_output=True,
        check=False,
        timeout=_SECONDS,
    )
    return shown.stdout if shown.returncode == 0 else None
