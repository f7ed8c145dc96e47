"""The passage nearest to a quote that is not in the document: only to word the rejection.

No score decides anything here. A few dozen exact searches find the longest beginnings and ends of
the quote that do occur; what lies between them is where the two part.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from quotary.core.folding import MARKS
from quotary.core.indexing import DocumentIndex
from quotary.core.scripts import scripts
from quotary.core.span import Span
from quotary.core.view import View, key_of

_ANCHOR = 12
"""Characters without spaces that must agree before a passage counts as near."""

_SEEDS = 6
_PLACES = 8
_LEAST = 3
_SLACK = 80
_SHOWN_WORDS = 12
_LEFT_OUT = " -" + MARKS
_TOKEN = re.compile(r"\w+(?:[.,]\d+)*|[^\w\s]")


@dataclass(frozen=True, slots=True)
class Near:
    """Where the nearest passage is, the words in which it and the quote differ, and how."""

    span: Span
    expected: str
    found: str
    reason: str


def nearest(index: DocumentIndex, quote: str) -> Near | None:
    """The passage nearest to a folded quote; None where no part of it occurs."""
    view, key = index.body, key_of(quote)
    at = index.low_key.find(key.lower()) if len(index.low_key) == len(view.key) else -1
    if at >= 0 and at + len(key) <= len(view.key):
        return _compared(view, at, at + len(key), quote)
    start, head = _head(view.key, key)
    end, tail = _tail(view.key, key)
    if not head and not tail:
        return _seeded(view, key, quote)
    apart = not start <= end - tail <= start + len(key) + _SLACK
    if head and tail and head + tail >= len(key) and apart:
        return _stitched(view, start, start + head, _after_key(quote, head))
    if head >= tail:
        return _compared(view, start, _end_near(view.key, key, start, head), quote)
    return _compared(view, _start_near(view.key, key, end, tail), end, quote)


def _head(text: str, key: str) -> tuple[int, int]:
    """Where the longest beginning of the key found stands, and its length; (0, 0) if none does."""
    at, length = -1, 0
    while (wanted := max(_ANCHOR, 2 * length)) <= len(key):
        found = text.find(key[:wanted], max(at, 0))
        if found < 0:
            break
        at, length = found, wanted
    best = (0, 0)
    for _ in range(_PLACES):
        if at < 0 or not length:
            break
        best = max(best, (_common(text[at : at + len(key)], key), -at))
        at = text.find(key[:length], at + 1)
    return -best[1], best[0]


def _tail(text: str, key: str) -> tuple[int, int]:
    """Where the longest end of the key found ends, and its length; (0, 0) if none does."""
    at, length = len(text) + 1, 0
    while (wanted := max(_ANCHOR, 2 * length)) <= len(key):
        found = text.rfind(key[-wanted:], 0, at)
        if found < 0:
            break
        at, length = found + wanted, wanted
    best = (0, 0)
    for _ in range(_PLACES):
        if at < 0 or not length:
            break
        passage = text[max(0, at - len(key)) : at]
        best = max(best, (_common(passage[::-1], key[::-1]), at))
        found = text.rfind(key[-length:], 0, at - 1)
        at = found + length if found >= 0 else -1
    return best[1], best[0]


def _common(left: str, right: str) -> int:
    """How many characters the two strings begin with in common."""
    low, high = 0, min(len(left), len(right))
    while low < high:
        middle = (low + high + 1) // 2
        if left[low:middle] == right[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def _end_near(text: str, key: str, start: int, head: int) -> int:
    """Where the passage that starts at `start` ends: at the key's own end if that is near."""
    limit = min(len(text), start + len(key) + _SLACK)
    for length in _shrinking(len(key) - head):
        end = text.find(key[len(key) - length :], start + head, limit)
        if end >= 0:
            return end + length
    return min(len(text), start + len(key))


