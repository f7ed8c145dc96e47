"""The parts of a sentence: items between semicolons, and what stands between its commas."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from quotary.core.span import Span

_PART: Final = re.compile(r";\s|\n[ \t]*\n|:\s*\n|\n(?=[ \t]*(?:[a-z]\)|[ivxl]{1,5}[ .)–-]))")
# The date of a law parts nothing: "Lei nº 13.709, de 14 de agosto de 2018".
COMMA: Final = re.compile(
    r"(?!(?<=[0-9]),\s+de\s+[0-9]{1,2}[ºo°]?\s+de\s+[a-zç]{4,9}\s+de\s+[0-9]{4})"
    r"[,;](?=\s)(?![^()]{0,80}\))"
)


def parts_of(text: str, sentence: Span) -> Iterator[Span]:
    """Yields the parts of a sentence between semicolons, line by line of a list."""
    start = sentence.start
    for match in _PART.finditer(text, sentence.start, sentence.end):
        yield Span(start, match.start())
        start = match.end()
    if start < sentence.end:
        yield Span(start, sentence.end)


def pieces_of(text: str, item: Span) -> Iterator[Span]:
    """Yields what stands between the commas of the item; none in brackets or a law's date parts."""
    start = item.start
    for match in COMMA.finditer(text, item.start, item.end):
        yield Span(start, match.start())
        start = match.end()
    yield Span(start, item.end)
