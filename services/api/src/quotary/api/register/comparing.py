"""What a register has that the one before it had not, and the other way round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from pydantic import BaseModel, Field

from quotary.api.register.row import RegisterEntry, register_entry
from quotary.api.store.register_reading import KeptRegister
from quotary.api.store.register_rows import RegisterRow, entry_of, fields_of

Standing = Literal["added", "changed", "unchanged"]


class ChangedEntry(BaseModel):
    """A row of both registers, with the fields that are not the same."""

    key: str
    before: str = Field(description="Its key in the earlier register.")
    fields: list[str]


class RegisterChanges(BaseModel):
    """One register against an earlier one."""

    run: str = Field(description="The earlier run.")
    document: str
    sha256: str
    added: list[str]
    changed: list[ChangedEntry]
    unchanged: list[str]
    gone: list[RegisterEntry] = Field(description="Rows of the earlier register, in full.")

    def standing(self, key: str) -> Standing:
        """How the row of that key stands."""
        if key in self.added:
            return "added"
        return "changed" if any(each.key == key for each in self.changed) else "unchanged"


def compare(
    earlier: KeptRegister, old: Sequence[RegisterRow], new: Sequence[RegisterRow]
) -> RegisterChanges:
    """What has changed; rows belong together where they have one key."""
    by_key = {str(row["key"]): row for row in old}
    keys = [str(row["key"]) for row in new]
    changed: list[ChangedEntry] = []
    unchanged: list[str] = []
    for key, row in zip(keys, new, strict=True):
        before = by_key.get(key)
        if before is None:
            continue
        fields = _differing(before, row)
        if fields:
            changed.append(ChangedEntry(key=key, before=key, fields=fields))
        else:
            unchanged.append(key)
    return RegisterChanges(
        run=earlier.run,
        document=earlier.filename,
        sha256=earlier.sha256,
        added=[key for key in keys if key not in by_key],
        changed=changed,
        unchanged=unchanged,
        gone=[register_entry(row) for key, row in by_key.items() if key not in set(keys)],
    )


def _differing(old: RegisterRow, new: RegisterRow) -> list[str]:
    one, other = entry_of(old), entry_of(new)
    before, after = fields_of(one, {}), fields_of(other, {})
    names = [name for name in after if before.get(name) != after[name]]
    return ["quote", *names] if one.quote != other.quote else names
