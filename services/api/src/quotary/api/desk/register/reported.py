"""A register as a report shows it: by risk, with who signed what, and all that is left to read."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from quotary.api.desk.matter.clauses import place
from quotary.api.desk.matter.report_words import report_word
from quotary.api.desk.register.lines import place as entry_place
from quotary.api.desk.when import stamp
from quotary.api.register.row import RegisterEntry
from quotary.api.register.whole import Passage, Rest, TermEntry
from quotary.core.document import Document

_RISKS: Final = ("high", "medium", "low", "")
_SAYS_NOT: Final = ("not_1", "not_2", "not_3", "not_4")


@dataclass(frozen=True, slots=True)
class ReportedRow:
    """One obligation: its fields as they count, and where it stands with people."""

    party: str
    modality: str
    duty: str
    trigger: str
    deadline: str
    quote: str
    where: str
    state: str
    signed: bool
    corrected: str
    note: str
    alerts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ReportedTerm:
    """One key term; `quote`, `where` and `state` are "" where it was not found."""

    title: str
    value: str
    quote: str = ""
    where: str = ""
    state: str = ""
    alerts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ReportedPassage:
    """Something to read. `claimed` is what a model said, which is no word of the document."""

    words: str
    where: str
    claimed: str = ""


@dataclass(frozen=True, slots=True)
class ReportedRegister:
    """A whole register; `groups` are rows by risk, the highest first, those without one last."""

    language: str
    figures: str
    terms: tuple[ReportedTerm, ...]
    groups: tuple[tuple[str, tuple[ReportedRow, ...]], ...]
    gaps: tuple[ReportedPassage, ...]
    dropped: tuple[ReportedPassage, ...]
    unread: str
    excluded: str
    says_not: tuple[str, ...]

    def say(self, key: str) -> str:
        """Words of the report's own."""
        return report_word(key, self.language)


def reported_register(
    entries: Iterable[RegisterEntry],
    terms: Iterable[TermEntry],
    rest: Rest,
    document: Document | None,
    language: str = "en",
) -> ReportedRegister:
    """The register of one run; `entries` are its obligations in the order of the document."""
    listed = list(entries)
    made = [(each.what.risk or "", _row(each, document, language)) for each in listed]
    groups = ((risk, tuple(row for of, row in made if of == risk)) for risk in _RISKS)
    figures = report_word(
        "figures",
        language,
        rows=len(listed),
        signed=sum(each.who.signed for each in listed),
        gaps=len(rest.gaps),
        dropped=len(rest.escalations),
    )
    units = ", ".join(map(str, rest.unread))
    excluded = len(rest.exclusions)
    return ReportedRegister(
        language=language,
        figures=figures,
        terms=tuple(_term(each, document, language) for each in terms),
        groups=tuple((report_word(risk, language), rows) for risk, rows in groups if rows),
        gaps=tuple(
            ReportedPassage(each.sentence, _where(each.where, document, language))
            for each in rest.gaps
        ),
        dropped=tuple(
            ReportedPassage(
                each.why,
                _where(each.where, document, language)
                if each.where
                else report_word("part", language, n=each.unit),
                each.claimed,
            )
            for each in rest.escalations
        ),
        unread=report_word("unread", language, units=units) if units else "",
        excluded=report_word("excluded", language, n=excluded) if excluded else "",
        says_not=tuple(report_word(each, language) for each in _SAYS_NOT),
    )


def _row(entry: RegisterEntry, document: Document | None, language: str) -> ReportedRow:
    what = entry.what
    return ReportedRow(
        party=what.party or report_word("nobody", language),
        modality=report_word(what.modality, language) if what.modality else "",
        duty=what.statement or what.quote,
        trigger=what.trigger or "",
        deadline=what.deadline or what.date or "",
        quote=what.quote,
        where=_place(entry, document, language),
        state=_state(entry, language),
        signed=entry.who.signed,
        corrected=_corrected(entry, language),
        note=entry.correction.note if entry.correction else "",
        alerts=tuple(dict.fromkeys(each.detail for each in entry.sure.alerts)),
    )


def _term(term: TermEntry, document: Document | None, language: str) -> ReportedTerm:
    alerts = tuple(dict.fromkeys(each.detail for each in term.alerts))
    entry = term.entry
    if not term.found or entry is None:
        return ReportedTerm(term.title, report_word("not_found", language), alerts=alerts)
    value = entry.what.written or entry.what.value or report_word("not_clear", language)
    where, state = _place(entry, document, language), _state(entry, language)
    return ReportedTerm(term.title, value, entry.what.quote, where, state, alerts)


def _state(entry: RegisterEntry, language: str) -> str:
    if not entry.who.signed:
        return report_word(entry.sure.bucket, language)
    return report_word("signed", language, who=entry.who.signer, at=stamp(entry.who.at))


def _corrected(entry: RegisterEntry, language: str) -> str:
    given = entry.correction
    if given is None:
        return ""
    fields = ", ".join(given.fields)
    return report_word("corrected", language, who=given.who, at=stamp(given.at), fields=fields)


def _place(entry: RegisterEntry, document: Document | None, language: str) -> str:
    if document is None:
        return entry_place(entry)
    return place(document, entry.where.start, language)


def _where(where: Passage, document: Document | None, language: str) -> str:
    if document is not None:
        return place(document, where.start, language)
    said = (where.page and f"p. {where.page}", where.clause and f"clause {where.clause}")
    return ", ".join(each for each in said if each)
