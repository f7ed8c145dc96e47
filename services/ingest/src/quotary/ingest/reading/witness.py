"""Flags for characters that look like others, run backwards, or do not show."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from quotary.core.document import ReadingFlag
from quotary.core.span import Span
from quotary.ingest.reading.flags import excerpt

BIDI = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+")
"""UAX #9 section 2: the explicit directional formatting characters and marks."""

ZERO_WIDTH = re.compile("[\u180e\u200b-\u200d\u2060-\u2064\ufeff\U000e0000-\U000e007f]+")
RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]+")

LATIN = "A-Za-z\u00c0-\u024f\u1e00-\u1eff"
FOREIGN = (
    "\u0370-\u037d\u037f-\u0386\u0388-\u03ff\u0400-\u052f\u0530-\u058f\u13a0-\u13ff\u2c80-\u2cff"
    "\ua4d0-\ua4ff\uff21-\uff3a\uff41-\uff5a\U0001d400-\U0001d7ff"
)
"""Blocks whose letters pass for Latin ones: Greek, Cyrillic, Armenian, Cherokee, Coptic, Lisu,
full-width forms and mathematical alphabets (UTS #39 confusables, by block). Not the Greek question
mark and middle dot: canonically they are ";" and "·", and many fonts map to them."""

MIXED = re.compile(rf"(?:[{LATIN}][{FOREIGN}]|[{FOREIGN}][{LATIN}])")
ODD = re.compile(rf"[{FOREIGN}]")
WORD = re.compile(rf"[{LATIN}{FOREIGN}]+")

SUSPECT = re.compile(
    "[\u0370-\u08ff\u13a0-\u13ff\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2c80-\u2cff"
    "\ua4d0-\ua4ff\ufb1d-\uffff\U0001d400-\U0001d7ff\U000e0000-\U000e007f]"
)
"""All that any pattern here looks for, and some more: most texts have none of it."""


def text_flags(text: str) -> tuple[ReadingFlag, ...]:
    """A flag for each mixed-script word, bidi control, zero-width run and right-to-left passage."""
    if text.isascii() or not SUSPECT.search(text):
        return ()
    return (
        *_mixed_script(text),
        *_runs(text, BIDI, "bidi_controls", "characters that reorder what is shown"),
        *_runs(text, ZERO_WIDTH, "zero_width", "characters that do not show"),
        *_right_to_left(text),
    )


def _runs(text: str, pattern: re.Pattern[str], kind: str, what: str) -> Iterator[ReadingFlag]:
    for match in pattern.finditer(text):
        if not _is_mark_at_start(match):
            names = ", ".join(f"U+{ord(c):04X}" for c in dict.fromkeys(match.group()))
            yield ReadingFlag(kind, f"{what}: {names}", Span(match.start(), match.end()))


def _is_mark_at_start(match: re.Match[str]) -> bool:
    """A byte order mark that an editor left at the very start says nothing."""
    return match.start() == 0 and match.group() == "\ufeff"


def _mixed_script(text: str) -> Iterator[ReadingFlag]:
    if not MIXED.search(text):
        return
    for match in WORD.finditer(text):
        word = match.group()
        if MIXED.search(word):
            odd = "".join(c for c in word if ODD.match(c))[:5]
            names = ", ".join(f"U+{ord(c):04X} {unicodedata.name(c, '?')}" for c in odd)
            detail = f"{excerpt(word)} mixes alphabets: {names}"
            yield ReadingFlag("mixed_script", detail, Span(match.start(), match.end()))


def _right_to_left(text: str) -> Iterator[ReadingFlag]:
    matches = list(RIGHT_TO_LEFT.finditer(text))
    if matches:
        detail = f"{len(matches)} runs of a right-to-left script; their order is the file's"
        yield ReadingFlag("right_to_left", detail, Span(matches[0].start(), matches[0].end()))
