"""The closed list of what a reading may flag."""

from __future__ import annotations

from typing import Final

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


def excerpt(text: str) -> str:
    """`text` on one line, without control characters, cut to 80 characters."""
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return line if len(line) <= EXCERPT_CHARACTERS else line[: EXCERPT_CHARACTERS - 1] + "…"


def count_of(number: int, thing: str) -> str:
    """`number` with its noun: "1 comment", "3 comments"."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
