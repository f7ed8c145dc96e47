"""The alternatives of a pattern, each as a pattern that finds what it finds within the whole."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

_NAMED: Final = re.compile(r"\(\?P<(\w+)>")
_NO_GROUPS: Final = re.compile(r"\\[^1-9]|\[\^?\]?(?:\\.|[^\]\\])*\]", re.DOTALL)
_APART: Final = re.compile(
    # References by number, flags for all, and groups without a name: their numbers would change.
    r"\\[1-9]|\(\?\(|\(\?[aiLmsux]+\)|\((?!\?)"
)


@dataclass(frozen=True, slots=True)
class Branch:
    """One alternative as it is written, and `source` that also has the groups of the others."""

    said: str
    source: str


def branches(source: str) -> tuple[Branch, ...]:
    """What stands between the bars that are in no group; the pattern itself where it stays whole.

    Each has every group of the whole, those of the others unmatched.
    """
    parts = list(_between_bars(source))
    plain = _NO_GROUPS.sub("", source)
    if len(parts) == 1 or _APART.search(plain):
        return (Branch(source, source),)
    names = list(dict.fromkeys(_NAMED.findall(plain)))
    return tuple(Branch(part, _with_groups(part, names)) for part in parts)


def _with_groups(part: str, names: Sequence[str]) -> str:
    missing = "".join(f"(?P<{name}>)" for name in names if f"(?P<{name}>" not in part)
    return f"{part}|(?!){missing}" if missing else part


def _between_bars(source: str) -> Iterator[str]:
    depth = start = at = 0
    while at < len(source):
        char = source[at]
        if char == "\\":
            at += 1
        elif char == "[":
            at = _class_end(source, at)
        elif char == "|" and not depth:
            yield source[start:at]
            start = at + 1
        depth += (char == "(") - (char == ")")
        at += 1
    yield source[start:]


def _class_end(source: str, at: int) -> int:
    """Where the class of characters closes that opens here; a bracket that comes first is in it."""
    at += 3 if source[at + 1] == "^" else 2
    while source[at] != "]":
        at += 2 if source[at] == "\\" else 1
    return at
