"""Where a contract's terms end and its signatures begin."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from quotary.core.span import Span

_SIGNED: Final = re.compile(
    r"(?i:in (?:witness|testimony) whereof|as witness|very truly yours|^sincerely\b"
    r"|for and on behalf|yours (?:faithfully|sincerely|truly)|accepted and agreed"
    r"|executed as a deed by)"
    r"|^(?i:by|signature|signed)\b ?(?::|at\b|for\b|by\b)|_{5,}|^For [A-Z]"
    r"|^[A-Z][A-Z .,&]{8,}(?: {3,}.*)?$",
    re.MULTILINE,
)


@lru_cache(maxsize=32)
def end_of_terms(text: str, span: Span) -> int:
    """Where the signatures begin, in the last third of the span; its end where none are seen."""
    found = _SIGNED.search(text, span.start + 2 * len(span) // 3, span.end)
    return found.start() if found else span.end
