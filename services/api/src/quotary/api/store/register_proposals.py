"""How each chunk was proposed: model and digests, for the rows that come of it."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from quotary.api.store.batch import Seen
from quotary.api.store.engine import is_sqlite
from quotary.api.store.register_rows import How
from quotary.api.store.register_tables import unit_proposals
from quotary.api.store.storing import storable
from quotary.log.facts.proposed import Proposed
from quotary.log.matter_state import MatterState, RunState
from quotary.log.subjects import ContractSubject


def keep_proposals(connection: Connection, seen: Iterable[Seen]) -> None:
    """Keep model and digests of every chunk with an obligation or a key term in its proposal."""
    rows = [
        _row(each.subject, each.fact)
        for each in seen
        if isinstance(each.fact, Proposed)
        and isinstance(each.subject, ContractSubject)
        and each.fact.proposal is not None
        and (each.fact.proposal.obligations or each.fact.proposal.terms)
    ]
    if rows:
        insert = sqlite.insert if is_sqlite(connection) else postgresql.insert
        connection.execute(insert(unit_proposals).on_conflict_do_nothing(), rows)


def _row(subject: ContractSubject, fact: Proposed) -> dict[str, object]:
    return {
        "tenant": subject.tenant,
        "matter": subject.matter,
        "run": subject.run,
        "unit": subject.unit,
        "model": storable(fact.model),
        "prompt_digest": storable(fact.prompt_digest),
        "schema_digest": storable(fact.schema_digest),
        "proposer": storable(fact.proposer),
    }


def how_by_unit(connection: Connection, state: MatterState, run: RunState) -> dict[int, How]:
    """How each unit of a run was proposed; of a replay, the run that it decided again."""
    own = _of(connection, state, run.run)
    if own or run.trigger != "replay":
        return own
    earlier = sorted(
        (each for each in state.runs.values() if each.first_seq < run.first_seq),
        key=lambda each: -each.first_seq,
    )
    for each in earlier:
        found = _of(connection, state, each.run)
        if found:
            return found
    return {}


def _of(connection: Connection, state: MatterState, run: str) -> dict[int, How]:
    table = unit_proposals
    statement = select(
        table.c.unit,
        table.c.model,
        table.c.prompt_digest,
        table.c.schema_digest,
        table.c.proposer,
    ).where(table.c.tenant == state.tenant, table.c.matter == state.matter, table.c.run == run)
    return {
        int(unit): How(str(model), str(prompt), str(schema), str(proposer))
        for unit, model, prompt, schema, proposer in connection.execute(statement)
    }
