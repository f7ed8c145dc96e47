"""Who has opened which row of a register: kept beside the folded tables, never folded."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, Engine, select
from sqlalchemy.dialects import postgresql, sqlite

from quotary.api.store.engine import is_sqlite, writing
from quotary.api.store.register_rows import RegisterRow
from quotary.api.store.register_tables import obligations, openings
from quotary.api.store.storing import storable


def keep_opening(
    engine: Engine, tenant: str, matter: str, run: str, key: str, who: str, at_us: int
) -> None:
    """Note that the person has opened the row; the first time stays."""
    row = {
        "tenant": tenant,
        "matter": matter,
        "run": run,
        "key": key,
        "who": storable(who),
        "opened_us": at_us,
    }
    with writing(engine).begin() as connection:
        insert = sqlite.insert if is_sqlite(connection) else postgresql.insert
        connection.execute(insert(openings).on_conflict_do_nothing(), [row])


def opened_by(
    connection: Connection, tenant: str, matter: str, run: str, who: str
) -> dict[str, int]:
    """When the person first opened each row that they have opened."""
    statement = select(openings.c.key, openings.c.opened_us).where(
        openings.c.tenant == tenant,
        openings.c.matter == matter,
        openings.c.run == run,
        openings.c.who == storable(who),
    )
    return {str(key): int(at_us) for key, at_us in connection.execute(statement)}


def rows_by_key(
    connection: Connection, tenant: str, matter: str, run: str, keys: Collection[str]
) -> dict[str, RegisterRow]:
    """The run's rows of these keys."""
    statement = select(obligations).where(
        obligations.c.tenant == tenant,
        obligations.c.matter == matter,
        obligations.c.run == run,
        obligations.c.key.in_([storable(key) for key in keys]),
    )
    return {str(row["key"]): dict(row) for row in connection.execute(statement).mappings()}


def runs_with(
    connection: Connection, tenant: str, matter: str, keys: Collection[str]
) -> dict[str, list[str]]:
    """For each key the runs that have a row of it."""
    statement = select(obligations.c.key, obligations.c.run).where(
        obligations.c.tenant == tenant,
        obligations.c.matter == matter,
        obligations.c.key.in_([storable(key) for key in keys]),
    )
    found: dict[str, list[str]] = {}
    for key, run in connection.execute(statement.order_by(obligations.c.seq)):
        found.setdefault(str(key), []).append(str(run))
    return found
