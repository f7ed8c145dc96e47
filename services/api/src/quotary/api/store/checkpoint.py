"""The checkpoint and the lease in one row: how far, over which log, and who writes until when."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from quotary.api.store.engine import is_sqlite
from quotary.api.store.tables import checkpoint

NAME: Final = "projection"
FOLD: Final = 4
"""Raised where the same facts come to other rows than before: older tables are folded anew."""


class LeaseLost(Exception):
    """Another process writes the projection now; this one must stop doing so."""


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """The last sequence that is in the tables, and the log it belongs to ("" if none yet).

    `fold` is that of the code which began the tables.
    """

    seq: int
    log_created: str
    holder: str
    expires_us: int
    fold: int = FOLD


def read_checkpoint(connection: Connection) -> Checkpoint:
    """The checkpoint; zeros before the first batch."""
    row = connection.execute(select(checkpoint).where(checkpoint.c.name == NAME)).mappings().first()
    if row is None:
        return Checkpoint(0, "", "", 0)
    return Checkpoint(
        int(row["seq"]),
        str(row["log_created"]),
        str(row["holder"]),
        int(row["expires_us"]),
        int(row["fold"]),
    )


def take_lease(
    connection: Connection, holder: str, now_us: int, ttl_us: int, *, taking_over: str = ""
) -> bool:
    """True where `holder` may write until `now_us + ttl_us`.

    `taking_over` names a holder that is known to be dead, whose lease need not run out.
    """
    insert = sqlite.insert if is_sqlite(connection) else postgresql.insert
    connection.execute(insert(checkpoint).values(name=NAME, fold=FOLD).on_conflict_do_nothing())
    taken = connection.execute(
        checkpoint.update()
        .where(
            checkpoint.c.name == NAME,
            or_(
                checkpoint.c.holder.in_(("", holder, taking_over)),
                checkpoint.c.expires_us < now_us,
            ),
        )
        .values(holder=holder, expires_us=now_us + ttl_us)
    )
    return taken.rowcount == 1


def release_lease(connection: Connection, holder: str) -> None:
    """Give the lease up, if it is held."""
    connection.execute(
        checkpoint.update()
        .where(checkpoint.c.name == NAME, checkpoint.c.holder == holder)
        .values(holder="", expires_us=0)
    )


def advance(
    connection: Connection, holder: str, before: int, after: int, log_created: str, expires_us: int
) -> None:
    """Move the checkpoint, in the transaction that writes the rows.

    Raises:
        LeaseLost: someone else moved it or took the lease: the transaction must not commit.
    """
    moved = connection.execute(
        checkpoint.update()
        .where(
            checkpoint.c.name == NAME,
            checkpoint.c.holder == holder,
            checkpoint.c.seq == before,
        )
        .values(seq=after, log_created=log_created, expires_us=expires_us)
    )
    if moved.rowcount != 1:
        raise LeaseLost(f"the projection is not at {before} any more, or not held by {holder}")
