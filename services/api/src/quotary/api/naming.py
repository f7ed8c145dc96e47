"""File names from outside in the headers of an answer."""

from __future__ import annotations

import re
import unicodedata
from typing import Final
from urllib.parse import quote

from quotary.log.filenames import clean_filename

_UNSAFE: Final = re.compile(r"[\x00-\x1f\x7f\"\\/:*?<>|%;]")


def content_disposition(name: str) -> str:
    """An attachment header: a plain ASCII name and the whole one (RFC 6266, RFC 8187)."""
    cleaned = clean_filename(name)
    plain = _UNSAFE.sub("_", unicodedata.normalize("NFKD", cleaned))
    ascii_name = plain.encode("ascii", "ignore").decode() or "document"
    return f"attachment; filename=\"{ascii_name}\"; filename*=UTF-8''{quote(cleaned, safe='')}"
