"""A part of a sentence, heard once for every list of phrases that is looked for in it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from quotary.core.unread.phrases import Beginnings, places


class Heard:
    """A flattened segment, and where in it the phrases of each list may begin."""

    def __init__(
        self, text: str, begun: Mapping[str, Sequence[tuple[int, re.Pattern[str]]]]
    ) -> None:
        self.text = text
        self.begun = begun.keys()
        self._begun = begun

    def may_hold(self, listed: str) -> bool:
        """False where no phrase of the list can begin anywhere."""
        return listed in self._begun

    def may_hold_all(self, lists: frozenset[str]) -> bool:
        """False where one of the lists can begin nowhere."""
        return lists <= self.begun

    def places(self, listed: str) -> Iterator[tuple[int, int]]:
        """Yields where phrases of the list stand; none of a list without phrases."""
        return places(self.text, self._begun.get(listed, ()))


class Hearing:
    """Lists of phrases that hear a segment together: its words are looked up once for all."""

    def __init__(self, *lists: str) -> None:
        self._beginnings = Beginnings(*lists)

    def hear(self, segment: str) -> Heard:
        """The flattened segment, ready for each of the lists."""
        return Heard(segment, self._beginnings.in_text(segment))
