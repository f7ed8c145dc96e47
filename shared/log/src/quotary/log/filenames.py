"""File names from outside: kept readable, made harmless, whichever way a document comes in."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_LONGEST: Final = 200


def clean_filename(name: str) -> str:
    """The name without folders, control and bidirectional characters, at most 200 characters."""
    last = re.split(r"[/\\]", name)[-1]
    kept = "".join(
        each for each in unicodedata.normalize("NFC", last) if unicodedata.category(each)[0] != "C"
    ).strip(" .")
    if len(kept) > _LONGEST:
        stem, dot, suffix = kept.rpartition(".")
        kept = f"{stem[: _LONGEST - 12]}{dot}{suffix[:10]}" if dot else kept[:_LONGEST]
    return kept or "document"
