"""Which signatures of one run's rows still hold on the next run's. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from quotary.api.store.register_rows import (
    UNSIGNED,
    Entry,
    RegisterRow,
    entry_of,
    fields_of,
    past_of,
    past_text,
)
from quotary.core.obligations.changes import carries, changes, differing, same_meaning
from quotary.core.obligations.register import KeyTerm, Obligation, Register
from quotary.core.obligations.words import even


@dataclass(frozen=True, slots=True)
class Carried:
    """What a new row takes over: a signature, or the memory of one."""

    key: str
    values: Mapping[str, object]


def carried(
    before: Register,
    after: Register,
    old: Sequence[RegisterRow],
    new: Sequence[RegisterRow],
) -> list[Carried]:
    """What the new rows take over from the old ones that they are versions of.

    `before` and `after` are the two registers without their rows.
    """
    found: list[Carried] = []
    if not any(row["signed"] or row["past"] for row in old):
        return found
    for earlier, row in pairs(old, new):
        if row["signed"] or not (earlier["signed"] or earlier["past"]):
            continue
        values = _taken(earlier, row, before, after)
        if values is not None:
            found.append(Carried(str(row["key"]), values))
    return found


def pairs(
    old: Sequence[RegisterRow], new: Sequence[RegisterRow]
) -> Iterator[tuple[RegisterRow, RegisterRow]]:
    """Each new row that an old one stands before: of obligations by words, of terms by name."""
    was, now = _by_key(old), _by_key(new)
    for each in changes(register_of_rows(old), register_of_rows(new)):
        if each.before is not None and each.after is not None:
            yield was[each.before.key], now[each.after.key]
    for key, row in now.items():
        if row["kind"] == "term" and key in was:
            yield was[key], row


def register_of_rows(rows: Sequence[RegisterRow]) -> Register:
    """The obligations of a run's rows as a register, as code and model came to them."""
    entries = (entry_of(row) for row in rows if row["kind"] == "obligation")
    return Register(tuple(each for each in entries if isinstance(each, Obligation)))


def _by_key(rows: Sequence[RegisterRow]) -> dict[str, RegisterRow]:
    return {str(row["key"]): row for row in rows}


def _taken(
    old: RegisterRow, new: RegisterRow, before: Register, after: Register
) -> Mapping[str, object] | None:
    if not old["signed"]:
        return {**UNSIGNED, "past": old["past"]} if not past_of(new["past"]) else None
    if old["corrected"] or new["corrected"]:
        return {**UNSIGNED, "past": past_text(old, "corrected_before")}
    one, other = entry_of(old), entry_of(new)
    if _holds(one, other, before, after):
        return {**{name: old[name] for name in UNSIGNED}, "past": old["past"]}
    why = "changed" if _says_otherwise(one, other) else "term_changed"
    return {**UNSIGNED, "past": past_text(old, why)}


def _holds(old: Entry, new: Entry, before: Register, after: Register) -> bool:
    """True where a signature on the old row holds for the new one."""
    if isinstance(old, Obligation) and isinstance(new, Obligation):
        return carries(old, new, before.definitions, after.definitions)
    return not _says_otherwise(old, new) and same_meaning(
        old.quote, before.definitions, after.definitions
    )


def _says_otherwise(old: Entry, new: Entry) -> bool:
    """True where the rows themselves are not the same, whatever their words mean."""
    if isinstance(old, Obligation) and isinstance(new, Obligation):
        return bool(differing(old, new))
    if isinstance(old, KeyTerm) and isinstance(new, KeyTerm):
        return even(old.quote) != even(new.quote) or fields_of(old, {}) != fields_of(new, {})
    return True
