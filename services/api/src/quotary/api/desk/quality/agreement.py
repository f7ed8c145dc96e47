"""Where people disagree with the system: overrides by position over the newest matters."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, select

from quotary.api.store.states import state_from_text
from quotary.api.store.tables import matter_states, matters
from quotary.log.purposes import REVIEWS

NEWEST: Final = 500
_Key = tuple[str, str]
"""Playbook and position: two playbooks may call different things by one name."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """One position of a playbook: how often the system decided it, and what people made of that.

    `title` is what the playbook called it last; `confirmed` counts verdicts that stood in a matter
    that a person closed; a matter that nobody has decided on yet says nothing about agreement.
    """

    playbook: str
    position: str
    title: str
    decided: int
    confirmed: int
    milder: int
    harsher: int

    @property
    def overridden(self) -> int:
        """Overrides in all."""
        return self.milder + self.harsher

    @property
    def by_people(self) -> int:
        """Verdicts that a person has let stand or put right."""
        return self.confirmed + self.overridden


@dataclass(frozen=True, slots=True)
class Agreed:
    """The newest decided matters, how many of them people decided on, and each position."""

    looked: int
    by_people: int
    positions: tuple[Agreement, ...]


def agreement(connection: Connection, tenant: str) -> Agreed:
    """Agreement over the newest decided matters, the most overridden position first."""
    statement = (
        select(matter_states.c.state)
        .join(matters, matter_states.c.first_seq == matters.c.first_seq)
        .where(matters.c.tenant == tenant, matters.c.route != "", matters.c.purpose.in_(REVIEWS))
        .order_by(matters.c.last_seq.desc())
        .limit(NEWEST)
    )
    decided: Counter[_Key] = Counter()
    confirmed: Counter[_Key] = Counter()
    milder: Counter[_Key] = Counter()
    harsher: Counter[_Key] = Counter()
    titles: dict[_Key, str] = {}
    looked = by_people = 0
    for (text,) in connection.execute(statement):
        run = state_from_text(str(text)).current_run
        if run is None:
            continue
        looked += 1
        by_people += bool(run.closing or run.overrides)
        own = {(each.position, each.unit): each for each in run.standings if each.position}
        keys = [(run.playbook, position) for position, _ in own]
        decided.update(keys)
        for key, each in zip(keys, own.values(), strict=True):
            if each.title:
                titles.setdefault(key, each.title)
        changed: set[tuple[str, int]] = set()
        for each in run.overrides:
            before = own.get((each.position, each.unit))
            if before is None or before.verdict is each.verdict:
                continue
            changed.add((each.position, each.unit))
            side = milder if each.verdict.weight < before.verdict.weight else harsher
            side[(run.playbook, each.position)] += 1
        if run.closing:
            confirmed.update((run.playbook, key[0]) for key in own if key not in changed)
    found = [
        Agreement(*key, titles.get(key, key[1]), n, confirmed[key], milder[key], harsher[key])
        for key, n in decided.items()
    ]
    ordered = sorted(
        found, key=lambda one: (-one.overridden, -one.decided, one.title, one.playbook)
    )
    return Agreed(looked, by_people, tuple(ordered))
