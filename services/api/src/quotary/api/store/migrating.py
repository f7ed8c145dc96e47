"""The database brought to the current schema when a process starts."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine

from quotary.api.store.engine import is_sqlite, writing

_MIGRATIONS: Final = Path(__file__).parent / "migrations"
_LOCK: Final = 0x51554F54
"""Key of PostgreSQL's advisory lock: of two processes that start, the second waits."""


def migrate(engine: Engine) -> None:
    """Bring the schema up to date. Safe to run from several processes at once."""
    with writing(engine).begin() as connection:
        if not is_sqlite(connection):
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
        command.upgrade(migration_config(connection), "head")


def migration_config(connection: Connection) -> Config:
    """Alembic's configuration over an open connection."""
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
