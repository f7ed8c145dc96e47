"""Cues: words that show a topic, found wherever they occur. Cues are data that lawyers write.

A cue is one or more words. Case, accents, line breaks, soft hyphens and the hyphen in a compound do
not matter; a word ends where the cue's word ends, unless it carries a `*` ("surviv*" also finds
"survives"). ` ... ` between words leaves room for up to eight others of the same sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from quotary.core.flat_text import FlatText, flatten
from quotary.core.span import Span

GAP_WORDS = 8
_GAP = rf"(?:[^\w.;!?]+\w+){{0,{GAP_WORDS}}}?[^\w.;!?]+"
_BETWEEN = r"[\s\-]+"


@dataclass(frozen=True, slots=True)
class CueHit:
    """A cue, as its author wrote it, and where in the text it occurs."""

    cue: str
    span: Span


def find_cues(text: str, cues: Sequence[str]) -> tuple[CueHit, ...]:
    """Every occurrence of every cue, in text order; spans are offsets into `text`."""
    flat = _flat(text)
    hits = [hit for cue in dict.fromkeys(cues) for hit in _hits(flat, cue)]
    hits.sort(key=lambda hit: (hit.span.start, hit.span.end, hit.cue))
    return tuple(hits)


def has_cue(text: str, cues: Sequence[str]) -> bool:
    """True where at least one of the cues occurs."""
    flat = _flat(text)
    return any(next(_hits(flat, cue), None) is not None for cue in cues)


def _hits(flat: FlatText, cue: str) -> Iterator[CueHit]:
    compiled = _compiled(cue)
    text = flat.text
    # Substring searches are many times faster than patterns: a word that is not there rules most
    # cues out, and the first word's places are the only ones where the pattern is worth trying.
    if not compiled.words or not all(word in text for word in compiled.words):
        return
    at = text.find(compiled.first)
    while at >= 0:
        match = compiled.pattern.match(text, at)
        if match is not None:
            yield CueHit(cue, flat.source(match.start(), match.end()))
        at = text.find(compiled.first, match.end() if match else at + 1)


@dataclass(frozen=True, slots=True)
class _Compiled:
    words: tuple[str, ...]
    first: str
    pattern: re.Pattern[str]


@lru_cache(maxsize=16)
def _flat(text: str) -> FlatText:
    return flatten(text)


@lru_cache(maxsize=8192)
def _compiled(cue: str) -> _Compiled:
    flat = flatten(cue).text
    parts = [_words(part) for part in flat.split("...")]
    body = _GAP.join(part for part in parts if part)
    pieces = re.findall(r"\w+", flat)
    first = re.match(r"\W*", flat.replace("*", ""))
    start = first.group().strip(" .") if first else ""
    return _Compiled(
        words=tuple(sorted(dict.fromkeys(pieces), key=len, reverse=True)),
        # What the pattern must begin with: its first word, or the sign in front of it.
        first=start[:1] or (pieces[0] if pieces else ""),
        pattern=re.compile(rf"(?<!\w){body}(?!\w)"),
    )


def _words(part: str) -> str:
    return _BETWEEN.join(_word(word) for word in part.split())


def _word(word: str) -> str:
    stem = word.endswith("*")
    # "pre-existing", "pre existing" and "preexisting" are one word to a reader.
    letters = re.escape(word.rstrip("*")).replace(r"\-", r"[\s\-]?")
    return rf"{letters}\w*" if stem else letters
