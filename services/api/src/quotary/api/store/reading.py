"""One matter, playbook or replay as the projection holds it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import Connection, select

from quotary.api.store.rows import from_micros
from quotary.api.store.states import state_from_text
from quotary.api.store.tables import matter_states, matters, playbook_texts, playbook_versions
from quotary.log.matter_state import MatterState
from quotary.log.purposes import REVIEWS

_AT_ONCE: Final = 500
"""Matters that are named in one statement: databases bound its parameters."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A matter's folded state, its row, and the sequence of its first fact."""

    first_seq: int
    state: MatterState
    row: dict[str, object]


def matter(connection: Connection, tenant: str, matter_id: str) -> Kept | None:
    """The matter, None where the projection does not know it."""
    row = (
        connection.execute(
            select(matters, matter_states.c.state)
            .join(matter_states, matter_states.c.first_seq == matters.c.first_seq)
            .where(matters.c.tenant == tenant, matters.c.matter == matter_id)
        )
        .mappings()
        .first()
    )
    if row is None:
        return None
    return Kept(int(row["first_seq"]), state_from_text(str(row["state"])), dict(row))


def names_of(
    connection: Connection, tenant: str, matter_ids: Sequence[str]
) -> dict[str, tuple[str, str]]:
    """The file name and counterparty of each of the matters that the projection knows."""
    names: dict[str, tuple[str, str]] = {}
    for at in range(0, len(matter_ids), _AT_ONCE):
        statement = select(matters.c.matter, matters.c.filename, matters.c.counterparty).where(
            matters.c.tenant == tenant, matters.c.matter.in_(matter_ids[at : at + _AT_ONCE])
        )
        for row in connection.execute(statement):
            names[str(row[0])] = (str(row[1]), str(row[2]))
    return names


@dataclass(frozen=True, slots=True)
class Described:
    """A matter in few words."""

    filename: str
    is_review: bool
    created_at: datetime | None


def described(
    connection: Connection, tenant: str, matter_ids: Sequence[str]
) -> dict[str, Described]:
    """Each of the matters that the projection knows, in few words."""
    if not matter_ids:
        return {}
    columns = (matters.c.matter, matters.c.filename, matters.c.purpose, matters.c.created_us)
    statement = select(*columns).where(
        matters.c.tenant == tenant, matters.c.matter.in_(matter_ids), matters.c.status != "erased"
    )
    return {
        str(name): Described(str(filename), purpose in REVIEWS, from_micros(int(created)))
        for name, filename, purpose, created in connection.execute(statement)
    }


def versions(connection: Connection, tenant: str, playbook: str = "") -> list[dict[str, object]]:
    """Published versions, newest first; of every playbook unless one is named."""
    statement = select(playbook_versions).where(playbook_versions.c.tenant == tenant)
    if playbook:
        statement = statement.where(playbook_versions.c.playbook == playbook)
    statement = statement.order_by(playbook_versions.c.playbook, playbook_versions.c.n.desc())
    return [dict(row) for row in connection.execute(statement).mappings()]


def playbook_text(connection: Connection, tenant: str, digest: str) -> dict[str, object] | None:
    """One stored version of a playbook, None where there is none of that digest."""
    statement = select(playbook_texts).where(
        playbook_texts.c.tenant == tenant, playbook_texts.c.digest == digest
    )
    row = connection.execute(statement).mappings().first()
    return None if row is None else dict(row)
