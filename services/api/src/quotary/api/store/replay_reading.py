"""Replays as the projection holds them."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Connection, func, select

from quotary.api.store.rows import from_micros
from quotary.api.store.tables import replay_parts, replays
from quotary.log.catalogue import decode_as
from quotary.log.facts.policy import ReplayDone, ReplayRequested, ReplayScope
from quotary.log.subjects import PolicySubject


def requested(
    connection: Connection, tenant: str, replay: str = ""
) -> list[tuple[str, ReplayRequested]]:
    """Replays by id, newest first; one of them where `replay` names it."""
    statement = select(replays).where(replays.c.tenant == tenant)
    if replay:
        statement = statement.where(replays.c.replay == replay)
    found: list[tuple[str, ReplayRequested]] = []
    for row in connection.execute(statement.order_by(replays.c.seq.desc())).mappings():
        values = {name: row[name] for name in ("digest", "mode", "first", "last", "parts", "who")}
        at = from_micros(int(row["at_us"]))
        only = ReplayScope.model_validate_json(row["only"] or "{}")
        fact = ReplayRequested.model_validate(
            {**values, "only": only, "v": 1, "at": at, "by": "api"}
        )
        found.append((str(row["replay"]), fact))
    return found


def incomplete(connection: Connection, tenant: str) -> list[tuple[str, ReplayRequested]]:
    """Replays of which not every part is on the log."""
    counted = (
        select(replay_parts.c.replay, func.count().label("n"))
        .where(replay_parts.c.tenant == tenant)
        .group_by(replay_parts.c.replay)
    )
    recorded = {str(row[0]): int(row[1]) for row in connection.execute(counted)}
    return [
        (replay, fact)
        for replay, fact in requested(connection, tenant)
        if recorded.get(replay, 0) < fact.parts
    ]


def done(connection: Connection, tenant: str, replay: str) -> Iterator[ReplayDone]:
    """What each finished part came to, in the order of the parts."""
    statement = (
        select(replay_parts)
        .where(
            replay_parts.c.tenant == tenant,
            replay_parts.c.replay == replay,
            replay_parts.c.done != "",
        )
        .order_by(replay_parts.c.n)
    )
    for row in connection.execute(statement).mappings():
        name = PolicySubject(tenant, "replay", replay, ReplayDone.event, int(row["n"]))
        yield decode_as(ReplayDone, name, str(row["done"]).encode())
