"""File names from outside, in the parts of a form and in the headers of an answer."""

from __future__ import annotations

import re
import unicodedata
from typing import Final
from urllib.parse import quote

from quotary.log.filenames import clean_filename

_ESCAPED: Final = {"%22": '"', "%0D": "\r", "%0A": "\n"}
"""What browsers write for these three in a part's file name, and for no other character
(https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data)."""
_UNSAFE: Final = re.compile(r"[\x00-\x1f\x7f\"\\/:*?<>|%;]")


def uploaded_name(name: str | None) -> str:
    """The file name of a part of a multipart form, as it was on its owner's disk, made harmless."""
    written = name or ""
    for escaped, character in _ESCAPED.items():
        written = written.replace(escaped, character)
    return clean_filename(written)


def content_disposition(name: str) -> str:
    """An attachment header: a plain ASCII name and the whole one (RFC 6266, RFC 8187)."""
    cleaned = clean_filename(name)
    plain = _UNSAFE.sub("_", unicodedata.normalize("NFKD", cleaned))
    ascii_name = plain.encode("ascii", "ignore").decode() or "document"
    return f"attachment; filename=\"{ascii_name}\"; filename*=UTF-8''{quote(cleaned, safe='')}"
