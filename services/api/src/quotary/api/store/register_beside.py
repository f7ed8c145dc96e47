"""What stands beside rows of several matters: names of files, newest facts, who has read what."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, select

from quotary.api.store.register_tables import openings, registers
from quotary.api.store.storing import storable
from quotary.api.store.tables import matters


def filenames(connection: Connection, tenant: str, wanted: Collection[str]) -> dict[str, str]:
    """The file's name of each matter's register that counts."""
    statement = select(registers.c.matter, registers.c.filename).where(
        registers.c.tenant == tenant,
        registers.c.current.is_(True),
        registers.c.matter.in_([storable(each) for each in wanted]),
    )
    return {str(matter): str(filename) for matter, filename in connection.execute(statement)}


def newest_facts(connection: Connection, tenant: str, wanted: Collection[str]) -> dict[str, int]:
    """The sequence of each matter's newest fact: what an act on it is based on."""
    statement = select(matters.c.matter, matters.c.last_seq).where(
        matters.c.tenant == tenant, matters.c.matter.in_([storable(each) for each in wanted])
    )
    return {str(matter): int(seq) for matter, seq in connection.execute(statement)}


def opened_rows(
    connection: Connection, tenant: str, wanted: Collection[str], who: str
) -> set[tuple[str, str, str]]:
    """Matter, run and key of each row of these matters that the person has opened."""
    statement = select(openings.c.matter, openings.c.run, openings.c.key).where(
        openings.c.tenant == tenant,
        openings.c.matter.in_([storable(each) for each in wanted]),
        openings.c.who == storable(who),
    )
    return {(str(matter), str(run), str(key)) for matter, run, key in connection.execute(statement)}
