"""What is wrong with a playbook, as a lawyer can act on it: where, what was found, what may be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

SHOWN: Final = 80
"""Characters of a file's own words that a message repeats at most."""

MOST: Final = 50
"""Problems listed at most; a file with more is the wrong file."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault: its line in the file (0 if unknown), the place in the playbook, and the remedy."""

    line: int
    where: str
    found: str
    allowed: str

    def sentence(self, source: str = "") -> str:
        """`file:line: place: found …; allowed: …`."""
        start = ":".join(part for part in (source, str(self.line) if self.line else "") if part)
        place = ": ".join(part for part in (start, self.where) if part)
        return f"{place}: found {self.found}; allowed: {self.allowed}"


class PlaybookInvalid(Exception):
    """The file is no valid playbook. `problems` are in file order; `source` is its name or ""."""

    def __init__(self, problems: Sequence[Problem], source: str = "") -> None:
        self.problems = tuple(sorted(problems, key=lambda problem: problem.line))[:MOST]
        self.source = source
        super().__init__("\n".join(problem.sentence(source) for problem in self.problems))


def quoted(text: str) -> str:
    """The file's own words in back quotes: one line, printable, short."""
    return f"`{printable(text, SHOWN).replace('`', chr(39))}`"


def printable(text: str, limit: int) -> str:
    """The text on one line, every character that does not print written as its escape."""
    cut = text[:limit]
    if cut.isprintable():
        return cut if len(text) <= limit else cut + "…"
    plain = "".join(char if char.isprintable() else ascii(char)[1:-1] for char in cut)
    return plain if len(text) <= limit else plain + "…"
