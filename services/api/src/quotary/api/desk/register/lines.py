"""Rows of the register as the page shows them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from quotary.api.desk.matter.clauses import schedule_words
from quotary.api.desk.register.asking import RegisterAsking
from quotary.api.desk.register.rail import MODALITIES
from quotary.api.desk.words import initials
from quotary.api.register.comparing import RegisterChanges
from quotary.api.register.row import RegisterEntry, register_entry
from quotary.api.store.register_rows import RegisterRow
from quotary.core.document import Document

Documents = Mapping[tuple[str, str], Document]
"""Texts by matter and run."""
NOBODY: Final = "No party read"
"""What was not read may stand in the document all the same: it is no word about the contract."""
STATES: Final = {"signed": "Signed", "proposed": "Proposed", "review": "Review"}
PAST_WORDS: Final = {
    "changed": "its words or fields have changed since",
    "term_changed": "a defined term that it uses has changed since",
    "corrected": "a person has corrected the row since",
    "corrected_before": "it was signed with a correction, and corrections do not move on",
}


@dataclass(frozen=True, slots=True)
class Line:
    """One row."""

    entry: RegisterEntry
    address: str
    based_on: int
    who: str
    what: str
    modal: str
    where: str
    state: str
    state_words: str
    badge: str
    opened: bool
    change: str
    bulk: bool
    """True where it may be signed together with others."""


@dataclass(frozen=True, slots=True)
class Beside:
    """What is known of the rows' matters and of the person who looks."""

    newest: Mapping[str, int]
    opened: Collection[tuple[str, str, str]]
    changes: RegisterChanges | None = None
    documents: Documents = field(default_factory=dict[tuple[str, str], Document])


def register_lines(
    rows: Iterable[RegisterRow], asking: RegisterAsking, beside: Beside
) -> list[Line]:
    """The rows of one page."""
    return [register_line(register_entry(row), asking, beside) for row in rows]


def register_line(entry: RegisterEntry, asking: RegisterAsking, beside: Beside) -> Line:
    """One row."""
    state = "signed" if entry.who.signed else entry.sure.bucket
    standing = beside.changes.standing(entry.key) if beside.changes else ""
    return Line(
        entry=entry,
        address=asking.row(entry.matter, entry.key),
        based_on=beside.newest.get(entry.matter, 0),
        who=entry.what.party or NOBODY,
        what=entry.what.statement or entry.what.written or entry.what.value or entry.what.quote,
        modal=MODALITIES.get(entry.what.modality or "", ""),
        where=place(entry, beside.documents),
        state=state,
        state_words=STATES[state],
        badge=initials(entry.who.signer) if entry.who.signed else "",
        opened=(entry.matter, entry.run, entry.key) in beside.opened,
        change="" if standing == "unchanged" else standing,
        bulk=state == "proposed",
    )


def place(entry: RegisterEntry, documents: Documents | None = None) -> str:
    """`p. 47, Schedule C, clause 7.2`, as far as it is known."""
    where = entry.where
    said = [f"p. {where.page}"] if where.page else []
    document = (documents or {}).get((entry.matter, entry.run))
    schedule = schedule_words(document, where.start)
    if schedule and schedule.casefold() == where.clause.rstrip(".").casefold():
        return ", ".join((*said, schedule))
    said += [schedule] if schedule else []
    said += [f"clause {where.clause.rstrip('.')}"] if where.clause else []
    return ", ".join(said) or "in the text"
