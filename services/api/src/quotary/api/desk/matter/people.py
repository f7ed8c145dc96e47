"""What people decided on a run: who, when, what, in spite of what, with which note."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final, cast

from quotary.api.desk.matter.phrases import sign_word
from quotary.api.desk.matter.reading import ShownRun
from quotary.api.desk.matter.report_words import REPORT_WORDS, report_word
from quotary.api.desk.words import verdict_sign
from quotary.api.matters.changes import row_keys
from quotary.core.verdict import Route
from quotary.log.catalogue import decode
from quotary.log.direct import Stored
from quotary.log.facts.act import Act
from quotary.log.matter_state import RunState
from quotary.log.subjects import parse_contract

_DECIDES: Final = frozenset({"overridden", "approved", "signed_off", "adopted"})


@dataclass(frozen=True, slots=True)
class PersonsDecision:
    """One decision; `since` is the first of several signings of rows in one, else None."""

    at: datetime
    who: str
    words: str
    spite: tuple[str, ...] = ()
    note: str = ""
    rows: int = 0
    since: datetime | None = None


def persons_decisions(
    stored: Iterable[Stored], shown: ShownRun, language: str = "en"
) -> tuple[PersonsDecision, ...]:
    """Every decision on the run, in the order in which they were recorded.

    Signings of rows that follow each other, by one person and without a note, are one.
    """
    found: list[PersonsDecision] = []
    for _, at, act in decisions(stored, shown.run):
        made = decision_in_words(at, act, shown, language)
        last = found[-1] if found else None
        if last is not None and _joins(last, made):
            rows = last.rows + made.rows
            words = report_word("rows_signed", language, n=rows)
            since = last.since or last.at
            found[-1] = replace(made, words=words, rows=rows, since=since)
        else:
            found.append(made)
    return tuple(found)


def closing_words(stored: Iterable[Stored], run: RunState) -> str:
    """`Approved over red by Bo, 29 Nov 2026 · signed off by Ana, 30 Nov 2026`; "" while open."""
    said: dict[str, str] = {}
    for _, at, act in decisions(stored, run):
        if act.kind in ("approved", "signed_off") and not act.of_rows:
            how = _approval(run).replace("_", " ") if act.kind == "approved" else "signed off"
            how = "approved with exceptions" if how == "approved" else how
            said[act.kind] = f"{how} by {act.who}, {at.day} {at:%b %Y}"
    words = " · ".join(said.values())
    return words[:1].upper() + words[1:]


def decisions(
    stored: Iterable[Stored], run: RunState, kinds: Collection[str] = _DECIDES
) -> Iterable[tuple[int, datetime, Act]]:
    """Sequence, time and act of everything that people decided on the run, oldest first."""
    for each in stored:
        subject = parse_contract(each.subject)
        if subject.event != Act.event:
            continue
        act = decode(subject, each.data)
        if isinstance(act, Act) and act.run == run.run and act.kind in kinds:
            yield each.seq, datetime.fromtimestamp(each.at_ns / 1e9, UTC), act


def notes_left(stored: Iterable[Stored], run: RunState) -> int:
    """How many notes people left while they looked at the run."""
    return sum(1 for _ in decisions(stored, run, ("noted",)))


def decision_in_words(at: datetime, act: Act, shown: ShownRun, language: str) -> PersonsDecision:
    """One act as a report says it."""
    named = act.detail.get("exceptions")
    spite = cast("list[object]", named) if isinstance(named, list) else []
    return PersonsDecision(
        at=at,
        who=act.who,
        words=_words(act, shown, language),
        spite=tuple(_exception(str(each), shown, language) for each in spite),
        note=act.note,
        rows=len(row_keys(act)) if act.kind == "signed_off" else 0,
    )


def _words(act: Act, shown: ShownRun, language: str) -> str:
    if act.of_rows and act.kind == "signed_off":
        return report_word("rows_signed", language, n=len(row_keys(act)))
    if act.of_rows:
        given = act.detail.get("fields")
        fields = ", ".join(sorted(given)) if isinstance(given, dict) else ""
        key = next(iter(row_keys(act)), "")
        return report_word("row_corrected", language, fields=fields, row=_row(key, shown))
    if act.kind == "overridden":
        verdict = sign_word(verdict_sign(act.verdict.value if act.verdict else ""), language)
        position = _exception(act.position, shown, language, act.unit)
        return report_word("overridden", language, verdict=verdict.lower(), position=position)
    return report_word(_approval(shown.run) if act.kind == "approved" else act.kind, language)


def _approval(run: RunState) -> str:
    # Overrides are closed once a run is approved: its route is still the one that was approved.
    return "approved_over_red" if Route.RED in (run.route, run.model_route) else "approved"


def _exception(name: str, shown: ShownRun, language: str, unit: int = 0) -> str:
    """The position's title, with its part where the playbook is read by clause."""
    if ":" in name and name in REPORT_WORDS["en"]:
        return report_word(name, language)
    positions = shown.decision.positions if shown.decision is not None else ()
    title = next((each.title for each in positions if each.id == name and each.title), name)
    part = report_word("part", language, n=unit)
    return f"{title} ({part})" if unit and shown.by_clause else title


def _row(key: str, shown: ShownRun) -> str:
    register = shown.decision.register if shown.decision is not None else None
    rows = register.obligations if register is not None else ()
    return next((each.statement or each.quote for each in rows if each.key == key), key)


def _joins(last: PersonsDecision, made: PersonsDecision) -> bool:
    both = bool(last.rows and made.rows)
    return both and last.who == made.who and not last.note and not made.note
