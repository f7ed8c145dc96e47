"""The database brought to the current schema when a process starts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, Engine, inspect

from quotary.api.store.engine import is_sqlite, writing

if TYPE_CHECKING:
    from alembic.config import Config

_MIGRATIONS: Final = Path(__file__).parent / "migrations"
_LOCK: Final = 0x51554F54
"""Key of PostgreSQL's advisory lock: of two processes that start, the second waits."""


def migrate(engine: Engine) -> None:
    """Bring the schema up to date. Safe to run from several processes at once."""
    with writing(engine).begin() as connection:
        if not is_sqlite(connection):
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
        if revision(connection) == newest():
            return
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
    return max(each.name.partition("_")[0] for each in (_MIGRATIONS / "versions").glob("*_*.py"))


def migration_config(connection: Connection) -> Config:
    """Alembic's configuration over an open connection."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
