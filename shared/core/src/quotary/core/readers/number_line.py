"""The numbers of a text by position, and whether brackets next to a value contradict it."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import TypeVar

from quotary.core.readers.numbers import Number, find_numbers
from quotary.core.readers.reading import Mention

T = TypeVar("T")

_BRACKET = re.compile(r" ?[(\[] ?")
_BRACKET_END = re.compile(r" ?[)\]]")


@dataclass(frozen=True, slots=True)
class NumberLine:
    """Readable text with its numbers in order."""

    text: str
    numbers: tuple[Number, ...]
    starts: tuple[int, ...]
    language: str = ""

    @classmethod
    def of(cls, text: str, language: str) -> NumberLine:
        """The line of all numbers in the text."""
        numbers = find_numbers(text, language)
        return cls(text, numbers, tuple(number.start for number in numbers), language)

    def before(self, position: int) -> Number | None:
        """The last number that ends at or before `position`."""
        index = bisect_right(self.starts, position - 1) - 1
        if index >= 0 and self.numbers[index].end > position:
            index -= 1
        return self.numbers[index] if index >= 0 else None

    def after(self, position: int) -> Number | None:
        """The first number that starts at or after `position`."""
        index = bisect_right(self.starts, position - 1)
        return self.numbers[index] if index < len(self.numbers) else None

    def ending(self, position: int, gap: re.Pattern[str]) -> Number | None:
        """The number before `position` where the pattern matches all that stands between."""
        number = self.before(position)
        if number is None or not gap.fullmatch(self.text, number.end, position):
            return None
        return number

    def contradicts(self, mention: Mention[T], count: Decimal) -> bool:
        """True where a bare number around the mention's brackets is not its count.

        "sixty (30 days)", "30 (sixty days)", "30 days (sixty)" do; a figure in front of a figure in
        brackets may be the number of a clause or a note, and does not.
        """
        ahead = self.ending(mention.start, _BRACKET)
        comparable = ahead is not None and (ahead.words or mention.written)
        if ahead is not None and comparable and count not in ahead.values:
            return True
        behind = self.after(mention.end)
        return (
            behind is not None
            and _BRACKET.fullmatch(self.text, mention.end, behind.start) is not None
            and _BRACKET_END.match(self.text, behind.end) is not None
            and count not in behind.values
        )


def contradicted(line: NumberLine, mention: Mention[T], count: Decimal) -> Mention[T]:
    """The mention, a conflict where a bare number at its brackets is not its count."""
    if mention.trouble or not line.contradicts(mention, count):
        return mention
    return replace(mention, trouble="conflict", note="words and digits differ")


def checked_in_brackets(
    text: str, mentions: Iterable[Mention[T]], same: Callable[[T, T], bool]
) -> tuple[Mention[T], ...]:
    """The mentions, with a conflict where brackets right behind one state another value."""
    checked: list[Mention[T]] = []
    for mention in mentions:
        before = checked[-1] if checked else None
        if (
            before is not None
            and not (before.trouble or mention.trouble)
            and _BRACKET.fullmatch(text, before.end, mention.start)
            and not same(before.value, mention.value)
        ):
            note = "the brackets state another value"
            checked.append(replace(mention, trouble="conflict", note=note))
        else:
            checked.append(mention)
    return tuple(checked)
