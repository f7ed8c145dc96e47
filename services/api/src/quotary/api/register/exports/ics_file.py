"""Dated duties as a calendar: only where the words, or a person, state a date."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, Final

from quotary.api.register.exports.columns import readable_quote
from quotary.api.register.exports.lines import Lines, mark_of
from quotary.api.register.row import RegisterEntry

if TYPE_CHECKING:
    from icalendar import Event

_DUTIES: Final = ("must", "must_not")
_WORDS: Final = {"must": "must", "must_not": "must not"}


@dataclass(frozen=True, slots=True)
class Dated:
    """Duties with a date; how many duties had none, and how many rows are no duties."""

    entries: tuple[RegisterEntry, ...]
    undated: int
    no_duty: int


def dated(entries: Iterable[RegisterEntry]) -> Dated:
    """The duties that go on a calendar. A deadline that is a rule has no date, and gets none."""
    every = tuple(entries)
    duties = [each for each in every if each.what.modality in _DUTIES]
    found = tuple(each for each in duties if each.what.date)
    return Dated(found, len(duties) - len(found), len(every) - len(duties))


def calendar(lines: Lines, now: datetime) -> bytes:
    """The calendar's bytes; `now` stamps events that nobody has signed."""
    # Loaded at the first export: every start of the service would pay for it.
    from icalendar import Calendar

    found = dated(lines.obligations)
    made = Calendar()
    made.add("prodid", "-//Quotary//Register//EN")
    made.add("version", "2.0")
    made.add("x-wr-calname", "Obligations")
    made.add("x-wr-caldesc", sentence(found))
    for each in found.entries:
        made.add_component(_event(each, now))
    return made.to_ical()


def sentence(found: Dated) -> str:
    """What is on the calendar and what is not."""
    duties = "1 duty has" if found.undated == 1 else f"{found.undated} duties have"
    said = f"{len(found.entries)} dated; {duties} no date that was read and no entry here"
    return f"{said}; {found.no_duty} rights (may) are left out." if found.no_duty else f"{said}."


def _event(entry: RegisterEntry, now: datetime) -> Event:
    from icalendar import Event

    day = date.fromisoformat(entry.what.date or "")
    signed = entry.who.signed
    event = Event()
    event.add("uid", f"{entry.key}.{entry.matter}@quotary")
    event.add("dtstamp", (entry.who.at or now).astimezone(UTC))
    event.add("dtstart", day)
    event.add("dtend", day + timedelta(days=1))
    event.add("summary", _plain(("" if signed else "[proposed] ") + _summary(entry)))
    event.add("description", _description(entry))
    event.add("status", "CONFIRMED" if signed else "TENTATIVE")
    event.add("transp", "TRANSPARENT")
    if entry.what.risk:
        event.add("categories", [f"risk {entry.what.risk}"])
    return event


def _summary(entry: RegisterEntry) -> str:
    what = entry.what
    if not what.statement:
        # No summary is kept that is not the quote's own words; the quote names who must do what.
        return f"{what.party or 'No party read'}: {what.quote}"
    return f"{what.party or 'No party read'} {_WORDS[what.modality or 'must']} {what.statement}"


def _description(entry: RegisterEntry) -> str:
    where, how, sure, who = entry.where, entry.how, entry.sure, entry.who
    page = f", page {where.page}" if where.page else ""
    clause = f", clause {where.clause}" if where.clause else ""
    at = f" at {who.at.isoformat()}" if who.at else ""
    return "\n".join(
        _plain(line)
        for line in (
            f"Quote: {readable_quote(entry.what.quote)}",
            f"Deadline: {entry.what.deadline or entry.what.date}",
            f"Where: {where.document} (sha256 {where.sha256}){page}{clause}, characters "
            f"{where.start} to {where.end}",
            f"How: {how.proposer}, model {how.model or 'none'}, prompt {how.prompt_digest or '–'}, "
            f"schema {how.schema_digest or '–'}, playbook {how.playbook} v{how.playbook_version}",
            f"How sure: quote verified, confidence {sure.confidence}, {sure.bucket}",
            f"Who: {mark_of(entry)}{f' by {who.signer}{at}' if who.signed else ', by nobody yet'}",
        )
    )


def _plain(text: str) -> str:
    """The text on one line: a calendar has no place for control characters."""
    return " ".join("".join(each if each.isprintable() else " " for each in text).split())
