"""Key terms of one chunk: read by code from the verified quote, never taken from the reply."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from quotary.core.alert import Alert, Scalar
from quotary.core.cues import has_cue
from quotary.core.indexing import DocumentIndex
from quotary.core.obligations.proposed import ProposedTerm
from quotary.core.obligations.register import Escalation, KeyTerm
from quotary.core.obligations.sentences_said import raised, said
from quotary.core.obligations.statement_about import statement_about
from quotary.core.obligations.stitching import is_stitched
from quotary.core.obligations.term_of_another import said_of_another, speaks_of
from quotary.core.obligations.verifying import CLAIMED, ELLIPSIS, Refused, Verified, verify
from quotary.core.obligations.whereabouts import whereabouts
from quotary.core.obligations.words import stands_in
from quotary.core.playbook import KeyTermSpec, Playbook
from quotary.core.readers import Reading, read
from quotary.core.readers.written import written
from quotary.core.span import Span
from quotary.core.unit_view import view_of

LOOKED_AT: Final = 40
"""Sentences with a cue of one term that are read in one chunk."""

_BEFORE: Final = 300
"""Characters before a statement that may say what it is about."""

_TITLE: Final = 1_000
"""Characters in which a document's title stands."""

_UNCLEAR: Final = frozenset({"ambiguous", "conflict"})


def title_of(text: str) -> str:
    """The first line of words of a document."""
    lines = (line.strip() for line in text[:_TITLE].splitlines())
    return next((line for line in lines if any(char.isalpha() for char in line)), "")


def read_term(spec: KeyTermSpec, text: str, language: str) -> Reading:
    """What the term's reader finds in the text; nothing where the term has no reader."""
    return read(spec.derive, text, language, spec.given()) if spec.derive else Reading("none")


def as_written(spec: KeyTermSpec, text: str, language: str) -> str:
    """What `read_term` finds as people write it, "" where it finds nothing."""
    return written(spec.derive, text, language, spec.given()) if spec.derive else ""


