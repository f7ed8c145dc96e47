"""One kind of thing that a contract can say beside its positions, as grammar and topic."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from quotary.core.unread.phrases import phrases

_NOBODY: Final = re.compile(
    r"\b(?:not|never|neither|nor|none|nobody|no one|without|prohibit\w* (?:of|on|from)"
    r"|refrain\w* from|no|nothing|cannot)\b"
    r"(?:(?!\b(?:but|while|though|because|only|and|so|unless|except|until|save|other than)\b)"
    r"[^.;:])*$"
)


NEAR: Final = 120
"""Characters between a topic and what is said of it; further off they belong to other things."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A topic and what is said of it, both as `phrases`; `usual` is what is said of it honestly.

    It is found where a stretch between two stops holds one of `about` (if any is given) and one of
    `says` that no phrase of `usual` overlaps. `forbidden` is True where the words are harmless as
    soon as they are denied ("shall not train"), False where a denial makes them no better; a
    stretch that holds one of `unless` is left alone.
    """

    position: str
    why: str
    says: str
    about: str = ""
    usual: str = ""
    unless: str = ""
    forbidden: bool = False

    def places(self, segment: str, *, forbidden: bool = False) -> Iterator[tuple[int, int]]:
        """Yields where a flattened segment says it; `forbidden` where its lead-in denies it."""
        if forbidden and self.forbidden:
            return
        topics = [found.span() for found in compiled(self.about).finditer(segment)]
        if (self.about and not topics) or (self.unless and compiled(self.unless).search(segment)):
            return
        usual = None
        for match in compiled(self.says).finditer(segment):
            if self.forbidden and _NOBODY.search(segment, 0, match.start()):
                continue
            if topics and not any(_near(match.span(), topic) for topic in topics):
                continue
            if usual is None:
                usual = _spans(self.usual, segment)
            if not any(start < match.end() and match.start() < end for start, end in usual):
                yield match.span()


def _near(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return one[0] - other[1] < NEAR and other[0] - one[1] < NEAR


def _spans(usual: str, segment: str) -> list[tuple[int, int]]:
    return [match.span() for match in compiled(usual).finditer(segment)] if usual else []


@lru_cache(maxsize=256)
def compiled(listed: str) -> re.Pattern[str]:
    """The pattern of a list of phrases."""
    return phrases(listed)
