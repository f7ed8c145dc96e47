"""TOML text as a tree that knows its lines: `tomllib` reads the values, a walk finds the lines."""

from __future__ import annotations

import re
import tomllib
from datetime import date, datetime, time
from typing import Final, cast

from quotary.core.playbook.problem import PlaybookInvalid, Problem, printable
from quotary.core.playbook.tree import Items, Leaf, Members, Tree, tree_of
from quotary.log.toml_lines import Path, value_lines

_LINE: Final = re.compile(r"line ([0-9]+)")


def toml_tree(text: str) -> Tree:
    """The tree of a TOML document.

    Raises:
        PlaybookInvalid: it is not TOML.
    """
    try:
        values = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        found = _LINE.search(str(error))
        words = f"malformed TOML ({printable(str(error), 120)})"
        problem = Problem(int(found[1]) if found else 0, "", words, "well-formed TOML")
        raise PlaybookInvalid([problem]) from error
    return _tree(values, (), 1, value_lines(text))


def _tree(value: object, path: Path, above: int, lines: dict[Path, int]) -> Tree:
    line = lines.get(path, above)
    if isinstance(value, dict):
        members = cast("dict[str, object]", value)
        return Members(
            tuple(
                (_key(key, (*path, key), line, lines), _tree(item, (*path, key), line, lines))
                for key, item in members.items()
            ),
            line,
        )
    if isinstance(value, list):
        items = cast("list[object]", value)
        return Items(
            tuple(_tree(item, (*path, index), line, lines) for index, item in enumerate(items)),
            line,
        )
    if isinstance(value, datetime | date | time):
        return tree_of(value.isoformat(), line)
    return tree_of(value, line)


def _key(name: str, path: Path, above: int, lines: dict[Path, int]) -> Leaf:
    return Leaf(name, lines.get(path, above), name)
