"""File names from outside: kept readable, made harmless."""

from __future__ import annotations

import re
import unicodedata
from typing import Final
from urllib.parse import quote

_LONGEST: Final = 200
_UNSAFE: Final = re.compile(r"[\x00-\x1f\x7f\"\\/:*?<>|%;]")


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


def content_disposition(name: str) -> str:
    """An attachment header: a plain ASCII name and the whole one (RFC 6266, RFC 8187)."""
    cleaned = clean_filename(name)
    plain = _UNSAFE.sub("_", unicodedata.normalize("NFKD", cleaned))
    ascii_name = plain.encode("ascii", "ignore").decode() or "document"
    return f"attachment; filename=\"{ascii_name}\"; filename*=UTF-8''{quote(cleaned, safe='')}"
