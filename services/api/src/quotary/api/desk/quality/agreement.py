"""Where people disagree with the system: overrides by position over the newest matters."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, select

from quotary.api.store.states import state_from_text
from quotary.api.store.tables import matter_states, matters

NEWEST: Final = 500


@dataclass(frozen=True, slots=True)
class Agreement:
    """One position: how often it was decided and how often a person said otherwise."""

    position: str
    decided: int
    milder: int
    harsher: int

    @property
    def overridden(self) -> int:
        """Overrides in all."""
        return self.milder + self.harsher


def agreement(connection: Connection, tenant: str) -> tuple[int, list[Agreement]]:
    """How many matters were looked at, and each position, most overridden first."""
    statement = (
        select(matter_states.c.state)
        .join(matters, matter_states.c.first_seq == matters.c.first_seq)
        .where(matters.c.tenant == tenant, matters.c.route != "")
        .order_by(matters.c.last_seq.desc())
        .limit(NEWEST)
    )
    decided: Counter[str] = Counter()
    milder: Counter[str] = Counter()
    harsher: Counter[str] = Counter()
    looked = 0
    for (text,) in connection.execute(statement):
        run = state_from_text(str(text)).current_run
        if run is None:
            continue
        looked += 1
        own = {(each.position, each.unit): each.verdict for each in run.standings}
        decided.update(position for position, _ in own if position)
        for each in run.overrides:
            before = own.get((each.position, each.unit))
            if before is None or before is each.verdict:
                continue
            side = milder if each.verdict.weight < before.weight else harsher
            side[each.position] += 1
    found = [Agreement(name, n, milder[name], harsher[name]) for name, n in decided.items()]
    return looked, sorted(found, key=lambda one: (-one.overridden, -one.decided, one.position))
