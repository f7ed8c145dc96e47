"""One mapping of a playbook file, read strictly: every fault is noted, reading goes on.

A value that is not what was asked for is reported and replaced by the default, so that one run
of the compiler reports everything; nothing built from a faulty file leaves the compiler.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from difflib import get_close_matches
from typing import Final

from quotary.core.playbook import limits
from quotary.core.playbook.problem import Problem, quoted
from quotary.core.playbook.tree import Items, Leaf, Members, Tree, shown

_TRAPS: Final = frozenset({"yes", "no", "on", "off", "y", "n"})


class Section:
    """A mapping whose keys are known. `where` is its place in the playbook, for messages.

    `readable` is False where something else stands in its place, which is then noted once.
    """

    def __init__(
        self, tree: Tree, where: str, faults: list[Problem], keys: Collection[str]
    ) -> None:
        self.where = where
        self.line = tree.line
        self._faults = faults
        self._values: dict[str, Tree] = {}
        self.readable = isinstance(tree, Members)
        if not isinstance(tree, Members):
            self.fault(tree.line, "", shown(tree), f"a mapping with {_listed(keys)}")
            return
        for key, value in tree.entries:
            self._take(key, value, keys)

    def _take(self, key: Leaf, value: Tree, keys: Collection[str]) -> None:
        name = key.written
        if name not in keys:
            near = get_close_matches(name, keys, n=1)
            hint = f" (did you mean {near[0]}?)" if near else ""
            self.fault(key.line, "", f"the unknown key {quoted(name)}{hint}", _listed(keys))
        elif name in self._values:
            first = self._values[name].line
            again = f"the key {quoted(name)} a second time"
            self.fault(key.line, "", again, f"it once (see line {first})" if first else "it once")
        else:
            self._values[name] = value

    def fault(self, line: int, key: str, found: str, allowed: str) -> None:
        """Note a problem with `key` of this section ("" for the section itself)."""
        where = ".".join(part for part in (self.where, key) if part)
        self._faults.append(Problem(line, where, found, allowed))

    def tree(self, key: str) -> Tree | None:
        """The value as written; None where the key is not there."""
        return self._values.get(key)

    def has(self, key: str) -> bool:
        """True where the key is there."""
        return key in self._values

    def line_of(self, key: str) -> int:
        """The line of the value, or of the section where the key is not there."""
        found = self._values.get(key)
        return self.line if found is None else found.line

    def need(self, key: str, allowed: str) -> None:
        """Note a problem where the key is not there, though the section is."""
        if self.readable and key not in self._values:
            self.fault(self.line, "", f"no {key}", allowed)

    def text(self, key: str, limit: int = limits.SENTENCE, *, required: bool = False) -> str:
        """The text, trimmed; "" where there is none."""
        found = self._values.get(key)
        if found is None:
            if required:
                self.need(key, f"{key}: text of up to {limit} characters")
            return ""
        return plain_text(self, key, found, limit)

    def flag(self, key: str, *, default: bool = False) -> bool:
        """True or false, which only the words true and false write."""
        found = self._values.get(key)
        if found is None:
            return default
        if isinstance(found, Leaf) and isinstance(found.value, bool):
            return found.value
        self.fault(found.line, key, shown(found), "true or false")
        return default

    def choice(self, key: str, allowed: Sequence[str], default: str | None) -> str:
        """One of the allowed words. Without a default the key is required."""
        found = self._values.get(key)
        options = " or ".join(allowed)
        if found is None:
            if default is None:
                self.need(key, f"{key}: {options}")
            return allowed[0] if default is None else default
        if isinstance(found, Leaf) and found.value in allowed and isinstance(found.value, str):
            return found.value
        self.fault(found.line, key, shown(found), options)
        return allowed[0]

    def share(self, key: str, default: float = 0.0) -> float:
        """A number from 0 to 1."""
        found = self._values.get(key)
        if found is None:
            return default
        value = found.value if isinstance(found, Leaf) else None
        if isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 1:
            return float(value)
        self.fault(found.line, key, shown(found), "a number from 0 to 1")
        return default

    def whole(self, key: str, bounds: tuple[int, int], default: int) -> int:
        """A whole number within the bounds."""
        found = self._values.get(key)
        if found is None:
            return default
        low, high = bounds
        value = found.value if isinstance(found, Leaf) else None
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.fault(found.line, key, shown(found), f"a whole number from {low} to {high:,}")
        return default

    def items(self, key: str, most: int) -> tuple[Tree, ...]:
        """The parts of a list; () where the key is not there."""
        found = self._values.get(key)
        if found is None:
            return ()
        if not isinstance(found, Items):
            self.fault(found.line, key, shown(found), "a list")
            return ()
        if len(found.items) > most:
            self.fault(found.line, key, shown(found), f"a list of up to {most}")
            return ()
        return found.items

    def texts(self, key: str, most: int, limit: int) -> tuple[str, ...]:
        """A list of different texts; () where the key is not there."""
        result: list[str] = []
        for item in self.items(key, most):
            text = plain_text(self, key, item, limit)
            if text in result:
                self.fault(item.line, key, f"{quoted(text)} a second time", "each once")
            elif text:
                result.append(text)
        return tuple(result)


def plain_text(section: Section, key: str, found: Tree, limit: int) -> str:
    """The leaf's text, trimmed; "" with a problem noted where it is not plain text."""
    allowed = f"text of up to {limit} characters"
    if not isinstance(found, Leaf) or not isinstance(found.value, str):
        if isinstance(found, Leaf) and found.value is not None:
            allowed += f', in quotes if it is meant as text: "{found.written[:20]}"'
        section.fault(found.line, key, shown(found), allowed)
        return ""
    text = found.value.strip()
    if not found.quoted and text.lower() in _TRAPS:
        found_word = f"the bare word {quoted(text)}, which some YAML readers take for true or false"
        section.fault(found.line, key, found_word, f'true, false, or the word in quotes: "{text}"')
        return ""
    if not text or len(text) > limit:
        found_size = f"{len(text)} characters" if text else "empty text"
        section.fault(found.line, key, found_size, allowed)
        return ""
    if odd := next((char for char in text if _unprintable(char)), None):
        section.fault(found.line, key, f"the invisible character U+{ord(odd):04X}", "plain text")
        return ""
    return text


def _unprintable(char: str) -> bool:
    return char not in "\n\t" and unicodedata.category(char) in {"Cc", "Cf", "Cs", "Co"}


def _listed(keys: Collection[str]) -> str:
    return ", ".join(keys)
