"""Which words of duty a row stands for: those of its own party, quoted with their clause.

What it does not stand for is told by alerts that carry the word's place, so that the list of gaps
follows from the row alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final

from quotary.core.alert import Alert, FieldCheck
from quotary.core.indexing import DocumentIndex
from quotary.core.obligations.beside import contents_entry, taken_back_by
from quotary.core.obligations.bound import Bond, binds, bonds
from quotary.core.obligations.clause_parts import place_of
from quotary.core.obligations.extent import clauses_of, cuts
from quotary.core.obligations.fields import Fields
from quotary.core.obligations.joined_duties import PAID_FOR
from quotary.core.obligations.may_words import may_words
from quotary.core.obligations.own_part import own_part
from quotary.core.obligations.quoted_line import QuotedLine
from quotary.core.obligations.sentences_said import raised
from quotary.core.obligations.words import stands_in
from quotary.core.one_line import one_line
from quotary.core.span import Span

OTHER_DUTY: Final = "other_duty"
CUT_SHORT: Final = "cut_short"
LIMITS: Final = "limits_left_out"
TAKEN_BACK: Final = "taken_back"
CONTENTS: Final = "contents_entry"
NOT_BOUND: Final = "party_not_bound"
MODALITIES: Final = ("modality_mixed", "modality_unclear")
"""Alerts that the quote binds in several ways; their place is the part that the row is of."""

UNCOVERED: Final = (OTHER_DUTY, CUT_SHORT)
"""Alerts at a word of duty that the row quotes and does not stand for."""

EXTENT: Final = (OTHER_DUTY, CUT_SHORT, LIMITS, TAKEN_BACK)
"""Alerts about what a quote holds and leaves out: another quote of the same words has its own."""


_TAIL: Final = re.compile(
    # Whom, when and how far: leave without it is leave for everything.
    r"\s*,?\s*(?:in|to|for|at|on|by|with|from|within|under|of|as|not|em|ao?s?|[àa]s?|para|por|com|n[oa]s?"
    r"|at[ée]|de|d[oa]s?|sob|entre|between|during)\s+\w",
    re.IGNORECASE,
)
_DOER: Final = re.compile(
    r"(?:^(?:The|Each|Either|Neither|Every|Any|All|An?|the|each|O|A|Os|As)\s+|\bby\s+(?:the\s+)?"
    r"|\bpel[ao]s?\s+)"
    r"(?P<name>[A-Z\u00c0-\u00dd][\w&-]*(?:\s[A-Z\u00c0-\u00dd][\w&-]*)*)(?=\s|$|[,.])"
)
_NAME: Final = re.compile(
    r"(?:^|\b(?:that|que)\s+)(?P<name>(?:(?:the|each|either|o|a|os|as)\s+)?"
    r"(?-i:[A-Z\u00c0-\u00dd])[\w&-]*)$",
    re.IGNORECASE,
)


class Standing:
    """The checks of one chunk; `words` are its words of duty, in order."""

    def __init__(
        self,
        index: DocumentIndex,
        words: Sequence[Span],
        sentence: Callable[[Span], Span],
        language: str,
    ) -> None:
        self._index = index
        self._words = words
        self._sentence = sentence
        self._language = language
        self._clauses: dict[Span, tuple[Span, ...]] = {}

    def check_party(self, parts: Sequence[Span], fields: Fields) -> None:
        """Leave the party out unless a word of the quote plainly binds it, or frees it."""
        party = fields.party
        line = QuotedLine(parts, self._index.text)
        if party is None or not stands_in(party, line.line):
            return
        words = [line.place_of(at) for at in self._inside(parts)]
        if not words and not may_words(line.line):
            return
        # "As the Bank may require" binds nobody, and leave alone makes no debtor.
        free = () if words and fields.modality == "must" else may_words(line.line)
        if binds(line.line, [*words], party) or binds(line.line, free, party):
            return
        span = Span(parts[0].start, max(part.end for part in parts))
        fields.alerts.append(raised(NOT_BOUND, self._language, span, value=party))
        fields.checks = [_unsure(check) for check in fields.checks]
        fields.party = None

    def bind_modality(self, parts: Sequence[Span], summary: str, fields: Fields) -> None:
        """Tell a doubt about several modalities of the part alone that the summary is of.

        Where the rest of the quote has rows of its own, the register drops the doubt.
        """
        if not any(alert.kind in MODALITIES for alert in fields.alerts):
            return
        line = QuotedLine(parts, self._index.text)
        own = own_part(line.line, summary, fields.modality)
        if own is None:
            return
        at = line.span_of(own.at)
        fields.alerts = [
            replace(alert, span=at) if alert.kind in MODALITIES else alert
            for alert in fields.alerts
        ]

    def check_summary(self, parts: Sequence[Span], fields: Fields) -> None:
        """Drop a summary whose doer is somebody whom no word of the quote binds or frees."""
        line = QuotedLine(parts, self._index.text)
        words = [line.place_of(at) for at in self._inside(parts)]
        quoted = line.line
        doers = _doers(fields.statement, quoted)
        free = may_words(quoted)
        strange = [
            doer
            for doer in doers
            if not binds(quoted, words, doer) and not binds(quoted, free, doer)
        ]
        strange += _others_deed(fields, quoted, words)
        if strange:
            span = Span(parts[0].start, max(part.end for part in parts))
            said = raised("statement_not_in_source", self._language, span, value=strange[0])
            fields.alerts.append(said)
            fields.statement = ""

    def alerts(self, parts: Sequence[Span], party: str | None) -> tuple[Alert, ...]:
        """One for each word of duty that the quote holds and the row does not stand for."""
        inside = self._inside(parts)
        line = QuotedLine(parts, self._index.text)
        found = bonds(line.line, [line.place_of(at) for at in inside], party)
        others = [
            self._other(at, bond) for at, bond in zip(inside, found, strict=True) if bond.other
        ]
        entry = contents_entry(self._index.text, parts)
        if entry is not None:
            others.append(raised(CONTENTS, self._language, entry))
        known = {alert.span for alert in others}
        beside = self._beside(parts) if inside or may_words(line.line) else ()
        return (
            *others,
            *beside,
            *(alert for alert in self._cut(parts, inside) if alert.span not in known),
            *(() if inside else self._cut_leave(parts)),
        )

    def _beside(self, parts: Sequence[Span]) -> tuple[Alert, ...]:
        at = taken_back_by(self._index.text, parts, self._words, self._sentence)
        if at is None:
            return ()
        cue = one_line(at.of(self._index.text))
        return (raised(TAKEN_BACK, self._language, at, cue=cue),)

    def _inside(self, parts: Sequence[Span]) -> list[Span]:
        return [at for at in self._words if any(part.contains(at) for part in parts)]

    def _other(self, at: Span, bond: Bond) -> Alert:
        who = bond.subject.words if bond.subject.kind == "named" else ""
        word = one_line(at.of(self._index.text))
        return raised(OTHER_DUTY, self._language, at, cue=word, who=who)

    def _cut(self, parts: Sequence[Span], inside: Iterable[Span]) -> list[Alert]:
        text = self._index.text
        sentences = dict.fromkeys(self._sentence(at) for at in inside)
        return [
            raised(cut.kind, self._language, cut.at, cue=one_line(cut.at.of(text)))
            for sentence in sentences
            for cut in cuts(text, self._clauses_of(sentence), self._words, parts)
        ]

    def _cut_leave(self, parts: Sequence[Span]) -> list[Alert]:
        """The same for what somebody may do: cut from its condition it is leave for everything."""
        text = self._index.text
        held = [at for part in parts for at in may_words(text, part)]
        found: list[Alert] = []
        for sentence in dict.fromkeys(self._sentence(at) for at in held):
            # What is to be paid for the leave is a limit of it, and no clause beside it.
            owed = [at for at in self._words if not PAID_FOR.match(at.of(text))]
            words = sorted({*owed, *may_words(text, sentence)})
            own = [at for at in held if sentence.contains(at)]
            clauses = clauses_of(text, sentence, words)
            found += [
                raised(LIMITS, self._language, cut.at, cue=one_line(cut.at.of(text)))
                for cut in cuts(text, clauses, words, parts)
                if cut.at in own
            ]
            for clause in clauses:
                last = max((part.end for part in parts if clause.contains(part)), default=None)
                mine = [at for at in own if clause.contains(at)]
                if last and mine and _TAIL.match(text, last, clause.end):
                    cue = one_line(mine[0].of(text))
                    found.append(raised(LIMITS, self._language, mine[0], cue=cue))
        return found

    def _clauses_of(self, sentence: Span) -> tuple[Span, ...]:
        """Worked out once for a sentence, however many rows quote it."""
        if sentence not in self._clauses:
            found = clauses_of(self._index.text, sentence, self._words)
            self._clauses[sentence] = found
        return self._clauses[sentence]


def _doers(statement: str, quote: str) -> list[str]:
    """Who does it by the summary alone: the name that opens it, or one behind "by"."""
    return [
        one["name"]
        for one in _DOER.finditer(statement)
        if one.start() == 0 or not stands_in(one[0], quote)
    ]


def _others_deed(fields: Fields, quoted: str, words: Sequence[Span]) -> list[str]:
    """Who does what the summary says, where the quote plainly says that of another than the party.

    "The Supplier warrants that the Maker will repair it" is no duty of the Supplier to repair.
    """
    said = place_of(fields.statement, quoted) if fields.statement and fields.party else None
    if said is None:
        return []
    before = [bond for bond in bonds(quoted, words, fields.party) if bond.at.end <= said.start]
    if not before or quoted[before[-1].at.end : said.start].strip():
        return []
    last = before[-1]
    named = last.subject.kind == "named" and last.party == "no"
    who = _NAME.search(last.subject.words) if named else None
    return [who["name"]] if who else []


def _unsure(check: FieldCheck) -> FieldCheck:
    if check.name != "party":
        return check
    return replace(check, read=None, status="ambiguous", agrees=False)
