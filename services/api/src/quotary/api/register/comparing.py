"""What a register has that the one before it had not, and the other way round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from pydantic import BaseModel, Field

from quotary.api.register.row import RegisterEntry, register_entry
from quotary.api.store.carrying import register_of_rows
from quotary.api.store.register_reading import KeptRegister
from quotary.api.store.register_rows import RegisterRow
from quotary.core.obligations.changes import changes

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
    """What has changed; rows belong together as the core says."""
    was = {str(row["key"]): row for row in old}
    added: list[str] = []
    changed: list[ChangedEntry] = []
    unchanged: list[str] = []
    gone: list[RegisterEntry] = []
    for each in changes(register_of_rows(old), register_of_rows(new)):
        if each.after is None:
            assert each.before is not None
            gone.append(register_entry(was[each.before.key]))
        elif each.before is None:
            added.append(each.after.key)
        elif each.fields:
            changed.append(
                ChangedEntry(key=each.after.key, before=each.before.key, fields=list(each.fields))
            )
        else:
            unchanged.append(each.after.key)
    return RegisterChanges(
        run=earlier.run,
        document=earlier.filename,
        sha256=earlier.sha256,
        added=added,
        changed=changed,
        unchanged=unchanged,
        gone=gone,
    )
