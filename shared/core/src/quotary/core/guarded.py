"""A pattern that is tried only on texts which hold letters that it needs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property

from quotary.core.needles import ODD_CASES, needles


class Guarded:
    """A pattern to search with, and the `needles` of which a text must hold one each.

    Both are made when they are first needed: a service that starts need not wait for them.
    """

    def __init__(self, source: str, flags: re.RegexFlag = re.NOFLAG) -> None:
        self._source = source
        self._flags = flags
        self._any_case = bool(flags & re.IGNORECASE)

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """The pattern itself, for texts that may hold a match."""
        return re.compile(self._source, self._flags)

    @cached_property
    def _needles(self) -> tuple[tuple[str, ...], ...]:
        return needles(self._source, any_case=self._any_case)

    def may_match(self, text: str) -> bool:
        """False where the pattern matches nowhere in the text, known without trying it."""
        if not self._needles:
            return True
        if self._any_case:
            if not (text.isascii() or ODD_CASES.isdisjoint(text)):
                return True
            text = text.lower()
        return all(any(map(text.__contains__, one)) for one in self._needles)

    def search(self, text: str) -> re.Match[str] | None:
        """The first match in the text."""
        return self.pattern.search(text) if self.may_match(text) else None

    def finditer(self, text: str) -> Iterator[re.Match[str]]:
        """The matches in the text, in order."""
        return self.pattern.finditer(text) if self.may_match(text) else iter(())
