"""Policy facts as rows: playbooks, replays, evaluations, seals."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

from quotary.api.store.batch import Seen
from quotary.api.store.engine import is_sqlite
from quotary.api.store.rows import micros
from quotary.api.store.storing import storable_row
from quotary.api.store.tables import (
    playbook_texts,
    playbook_versions,
    policy_facts,
    replay_parts,
    replays,
)
from quotary.log.facts.policy import (
    PlaybookPublished,
    PlaybookText,
    ReplayDone,
    ReplayPart,
    ReplayRequested,
)
from quotary.log.subjects import PolicySubject

Values = dict[str, str | int]


def project_policy(connection: Connection, seen: Iterable[Seen]) -> None:
    """Write the rows of every policy fact among `seen`."""
    for each in seen:
        if isinstance(each.subject, PolicySubject):
            table, values = _row(each, each.subject)
            values = {"tenant": each.subject.tenant, "seq": each.seq, **values}
            _upsert(connection, table, storable_row(values))


def _row(seen: Seen, subject: PolicySubject) -> tuple[Table, Values]:
    make = _ROWS.get(type(seen.fact))
    if make is not None:
        return make(seen, subject)
    return policy_facts, {
        "kind": subject.kind,
        "id": subject.id,
        "event": subject.event,
        "n": subject.n,
        "body": seen.body.decode(),
    }


def _playbook_text(seen: Seen, subject: PolicySubject) -> tuple[Table, Values]:
    fact = seen.fact
    assert isinstance(fact, PlaybookText)
    return playbook_texts, {
        "digest": subject.id,
        "playbook": fact.playbook,
        "playbook_version": fact.playbook_version,
        "canonical": fact.canonical,
        "source": fact.source,
        "filename": fact.filename,
    }


def _published(seen: Seen, subject: PolicySubject) -> tuple[Table, Values]:
    fact = seen.fact
    assert isinstance(fact, PlaybookPublished)
    return playbook_versions, {
        "playbook": subject.id,
        "n": subject.n,
        "digest": fact.digest,
        "playbook_version": fact.playbook_version,
        "who": fact.who,
        "at_us": micros(fact.at),
    }


def _requested(seen: Seen, subject: PolicySubject) -> tuple[Table, Values]:
    fact = seen.fact
    assert isinstance(fact, ReplayRequested)
    return replays, {
        "replay": subject.id,
        "digest": fact.digest,
        "mode": fact.mode,
        "first": fact.first,
        "last": fact.last,
        "parts": fact.parts,
        "who": fact.who,
        "only": fact.only.model_dump_json(exclude_defaults=True),
        "at_us": micros(fact.at),
    }


def _part(_seen: Seen, subject: PolicySubject) -> tuple[Table, Values]:
    return replay_parts, {"replay": subject.id, "n": subject.n}


def _done(seen: Seen, subject: PolicySubject) -> tuple[Table, Values]:
    return replay_parts, {"replay": subject.id, "n": subject.n, "done": seen.body.decode()}


_ROWS: Final[dict[type, Callable[[Seen, PolicySubject], tuple[Table, Values]]]] = {
    PlaybookText: _playbook_text,
    PlaybookPublished: _published,
    ReplayRequested: _requested,
    ReplayPart: _part,
    ReplayDone: _done,
}


def _upsert(connection: Connection, table: Table, values: Values) -> None:
    insert = sqlite.insert if is_sqlite(connection) else postgresql.insert
    statement = insert(table).values(values)
    keys = {column.name for column in table.primary_key}
    connection.execute(
        statement.on_conflict_do_update(
            index_elements=list(table.primary_key),
            set_={name: statement.excluded[name] for name in values if name not in keys},
        )
    )
