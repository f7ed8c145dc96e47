"""A text as its reader sees it, for looking duty words up: disguises taken off, with the way back.

A duty word may be written in letters that only look like its own, spaced out, broken over lines,
or misread by OCR ("sha11", "rnust"). Never used for quotes: these are held against the text itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from quotary.core.lookalikes import Skeleton, skeleton
from quotary.core.obligations.labels import with_plain_labels
from quotary.core.scripts import script_of

_WORD_LIST: Final = (
    "shall must will should may cannot not never neither nothing required obliged obligated "
    "prohibited forbidden responsible obligation undertake undertakes agree agrees covenants "
    "warrants guarantees indemnifies commits ensures devera deverao deve devem poderao podera "
    "obriga obrigam obrigada obrigado obrigadas obrigados compromete comprometem vedado "
    "vedada proibido proibida nao nunca jamais sera serao"
)
_WORDS: Final = tuple(_WORD_LIST.split())
_ALIKE: Final = {
    "l": "i1|!",
    "i": "l1|!*",
    "o": "0*",
    "a": "@4*",
    "u": "*",
    "s": "5$",
    "e": "3*",
    "t": "7+",
}
_TWO: Final = {"m": "rn|nn", "w": "vv", "d": "cl"}
"""Pairs of letters that OCR takes for one."""

_GAP: Final = r"(?:[\W_\u115f\u1160]{1,3}|&#?\w{1,8};|</?\w[^<>]{0,20}>)"
"""What may stand between the letters of one word: signs, two letters that nobody sees, markup."""

_ODD: Final = "\u0180-\u02af\u1d00-\u1dbf\u2c60-\u2c7f\ua720-\ua7ff\uab30-\uab6f"
"""Letters of rare Latin alphabets: in a word of duty any of them stands for a usual one."""

_SHORT: Final = 3
_EVEN: Final = {
    **dict.fromkeys(map(ord, "\u2018\u2019\u201b\u2032\u02bc`"), "'"),
    **dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2015\u2212"), "-"),
    ord("_"): " ",
    **dict.fromkeys(map(ord, "\u201c\u201d\u201e\u00ab\u00bb"), '"'),
}
_MIXED: Final = re.compile(
    # Shown backwards, or Latin letters with Greek or Cyrillic ones. A unit such as "µm" is short.
    "[\u202d\u202e]"
    r"|(?<!\w)(?=\w*[A-Za-z])(?=\w*[\u0370-\u0373\u0376-\u037d\u0386\u0388-\u052f])\w{4,}"
)
_RUN_TOGETHER: Final = re.compile(
    # Not "marshall", "shallow", "mustard", "muster" and names that begin so.
    r"(?<!\w)(?:(?!marshall)\w{0,200}?(?:\wshall(?!ow|ot|op)|\wmust(?!a|e|y|o|i|u)|\wdevera|\wmaynot"
    r"|\wisrequired)|shall(?!ow|ot|op|s\b|on\b|ek\b)\w|must(?!a|e|y|o|i|u|s\b|n't)\w|maynot|agreesto"
    r"|isrequired)\w*"
)
_LETTERS: Final = re.compile(r"[^\W\d_]{3,}")
_OTHER_SCRIPT: Final = re.compile(r"[^\W\d_a-z]")
_SCRIPTS: Final = (
    "LATIN CYRILLIC GREEK CJK HANGUL HIRAGANA KATAKANA KATAKANA-HIRAGANA ARABIC HEBREW THAI "
    "DEVANAGARI BENGALI GEORGIAN ARMENIAN IDEOGRAPHIC MASCULINE FEMININE MICRO OHM KELVIN"
)
_WRITTEN: Final = frozenset(_SCRIPTS.split())
"""Scripts, by the first word of a letter's name, in which parties and places are really named."""


def _disguised(word: str) -> str:
    """The pattern of the word in letters like its own, written together or spaced out."""
    letters = [_like(letter) for letter in word]
    spaced = _GAP.join(letters)
    if len(word) <= _SHORT:
        return f"{''.join(letters)}|{spaced}"
    return f"(?:{_GAP})?".join(letters)


def _like(letter: str) -> str:
    one = f"[{letter}{_ALIKE.get(letter, '')}{_ODD}]"
    return f"(?:{one}|{_TWO[letter]})" if letter in _TWO else one


_DISGUISED: Final = re.compile(
    r"(?<![^\W_])(?:" + "|".join(f"(?P<w{at}>{_disguised(w)})" for at, w in enumerate(_WORDS)) + ")"
    r"(?![^\W_])"
)
_KNOWN: Final = frozenset(_WORDS)


@lru_cache(maxsize=64)
def unmask(text: str) -> Skeleton:
    """The text in plain small letters, its duty words without disguise, its labels all alike."""
    view = skeleton(text)
    even = view.text.translate(_EVEN)
    pieces: list[str] = []
    offsets: list[int] = []
    done = 0
    for match in _DISGUISED.finditer(even):
        if match[0] in _KNOWN:
            continue
        start, end = match.span()
        word = _WORDS[int((match.lastgroup or "w0")[1:])]
        pieces += (even[done:start], word)
        offsets += view.offsets[done:start]
        # A word keeps its ends: its span in the source is all that stood for it.
        offsets += [view.offsets[start]] * (len(word) - 1) + [view.offsets[end - 1]]
        done = end
    if not pieces:
        return with_plain_labels(Skeleton(even, view.offsets), text)
    plain = Skeleton("".join((*pieces, even[done:])), (*offsets, *view.offsets[done:]))
    return with_plain_labels(plain, text)


def masked_words(text: str, view: Skeleton) -> Iterator[tuple[int, int]]:
    """Where the text has words that cannot be read with certainty, as offsets of the text.

    Such are words of Latin letters mixed with Greek or Cyrillic ones, words in letters of no script
    that a contract is written in, what is shown backwards, and words of duty that have run into
    their neighbours ("Suppliershall").
    """
    for found in _RUN_TOGETHER.finditer(view.text):
        span = view.span(*found.span())
        yield span.start, span.end
    if text.isascii():
        return
    for found in _MIXED.finditer(text):
        yield found.span()
    if _OTHER_SCRIPT.search(view.text) is None:
        return
    for found in _LETTERS.finditer(view.text):
        if any(script_of(letter) not in _WRITTEN for letter in found[0] if letter > "z"):
            span = view.span(*found.span())
            yield span.start, span.end
