"""One matter, playbook or replay as the projection holds it."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, select

from quotary.api.store.states import state_from_text
from quotary.api.store.tables import matter_states, matters, playbook_texts, playbook_versions
from quotary.log.matter_state import MatterState


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
