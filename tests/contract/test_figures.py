"""Costs and throughput as operations show them, on SQLite and PostgreSQL."""

from datetime import UTC, datetime, timedelta

from sqlalchemy import Engine

from quotary.api.store.figures import costs, ended
from quotary.api.store.rebuilding import tallies_add_up
from quotary.api.store.tallies import usage
from quotary.log.facts.proposed import Proposed, Usage
from support.made_log import Said, seen
from support.made_run import Made
from support.projecting import project


def run_of(matter: str, *paid: Usage) -> list[Said]:
    made = Made(matter=matter)
    said: list[Said] = []
    for _, subject, fact in made.steps():
        if isinstance(fact, Proposed):
            for unit, each in enumerate(paid, start=1):
                said.append((made.at("proposed", unit), fact.model_copy(update={"usage": each})))
        else:
            said.append((subject, fact))
    return said


def test_costs_are_those_of_the_facts(engine: Engine) -> None:
    euro = Usage(calls=1, cost="0.25", currency="EUR")
    dollar = Usage(calls=1, cost="2", currency="USD")
    facts = [
        *run_of("m1", euro, euro),
        *run_of("m2", dollar),
        *run_of("m3", euro, dollar),
        *run_of("m4", Usage(calls=3)),
    ]
    project(engine, seen(facts))
    with engine.connect() as connection:
        assert costs(connection, "main") == {"EUR": 500_000, "USD": 2_000_000, "*": 1}
        assert costs(connection, "other") == {}
        assert usage(connection, "main")["unpriced_calls"] == 3
        assert tallies_add_up(connection)


def test_what_ended_lately_is_counted(engine: Engine) -> None:
    project(engine, seen(run_of("m1", Usage())))
    now = datetime.now(UTC)
    with engine.connect() as connection:
        assert ended(connection, "main", now + timedelta(seconds=1)) == {
            "5m": 1, "1h": 1, "24h": 1,
        }  # fmt: skip
        assert ended(connection, "main", now + timedelta(hours=2)) == {"5m": 0, "1h": 0, "24h": 1}
