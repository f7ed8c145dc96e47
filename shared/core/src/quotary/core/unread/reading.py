"""Every sentence of a document, read by all kinds."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Final

from quotary.core.alert import Alert
from quotary.core.finding import Finding
from quotary.core.gate_wording import first_of, raised
from quotary.core.plain_words import opening_of
from quotary.core.playbook import FieldSpec, Playbook, Position
from quotary.core.playbook.evaluating import evaluate
from quotary.core.question_headings import is_settled
from quotary.core.signing import end_of_terms
from quotary.core.span import Span
from quotary.core.unit_view import UnitView
from quotary.core.unread import (
    burdens,
    changed_rows,
    claims_in_time,
    copies,
    counted_in,
    freed_by_paper,
    handed_on,
    meanings,
    others_people,
    own_opinion,
    papers,
    people,
    said_otherwise,
    silence,
    talks_told,
    times,
    told_instead,
    training,
    until_event,
    watered,
)
from quotary.core.unread.contract_names import names_in
from quotary.core.unread.exceptions import strange_exceptions
from quotary.core.unread.foreseen import is_only_foreseen
from quotary.core.unread.hearing import Hearing
from quotary.core.unread.laws import other_laws
from quotary.core.unread.limbs import is_said_by_them
from quotary.core.unread.tails import tails
from quotary.core.unread.unheard import strange_words

KINDS: Final = (
    *meanings.KINDS, *people.KINDS, *training.KINDS, *papers.KINDS, *copies.KINDS,
    *until_event.KINDS, *silence.KINDS, *burdens.KINDS, *own_opinion.KINDS, *handed_on.KINDS,
    *said_otherwise.KINDS, *watered.KINDS, *told_instead.KINDS, *talks_told.KINDS,
    *freed_by_paper.KINDS, *claims_in_time.KINDS, *others_people.KINDS, *changed_rows.KINDS,
    *counted_in.KINDS,
)  # fmt: skip
_HEARING: Final = Hearing(*(one for kind in KINDS for one in kind.lists), times.LONG, times.USUAL)
_NEEDED: Final = tuple((kind, kind.needed) for kind in KINDS)
_SEGMENTS: Final = 8_192
"""Parts of sentences of which it is remembered what they say; contracts share many."""
_KEPT: Final = 1_500
"""Characters up to which a part is remembered; a giant without a stop comes once."""

OPENING: Final = 1_500
"""Characters of a contract in which its date stands."""

_SEGMENT: Final = re.compile(r"(?:[^.;:]|(?<=\d)[.:](?=\d)|(?<=\b\w)\.)+")
_DENIES: Final = re.compile(r"\b(?:not|never|neither|nor|no|refrain\w*)\b")


_TIME: Final = "another time for the duties"
_OF_TERM: Final = frozenset((_TIME, meanings.OF_A_CLAUSE.why))
"""What the sentence that is quoted for the term says because it is that sentence."""
SHOWN: Final = 4
"""Strange words that are named of one sentence."""
MOST: Final = 12
"""Alerts of one sort that are raised; a person who has seen so many reads the contract anyway."""


def unread_alerts(
    view: UnitView, playbook: Playbook, findings: Sequence[Finding] = ()
) -> tuple[Alert, ...]:
    """An alert per sentence and kind of thing that it says, and per sentence in strange words.

    () where the playbook lists nothing as usual, and outside whole documents in English: it then
    has not asked for this check. The length of the duties is no other one in a sentence that
    `findings` quote for it: its own reader has read that sentence, and the playbook decides.
    """
    if not playbook.reads_unquoted:
        return ()
    read = _read_for(limits_of(playbook).term, view, findings)
    said, strange = _unread(view, playbook)
    kept = [alert for alert, why in said if why not in _OF_TERM or alert.span not in read]
    return (
        *first_of(list(dict.fromkeys(kept)), MOST, playbook.language),
        *first_of(strange, MOST, playbook.language),
    )


def _read_for(position: str, view: UnitView, findings: Sequence[Finding]) -> set[Span]:
    """The sentences that are quoted, word for word, for the position."""
    return {
        view.sentence(span)
        for finding in findings
        if finding.position == position and finding.present
        for citation in finding.citations
        if citation.verified
        for span in citation.spans
    }


@lru_cache(maxsize=32)
def _unread(
    view: UnitView, playbook: Playbook
) -> tuple[tuple[tuple[Alert, str], ...], tuple[Alert, ...]]:
    titles = {position.id: position.title or position.id for position in playbook.positions}
    opening, end = opening_of(view).end, end_of_terms(view.index.text, view.span)
    said: list[tuple[Alert, str]] = []
    strange: list[Alert] = []
    for sentence in view.sentences:
        if is_settled(view.index.text, sentence.start, sentence.end):
            continue
        if is_only_foreseen(view, sentence):
            continue
        for one in said_in(view, sentence, playbook):
            if one.why in _READ_AS_LIMBS and is_said_by_them(view, sentence, one.cue):
                continue
            title = titles.get(one.position)
            why = f"{title}: {one.why}" if title else one.why
            alert = raised("unread", playbook.language, sentence, why=why, cue=one.cue)
            said.append((alert, one.why))
        if opening <= sentence.start < end:
            words = ", ".join(islice(strange_words(view, sentence, playbook), SHOWN))
            if words:
                strange.append(raised("unheard", playbook.language, sentence, cue=words))
    return tuple(said), tuple(strange)


_READ_AS_LIMBS: Final = frozenset(
    (meanings.EXEMPTION.why, papers.ONE_SIDE.why, copies.TOLD.why, said_otherwise.CARVED.why)
)
"""What the limbs of the usual exclusions say; each of them is read for what it is elsewhere."""


@dataclass(frozen=True, slots=True)
class Said:
    """What a kind finds: the position it touches ("" for any), why it is shown, and the words."""

    position: str
    why: str
    cue: str


def said_in(view: UnitView, sentence: Span, playbook: Playbook) -> Iterator[Said]:
    """Yields what a sentence says that touches a position of the playbook, each kind once."""
    limits = limits_of(playbook)
    flat = view.flat(sentence).text
    denied = False

    def names() -> frozenset[str]:
        return names_in(view, playbook.we_are)

    for match in _SEGMENT.finditer(flat):
        segment = match[0]
        said_of_kinds = _known if len(segment) < _KEPT else _of_kinds
        for said in said_of_kinds(segment, denied):
            if not said.position or said.position in limits.ids:
                yield said
        yield from _beside(segment, limits, view, names)
        stop = flat[match.end() : match.end() + 1]
        if stop == ":":
            denied = _DENIES.search(segment) is not None
        elif stop == ".":
            denied = False
    for start, end in islice(changed_rows.changed_rows(flat), 1):
        yield Said("", changed_rows.ELSEWHERE.why, flat[start:end])
    if limits.law is not None:
        for cue in other_laws(sentence.of(view.index.text), limits.accepts_law):
            yield Said(limits.law.id, "rules of another law", cue)
            break


def _beside(
    segment: str, limits: Limits, view: UnitView, names: Callable[[], frozenset[str]]
) -> Iterator[Said]:
    """What is joined to a usual part of the segment, and times; each once."""
    for why, position, places in (
        ("a tail is joined to a usual sentence", "", tails(segment)),
        ("something hangs on a usual clause", "", strange_exceptions(segment, names)),
        (_TIME, limits.term, _times(segment, limits, view)),
    ):
        if place := next(places, None):
            yield Said(position, why, segment[slice(*place)])


_hear = lru_cache(maxsize=8)(_HEARING.hear)
"""A segment is heard by the kinds and, if these have been heard before, by the times alone."""


def _of_kinds(segment: str, denied: bool) -> tuple[Said, ...]:  # noqa: FBT001
    """What each kind finds first in a segment, in the order of the kinds."""
    heard = _hear(segment)
    begun = [kind for kind, needed in _NEEDED if needed <= heard.begun]
    found = ((kind, next(kind.places(heard, forbidden=denied), None)) for kind in begun)
    return tuple(
        Said(kind.position, kind.why, segment[slice(*place)]) for kind, place in found if place
    )


_known = lru_cache(maxsize=_SEGMENTS)(_of_kinds)


def _times(segment: str, limits: Limits, view: UnitView) -> Iterator[tuple[int, int]]:
    if limits.years is None:
        return
    yield from times.long_times(_hear(segment), limits.accepts_years, _latest(view, limits.longest))


@lru_cache(maxsize=32)
def _latest(view: UnitView, longest: int) -> int | None:
    """The last year that a time may reach; None where the contract is not dated."""
    dated = times.year_of(view.index.text[view.span.start : view.span.start + OPENING])
    return None if dated is None else dated + longest


@dataclass(frozen=True, slots=True)
class Limits:
    """What the playbook accepts of what readers read: the longest term, and the laws."""

    ids: frozenset[str]
    years: tuple[Position, FieldSpec] | None
    longest: int
    law: Position | None
    law_field: str
    language: str

    @property
    def term(self) -> str:
        """The position that the length of the duties belongs to."""
        return self.years[0].id if self.years else ""

    def accepts_years(self, years: float) -> bool:
        """True of a length that is no longer than the longest that is accepted."""
        return years <= self.longest

    def accepts_law(self, code: str) -> bool:
        """True of the code of a place whose law is accepted, and of its country."""
        if self.law is None:
            return True
        fields = {self.law_field: code}
        accepted = evaluate(self.law, fields, self.language).verdict.weight == 0
        return accepted or code == "US"


_LONGEST: Final = 100


@lru_cache(maxsize=16)
def limits_of(playbook: Playbook) -> Limits:
    """What the playbook accepts, found by asking its own tables."""
    by_reader = {
        spec.derive: (position, spec)
        for position in playbook.positions
        for spec in position.fields
        if spec.derive in {"duration.years", "jurisdiction"}
    }
    years, law = by_reader.get("duration.years"), by_reader.get("jurisdiction")
    return Limits(
        frozenset(position.id for position in playbook.positions),
        years,
        _longest(years, playbook.language) if years else _LONGEST,
        law[0] if law else None,
        law[1].name if law else "",
        playbook.language,
    )


def _longest(years: tuple[Position, FieldSpec], language: str) -> int:
    """The most whole years that the position accepts; a hundred where it accepts any or none."""
    position, spec = years
    ask = {one.name: False for one in position.fields if one.type == "boolean"}
    accepted = [
        count
        for count in range(1, _LONGEST)
        if evaluate(position, {**ask, spec.name: count}, language).verdict.weight == 0
    ]
    return max(accepted, default=_LONGEST)
