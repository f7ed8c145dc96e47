"""The compiler: whatever the file says, a playbook or problems, never a crash."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quotary.core.playbook import PlaybookInvalid, compile_playbook, to_canonical
from quotary.core.playbook.problem import MOST, Problem, quoted
from quotary.core.playbook.tree import tree_of
from support.policies import narrow_nda

ODD: list[Any] = [
    None,
    True,
    0,
    -1.5,
    10**400,
    float("nan"),
    "",
    "no",
    "x" * 10_000,
    "\ud800\u202e",
    "{",
    "> 5",
    "[3..2]",
    [],
    {},
    [[]],
    {"a": 1},
    ["missing", None],
]
BOOK: dict[str, Any] = json.loads(to_canonical(narrow_nda()))


def places(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in plain data, as a path."""
    found = [path]
    if isinstance(value, dict):
        parts: list[tuple[Any, Any]] = list(value.items())  # pyright: ignore[reportUnknownArgumentType]
    else:
        parts = list(enumerate(value)) if isinstance(value, list) else []  # pyright: ignore[reportUnknownArgumentType]
    for key, part in parts:
        found += places(part, (*path, key))
    return found


PLACES = places(BOOK)[1:]


@given(st.sampled_from(PLACES), st.sampled_from(ODD), st.booleans())
@settings(deadline=None, max_examples=300)
def test_a_spoilt_playbook_is_compiled_or_refused(
    path: tuple[Any, ...],
    odd: object,
    rename: bool,  # noqa: FBT001 - drawn by hypothesis
) -> None:
    book = copy.deepcopy(BOOK)
    part: Any = book
    for key in path[:-1]:
        part = part[key]
    if rename and isinstance(part, dict):
        part[str(odd)[:20]] = part.pop(path[-1])
    else:
        part[path[-1]] = odd
    for sentence in refusals(book):
        assert sentence.isprintable()
        assert len(sentence) < 1_500
        sentence.encode()


def refusals(book: object) -> list[str]:
    """What is wrong with the playbook; [] where nothing is."""
    try:
        compile_playbook(tree_of(book))
    except PlaybookInvalid as invalid:
        return [problem.sentence("book.yaml") for problem in invalid.problems]
    return []


def test_problems_come_in_file_order_and_not_without_end() -> None:
    invalid = PlaybookInvalid([Problem(line, "x", "y", "z") for line in range(500, 0, -1)], "f")
    assert [problem.line for problem in invalid.problems] == list(range(1, MOST + 1))
    assert str(invalid).splitlines()[0] == "f:1: x: found y; allowed: z"


def test_a_files_words_are_quoted_short_and_printable() -> None:
    assert quoted("a`b\n\u202e\ud800") == "`a'b\\n\\u202e\\ud800`"
    assert len(quoted("x" * 1000)) < 100


def test_a_value_of_no_file_is_refused() -> None:
    with pytest.raises(PlaybookInvalid, match="found a set; allowed: text, numbers, true, false"):
        tree_of({"a": {1, 2}})
