"""Matters: load the states a batch touches, fold, write rows and counts back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from sqlalchemy import Connection, bindparam, select, tuple_

from quotary.api.store.batch import Seen
from quotary.api.store.rows import Row, row_of
from quotary.api.store.states import state_from_text, state_to_text
from quotary.api.store.tables import matter_states, matters
from quotary.api.store.tallies import count_changes
from quotary.api.store.upserting import upsert
from quotary.log.history import apply
from quotary.log.matter_state import MatterState
from quotary.log.subjects import ContractSubject

Key = tuple[str, str]
_LOOKED_UP_AT_ONCE: Final = 400
_KEPT: Final = ("tenant", "matter")


class Before:
    """What the table says of the matters in a batch, before it."""

    def __init__(self, connection: Connection, keys: Iterable[Key]) -> None:
        self.rows: dict[Key, Mapping[str, object]] = {}
        self.states: dict[Key, MatterState] = {}
        wanted = list(keys)
        for start in range(0, len(wanted), _LOOKED_UP_AT_ONCE):
            self._load(connection, wanted[start : start + _LOOKED_UP_AT_ONCE])

    def _load(self, connection: Connection, keys: list[Key]) -> None:
        found = connection.execute(_LOOKUP, {"keys": keys}).mappings()
        for row in found:
            key = (str(row["tenant"]), str(row["matter"]))
            self.rows[key] = dict(row)
            self.states[key] = state_from_text(str(row["state"]))


_LOOKUP: Final = (
    select(
        matters.c.first_seq,
        matters.c.tenant,
        matters.c.matter,
        matters.c.route,
        matters.c.status,
        matters.c.failing,
        matters.c.held,
        matters.c.playbook,
        matters.c.assignee,
        matters.c.purpose,
        matters.c.model_calls,
        matters.c.prompt_tokens,
        matters.c.cached_tokens,
        matters.c.completion_tokens,
        matters.c.unpriced_calls,
        matter_states.c.state,
    )
    .join(matter_states, matter_states.c.first_seq == matters.c.first_seq)
    .where(tuple_(matters.c.tenant, matters.c.matter).in_(bindparam("keys", expanding=True)))
)


def project_matters(connection: Connection, seen: Iterable[Seen]) -> int:
    """How many matters changed; their rows and counts are written."""
    by_key: dict[Key, list[tuple[Seen, ContractSubject]]] = {}
    for each in seen:
        if isinstance(each.subject, ContractSubject):
            key = (each.subject.tenant, each.subject.matter)
            by_key.setdefault(key, []).append((each, each.subject))
    if not by_key:
        return 0
    before = Before(connection, by_key)
    rows: list[Row] = []
    states: list[Row] = []
    for key, facts in by_key.items():
        old = before.rows.get(key)
        first_seq = int(str(old["first_seq"])) if old else facts[0][0].seq
        state = _folded(before.states.get(key), facts)
        if state is not None:
            rows.append(row_of(state, first_seq))
            states.append(_state_row(state, first_seq))
    if rows:
        upsert(connection, matters, rows, _KEPT)
        upsert(connection, matter_states, states)
        count_changes(connection, before.rows, rows)
    return len(rows)


def _folded(
    state: MatterState | None, facts: list[tuple[Seen, ContractSubject]]
) -> MatterState | None:
    """The state after the facts, None where nothing changed."""
    start = state.last_seq if state else 0
    for each, subject in facts:
        # What comes after an erasure is on its way out of the log too.
        if state is None or not state.erased:
            state = apply(state, each.seq, subject, each.fact)
    if state is None or state.last_seq == start:
        return None
    return _bare(state) if state.erased else state


def _bare(state: MatterState) -> MatterState:
    return MatterState(
        state.tenant,
        state.matter,
        state.created_at,
        state.last_at,
        erased=True,
        acts=state.acts,
        last_seq=state.last_seq,
    )


def _state_row(state: MatterState, first_seq: int) -> Row:
    return {
        "first_seq": first_seq,
        "last_seq": state.last_seq,
        "state": state_to_text(state),
    }
