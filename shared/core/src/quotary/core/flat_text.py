"""Text flattened for looking words up: lower case, no accents, no invisible characters, one space.

White space and hyphens between words become one space, so that a phrase is found by plain search.

Only for finding topics. A quote is never verified on this view: it forgets what a quote must keep.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right
from dataclasses import dataclass
from typing import Final

from quotary.core.span import Span

_HYPHEN = r"\-\u00ad\u2010"
_UNSEEN = r"\u00ad\u0300-\u036f\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff"
_BETWEEN = r"\s\-\u2010-\u2015\u2212"
_CHANGED = re.compile(
    # The first character stands for all that follows, so that the engine can skip to it at once.
    rf"[{_BETWEEN}{_UNSEEN}](?:"
    # A word broken at the end of a line, and characters that nobody sees.
    rf"(?P<gone>(?<=\w[{_HYPHEN}])[{_HYPHEN}]*[ \t]*\r?[\n\f]\s*(?=[^\W\d_])"
    rf"|(?<=[{_UNSEEN}])[{_UNSEEN}]*)"
    # What stands between words, but for the plain space that is there already.
    rf"|(?<=[{_BETWEEN}])[{_BETWEEN}]+|(?<! ))"
)
_SIGNS: Final = {
    **dict.fromkeys("\u2018\u2019\u201b\u2032\u02bc\u00b4\u0060", "'"),
    **dict.fromkeys("\u201c\u201d\u201e\u201f\u2033", '"'),
}
_LETTERED: Final = re.compile("[^\x00-\xa9\xab-\xb4\xb6-\xb9\xbb-\xbf\u02bc\u2010-\u2070]")
"""What is a letter beyond the plain alphabet, and what may be one: most contracts have none."""


def _one_for_one() -> dict[int, str]:
    """Each cased or accented letter to its plain lower-case form, where that is one character."""
    table: dict[int, str] = {}
    for code in (*range(0x41, 0x5B), *range(0xC0, 0x250), *range(0x1E00, 0x1F00)):
        plain = unicodedata.normalize("NFD", chr(code))[0].lower()
        if len(plain) == 1:
            table[code] = plain
    return table | {ord(sign): plain for sign, plain in _SIGNS.items()}


_TABLE = _one_for_one()


@dataclass(frozen=True, slots=True)
class FlatText:
    """The flattened text, and where each of its pieces starts in both texts."""

    text: str
    starts: tuple[int, ...]
    sources: tuple[int, ...]

    def source(self, start: int, end: int) -> Span:
        """The span of the original that the flattened characters `start` to `end` come from."""
        first = bisect_right(self.starts, start) - 1
        last = bisect_right(self.starts, end - 1) - 1
        return Span(
            self.sources[first] + start - self.starts[first],
            self.sources[last] + end - self.starts[last],
        )


def flatten(text: str) -> FlatText:
    """The text in lower case, without accents and the invisible, one space between words."""
    pieces: list[str] = []
    starts: list[int] = []
    sources: list[int] = []
    length = at = 0
    for match in _CHANGED.finditer(text):
        start, end = match.span()
        if start > at:
            pieces.append(text[at:start])
            starts.append(length)
            sources.append(at)
            length += start - at
        if match.lastgroup != "gone":
            pieces.append(" ")
            starts.append(length)
            sources.append(start)
            length += 1
        at = end
    pieces.append(text[at:])
    starts.append(length)
    sources.append(at)
    return FlatText(_plain("".join(pieces)), tuple(starts), tuple(sources))


def _plain(text: str) -> str:
    """The text with each character as `_TABLE` has it, looked up one by one only where need be."""
    if _LETTERED.search(text):
        return text.translate(_TABLE)
    text = text.lower()
    if text.isascii():
        return text.replace("`", "'")
    for sign, plain in _SIGNS.items():
        text = text.replace(sign, plain)
    return text
