"""Words that bind somebody to do something, or not to, in English and Portuguese.

Both languages are looked for in every document: their words do not get in each other's way, and a
duty must not be missed because the language was told wrongly. The search is generous: a sentence
too many is one more line for a person to read, a sentence too few is a duty that nobody reads.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from quotary.core.cues import CueHit, find_cues
from quotary.core.lookalikes import Skeleton
from quotary.core.obligations import duty_statements_en as statements_en
from quotary.core.obligations import duty_statements_pt as statements_pt
from quotary.core.obligations import duty_words_en as en
from quotary.core.obligations import duty_words_pt as pt
from quotary.core.obligations.accents import has_accents, is_accented, is_portuguese
from quotary.core.obligations.faint_duties import faint_duties
from quotary.core.obligations.joined_duties import joined_duties
from quotary.core.obligations.modality_words_en import SHOULD_IF
from quotary.core.obligations.orders import ORDER_CUE, find_orders
from quotary.core.obligations.present_tense import present_duties
from quotary.core.obligations.unmasked import masked_words, unmask
from quotary.core.span import Span

MASKED: Final = "letters that may hide a word"
"""The cue of a word that cannot be read: mixed scripts, or letters that are shown backwards."""

_Found = tuple[int, int]


def _any_of(patterns: Sequence[str]) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{'|'.join(patterns)})(?!\w)")


_ENGLISH: Final = _any_of(en.PATTERNS)
_ENGLISH_MORE: Final = _any_of(statements_en.STATEMENTS)
_PORTUGUESE: Final = _any_of(pt.PATTERNS)
_STATEMENTS: Final = (_any_of(pt.STATEMENTS), _any_of(statements_pt.STATEMENTS))
_FUTURE: Final = _any_of((pt.FUTURE,))
_INFINITIVE: Final = re.compile(pt.INFINITIVE)
_WILL: Final = _any_of(("will", "should"))
_NOUN: Final = re.compile(
    # "at will", "goodwill", "last will": the noun. "will of", "his will": as well.
    r"\b(?:at|free|good|own|last|his|her|their|its)\s+will$"
)
_ASKS: Final = re.compile(
    # "Should the Supplier fail", "if it should fail": a condition.
    r"(?:^|[.;:,)] ?|\b(?:and|or|but) )$|\b(?:if|in case|in the event)\b[^.;:]{0,60}$"
)
_BEFORE: Final = 80
_SHOWN: Final = 40


def find_duties(text: str, more: Sequence[str] = ()) -> tuple[CueHit, ...]:
    """Every duty word in the text, in order, none inside another; `more` are further cues.

    A word is found through its disguises; where a disguise cannot be seen through, the place of it
    is found with the cue `MASKED`.
    """
    return _found(text, tuple(more))


def is_order(cue: str) -> bool:
    """True for the cue of a bare order ("deliver the", "entregar"), which a lead-in may govern."""
    return ORDER_CUE.fullmatch(cue) is not None


def portuguese_places(text: str) -> tuple[tuple[int, int], ...]:
    """Where the unmasked text has Portuguese words of duty, as offsets of it, in order."""
    return tuple(sorted(_portuguese(text, unmask(text))))


@lru_cache(maxsize=512)
def _found(text: str, more: tuple[str, ...]) -> tuple[CueHit, ...]:
    view = unmask(text)
    places = [*_english(view), *_portuguese(text, view)]
    for statements in _STATEMENTS:
        places += _accented(statements, text, view)
    places += present_duties(text, view)
    places += find_orders(text, view)
    places += joined_duties(text, view)
    places += faint_duties(text, view, places)
    places = [each for each in places if not _binds_nobody(view.text, *each)]
    hits = [CueHit(_cue(view.text[start:end]), view.span(start, end)) for start, end in places]
    hits += [
        CueHit(hit.cue, view.span(hit.span.start, hit.span.end))
        for hit in find_cues(view.text, more)
    ]
    hits += [CueHit(MASKED, Span(start, end)) for start, end in masked_words(text, view)]
    hits.sort(key=lambda hit: (hit.span.start, -hit.span.end))
    kept: list[CueHit] = []
    for hit in hits:
        if not kept or not _belongs(text, hit.span, kept[-1].span):
            kept.append(hit)
    return tuple(kept)


def _binds_nobody(line: str, start: int, end: int) -> bool:
    return pt.BINDS_NOBODY.search(line, max(0, start - _BEFORE), end) is not None


def _cue(words: str) -> str:
    """The words that were found, short enough for a list: "nothing … may"."""
    if len(words) <= _SHOWN:
        return words
    parts = words.split()
    return f"{parts[0]} … {parts[-1]}"


def _belongs(text: str, span: Span, before: Span) -> bool:
    """True for words of the phrase that the hit before opened: "shall not be required to"."""
    if span.start < before.end:
        return True
    between = text[before.end : span.start].split()
    return between in ([], ["not"]) and text[span.start : span.start + 3].lower() == "be "


def _english(view: Skeleton) -> Iterator[_Found]:
    line = view.text
    for match in _ENGLISH.finditer(line):
        start, end = match.span()
        if not _denied(en.NO_DUTY, line, start, end) and not _is_aim(line, start, end):
            yield start, end
    for match in _WILL.finditer(line):
        start, end = match.span()
        before = line[max(0, start - _BEFORE) : start]
        if match[0] == "should":
            if SHOULD_IF.match(line, start) is None and _ASKS.search(before) is None:
                yield start, end
        elif _NOUN.search(before + "will") is None and not line.startswith(" of ", end):
            yield start, end
    for match in _ENGLISH_MORE.finditer(line):
        if not _denied(en.NO_DUTY, line, *match.span()):
            yield match.span()


def _accented(pattern: re.Pattern[str], text: str, view: Skeleton) -> Iterator[_Found]:
    """The places of a Portuguese pattern; an "e" that must be an "é" had its accent."""
    for match in pattern.finditer(view.text):
        start, end = match.span()
        first = match.start("accented")
        is_one_letter = match.end("accented") - first == 1
        if first >= 0 and is_one_letter and not is_accented(text, view, first):
            continue
        if not _denied(pt.NO_DUTY, view.text, start, end):
            yield start, end


def _portuguese(text: str, view: Skeleton) -> Iterator[_Found]:
    line = view.text
    portuguese = is_portuguese(line)
    bare = portuguese and not has_accents(text)
    yield from _accented(_PORTUGUESE, text, view)
    for match in _FUTURE.finditer(line):
        word, end = match["future"], match.end("future")
        if word in pt.NO_FUTURE:
            continue
        accented = any(is_accented(text, view, at) for at in (end - 1, end - 2))
        if accented or word in ("sera", "serao") or (bare and not pt.PRESENT.search(word)):
            yield match.span()
    if portuguese:
        for match in _INFINITIVE.finditer(line):
            yield match.span("infinitive")


def _denied(pattern: re.Pattern[str], line: str, start: int, end: int) -> bool:
    """True where a "not" right before the word of duty says that there is none."""
    return pattern.search(line[max(0, start - _BEFORE) : end]) is not None


_AIM: Final = re.compile(
    r"\b(?:purposes?|aims?|objectives?|goals?|intent|intentions?|effect|references?)\b[^.;]{0,100}$"
)
_IS_TO: Final = re.compile(r"^(?:is|are|was|were) (?:[a-z]+ ){0,3}to (?!be\b)")


def _is_aim(line: str, start: int, end: int) -> bool:
    """True for "the purpose of this clause is to protect": it tells what a text is for."""
    if _IS_TO.search(line[start:end]) is None:
        return False
    return _AIM.search(line[max(0, start - 2 * _BEFORE) : start]) is not None
