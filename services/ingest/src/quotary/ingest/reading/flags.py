"""The closed list of what a reading may flag."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from quotary.core.document import ReadingFlag

FLAG_KINDS: Final = (
    "hidden_text",
    "struck_text",
    "ocr_needed",
    "ocr",
    "font_map_broken",
    "mixed_script",
    "bidi_controls",
    "zero_width",
    "control_chars",
    "tracked_changes",
    "comments",
    "annotations",
    "form_fields",
    "attachments",
    "macros",
    "encrypted",
    "damaged",
    "symbol_font",
    "text_box",
    "generated_numbering",
    "right_to_left",
    "rotated",
    "encoding_guessed",
)

EXCERPT_CHARACTERS: Final = 80
MOST_OF_A_KIND: Final = 400
"""Flags of one kind with a place each; what is beyond is counted in one more."""


def limited(flags: Iterable[ReadingFlag]) -> Iterator[ReadingFlag]:
    """The flags, of each kind at most 400 and then one that counts the others."""
    counts: Counter[str] = Counter()
    for flag in flags:
        counts[flag.kind] += 1
        if counts[flag.kind] <= MOST_OF_A_KIND:
            yield flag
    for kind, count in counts.items():
        if count > MOST_OF_A_KIND:
            yield ReadingFlag(kind, f"{count - MOST_OF_A_KIND:,} further places")


def excerpt(text: str) -> str:
    """`text` on one line, without control characters, cut to 80 characters."""
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return line if len(line) <= EXCERPT_CHARACTERS else line[: EXCERPT_CHARACTERS - 1] + "…"


def count_of(number: int, thing: str) -> str:
    """`number` with its noun: "1 comment", "3 comments"."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
