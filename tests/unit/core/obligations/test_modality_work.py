"""Reading a hostile quote costs work in proportion to its length, counted and never timed."""

from __future__ import annotations

import re
from re import _parser as parser  # pyright: ignore[reportAttributeAccessIssue, reportUnknownVariableType]
from types import ModuleType
from typing import Any, cast

import pytest

from quotary.core.obligations import (
    complements_en,
    modality,
    modality_doubt,
    modality_doubt_en,
    modality_doubt_pt,
    modality_en,
    modality_pt,
    modality_words_en,
    modality_words_pt,
)

MODULES = (
    complements_en,
    modality,
    modality_doubt,
    modality_doubt_en,
    modality_doubt_pt,
    modality_en,
    modality_pt,
    modality_words_en,
    modality_words_pt,
)
MATCHED_ONLY = (modality_words_en.SKIP,)
"""Patterns that are only tried where the last one ended."""

NAMED: list[tuple[ModuleType, str, re.Pattern[str]]] = [
    (module, name, cast("re.Pattern[str]", value))
    for module in MODULES
    for name, value in vars(module).items()
    if isinstance(value, re.Pattern) and value not in MATCHED_ONLY
]
PATTERNS = [
    pytest.param(pattern, id=f"{module.__name__.rpartition('.')[2]}.{name}")
    for module, name, pattern in NAMED
]


def opens_without_end(parsed: Any) -> bool:
    """True where the pattern may begin anywhere with a repeat that has no upper bound.

    Searched in a text of n characters, it reads up to n of them from each place: n squared. One
    that begins at the start of the text, or of a word, is tried at few places only.
    """
    for code, value in parsed:
        name = str(code)
        if name in ("AT", "ASSERT", "ASSERT_NOT"):
            return False
        if name in ("MAX_REPEAT", "MIN_REPEAT", "POSSESSIVE_REPEAT"):
            least, most, _ = value
            if most == parser.MAXREPEAT:
                return True
            if least == 0:
                continue
            return opens_without_end(value[2])
        if name == "SUBPATTERN":
            return opens_without_end(value[3])
        if name == "BRANCH":
            return any(opens_without_end(branch) for branch in value[1])
        return False
    return False


@pytest.mark.parametrize("pattern", PATTERNS)
def test_no_pattern_is_searched_from_everywhere_to_the_end(pattern: re.Pattern[str]) -> None:
    assert not opens_without_end(parser.parse(pattern.pattern, pattern.flags & ~re.UNICODE))


class Counting:
    """A pattern that counts the characters it is given."""

    def __init__(self, pattern: re.Pattern[str], count: list[int]) -> None:
        self._pattern = pattern
        self._count = count

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._pattern, name)
        if not callable(found):
            return found

        def counted(*args: Any, **more: Any) -> Any:
            answer: Any = found(*args, **more)
            if name == "match":
                # Tried at one place only, it looks at what it takes.
                self._count[0] += 1 if answer is None else len(answer[0])
            else:
                self._count[0] += sum(len(arg) for arg in args if isinstance(arg, str))
            return answer

        return counted


def counted_patterns(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    count = [0]
    for module, name, pattern in NAMED:
        monkeypatch.setattr(module, name, Counting(pattern, count))
    return count


HOSTILE = (
    "the Supplier shall deliver the goods and ",
    "shall ",
    "may not, ",
    "at will may ",
    "agrees that it ",
    "shall have been paid and ",
    "the goods may probably also still ",
    "The Supplier shall deliver. ",
    "shall, without consent, ",
    "shall: (a) ",
    "n\u00e3o dever\u00e1 e nem poder\u00e1 ",
    "a Contratada dever\u00e1 entregar; ",
)


@pytest.mark.parametrize("words", HOSTILE)
def test_twice_the_quote_is_twice_the_work(words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    count = counted_patterns(monkeypatch)
    work: list[int] = []
    for length in (2_000, 4_000):
        count[0] = 0
        modality.read_modality.__wrapped__((words * length)[:length])
        work.append(count[0])
    assert work[1] <= 2.5 * work[0], f"{work} characters were looked at"
