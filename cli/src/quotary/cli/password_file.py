"""The file of passwords that compose reads: made once, private, never overwritten unasked."""

from __future__ import annotations

import os
import secrets
import string
from pathlib import Path

from quotary.log.accounts import Account, password_variable

DATABASE_PASSWORD = "POSTGRES_PASSWORD"  # noqa: S105 -- the variable's name, not a password
SOURCES = "QUOTARY_INTAKE_SOURCES"
_LENGTH = 32
_HEADING = """\
# Passwords of one Quotary, made by `quotary broker env`; docker compose reads this file.
# Keep it private and out of git. A password of your own: letters and digits, a letter first
# (nats-server reads 12345, 3e12 or true as something other than a text).
"""


def new_password() -> str:
    """32 letters and digits that begin with a letter: 190 bits, safe in URLs and NATS files."""
    rest = string.ascii_letters + string.digits
    first = secrets.choice(string.ascii_letters)
    return first + "".join(secrets.choice(rest) for _ in range(_LENGTH - 1))


def needed(every: tuple[Account, ...]) -> tuple[str, ...]:
    """The variables that must have a password."""
    names = ("admin", *(account.name for account in every))
    return (*(password_variable(name) for name in names), DATABASE_PASSWORD)


def parse(text: str) -> dict[str, str]:
    """The variables of such a file; comments and blank lines are passed over."""
    lines = (line.strip() for line in text.splitlines())
    pairs = (line.partition("=") for line in lines if "=" in line and not line.startswith("#"))
    return {name.strip(): value.strip() for name, _, value in pairs}


def render(every: tuple[Account, ...], sources: tuple[str, ...]) -> str:
    """A whole file of new passwords."""
    passwords = "".join(f"{name}={new_password()}\n" for name in needed(every))
    return f"{_HEADING}{passwords}{SOURCES}={','.join(sources)}\n"


def kept_sources(text: str) -> tuple[str, ...]:
    """The intake sources that the file names."""
    named = parse(text).get(SOURCES, "").split(",")
    return tuple(each.strip() for each in named if each.strip())


def extended(
    text: str, every: tuple[Account, ...], sources: tuple[str, ...]
) -> tuple[str, list[str]]:
    """The file with what is missing put at its end, and the names of that; no password changes."""
    known = parse(text)
    missing = [name for name in needed(every) if not known.get(name)]
    lines = [line for line in text.splitlines() if not line.strip().startswith(f"{SOURCES}=")]
    lines += [f"{name}={new_password()}" for name in missing]
    return "\n".join([*lines, f"{SOURCES}={','.join(sources)}"]) + "\n", missing


def create(path: Path, text: str, mode: int = 0o600) -> None:
    """Write a file that is not there yet; only its owner can read it unless `mode` says otherwise.

    Raises:
        FileExistsError: it is there.
    """
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
    with os.fdopen(descriptor, "w") as handle:
        handle.write(text)


def replace(path: Path, text: str, mode: int = 0o600) -> None:
    """Write the file in one step, as `create` would."""
    temporary = path.with_name(f"{path.name}.new")
    temporary.unlink(missing_ok=True)
    create(temporary, text, mode)
    temporary.replace(path)
