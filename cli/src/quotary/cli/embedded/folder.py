"""The data folder: where the embedded system keeps its log, its database and its secrets."""

from __future__ import annotations

import fcntl
import json
import os
import re
import secrets
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TextIO

from quotary.cli.no_system import NoSystem
from quotary.log.accounts import Account, accounts

_PORT: Final = re.compile(r"^port: (\d+)$", re.MULTILINE)


class FolderBusy(NoSystem):
    """Another process runs a system in this data folder."""


class FolderUnusable(NoSystem):
    """The data folder cannot be made, or not be written."""

    def __init__(self, root: Path, error: OSError) -> None:
        super().__init__(
            f"{root} cannot be the data folder: {error.strerror or error} ({error.filename}). "
            "Set QUOTARY_DATA to a folder that you may write, or that can be made."
        )


@dataclass(frozen=True, slots=True)
class Running:
    """A system that says it is up: where it answers and which process it is."""

    url: str
    pid: int


class FolderMissing(NoSystem):
    """There is no log in the data folder, and the command is not one that begins one."""

    def __init__(self, root: Path, more: str = "") -> None:
        super().__init__(
            f"Nothing was ever recorded in {root}: there is no log. QUOTARY_DATA is the folder of "
            f"the `quotary up` or `quotary review` that is meant.{more}"
        )


class FolderDamaged(NoSystem):
    """A file of the data folder does not hold what it should."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"{path} is damaged. Delete it while nothing runs here: new passwords are made, and no "
            "contract is touched."
        )


class DataFolder:
    """One folder, usable by one system at a time."""

    def __init__(self, root: Path) -> None:
        self.root = root.resolve()

    @property
    def store(self) -> Path:
        """The broker's file store."""
        return self.root / "jetstream"

    @property
    def broker_config(self) -> Path:
        """The broker's configuration, readable by the owner alone: passwords stand in it."""
        return self.root / "nats.conf"

    @property
    def database(self) -> Path:
        """The SQLite projection."""
        return self.root / "quotary.db"

    @contextmanager
    def locked(self) -> Generator[None]:
        """Hold the folder while a system runs in it.

        Raises:
            FolderBusy: another process holds it.
            FolderUnusable: it is no folder that can be written.
        """
        with self._opened() as handle:
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise FolderBusy(
                    f"Another Quotary runs in {self.root}. Stop it, or set QUOTARY_DATA to another "
                    "folder."
                ) from error
            try:
                yield
            finally:
                self._run_file.unlink(missing_ok=True)

    def _opened(self) -> TextIO:
        """The file whose lock is the folder's, the folder made where it is missing."""
        try:
            self.root.mkdir(parents=True, exist_ok=True)
            return (self.root / "lock").open("w")
        except OSError as error:
            raise FolderUnusable(self.root, error) from error

    @property
    def _run_file(self) -> Path:
        return self.root / "run.json"

    def announce(self, url: str) -> None:
        """Write down where the system answers, for `quotary review` and others."""
        _write_private(self._run_file, json.dumps({"url": url, "pid": os.getpid()}))

    def running(self) -> Running | None:
        """The system that runs here, None where none does."""
        try:
            found = json.loads(self._run_file.read_text())
            running = Running(str(found["url"]), int(found["pid"]))
            os.kill(running.pid, 0)
        except (OSError, ValueError, KeyError, TypeError):
            return None
        return running

    def passwords(self, every: tuple[Account, ...] | None = None) -> dict[str, str]:
        """One password per account and one for `admin`, made once and kept in the folder.

        Raises:
            FolderDamaged: what was kept cannot be read.
        """
        path = self.root / "passwords.json"
        try:
            known: dict[str, str] = json.loads(path.read_text())
        except FileNotFoundError:
            known = {}
        except ValueError as error:
            raise FolderDamaged(path) from error
        names = [account.name for account in every or accounts()] + ["admin"]
        missing = [name for name in names if name not in known]
        if missing:
            known |= {name: secrets.token_urlsafe(24) for name in missing}
            _write_private(path, json.dumps(known, indent=1))
        return known

    def pipeline_address(self, source: str) -> Path:
        """The file that holds a pipeline's address of the broker, its password in it."""
        return self.root / f"pipeline_{source}.url"

    def kept_sources(self) -> tuple[str, ...]:
        """The intake sources that the folder's broker had when it was started last."""
        every = (path.stem.partition("_")[2] for path in self.root.glob("pipeline_*.url"))
        return tuple(sorted(each for each in every if each))

    def forget_sources(self, but: tuple[str, ...]) -> None:
        """Delete the address of every pipeline but these."""
        for source in set(self.kept_sources()) - set(but):
            self.pipeline_address(source).unlink(missing_ok=True)

    def kept_broker_port(self) -> int:
        """The port that the folder's broker had when it was started last, 0 where it never was."""
        try:
            found = _PORT.search(self.broker_config.read_text())
        except OSError:
            return 0
        return int(found[1]) if found else 0

    def write_pipeline_address(self, source: str, account: str) -> None:
        """Write it down, readable by the owner alone."""
        _write_private(self.pipeline_address(source), f"{account}\n")

    def write_broker_config(self, text: str) -> None:
        """Write the broker's configuration."""
        _write_private(self.broker_config, text)


def _write_private(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_suffix(path.suffix + ".new")
    descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w") as handle:
        handle.write(text)
    temporary.replace(path)
