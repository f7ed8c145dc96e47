"""File names from outside: kept readable, made harmless, whichever way a document comes in."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_LONGEST: Final = 200


def clean_filename(name: str) -> str:
    """The name on one line, at most 200 characters, without folders, control or bidi characters."""
    last = re.split(r"[/\\]", name)[-1]
    kept = "".join(
        each for each in unicodedata.normalize("NFC", last) if not _is_harmful(each)
    ).strip(" .")
    if len(kept) > _LONGEST:
        stem, dot, suffix = kept.rpartition(".")
        kept = f"{stem[: _LONGEST - 12]}{dot}{suffix[:10]}" if dot else kept[:_LONGEST]
    return kept or "document"


def _is_harmful(char: str) -> bool:
    """True for control, format and private characters, and for separators of lines."""
    category = unicodedata.category(char)
    return category[0] == "C" or category in {"Zl", "Zp"}
