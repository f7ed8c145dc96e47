"""Which signatures of one run's rows still hold on the next run's. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from quotary.api.store.register_rows import (
    UNSIGNED,
    Entry,
    RegisterRow,
    entry_of,
    fields_of,
    past_text,
)
from quotary.core.obligations.register import KeyTerm, Register

_SIGNED = ("quote", "party", "modality", "statement", "trigger", "deadline", "risk")


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
    """What the new rows take over from the old ones of the same key."""
    by_key = {str(row["key"]): row for row in old}
    found: list[Carried] = []
    for row in new:
        earlier = by_key.get(str(row["key"]))
        if earlier is None or row["signed"]:
            continue
        values = _taken(earlier, row)
        if values is not None:
            found.append(Carried(str(row["key"]), values))
    return found


def _taken(old: RegisterRow, new: RegisterRow) -> Mapping[str, object] | None:
    if not old["signed"]:
        return {**UNSIGNED, "past": old["past"]} if old["past"] and not new["past"] else None
    if old["corrected"] or new["corrected"]:
        return {**UNSIGNED, "past": past_text(old, "corrected_before")}
    if not _same(entry_of(old), entry_of(new)):
        return {**UNSIGNED, "past": past_text(old, "changed")}
    return {**{name: old[name] for name in UNSIGNED}, "past": old["past"]}


def _same(old: Entry, new: Entry) -> bool:
    if isinstance(old, KeyTerm) or isinstance(new, KeyTerm):
        return type(old) is type(new) and (old.quote, fields_of(old, {})) == (
            new.quote,
            fields_of(new, {}),
        )
    return all(getattr(old, name) == getattr(new, name) for name in _SIGNED)
