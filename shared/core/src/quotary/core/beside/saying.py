"""Alerts on what a clause says more than what is quoted of it, and on what another one changes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from quotary.core.beside.headings import is_date_line, is_heading, is_number_of_a_clause
from quotary.core.beside.numbered import numbered_alerts
from quotary.core.beside.phrases import is_made_of, tokens
from quotary.core.beside.pieces import parts_of, pieces_of
from quotary.core.beside.roles import in_roles
from quotary.core.beside.shown import shown_of
from quotary.core.beside.silence import BY_ITSELF
from quotary.core.beside.titles import is_sentence
from quotary.core.beside.turning import turns_of
from quotary.core.beside.turns import TERMS, TOUCHES
from quotary.core.fieldcheck import read_field
from quotary.core.finding import Alert, Finding
from quotary.core.gate_wording import first_of, raised
from quotary.core.one_line import as_written, one_line
from quotary.core.playbook import Playbook, Position
from quotary.core.playbook.evaluating import deciding_fields
from quotary.core.span import Span
from quotary.core.unit_view import UnitView

MOST: Final = 12
"""Sentences that are named of one clause; a person who has seen so many reads it anyway."""

_WORDY: Final = re.compile(r"[^\W\d_]{2}")


def with_more_said(
    findings: Sequence[Finding], view: UnitView, playbook: Playbook
) -> tuple[list[Finding], tuple[Alert, ...]]:
    """The findings with an alert for each sentence that says more, and the unit's own alerts.

    A sentence of a clause that deals with a position has to be quoted, or be made of phrases that
    the playbook knows as harmless. In a clause that deals with none, it must not touch one.
    """
    quoted = [
        (number, span)
        for number, finding in enumerate(findings)
        for citation in finding.citations
        if finding.present and citation.verified
        for span in citation.spans[:1]
    ]
    if not quoted:
        return list(findings), _touching(view, playbook)
    more: list[list[Alert]] = [[] for _ in findings]
    sentences = tuple(_sentences(view))
    for number in dict.fromkeys(number for number, _ in quoted):
        spans = [span for one, span in quoted if one == number]
        read = [one for one in sentences if any(map(one.overlaps, spans))]
        position = playbook.position(findings[number].position)
        if position is not None and position.harmless:
            others = [span for one, span in quoted if one != number]
            more[number] += _beside(view, playbook, position, read, spans, others)
    for sentence in sentences:
        if any(sentence.overlaps(span) for _, span in quoted):
            continue
        number = _owner(view, playbook, findings, quoted, sentence)
        position = playbook.position(findings[number].position)
        if position is not None and position.harmless:
            parts = tuple(parts_of(view.index.text, sentence))
            more[number] += (one for part in parts for one in numbered_alerts(view, playbook, part))
            more[number] += _unknown(view, playbook, position, parts)
    told = [
        replace(finding, alerts=tuple(dict.fromkeys((*finding.alerts, *listed))))
        for finding, listed in zip(
            findings,
            (first_of(alerts, MOST, playbook.language) for alerts in more),
            strict=True,
        )
    ]
    return told, ()


def _sentences(view: UnitView) -> Iterator[Span]:
    """Yields the sentences of the clause that are no heading of it and no date at its end."""
    titles = {
        tokens(clause.title)
        for clause in view.index.document.clauses
        if clause.title and view.span.contains(clause.span) and not is_sentence(clause.title)
    }
    ending = len(view.span.of(view.index.text).rstrip()) + view.span.start
    for sentence in view.index.sentences.opening_in(view.span):
        words = sentence.of(view.index.text)
        line = tokens(words)
        if not _WORDY.search(words) or is_heading(line, titles) or is_number_of_a_clause(line):
            continue
        if sentence.end < ending or not is_date_line(words):
            yield sentence


def _owner(
    view: UnitView,
    playbook: Playbook,
    findings: Sequence[Finding],
    quoted: Sequence[tuple[int, Span]],
    sentence: Span,
) -> int:
    """The finding that a sentence belongs to: one whose topic it is on, else the one before it."""
    numbers = dict.fromkeys(number for number, _ in quoted)
    for number in numbers:
        position = playbook.position(findings[number].position)
        if position is not None and view.holds(sentence, (*position.cues, *position.touches)):
            return number
    before = [(span, number) for number, span in quoted if span.start < sentence.start]
    return max(before)[1] if before else min((span, number) for number, span in quoted)[1]


def _beside(
    view: UnitView,
    playbook: Playbook,
    position: Position,
    sentences: Sequence[Span],
    quoted: Sequence[Span],
    for_others: Sequence[Span],
) -> Iterator[Alert]:
    """Yields what quoted sentences hold besides the values they are quoted for.

    An item that another position is quoted from is read there. A sentence is quoted for nothing
    where it states no value, or none that another does not state: a reply could quote whatever it
    wants to have read.
    """
    phrases = _phrases(position, playbook)
    stated = [_stated(position, one.of(view.index.text), view.language) for one in sentences]
    fullest = max(range(len(stated)), key=lambda number: len(stated[number]), default=0)
    for number, sentence in enumerate(sentences):
        words = _words(view, sentence)
        others = set[str]().union(*stated[:number], *stated[number + 1 :])
        turned = dict.fromkeys(turns_of(words, (*phrases, *playbook.usual)))
        for turn in turned:
            told = as_written(sentence.of(view.index.text), turn)
            yield raised("says_more", playbook.language, sentence, cue=told)
        needed = number == fullest or not stated[number] <= others
        gives = needed and (bool(stated[number]) or not _is_read(position))
        if not gives and not is_made_of(words, phrases):
            yield from _said(view, sentence, phrases, playbook.language)
            continue
        parts = list(parts_of(view.index.text, sentence))
        own = [part for part in parts if any(map(part.overlaps, quoted))]
        rest = [part for part in parts if not any(map(part.overlaps, (*quoted, *for_others)))]
        pieces = (*_tails(view, position, own), *rest)
        # What turns the value has been named already, and what else is said has not.
        left = (one for one in pieces if not _holds_any(_words(view, one), turned))
        yield from _unknown(view, playbook, position, left)


def _tails(view: UnitView, position: Position, own: Sequence[Span]) -> Iterator[Span]:
    """Yields what stands between commas behind the first value, and states none itself."""
    text, seen = view.index.text, False
    for part in (piece for item in own for piece in pieces_of(text, item)):
        if _stated(position, part.of(text), view.language):
            seen = True
        elif seen:
            yield part


def _holds_any(words: str, turns: Iterable[str]) -> bool:
    line = tokens(words)
    return any(f" {turn} " in line for turn in turns)


def _words(view: UnitView, span: Span) -> str:
    """The words at the span, the parties by their roles."""
    return in_roles(span.of(view.index.text), view.index.text)


def _is_read(position: Position) -> bool:
    """True where a reader reads something that decides."""
    names = deciding_fields(position)
    return any(spec.derive for spec in position.fields if spec.name in names)


def _stated(position: Position, words: str, language: str) -> set[str]:
    """The deciding fields of which the sentence states something, as far as readers know."""
    found: set[str] = set()
    for name in deciding_fields(position):
        spec = position.spec(name)
        reading = read_field(spec, words, language) if spec is not None else None
        if reading is not None and reading.status != "none":
            found.add(name)
    return found


def _unknown(
    view: UnitView, playbook: Playbook, position: Position, parts: Sequence[Span] | Iterator[Span]
) -> Iterator[Alert]:
    phrases = _phrases(position, playbook)
    for part in parts:
        if not is_made_of(_words(view, part), phrases):
            yield from _said(view, part, phrases, playbook.language)


def _said(view: UnitView, part: Span, phrases: Sequence[str], language: str) -> Iterator[Alert]:
    """Yields what the part says, and by itself that it makes silence or the end of a term speak."""
    words = part.of(view.index.text)
    for match in BY_ITSELF.finditer(tokens(words)):
        yield raised("says_more", language, part, cue=as_written(words, match[0].strip()))
    cue = shown_of(words, lambda piece: is_made_of(piece, phrases))
    yield raised("says_more", language, part, cue=cue)


def _touching(view: UnitView, playbook: Playbook) -> tuple[Alert, ...]:
    """An alert per sentence of a clause without a position that changes what one decides."""
    if not any(position.touches for position in playbook.positions):
        return ()
    alerts: list[Alert] = []
    for sentence in _sentences(view):
        for part in parts_of(view.index.text, sentence):
            alerts += _touched(view, playbook, part)
    return tuple(first_of(alerts, MOST, playbook.language))


def _touched(view: UnitView, playbook: Playbook, part: Span) -> Iterator[Alert]:
    """Yields what the part changes of a position that it speaks of, in words or by a number.

    One that is named by words is changed where the part says how much, when or whether.
    """
    if by_number := tuple(numbered_alerts(view, playbook, part)):
        yield from by_number
        return
    words = _words(view, part)
    line = tokens(words)
    language, shown = playbook.language, one_line(part.of(view.index.text))
    if TERMS.search(line) and not is_made_of(words, playbook.harmless):
        yield raised("touches", language, part, name=_name(words, line), cue=shown)
        return
    if not TOUCHES.search(line):
        return
    for position in playbook.positions:
        if not view.holds(part, position.touches):
            continue
        if not is_made_of(words, _phrases(position, playbook)):
            yield raised("touches", language, part, name=position.title, cue=shown)
            return


def _name(words: str, line: str) -> str:
    found = TERMS.search(line)
    return as_written(words, found[0].strip()) if found else ""


def _phrases(position: Position, playbook: Playbook) -> tuple[str, ...]:
    return (*position.harmless, *playbook.harmless)
