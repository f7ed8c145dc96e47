"""Cues: words that show a topic, found wherever they occur. Cues are data that lawyers write.

A cue is one or more words. Case, accents, line breaks, soft hyphens and the hyphen in a compound do
not matter; a word ends where the cue's word ends, unless it carries a `*` ("surviv*" also finds
"survives"). ` ... ` between words leaves room for up to eight others of the same sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from quotary.core.flat_text import FlatText, flatten
from quotary.core.span import Span
from quotary.core.word_places import WordPlaces

GAP_WORDS = 8
_SENTENCE = 2_000
"""Characters up to which a text counts as a sentence for the cache."""
_KEPT = 20_000
"""Characters up to which what was found is remembered."""
_FIRST = re.compile(r"\w*")
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
    hits = list(_hits(_searched(text), cues))
    hits.sort(key=lambda hit: (hit.span.start, hit.span.end, hit.cue))
    return tuple(hits)


_known = lru_cache(maxsize=1024)(_found)


def has_cue(text: str, cues: Sequence[str]) -> bool:
    """True where at least one of the cues occurs."""
    return next(_hits(_searched(text), tuple(cues)), None) is not None


@dataclass(frozen=True, slots=True)
class _Searched:
    """A text as cues are looked for in it: flattened, and the places of its words."""

    flat: FlatText
    words: WordPlaces


def _hits(searched: _Searched, cues: tuple[str, ...]) -> Iterator[CueHit]:
    words = searched.words
    for cue, needle in _listed(cues).beginning_in(words):
        for start, end in needle.places(words):
            yield CueHit(cue, searched.flat.source(start, end))


@dataclass(frozen=True, slots=True)
class _Needle:
    """What is looked for of a cue: plain letters, or a pattern and the words that it needs.

    `first` is the word with which its places are found, "" where a sign opens it; `open_first` is
    True where that word may go on, `stem` where the last one may. A pattern's `last` word begins at
    most `most` words behind its first.
    """

    first: str
    open_first: bool
    letters: str = ""
    stem: bool = False
    words: tuple[str, ...] = ()
    last: str = ""
    most: int = 0
    pattern: re.Pattern[str] | None = None

    def places(self, words: WordPlaces) -> Iterator[tuple[int, int]]:
        """Where it stands in the text whose words these are, between word boundaries."""
        return self._matched(words, self.pattern) if self.pattern else self._plain(words)

    def _starts(self, words: WordPlaces) -> Iterable[int]:
        if not self.first:
            return _signs(words.text, self.letters)
        return words.beginning(self.first) if self.open_first else words.of(self.first)

    def _plain(self, words: WordPlaces) -> Iterator[tuple[int, int]]:
        text = words.text
        for at in self._starts(words):
            end = at + len(self.letters)
            if not text.startswith(self.letters, at):
                continue
            if self.stem or end == len(text) or not _is_word(text[end]):
                yield at, _word_end(text, end) if self.stem else end

    def _matched(self, words: WordPlaces, pattern: re.Pattern[str]) -> Iterator[tuple[int, int]]:
        # Looking words up is many times faster than patterns: a word that is not there rules most
        # cues out, and the pattern is worth trying only where the last word follows the first.
        if not all(map(words.has, self.words)):
            return
        done = 0
        for at in words.followed(list(self._starts(words)), self.last, self.most):
            match = pattern.match(words.text, at) if at >= done else None
            if match is not None:
                yield match.span()
                done = match.end()


class _Listed:
    """A list of cues by the words that they begin with: most of them begin nothing in a text."""

    def __init__(self, cues: tuple[str, ...]) -> None:
        self._exact: dict[str, list[tuple[str, _Needle]]] = {}
        self._others: list[tuple[str, _Needle]] = []
        for cue in dict.fromkeys(cues):
            for needle in _needles(cue):
                if needle.first and not needle.open_first:
                    self._exact.setdefault(needle.first, []).append((cue, needle))
                else:
                    self._others.append((cue, needle))

    def beginning_in(self, words: WordPlaces) -> Iterator[tuple[str, _Needle]]:
        """Yields the cues, and what is looked for of each, whose first word may be in the text."""
        for first in words.all & self._exact.keys():
            yield from self._exact[first]
        for cue, needle in self._others:
            if not needle.first or words.has(needle.first):
                yield cue, needle


_listed = lru_cache(maxsize=1024)(_Listed)


def _signs(text: str, letters: str) -> Iterator[int]:
    at = text.find(letters)
    while at >= 0:
        if at == 0 or not _is_word(text[at - 1]):
            yield at
        at = text.find(letters, at + 1)


def _is_word(char: str) -> bool:
    return char.isalnum() or char == "_"


def _word_end(text: str, at: int) -> int:
    while at < len(text) and _is_word(text[at]):
        at += 1
    return at


def _searched(text: str) -> _Searched:
    # Sentences are looked at by the hundred; they must not push their document out.
    return _searched_sentence(text) if len(text) < _SENTENCE else _searched_document(text)


def _ready(text: str) -> _Searched:
    flat = flatten(text)
    return _Searched(flat, WordPlaces(flat.text))


_searched_sentence = lru_cache(maxsize=2048)(_ready)
_searched_document = lru_cache(maxsize=16)(_ready)


@lru_cache(maxsize=8192)
def _needles(cue: str) -> tuple[_Needle, ...]:
    flat = flatten(cue).text.strip()
    words = flat.split()
    if "..." in words or any("*" in word for word in words[:-1]):
        return _as_pattern(words)
    stem = flat.endswith("*")
    plain = flat.rstrip("*")
    if "*" in plain or not re.search(r"\w", plain):
        return ()
    # "pre-existing", "pre existing" and "preexisting" are one word to a reader.
    joined = flatten(re.sub(r"(?<=\w)-(?=\w)", "", cue)).text.strip().rstrip("*")
    return tuple(_plain(letters, stem=stem) for letters in dict.fromkeys((plain, joined)))


def _plain(letters: str, *, stem: bool) -> _Needle:
    found = _FIRST.match(letters)
    first = found[0] if found else ""
    return _Needle(first, stem and first == letters, letters, stem)


def _as_pattern(words: list[str]) -> tuple[_Needle, ...]:
    parts: list[list[str]] = [[]]
    for word in words:
        if word == "...":
            parts.append([])
        else:
            parts[-1].append(word)
    body = _GAP.join(" ".join(_word(word) for word in part) for part in parts if part)
    pieces = re.findall(r"\w+", " ".join(words))
    if not pieces:
        return ()
    rest = tuple(sorted(dict.fromkeys(pieces), key=len, reverse=True))
    # Its first word may be a beginning only ("surviv* ... years").
    pattern = re.compile(rf"(?<!\w){body}(?!\w)")
    most = len(pieces) - 1 + GAP_WORDS * (len(parts) - 1)
    needle = _Needle(
        pieces[0], open_first=True, words=rest, last=pieces[-1], most=most, pattern=pattern
    )
    return (needle,)


def _word(word: str) -> str:
    letters = re.escape(word.rstrip("*"))
    return rf"{letters}\w*" if word.endswith("*") else letters
