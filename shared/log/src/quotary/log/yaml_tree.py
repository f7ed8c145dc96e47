"""YAML 1.2 text as a tree whose every value knows its line; nothing clever is followed.

Read from parser events, so that duplicate keys, anchors, tags and directives are seen as
written. Bare words follow the core schema of YAML 1.2: `no` is the word no, `1.10` keeps its zero.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Final, cast

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError
from ruamel.yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

from quotary.core.finding import Scalar
from quotary.core.playbook.problem import PlaybookInvalid, Problem, printable, quoted
from quotary.core.playbook.tree import Items, Leaf, Members, Tree

MAX_DEPTH: Final = 20

_NULL: Final = frozenset({"", "~", "null", "Null", "NULL"})
_BOOLEANS: Final = {"true": True, "True": True, "TRUE": True} | {
    "false": False,
    "False": False,
    "FALSE": False,
}
_INTEGER: Final = re.compile(r"-?(0|[1-9][0-9]{0,17})")
_DECIMAL: Final = re.compile(r"-?(0|[1-9][0-9]{0,14})\.[0-9]{1,9}")


def yaml_tree(text: str) -> Tree:
    """The tree of a YAML text that holds one document.

    Raises:
        PlaybookInvalid: it is not YAML, or uses anchors, tags, directives or deep nesting.
    """
    builder = _Builder()
    try:
        for event in cast("Any", YAML(typ="safe", pure=True)).parse(text):
            builder.take(event)
    except YAMLError as error:
        raise _malformed(error, text) from error
    if builder.root is None:
        raise PlaybookInvalid([Problem(1, "", "an empty file", "a mapping")])
    return builder.root


@dataclass(slots=True)
class _Open:
    """A list or mapping whose end has not come yet."""

    line: int
    mapping: bool
    parts: list[Tree] = field(default_factory=list[Tree])

    def closed(self) -> Tree:
        """The finished list or mapping; keys and values take turns in a mapping's parts."""
        if not self.mapping:
            return Items(tuple(self.parts), self.line)
        entries: list[tuple[Leaf, Tree]] = []
        for key, value in zip(self.parts[::2], self.parts[1::2], strict=True):
            if not isinstance(key, Leaf):
                raise PlaybookInvalid([Problem(key.line, "", "a list as a key", "a word as key")])
            entries.append((key, value))
        return Members(tuple(entries), self.line)


class _Builder:
    """Takes parser events one by one; `root` is the document's value once it is whole."""

    def __init__(self) -> None:
        self.root: Tree | None = None
        self._open: list[_Open] = []

    def take(self, event: Any) -> None:
        """Add what the event says.

        Raises:
            PlaybookInvalid: the event is of a kind that playbooks do not use.
        """
        line = event.start_mark.line + 1
        match event:
            case DocumentStartEvent():
                self._start(event, line)
            case AliasEvent():
                raise _refused(line, "an alias (*)")
            case ScalarEvent():
                _plain(event, line)
                self._add(_leaf(event, line))
            case MappingStartEvent() | SequenceStartEvent():
                _plain(event, line)
                self._open.append(_Open(line, isinstance(event, MappingStartEvent)))
                if len(self._open) > MAX_DEPTH:
                    raise _refused(line, f"nesting deeper than {MAX_DEPTH}")
            case MappingEndEvent() | SequenceEndEvent():
                self._add(self._open.pop().closed())
            case _:
                return

    def _start(self, event: Any, line: int) -> None:
        if self.root is not None:
            raise _refused(line, "a second document (---)")
        if event.version is not None and tuple(event.version) != (1, 2):
            raise _refused(1, "a %YAML directive for another version")
        if event.tags:
            raise _refused(1, "a %TAG directive")

    def _add(self, part: Tree) -> None:
        if self._open:
            self._open[-1].parts.append(part)
        else:
            self.root = part


def _plain(event: Any, line: int) -> None:
    if event.anchor is not None:
        raise _refused(line, f"the anchor {quoted(str(event.anchor))}")
    if event.tag is not None:
        raise _refused(line, f"the tag {quoted(str(event.tag))}")


def _leaf(event: Any, line: int) -> Leaf:
    text = str(event.value)
    bare = event.style is None
    return Leaf(_value(text) if bare else text, line, text, quoted=not bare)


def _value(text: str) -> Scalar:
    if text in _NULL:
        return None
    if text in _BOOLEANS:
        return _BOOLEANS[text]
    if _INTEGER.fullmatch(text):
        return int(text)
    return float(text) if _DECIMAL.fullmatch(text) else text


def _refused(line: int, found: str) -> PlaybookInvalid:
    allowed = "plain YAML 1.2: no anchors, aliases, tags or directives, one document"
    return PlaybookInvalid([Problem(line, "", found, allowed)])


def _malformed(error: YAMLError, text: str) -> PlaybookInvalid:
    """The parser's complaint with its line, from the mark or the offset that it carries."""
    told: Any = error
    mark = getattr(told, "problem_mark", None) or getattr(told, "context_mark", None)
    offset = getattr(told, "position", 0)
    line = mark.line + 1 if mark else text.count("\n", 0, offset) + 1
    reason = getattr(told, "problem", None) or str(error).splitlines()[0]
    found = f"malformed YAML ({printable(str(reason), 120)})"
    return PlaybookInvalid([Problem(line, "", found, "well-formed YAML 1.2")])
