"""Headings that ask what the clause below them denies: "Can we feed it to an AI?".

A contract in plain English asks its questions on lines of their own and says under each of them
what holds. A question gives no right and asks no machine where the answer is a plain denial, or
names those alone who may.
"""

from __future__ import annotations

import re
from typing import Final

_ALONE_BEFORE: Final = re.compile(r"(?:\A|\n)[ \t#*]*(?:\d{1,2}(?:\.\d{1,2})*[.)]?[ \t]+)?\Z")
_ALONE_BEHIND: Final = re.compile(r"[ \t*]*\r?\n\s*(?=\S)")
_MAY: Final = re.compile(
    r"(?:\d{1,2}[.)]? )?(?:can|may|do|does|must|will|shall|should|are|is)\b[^.;:?]{3,80}\?\Z",
    re.IGNORECASE,
)
_WHO: Final = re.compile(
    r"(?:\d{1,2}[.)]? )?(?:and )?(?:who|whom|to whom)\b[^.;:?]{3,80}\?\Z", re.IGNORECASE
)
_DENIED: Final = re.compile(
    r"(?:No[.!](?!\w)|No, (?:you|we|it|they|nobody|neither)\b[^.;:?]{0,20}\b(?:not|never|nobody"
    r"|neither)\b|(?:Neither|Nobody|No one)\b|(?:You|We|They|It) (?:must|may|shall|will|can) (?:not"
    r"|never)\b|Never\b)"
)
_LIMITED: Final = re.compile(
    r"(?:Only|Nobody|No one|None but)\b|(?:You|We|They) may (?:only )?[a-z]+"
    r"(?: it| them)? only\b"
)


def is_settled(text: str, start: int, end: int) -> bool:
    """True where `text[start:end]` is a question on a line of its own that is denied or limited.

    A question of whether something may be done has to be denied; one of who may do it, limited.
    """
    asked = text[start:end].strip()
    behind = _ALONE_BEHIND.match(text, end)
    if behind is None or _ALONE_BEFORE.search(text[max(0, start - 24) : start]) is None:
        return False
    if _MAY.match(asked):
        return _DENIED.match(text, behind.end()) is not None
    return _WHO.match(asked) is not None and _LIMITED.match(text, behind.end()) is not None
