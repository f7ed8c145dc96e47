"""Registers: what runs came to, which run counts, and what people signed, fact by fact."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import Connection, select, tuple_

from quotary.api.store.batch import Seen
from quotary.api.store.matter_rows import Before, Key
from quotary.api.store.register_proposals import keep_proposals
from quotary.api.store.register_runs import forget, keep_register, turn_to
from quotary.api.store.register_signing import correct, sign
from quotary.api.store.register_tables import registers
from quotary.core.obligations.register import Register
from quotary.log.facts.act import Act
from quotary.log.facts.routed import Routed
from quotary.log.history import apply
from quotary.log.matter_state import MatterState
from quotary.log.subjects import ContractSubject

Registers = Mapping[int, Register]
"""By the sequence of a `routed` fact: registers that lie in content."""
NO_REGISTERS: Final[Registers] = {}
Facts = list[tuple[Seen, ContractSubject]]
_LOOKED_UP_AT_ONCE: Final = 400
_TURNING: Final = frozenset({"adopted", "erased"})


def project_registers(connection: Connection, seen: Sequence[Seen], whole: Registers) -> None:
    """Write what these facts make of registers. Call it before the matters' states are written."""
    keep_proposals(connection, seen)
    by_key: dict[Key, Facts] = {}
    opening: set[Key] = set()
    concerned: set[Key] = set()
    for each in seen:
        if isinstance(each.subject, ContractSubject):
            key = (each.subject.tenant, each.subject.matter)
            by_key.setdefault(key, []).append((each, each.subject))
            if _register(each, whole) is not None:
                opening.add(key)
            elif _may_concern(each):
                concerned.add(key)
    keys = opening | _with_register(connection, concerned - opening)
    before = Before(connection, sorted(keys))
    for key in sorted(keys):
        _fold(connection, before.states.get(key), by_key[key], whole)


def _register(seen: Seen, whole: Registers) -> Register | None:
    if not isinstance(seen.fact, Routed) or not seen.fact.ok:
        return None
    return whole.get(seen.seq) or seen.fact.decision.register


def _may_concern(seen: Seen) -> bool:
    fact = seen.fact
    if isinstance(fact, Act):
        return fact.of_rows or fact.decides or fact.kind in _TURNING
    return isinstance(fact, Routed) and fact.ok


def _with_register(connection: Connection, keys: set[Key]) -> set[Key]:
    found: set[Key] = set()
    wanted = sorted(keys)
    for start in range(0, len(wanted), _LOOKED_UP_AT_ONCE):
        some = wanted[start : start + _LOOKED_UP_AT_ONCE]
        columns = (registers.c.tenant, registers.c.matter)
        rows = connection.execute(select(*columns).where(tuple_(*columns).in_(some)).distinct())
        found |= {(str(tenant), str(matter)) for tenant, matter in rows}
    return found


def _fold(
    connection: Connection, state: MatterState | None, facts: Facts, whole: Registers
) -> None:
    for each, subject in facts:
        if state is not None and (state.erased or each.seq <= state.last_seq):
            continue
        current = state.current if state else ""
        state = apply(state, each.seq, subject, each.fact)
        if state.erased:
            forget(connection, state.tenant, state.matter)
            return
        register = _register(each, whole)
        if register is not None and isinstance(each.fact, Routed):
            keep_register(connection, state, subject.run, each.seq, each.fact, register)
        if state.current != current:
            turn_to(connection, state, each.seq)
        # An act on a run that does not count is on the log and changes no row.
        if isinstance(each.fact, Act) and current and each.fact.run == current:
            _act(connection, state, each.seq, each.fact)


def _act(connection: Connection, state: MatterState, seq: int, act: Act) -> None:
    if act.kind == "signed_off" and act.of_rows:
        sign(connection, state, seq, act)
    elif act.kind == "overridden" and act.of_rows:
        correct(connection, state, seq, act)
