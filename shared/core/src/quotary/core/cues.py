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
_SENTENCE = 2_000
"""Characters up to which a text counts as a sentence for the cache."""
_KEPT = 20_000
"""Characters up to which what was found is remembered."""
_GAP = rf"(?:[^\w.;!?]+\w+){{0,{GAP_WORDS}}}?[^\w.;!?]+"


@dataclass(frozen=True, slots=True)
class CueHit:
    """A cue, as its author wrote it, and where in the text it occurs."""

    cue: str
    span: Span


def find_cues(text: str, cues: Sequence[str]) -> tuple[CueHit, ...]:
    """Every occurrence of every cue, in text order; spans are offsets into `text`."""
    # Forms that are sent to many counterparties come back in many contracts.
    return _known(text, tuple(cues)) if len(text) < _KEPT else _found(text, tuple(cues))


def _found(text: str, cues: tuple[str, ...]) -> tuple[CueHit, ...]:
    flat = _flat(text)
    hits = [hit for cue in dict.fromkeys(cues) for hit in _hits(flat, cue)]
    hits.sort(key=lambda hit: (hit.span.start, hit.span.end, hit.cue))
    return tuple(hits)


_known = lru_cache(maxsize=1024)(_found)


def has_cue(text: str, cues: Sequence[str]) -> bool:
    """True where at least one of the cues occurs."""
    flat = _flat(text)
    return any(next(_hits(flat, cue), None) is not None for cue in cues)


def _hits(flat: FlatText, cue: str) -> Iterator[CueHit]:
    compiled = _compiled(cue)
    find = _plain_places if compiled.pattern is None else _pattern_places
    for start, end in find(flat.text, compiled):
        yield CueHit(cue, flat.source(start, end))


@dataclass(frozen=True, slots=True)
class _Compiled:
    """A cue ready to be looked for: as plain text where it can be, else as a pattern."""

    needles: tuple[str, ...]
    stem: bool
    words: tuple[str, ...] = ()
    pattern: re.Pattern[str] | None = None


def _plain_places(text: str, compiled: _Compiled) -> Iterator[tuple[int, int]]:
    """Where one of the needles stands between word boundaries."""
    for needle in compiled.needles:
        at = text.find(needle)
        while at >= 0:
            end = at + len(needle)
            if (at == 0 or not _is_word(text[at - 1])) and (
                compiled.stem or end == len(text) or not _is_word(text[end])
            ):
                yield at, _word_end(text, end) if compiled.stem else end
            at = text.find(needle, at + 1)


def _pattern_places(text: str, compiled: _Compiled) -> Iterator[tuple[int, int]]:
    # Substring searches are many times faster than patterns: a word that is not there rules most
    # cues out, and the first word's places are the only ones where the pattern is worth trying.
    if compiled.pattern is None or not all(word in text for word in compiled.words):
        return
    (first,) = compiled.needles
    at = text.find(first)
    while at >= 0:
        match = compiled.pattern.match(text, at)
        if match is not None:
            yield match.span()
        at = text.find(first, match.end() if match else at + 1)


def _is_word(char: str) -> bool:
    return char.isalnum() or char == "_"


def _word_end(text: str, at: int) -> int:
    while at < len(text) and _is_word(text[at]):
        at += 1
    return at


def _flat(text: str) -> FlatText:
    # Sentences are looked at by the hundred; they must not push their document out.
    return _flat_sentence(text) if len(text) < _SENTENCE else _flat_document(text)


@lru_cache(maxsize=2048)
def _flat_sentence(text: str) -> FlatText:
    return flatten(text)


@lru_cache(maxsize=16)
def _flat_document(text: str) -> FlatText:
    return flatten(text)


@lru_cache(maxsize=8192)
def _compiled(cue: str) -> _Compiled:
    flat = flatten(cue).text.strip()
    words = flat.split()
    if "..." in words or any("*" in word for word in words[:-1]):
        return _as_pattern(words)
    stem = flat.endswith("*")
    plain = flat.rstrip("*")
    if "*" in plain or not re.search(r"\w", plain):
        return _Compiled((), stem=False)
    # "pre-existing", "pre existing" and "preexisting" are one word to a reader.
    joined = flatten(re.sub(r"(?<=\w)-(?=\w)", "", cue)).text.strip().rstrip("*")
    return _Compiled(tuple(dict.fromkeys((plain, joined))), stem=stem)


def _as_pattern(words: list[str]) -> _Compiled:
    parts: list[list[str]] = [[]]
    for word in words:
        if word == "...":
            parts.append([])
        else:
            parts[-1].append(word)
    body = _GAP.join(" ".join(_word(word) for word in part) for part in parts if part)
    pieces = re.findall(r"\w+", " ".join(words))
    if not pieces:
        return _Compiled((), stem=False)
    return _Compiled(
        needles=(pieces[0],),
        stem=False,
        words=tuple(sorted(dict.fromkeys(pieces), key=len, reverse=True)),
        pattern=re.compile(rf"(?<!\w){body}(?!\w)"),
    )


def _word(word: str) -> str:
    letters = re.escape(word.rstrip("*"))
    return rf"{letters}\w*" if word.endswith("*") else letters
