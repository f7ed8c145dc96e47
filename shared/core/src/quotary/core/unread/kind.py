"""One kind of thing that a contract can say beside its positions, as grammar and topic."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from quotary.core.unread.hearing import Heard

_NOBODY: Final = re.compile(
    r"\b(?:not|never|neither|nor|none|nobody|no one|without|prohibit\w* (?:of|on|from)"
    r"|refrain\w* from|no|nothing|cannot)\b"
    r"(?:(?!\b(?:but|while|though|because|only|and|so|unless|except|until|save|other than)\b)"
    r"[^.;:])*$"
)


NEAR: Final = 120
"""Characters between a topic and what is said of it; further off they belong to other things."""


@dataclass(frozen=True)
class Kind:
    """A topic and what is said of it, both as `phrases`; `usual` is what is said of it honestly.

    It is found where a stretch between two stops holds one of `says` that no phrase of `usual`
    overlaps, and near it one of `about`, where any is given.
    `forbidden` is True where the words are harmless as soon as they are denied ("shall not train"),
    False where a denial makes them no better; a stretch that holds one of `unless` is left alone,
    and one where nothing begins as in `only_with`: words that all of `says` have, looked up first.
    """

    position: str
    why: str
    says: str
    about: str = ""
    usual: str = ""
    unless: str = ""
    only_with: str = ""
    forbidden: bool = False

    @property
    def lists(self) -> tuple[str, ...]:
        """The lists of phrases that it hears."""
        return tuple(
            one for one in (self.says, self.about, self.usual, self.unless, self.only_with) if one
        )

    @cached_property
    def needed(self) -> frozenset[str]:
        """The lists of each of which a phrase must begin somewhere."""
        return frozenset(one for one in (self.says, self.about, self.only_with) if one)

    def places(self, heard: Heard, *, forbidden: bool = False) -> Iterator[tuple[int, int]]:
        """Yields where a flattened segment says it; `forbidden` where its lead-in denies it."""
        if (forbidden and self.forbidden) or not heard.may_hold_all(self.needed):
            return
        said = list(heard.places(self.says))
        if not said:
            return
        topics = list(heard.places(self.about)) if self.about else []
        if (self.about and not topics) or next(heard.places(self.unless), None):
            return
        usual = None
        for start, end in said:
            if self.forbidden and _NOBODY.search(heard.text, 0, start):
                continue
            if topics and not any(_near((start, end), topic) for topic in topics):
                continue
            if usual is None:
                usual = list(heard.places(self.usual))
            if not any(first < end and start < last for first, last in usual):
                yield start, end


def _near(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return one[0] - other[1] < NEAR and other[0] - one[1] < NEAR
