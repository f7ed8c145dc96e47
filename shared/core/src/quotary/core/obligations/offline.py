"""Obligations found without a model: every duty of a chunk, quoted as it stands.

Its proposals state no confidence, so that each of them is for a person to read.
"""

from __future__ import annotations

import re
from typing import Final

from quotary.core.indexing import DocumentIndex
from quotary.core.obligations.duties import duties_in
from quotary.core.obligations.exclusion import reason_for
from quotary.core.obligations.modality import read_modalities
from quotary.core.obligations.proposed import (
    ProposedExclusion,
    ProposedObligation,
    ProposedTerm,
)
from quotary.core.obligations.register import Duty
from quotary.core.obligations.term_checking import LOOKED_AT, read_term
from quotary.core.playbook import KeyTermSpec, Playbook
from quotary.core.proposal import Proposal
from quotary.core.quoting import MIN_CHARS, seek
from quotary.core.reply_quotes import MAX_QUOTE
from quotary.core.span import Span
from quotary.core.unit_view import UnitView

_SUBJECT: Final = re.compile(
    r"(?:^|[.;:,)] ?|\b(?:and|e|that|que|then) )"
    r"(?P<party>(?:(?:the|each|either|a|o|as|os|cada)\s)?[A-Z\u00c0-\u00dd][\w&.'\u2019-]*"
    r"(?:\s[A-Z\u00c0-\u00dd][\w&.'\u2019-]*){0,3}|(?:The|Each|Either|A|O|As|Os|Cada)"
    r"\s[A-Z\u00c0-\u00dd]?[\w-]+(?:\s[A-Z\u00c0-\u00dd][\w-]+)?)\s*$"
)
_BEFORE: Final = 90
_DEADLINE: Final = re.compile(
    r"\b(?:(?:within|no(?:t)? later than|at least|em at\u00e9|no prazo de|dentro de)"
    r"\s[^.;,]{3,90}?\b(?:days?|weeks?|months?|years?|hours?|dias?|semanas?|m[e\u00ea]s(?:es)?|anos?"
    r"|horas?)\b(?:\s(?:\u00fateis|after|before|prior to|of|from|following|ap\u00f3s|antes d[aeo]s?"
    r"|contados d[aeo]s?|a contar d[aeo]s?)\b[^.;,]{0,60})?)",
    re.IGNORECASE,
)


def propose_chunk(index: DocumentIndex, playbook: Playbook, span: Span) -> Proposal:
    """The proposal for the chunk at `span`: duties as obligations, and what code can exclude."""
    policy = playbook.obligations
    obligations: list[ProposedObligation] = []
    exclusions: list[ProposedExclusion] = []
    for duty in duties_in(index, span, policy.duty_cues):
        words = duty.sentence.strip()
        if not MIN_CHARS < len(words) <= MAX_QUOTE or not span.contains(duty.place.span):
            continue
        why = reason_for(words, policy.exclude, policy.duty_cues)
        if why:
            exclusions.append(ProposedExclusion(words, why))
        else:
            obligations.append(_obligation(index, duty, span))
    view = UnitView(index, span, playbook.language)
    terms = [term for spec in playbook.terms if (term := _term(spec, view)) is not None]
    return Proposal(
        (), obligations=tuple(obligations), exclusions=tuple(exclusions), terms=tuple(terms)
    )


def _obligation(index: DocumentIndex, duty: Duty, span: Span) -> ProposedObligation:
    """The duty quoted, with the lead-in that has its duty word; only what its words state."""
    item = duty.place.span
    quotes = [item.of(index.text)]
    outside = [at for at in duty.at if not item.contains(at)]
    if outside:
        quotes = _with_lead_in(index, _lead_in(index, outside[0], item), item, span)
    words = " ".join(quotes)
    read = read_modalities(words)
    deadline = _DEADLINE.search(words)
    return ProposedObligation(
        quotes=tuple(quotes),
        modality=read[0] if read else None,
        party=_party(index, duty),
        deadline=" ".join(deadline[0].split()) if deadline else None,
    )


def _with_lead_in(index: DocumentIndex, lead_in: Span, item: Span, span: Span) -> list[str]:
    """The lead-in and the item; all that is between as well where the lead-in is too short."""
    text = index.text
    if not span.contains(lead_in) or item.end - lead_in.start > MAX_QUOTE:
        return [item.of(text)]
    sought = seek(lead_in.of(text)), seek(item.of(text))
    if any(part is None or part.short for part in sought):
        return [text[lead_in.start : item.end]]
    return [lead_in.of(text), item.of(text)]


def _lead_in(index: DocumentIndex, word: Span, item: Span) -> Span:
    """From the start of the sentence that holds the duty word to the word's own list."""
    sentence = index.sentences.at(word)
    end = min(sentence.end, item.start)
    colon = index.text.find(":", word.end, end)
    return Span(sentence.start, colon + 1 if colon >= 0 else word.end)


def _party(index: DocumentIndex, duty: Duty) -> str | None:
    """The subject right before the duty word, where it is a name."""
    at = duty.at[0].start
    low = max(index.sentences.at(duty.at[0]).start, at - _BEFORE)
    before = " ".join(index.text[low:at].split())
    found = _SUBJECT.search(before)
    return found["party"] if found else None


def _term(spec: KeyTermSpec, view: UnitView) -> ProposedTerm | None:
    """The first sentence with a cue in which the term's reader reads a value."""
    if not spec.derive:
        return None
    for passage in view.passages(spec.cues)[:LOOKED_AT]:
        words = passage.sentence.of(view.index.text)
        reading = read_term(spec, words, view.language)
        if reading.status == "value" and len(words) <= MAX_QUOTE:
            return ProposedTerm(spec.id, found=True, quotes=(words,), value=str(reading.value))
    return None
