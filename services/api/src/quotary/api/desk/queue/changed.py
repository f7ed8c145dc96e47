"""Rows of the queue that have changed since a sequence."""

from __future__ import annotations

from sqlalchemy import Connection, select

from quotary.api.store.queue import ListRow
from quotary.api.store.tables import matters


def changed(connection: Connection, tenant: str, after: int, limit: int) -> list[ListRow]:
    """The rows with facts after `after`, in the order of their newest fact."""
    columns = [each for each in matters.c if each.name not in ("search", "tenant")]
    statement = (
        select(*columns)
        .where(matters.c.tenant == tenant, matters.c.last_seq > after)
        .order_by(matters.c.last_seq)
        .limit(limit)
    )
    return [dict(row) for row in connection.execute(statement).mappings()]
