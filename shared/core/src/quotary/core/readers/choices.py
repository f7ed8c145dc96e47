"""Whether a stated value is only one side of a choice that may come out higher."""

from __future__ import annotations

import re

_BEFORE = re.compile(
    r"\b(?:greater|greatest|higher|highest|larger|largest|longer|longest|later|latest) of\b"
    r"[^.;]{0,110}$|\ba?o maior (?:entre|valor entre|prazo entre|dos)\b[^.;]{0,110}$",
    re.IGNORECASE,
)
_BEHIND = re.compile(
    r"[^.;]{0,110}?\b(?:(?:whichever|as the case may be,?) (?:is|shall be"
    r"|comes) (?:the )?(?:greater|higher"
    r"|larger|longer|later|more)|o que for (?:maior|mais longo|superior)|prevalecendo o maior)\b",
    re.IGNORECASE,
)
_WINDOW = 120


def may_be_higher(text: str, start: int, end: int) -> bool:
    """True for "the greater of X and the fees paid" and "X, whichever is longer".

    "The lesser of" is no doubt in this sense: the value stated is then the most that can come out.
    """
    before = _BEFORE.search(text, max(0, start - _WINDOW), start)
    return before is not None or _BEHIND.match(text, end) is not None
