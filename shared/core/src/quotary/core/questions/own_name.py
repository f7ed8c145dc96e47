"""A question that calls the document by its title or its initials: "the NDA", "the lease"."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from quotary.core.questions.content_words import topics_of

_OPENING: Final = 1_500
_TITLE: Final = re.compile(
    r"(?:[A-Z\u00c0-\u00dd][\w'\u2019]*[ -](?:of |and |de |da |do )?){1,7}"
    r"[A-Z\u00c0-\u00dd][\w'\u2019]*"
)
_INITIALS: Final = re.compile(r"\b[A-Z]{2,5}\b")
_SORTS: Final = re.compile(
    r"\b(?:lease|licen[cs]e|loan|charter|franchise|tenancy|locação"
    r"|franquia|distribuição|representação|empréstimo|arrendamento)\b",
    re.IGNORECASE,
)
"""Sorts of contract that are called without "agreement": "the lease"."""
_SHORTEST: Final = 2


def without_own_name(question: str, text: str) -> str:
    """The question without the document's name: it says nothing of what is asked."""
    own, first = _initials(text[:_OPENING]), _first_line(text)
    shorter = _INITIALS.sub(lambda match: " " if match[0] in own else match[0], question)
    shorter = _SORTS.sub(lambda match: " " if match[0].lower() in first else match[0], shorter)
    return shorter if topics_of(shorter) else question


def _first_line(text: str) -> frozenset[str]:
    lines = (line for line in text[:_OPENING].splitlines() if any(map(str.isalpha, line)))
    return frozenset(re.findall(r"[^\W_]+", next(lines, "").lower()))


@lru_cache(maxsize=64)
def _initials(opening: str) -> frozenset[str]:
    """The initials of the words in the first title of the opening, and of its ends."""
    first = _TITLE.search(opening)
    if first is None:
        return frozenset()
    letters = "".join(word[0] for word in re.findall(r"[^\W_]+", first[0]) if word[0].isupper())
    return frozenset(letters[at:] for at in range(len(letters) - _SHORTEST + 1))
