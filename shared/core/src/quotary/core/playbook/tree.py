"""What a playbook file says, before anyone asks whether it may: values that know their line."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, cast

from quotary.core.finding import Scalar
from quotary.core.playbook.problem import PlaybookInvalid, Problem, printable, quoted


@dataclass(frozen=True, slots=True)
class Leaf:
    """One scalar. `written` is its text in the file; `quoted` is False for a bare YAML word."""

    value: Scalar
    line: int
    written: str
    quoted: bool = True


@dataclass(frozen=True, slots=True)
class Items:
    """A list."""

    items: tuple[Tree, ...]
    line: int


@dataclass(frozen=True, slots=True)
class Members:
    """A mapping as written: in order, duplicate keys included."""

    entries: tuple[tuple[Leaf, Tree], ...]
    line: int


Tree = Leaf | Items | Members

_HUGE: Final = 10**18
"""From here on Python may refuse to write the digits out."""


def tree_of(value: object, line: int = 0) -> Tree:
    """The tree of plain lists, dicts and scalars, every part of it on one line.

    Raises:
        PlaybookInvalid: a value of another type, such as a set.
    """
    if isinstance(value, Leaf | Items | Members):
        return value
    if isinstance(value, dict):
        return _members(list(cast("dict[object, object]", value).items()), line)
    if isinstance(value, list | tuple):
        items = cast("list[object]", value)
        return Items(tuple(tree_of(item, line) for item in items), line)
    if value is None or isinstance(value, str | int | float):
        return _leaf(value, line)
    kind = type(value).__name__
    raise PlaybookInvalid([Problem(line, "", f"a {kind}", "text, numbers, true, false")])


def tree_of_json(text: str) -> Tree:
    """The tree of a JSON text, duplicate names kept for the compiler to report.

    Raises:
        PlaybookInvalid: it is not JSON, holds NaN or infinity, or is nested beyond reason.
    """
    try:
        return tree_of(json.loads(text, object_pairs_hook=_members, parse_constant=_refuse))
    except (ValueError, RecursionError) as error:
        found = f"malformed JSON ({printable(str(error), 120)})"
        raise PlaybookInvalid([Problem(0, "", found, "well-formed JSON")]) from error


def shown(tree: Tree) -> str:
    """The tree in a few words, for a message."""
    match tree:
        case Items(items):
            return f"a list of {len(items)}"
        case Members(entries):
            return f"a mapping with {len(entries)} keys"
        case Leaf(None):
            return "nothing"
        case Leaf(bool() as value):
            return "true" if value else "false"
        case Leaf(int() | float()):
            return f"the number {quoted(tree.written)}"
        case Leaf(quoted=True):
            return quoted(f'"{tree.written}"')
        case Leaf():
            return quoted(tree.written)


def _members(pairs: Sequence[tuple[object, object]], line: int = 0) -> Members:
    return Members(tuple((_leaf(str(key), line), tree_of(item, line)) for key, item in pairs), line)


def _leaf(value: Scalar, line: int) -> Leaf:
    huge = isinstance(value, int) and abs(value) >= _HUGE
    return Leaf(value, line, "a number beyond reason" if huge else str(value))


def _refuse(constant: str) -> object:
    raise ValueError(f"{constant} is no number")
