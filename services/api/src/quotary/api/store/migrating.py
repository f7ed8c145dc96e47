"""The database brought to the current schema when a process starts."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, Engine, inspect
from sqlalchemy.exc import DatabaseError

from quotary.api.store.engine import is_sqlite, writing
from quotary.log.setting_invalid import SettingInvalid

if TYPE_CHECKING:
    from alembic.config import Config

_MIGRATIONS: Final = Path(__file__).parent / "migrations"
_LOCK: Final = 0x51554F54
"""Key of PostgreSQL's advisory lock: of two processes that start, the second waits."""


_WHAT_TO_DO: Final = (
    "It holds nothing that the log does not hold: remove it, or name another one in "
    "QUOTARY_DATABASE_URL, and it is folded again."
)


def migrate(engine: Engine) -> None:
    """Bring the schema up to date. Safe to run from several processes at once.

    Raises:
        SettingInvalid: a newer Quotary made the tables, or the file is no database.
    """
    try:
        _migrate(engine)
    except DatabaseError as error:
        # Of its kinds SQLite has this bare one for a file that is none, or that is damaged.
        if type(error.orig) is not sqlite3.DatabaseError:
            raise
        said = f"It says of {_named(engine)}: {error.orig}. {_WHAT_TO_DO}"
        raise SettingInvalid(said) from error


def _migrate(engine: Engine) -> None:
    with writing(engine).begin() as connection:
        if not is_sqlite(connection):
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
        found = revision(connection)
        if found == newest():
            return
        if found and found not in _revisions():
            raise SettingInvalid(
                f"The tables of {_named(engine)} were made by a newer Quotary (revision "
                f"{found[:40]!r}; this one knows {newest()}). Start that one again, or begin "
                f"anew: {_WHAT_TO_DO[:1].lower()}{_WHAT_TO_DO[1:]}"
            )
        # Imported here: it takes a tenth of the start, and most starts find nothing to do.
        from alembic import command

        command.upgrade(migration_config(connection), "head")


def revision(connection: Connection) -> str:
    """The revision that the database is at, "" where it has none."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() or "")


def newest() -> str:
    """The newest revision; files are named `<revision>_<what>.py`, and revisions count up."""
    return max(_revisions())


def _revisions() -> frozenset[str]:
    files = (_MIGRATIONS / "versions").glob("*_*.py")
    return frozenset(each.name.partition("_")[0] for each in files)


def _named(engine: Engine) -> str:
    """The database as its owner knows it, without a password."""
    url = engine.url
    file = url.database if url.get_backend_name() == "sqlite" else None
    return f"the database {file or url.render_as_string()}"


def migration_config(connection: Connection) -> Config:
    """Alembic's configuration over an open connection."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
