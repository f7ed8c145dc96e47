"""Sums that operations show: what calls cost, and how many contracts came to their end lately."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection, func, select

from quotary.api.store.rows import micros
from quotary.api.store.tables import matters
from quotary.log.purposes import REVIEWS

SPANS: Final[Mapping[str, timedelta]] = {
    "5m": timedelta(minutes=5),
    "1h": timedelta(hours=1),
    "24h": timedelta(hours=24),
}


def costs(connection: Connection, tenant: str) -> dict[str, int]:
    """Millionths per currency; under "*" how many matters were paid in more than one."""
    kept = (matters.c.tenant == tenant, matters.c.currency != "")
    statement = (
        select(matters.c.currency, func.sum(matters.c.cost_micros), func.count())
        .where(*kept)
        .group_by(matters.c.currency)
    )
    return {
        str(currency): int(number if currency == "*" else total)
        for currency, total, number in connection.execute(statement)
    }


def ended(connection: Connection, tenant: str, now: datetime) -> dict[str, int]:
    """How many matters' newest runs came to their end within each span up to now."""
    return {name: _since(connection, tenant, micros(now - span)) for name, span in SPANS.items()}


def _since(connection: Connection, tenant: str, at_us: int) -> int:
    statement = select(func.count()).where(
        matters.c.tenant == tenant,
        matters.c.ended_us >= at_us,
        matters.c.purpose.in_(REVIEWS),
    )
    return int(connection.execute(statement).scalar_one())
