"""What stands right beside a quote and limits it or takes it back: the sentences around it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from quotary.core.obligations.labels import without_label
from quotary.core.questions.taking_back import limits, sets_aside, speaks_of_the_next, takes_back
from quotary.core.span import Span

_LONGEST: Final = 600
"""Characters of a neighbour that are looked at; a sentence that takes one back is short."""

_NUMBERED: Final = re.compile(r"\W*[0-9]+(?:\.[0-9]+)*\.?\s")
_POINTS: Final = re.compile(
    r"\b(?:foregoing|preceding|previous|above|aforesaid|aforementioned|this (?:sentence|clause"
    r"|obligation|duty|rule|provision|requirement)|these (?:obligations|duties)|anterior(?:es)?"
    r"|acima"
    r"|est[ea] (?:cl[áa]usula|obriga[çc][ãa]o|frase|dever|regra)|ess[ea] (?:obriga[çc][ãa]o|dever"
    r"|regra)|retro|precedente)\b|^\W*(?:it|they|this|such|isso|isto)\b",
    re.IGNORECASE,
)


_DOES_SO: Final = re.compile(
    r"^\W*(?:that|this|such|the said|tal|ess[ea]|est[ea]) (?:right|power|option|permission|leave"
    r"|entitlement|direito|faculdade|poder|op[çc][ãa]o)\b"
    r"|^[^,.;:]{0,50}?(?:\b(?:do|does|doing|done) (?:so|this|that|it)\b|\bexercise (?:it|this"
    r"|that|the right)\b"
    r"|\bfaz[eê]-l[oa]\b|\bfazer isso\b|\bassim (?:agir|proceder)\b)",
    re.IGNORECASE,
)
"""What does again the deed of the sentence before: "it may not do so by more than"."""

_LEADERS: Final = re.compile(r"(?:\.\s?){4,}|\u2026{2,}|\u2026\s*[0-9]{1,3}\s*$")
"""What leads from an entry of a table of contents to its page number."""


def contents_entry(text: str, quoted: Sequence[Span]) -> Span | None:
    """The first quoted part that is an entry of a table of contents: it only names a clause."""
    for part in quoted:
        start = text.rfind("\n", 0, part.end) + 1
        end = text.find("\n", part.end)
        line = text[max(start, part.start) : len(text) if end < 0 else end]
        if len(line) <= _LONGEST and _LEADERS.search(line):
            return part
    return None


def taken_back_by(
    text: str,
    quoted: Sequence[Span],
    words: Sequence[Span],
    sentence: Callable[[Span], Span],
) -> Span | None:
    """The sentence beside the quote that takes it back or limits it, unquoted; None for none.

    `words` are the words of duty of the chunk: a sentence with one has a duty of its own, and
    counts only where it says that the other one does not apply.
    """
    first, last = min(quoted).start, max(part.end for part in quoted)
    whole = sentence(Span(max(first, last - 1), last))
    behind = _next(text, last, whole.end, sentence)
    if behind is not None and _takes_back(text, behind, words):
        return behind
    ahead = _previous(text, first, sentence)
    if ahead is not None and _limits_next(text, ahead, words):
        return ahead
    return None


def _next(text: str, last: int, end: int, sentence: Callable[[Span], Span]) -> Span | None:
    """The rest of the sentence behind a semicolon, or the next sentence."""
    rest = text[last:end]
    if rest.lstrip()[:1] in (";", ":") and len(rest.strip()) > 1:
        start = last + len(rest) - len(rest.lstrip(" ;:\n\t"))
        return Span(start, end) if start < end else None
    at = _skipped(text, max(last, end), 1)
    return sentence(Span(at, at + 1)) if at is not None else None


def _previous(text: str, first: int, sentence: Callable[[Span], Span]) -> Span | None:
    start = sentence(Span(first, first + 1)).start
    if text[start:first].strip():
        return None
    at = _skipped(text, start - 1, -1)
    return sentence(Span(at, at + 1)) if at is not None else None


def _skipped(text: str, at: int, step: int) -> int | None:
    """The next character that is no white space, within a short way."""
    for _ in range(40):
        if not 0 <= at < len(text):
            return None
        if not text[at].isspace():
            return at
        at += step
    return None


def _takes_back(text: str, span: Span, words: Sequence[Span]) -> bool:
    line = span.of(text)
    own = without_label(line)
    again = _DOES_SO.search(own) if limits(own) else None
    if len(line) > _LONGEST or not (again or takes_back(own)):
        return False
    points = _POINTS.search(own) is not None or again is not None
    if (own != line or _NUMBERED.match(line)) and not points:
        return False
    if points and (again or sets_aside(line)):
        return True
    return not any(span.contains(at) for at in words)


def _limits_next(text: str, span: Span, words: Sequence[Span]) -> bool:
    line = without_label(span.of(text))
    if len(line) > _LONGEST or line.rstrip().endswith(":") or not speaks_of_the_next(line):
        return False
    return limits(line) and not any(span.contains(at) for at in words)
