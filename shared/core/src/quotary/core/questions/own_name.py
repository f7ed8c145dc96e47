"""A question that calls the document by the initials of its title: "the NDA" is this document."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

_OPENING: Final = 1_500
_TITLE: Final = re.compile(
    r"(?:[A-Z\u00c0-\u00dd][\w'\u2019]*[ -](?:of |and |de |da |do )?){1,7}"
    r"[A-Z\u00c0-\u00dd][\w'\u2019]*"
)
_INITIALS: Final = re.compile(r"\b[A-Z]{2,5}\b")
_SHORTEST: Final = 2


def without_own_name(question: str, text: str) -> str:
    """The question without the document's initials: they say nothing of what is asked."""
    own = _initials(text[:_OPENING])
    return _INITIALS.sub(lambda match: " " if match[0] in own else match[0], question)


@lru_cache(maxsize=64)
def _initials(opening: str) -> frozenset[str]:
    """The initials of the words in the first title of the opening, and of its ends."""
    first = _TITLE.search(opening)
    if first is None:
        return frozenset()
    letters = "".join(word[0] for word in re.findall(r"[^\W_]+", first[0]) if word[0].isupper())
    return frozenset(letters[at:] for at in range(len(letters) - _SHORTEST + 1))
