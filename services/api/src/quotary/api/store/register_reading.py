"""One matter's registers as the projection holds them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from sqlalchemy import Connection, case, func, select

from quotary.api.matters.closing import RowsLeft
from quotary.api.store.register_rows import RegisterRow, register_of
from quotary.api.store.register_tables import obligations, registers
from quotary.api.store.storing import storable
from quotary.core.obligations.register import Register


@dataclass(frozen=True, slots=True)
class KeptRegister:
    """A run's register without its rows. `turned_seq` is 0 where it has never counted."""

    run: str
    seq: int
    turned_seq: int
    current: bool
    filename: str
    sha256: str
    rest: Register


def kept_registers(connection: Connection, tenant: str, matter: str) -> list[KeptRegister]:
    """Every register of the matter, oldest first."""
    statement = (
        select(registers)
        .where(registers.c.tenant == tenant, registers.c.matter == matter)
        .order_by(registers.c.seq)
    )
    return [_kept(dict(row)) for row in connection.execute(statement).mappings()]


def current_registers(
    connection: Connection, tenant: str, matters: tuple[str, ...] = (), run: str = ""
) -> list[tuple[str, KeptRegister]]:
    """Matter and register of each matter's run that counts, or of `run`; newest first."""
    columns = registers.c
    wanted = columns.run == run if run else columns.current.is_(True)
    statement = select(registers).where(columns.tenant == tenant, wanted)
    if matters:
        statement = statement.where(columns.matter.in_([storable(each) for each in matters]))
    rows = connection.execute(statement.order_by(columns.seq.desc())).mappings()
    return [(str(row["matter"]), _kept(dict(row))) for row in rows]


def _kept(row: RegisterRow) -> KeptRegister:
    return KeptRegister(
        run=str(row["run"]),
        seq=cast("int", row["seq"]),
        turned_seq=cast("int", row["turned_seq"]),
        current=bool(row["current"]),
        filename=str(row["filename"]),
        sha256=str(row["sha256"]),
        rest=register_of(row["rest"]),
    )


def register_rows(
    connection: Connection, tenant: str, matter: str, run: str, kind: str = "obligation"
) -> list[RegisterRow]:
    """All rows of a kind of one run, in the order of the document."""
    statement = (
        select(obligations)
        .where(
            obligations.c.tenant == tenant,
            obligations.c.matter == matter,
            obligations.c.run == run,
            obligations.c.kind == kind,
        )
        .order_by(obligations.c.n)
    )
    return [dict(row) for row in connection.execute(statement).mappings()]


def count_rows(connection: Connection, tenant: str, matter: str, run: str) -> int:
    """How many obligations the run came to."""
    statement = select(func.count()).where(
        obligations.c.tenant == tenant,
        obligations.c.matter == matter,
        obligations.c.run == run,
        obligations.c.kind == "obligation",
    )
    return int(connection.execute(statement).scalar_one())


def rows_left(connection: Connection, tenant: str, matter: str, run: str) -> RowsLeft:
    """How many obligations the run came to, and how many of them nobody has signed."""
    unsigned = obligations.c.signed.is_(False)
    statement = select(
        func.count(),
        func.coalesce(func.sum(case((unsigned, 1), else_=0)), 0),
        func.coalesce(
            func.sum(case((unsigned & (obligations.c.bucket == "review"), 1), else_=0)), 0
        ),
    ).where(
        obligations.c.tenant == tenant,
        obligations.c.matter == matter,
        obligations.c.run == run,
        obligations.c.kind == "obligation",
    )
    return RowsLeft(*map(int, connection.execute(statement).one()))


def compared_with(kept: list[KeptRegister], shown: KeptRegister) -> KeptRegister | None:
    """The register that `shown` is read against: the one that counted before it, or counts now."""
    others = [each for each in kept if each.turned_seq and each.run != shown.run]
    if shown.turned_seq:
        others = [each for each in others if each.turned_seq < shown.turned_seq]
    return max(others, key=lambda each: each.turned_seq, default=None)
