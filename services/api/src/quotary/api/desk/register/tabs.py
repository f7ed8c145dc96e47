"""The tabs of one matter's register, and its changes as lines."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from quotary.api.desk.register.asking import RegisterAsking
from quotary.api.desk.register.lines import Beside, Line, register_line
from quotary.api.parts import Parts
from quotary.api.register.comparing import RegisterChanges
from quotary.api.register.row import RegisterEntry, register_entry
from quotary.api.register.whole import TermEntry
from quotary.api.store.openings import rows_by_key
from quotary.api.store.register_reading import KeptRegister
from quotary.core.obligations.register import Register
from quotary.log.matter_state import MatterState


@dataclass(frozen=True, slots=True)
class Tab:
    """A link over the list."""

    name: str
    words: str
    count: int
    address: str
    asks: bool
    """True where something in it waits for a person."""
    alerts: int = 0
    """How many of its entries have an alert."""


@dataclass(frozen=True, slots=True)
class ChangedLine:
    """A row that both registers have, as it was and as it is."""

    before: RegisterEntry
    line: Line
    fields: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChangedLines:
    """The changes against the earlier register, row by row."""

    added: tuple[Line, ...] = ()
    changed: tuple[ChangedLine, ...] = ()


def tabs_of(
    asking: RegisterAsking,
    rest: Register,
    terms: Iterable[TermEntry],
    changes: RegisterChanges | None,
    obligations: int,
) -> tuple[Tab, ...]:
    """The tabs; changes only where there is an earlier register."""
    listed = list(terms)
    alerted = sum(bool(each.alerts) for each in listed)
    unread = len(rest.gaps) + len(rest.escalations) + len(rest.unread)
    counted = [
        ("obligations", "Obligations", obligations, False),
        ("terms", "Key terms", len(listed), False),
        ("unread", "Left to read", unread, unread > 0),
    ]
    if changes is not None:
        moved = len(changes.added) + len(changes.changed) + len(changes.gone)
        counted.append(("changes", "Changes", moved, False))
    return tuple(
        Tab(
            name,
            words,
            count,
            asking.on(name).address(),
            asks,
            alerted if name == "terms" else 0,
        )
        for name, words, count, asks in counted
    )


async def changed_lines(
    parts: Parts,
    state: MatterState,
    kept: KeptRegister,
    changes: RegisterChanges | None,
    asking: RegisterAsking,
) -> ChangedLines:
    """Added and changed rows in full, for the tab that shows them."""
    if changes is None or asking.tab != "changes":
        return ChangedLines()
    moved = [*changes.added, *(each.key for each in changes.changed)]
    earlier = [each.before for each in changes.changed]
    read = parts.database.read
    now = await read(rows_by_key, state.tenant, state.matter, kept.run, moved)
    then = await read(rows_by_key, state.tenant, state.matter, changes.run, earlier)
    beside = Beside({state.matter: state.last_seq}, ())
    lines = {key: register_line(register_entry(row), asking, beside) for key, row in now.items()}
    return ChangedLines(
        added=tuple(lines[key] for key in changes.added if key in lines),
        changed=tuple(
            ChangedLine(register_entry(then[each.before]), lines[each.key], tuple(each.fields))
            for each in changes.changed
            if each.key in lines and each.before in then
        ),
    )