class TermChecking:
    """The key terms that a reply states of one chunk, and those that it leaves out."""

    def __init__(self, index: DocumentIndex, playbook: Playbook, unit: int, chunk: Span) -> None:
        self._index = index
        self._playbook = playbook
        self._unit = unit
        self._chunk = chunk
        self._language = index.document.language or playbook.language

    def check(
        self, proposed: Sequence[ProposedTerm], prompt: Callable[[], str]
    ) -> tuple[tuple[KeyTerm, ...], tuple[Escalation, ...]]:
        """The terms that the chunk states or that are in dispute, and the invented quotes."""
        terms: list[KeyTerm] = []
        escalations: list[Escalation] = []
        for spec in self._playbook.terms:
            claims = [claim for claim in proposed if claim.id == spec.id]
            found = [self._claimed(spec, claim, prompt) for claim in claims]
            stated = [one for one in found if isinstance(one, KeyTerm)]
            escalations += [one for one in found if isinstance(one, Escalation)]
            terms += [one for one in stated if one.found or one.alerts]
            terms += self._disputed(spec, stated)
        return tuple(terms), tuple(escalations)

    def _claimed(
        self, spec: KeyTermSpec, claim: ProposedTerm, prompt: Callable[[], str]
    ) -> KeyTerm | Escalation:
        problems = tuple(self._alert("term_unusable", why=why) for why in claim.problems)
        if not claim.found:
            return KeyTerm(spec.id, spec.title, found=False, unit=self._unit, alerts=problems)
        language = self._playbook.language
        quote = verify(claim.quotes, self._index, self._chunk, language, prompt)
        if isinstance(quote, Refused):
            why = said("term_fabricated", language, name=spec.title, why=quote.why)
            claimed = ELLIPSIS.join(claim.quotes)[:CLAIMED]
            return Escalation(self._unit, quote.kind, why, claimed)
        if is_stitched(quote.parts, self._index):
            claimed = ELLIPSIS.join(claim.quotes)[:CLAIMED]
            place = whereabouts(self._index).place(quote.hull)
            return Escalation(self._unit, "stitched", said("stitched", language), claimed, place)
        return self._read(spec, claim, quote)

    def _read(self, spec: KeyTermSpec, claim: ProposedTerm, quote: Verified) -> KeyTerm:
        """The term as its verified quote states it."""
        text = "\n".join(part.of(self._index.text) for part in quote.parts)
        value, doubt = self._value(spec, claim, text)
        alerts = [*quote.alerts, *doubt]
        if spec.cues and not has_cue(text, spec.cues) and not speaks_of(spec.id, text):
            alerts.append(self._alert("term_off_topic", quote.hull, name=spec.title))
        another = said_of_another(
            spec.id, self._whole(quote), self._around(quote), title_of(self._index.text)
        )
        if another:
            alerts.append(self._alert("term_of_another", quote.hull, name=spec.title, cue=another))
        found = value is not None
        return KeyTerm(
            id=spec.id,
            title=spec.title,
            found=found,
            value=value,
            quote=quote.words(self._index.text) if found else "",
            place=whereabouts(self._index).place(quote.hull) if found else None,
            unit=self._unit,
            alerts=tuple(alerts),
            written=as_written(spec, text, self._language) if found else "",
        )

    def _whole(self, quote: Verified) -> str:
        """The statement of the quote, also of words that the quote leaves out."""
        return statement_about(self._index, quote.hull).of(self._index.text)

    def _around(self, quote: Verified) -> str:
        """The heading and the words before the quote: what "such sums" are."""
        start = statement_about(self._index, quote.hull).start
        before = self._index.text[max(0, start - _BEFORE) : start]
        return f"{whereabouts(self._index).heading(quote.hull)} {before}"

    def _value(
        self, spec: KeyTermSpec, claim: ProposedTerm, text: str
    ) -> tuple[Scalar, list[Alert]]:
        """The value that the quote states, and what speaks against it."""
        if not spec.derive:
            if claim.value is not None and stands_in(claim.value, text):
                return claim.value, []
            return None, [self._alert("term_unsupported", name=spec.title)]
        reading = read_term(spec, text, self._language)
        if reading.status != "value":
            kind = "term_unclear" if reading.status in _UNCLEAR else "term_unsupported"
            return None, [self._alert(kind, name=spec.title)]
        if claim.value is None or _same(spec, claim.value, reading, self._language):
            return reading.value, []
        contradiction = self._alert(
            "term_contradicted",
            name=spec.title,
            read=as_written(spec, text, self._language) or reading.value,
            proposed=claim.value,
        )
        return reading.value, [contradiction]

    def _disputed(self, spec: KeyTermSpec, stated: Sequence[KeyTerm]) -> list[KeyTerm]:
        """Sentences that state a value of the term although the reply does not quote them."""
        if not spec.derive or not spec.cues:
            return []
        quoted = [term.place.span for term in stated if term.place is not None]
        known = {term.value for term in stated if term.found}
        stated_here = any(term.found and not term.alerts for term in stated)
        view = view_of(self._index, self._chunk, self._playbook.language)
        disputes: list[KeyTerm] = []
        for passage in view.passages(spec.cues)[:LOOKED_AT]:
            sentence = passage.sentence
            if any(sentence.overlaps(span) for span in quoted):
                continue
            text = sentence.of(self._index.text)
            if stated_here and said_of_another(spec.id, text, "", title_of(self._index.text)):
                # Beside the stated value, one of another thing disputes nothing.
                continue
            reading = read_term(spec, text, self._language)
            if reading.status != "value" or reading.value in known:
                continue
            known.add(reading.value)
            words = said(
                "term_disputed",
                self._playbook.language,
                name=spec.title,
                cue=passage.hits[0].cue,
                read=as_written(spec, text, self._language) or reading.value,
            )
            alert = Alert("absence_disputed", words, sentence)
            disputes.append(
                KeyTerm(spec.id, spec.title, found=False, unit=self._unit, alerts=(alert,))
            )
        return disputes

    def _alert(self, kind: str, span: Span | None = None, **values: object) -> Alert:
        return raised(kind, self._playbook.language, span, **values)


def _same(spec: KeyTermSpec, claimed: str, reading: Reading, language: str) -> bool:
    """True where the claimed value, read by the same reader, is the quote's."""
    if str(reading.value).strip().lower() == claimed.strip().lower():
        return True
    again = read_term(spec, claimed, language)
    return again.status == "value" and again.value == reading.value