def _start_near(text: str, key: str, end: int, tail: int) -> int:
    """Where the passage that ends at `end` starts: at the key's own start if that is near."""
    floor = max(0, end - len(key) - _SLACK)
    for length in _shrinking(len(key) - tail):
        start = text.rfind(key[:length], floor, end - tail)
        if start >= 0:
            return start
    return max(0, end - len(key))


def _shrinking(length: int) -> list[int]:
    """Lengths to try, from `length` down to a few characters, each a quarter less."""
    lengths: list[int] = []
    while length > _LEAST:
        lengths.append(length)
        length = min(length - 1, length * 3 // 4)
    return lengths


def _seeded(view: View, key: str, quote: str) -> Near | None:
    """The passage about the first middle part of the quote that occurs."""
    for part in range(1, _SEEDS):
        offset = len(key) * part // _SEEDS
        seed = key[offset : offset + _ANCHOR]
        at = view.key.find(seed) if len(seed) == _ANCHOR else -1
        if at >= 0:
            start = max(0, at - offset)
            return _compared(view, start, min(len(view.key), start + len(key)), quote)
    return None


def _after_key(quote: str, length: int) -> str:
    """What follows the first `length` key characters of the quote, at most eighty characters."""
    at = 0
    while length:
        length -= quote[at] not in _LEFT_OUT
        at += 1
    return quote[at : at + _SLACK].strip()


def _stitched(view: View, start: int, end: int, rest: str) -> Near:
    """The passage that the quote begins like, where it goes on in the words of another."""
    first, last = view.folded_at(start), view.folded_at(end - 1) + 1
    return Near(
        view.source_of(first, last), view.text[last : last + _SLACK].strip(), rest, "stitched"
    )


def _compared(view: View, start: int, end: int, quote: str) -> Near:
    """The passage between two key offsets, widened to whole words, beside the quote."""
    text = view.text
    first, last = view.folded_at(start), view.folded_at(end - 1) + 1
    while first and _one_word(text[first - 1], text[first]):
        first -= 1
    while last < len(text) and _one_word(text[last - 1], text[last]):
        last += 1
    passage = text[first:last]
    for mark in MARKS:
        passage = passage.replace(mark, "-")
    theirs, ours = _TOKEN.findall(passage), _TOKEN.findall(quote)
    low = 0
    while low < min(len(theirs), len(ours)) and theirs[low] == ours[low]:
        low += 1
    high = 0
    while high < min(len(theirs), len(ours)) - low and theirs[-1 - high] == ours[-1 - high]:
        high += 1
    expected, found = theirs[low : len(theirs) - high], ours[low : len(ours) - high]
    return Near(
        view.source_of(first, last),
        " ".join(expected[:_SHOWN_WORDS]),
        " ".join(found[:_SHOWN_WORDS]),
        _difference(expected, found, foreign=_foreign(theirs, ours, expected, found)),
    )


def _one_word(left: str, right: str) -> bool:
    return (left.isalpha() and right.isalpha()) or (left.isnumeric() and right.isnumeric())


def _foreign(theirs: list[str], ours: list[str], expected: list[str], found: list[str]) -> bool:
    """True where one side's differing words have a letter of a script that the other has not."""
    return not (scripts(found) <= scripts(theirs) and scripts(expected) <= scripts(ours))


def _difference(expected: list[str], found: list[str], *, foreign: bool) -> str:
    """The reason token for two runs of words that are not the same."""
    if [word.lower() for word in expected] == [word.lower() for word in found]:
        return "case_differs" if expected != found else "spacing_differs"
    numbers = [
        [word for word in words if any(c.isnumeric() for c in word)] for words in (expected, found)
    ]
    if numbers[0] != numbers[1]:
        return "number_differs"
    words = [[word for word in side if word[0].isalnum()] for side in (expected, found)]
    if words[0] == words[1]:
        return "punctuation_differs"
    if foreign:
        return "script_differs"
    return "word_differs"
