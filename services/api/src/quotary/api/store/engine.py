"""Database engines: SQLite with write-ahead log, or PostgreSQL, behind the same statements."""

from __future__ import annotations

from typing import Protocol

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.pool import ConnectionPoolEntry

_PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    # Enough: the log is the truth, and what a power cut takes is folded again from the checkpoint.
    "PRAGMA synchronous=NORMAL",
    "PRAGMA busy_timeout=10000",
    "PRAGMA cache_size=-65536",
    "PRAGMA mmap_size=268435456",
    "PRAGMA temp_store=MEMORY",
)


class _SqliteConnection(Protocol):
    isolation_level: str | None

    def execute(self, statement: str, /) -> object: ...


def make_engine(url: str) -> Engine:
    """An engine for `sqlite:///…` or `postgresql+psycopg://…`; connects to nothing yet."""
    if make_url(url).get_backend_name() == "sqlite":
        engine = create_engine(url, connect_args={"check_same_thread": False})
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    return create_engine(url, pool_pre_ping=True)


def writing(engine: Engine) -> Engine:
    """The same engine for transactions that write.

    SQLite takes the write lock at once then: a transaction that starts as a reader cannot wait
    for the lock, it fails.
    """
    return engine.execution_options(quotary_writes=True)


def is_sqlite(connection: Connection) -> bool:
    """True where the database is SQLite."""
    return connection.dialect.name == "sqlite"


def _prepare_sqlite(connection: _SqliteConnection, _entry: ConnectionPoolEntry) -> None:
    # The driver's own transactions begin late and end early; SQLAlchemy's BEGIN replaces them.
    connection.isolation_level = None
    for pragma in _PRAGMAS:
        connection.execute(pragma)


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("quotary_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
