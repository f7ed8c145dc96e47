"""The numbers that Word shows before list paragraphs, counted from the numbering definitions.

Source: ECMA-376 part 1, section 17.9 (numbering).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from quotary.ingest.reading.docx.numbers import format_number
from quotary.ingest.reading.docx.xml import Element, W, attribute, child_value, is_on, whole

PLACEHOLDER = re.compile(r"%([1-9])")
BULLET = "•"
DEEPEST = 8


@dataclass(frozen=True, slots=True)
class Level:
    """One level of a list: how it counts and what it shows."""

    start: int = 1
    notation: str = "decimal"
    text: str = ""
    separator: str = " "
    restart_after: int | None = None
    legal: bool = False
    style: str = ""


@dataclass(slots=True)
class List:
    """One `w:num`: an abstract list with its overrides of starts and levels."""

    abstract: str
    levels: dict[int, Level]
    starts: dict[int, int] = field(default_factory=dict[int, int])


class Numbering:
    """The lists of a document, with counters that run as paragraphs are labelled in order."""

    def __init__(self, root: Element | None) -> None:
        self._lists: dict[str, List] = {}
        self._counters: dict[str, dict[int, int]] = {}
        self._begun: set[tuple[str, int]] = set()
        if root is not None:
            self._read(root)

    def _read(self, root: Element) -> None:
        abstracts = {attribute(a, "abstractNumId"): a for a in root.findall(W + "abstractNum")}
        by_style = {
            child_value(abstract, "styleLink"): identifier
            for identifier, abstract in abstracts.items()
            if child_value(abstract, "styleLink")
        }
        for num in root.findall(W + "num"):
            identifier = child_value(num, "abstractNumId")
            link = child_value(abstracts.get(identifier), "numStyleLink")
            identifier = by_style.get(link, identifier)
            levels = _levels(abstracts.get(identifier))
            starts: dict[int, int] = {}
            for override in num.findall(W + "lvlOverride"):
                index = whole(attribute(override, "ilvl"), 0)
                levels.update(_levels(override))
                start = child_value(override, "startOverride")
                if start:
                    starts[index] = whole(start, 1)
            self._lists[attribute(num, "numId")] = List(identifier, levels, starts)

    def level_of_style(self, number: str, style: str) -> int:
        """The level of a list that is tied to a paragraph style, 0 where none is."""
        levels: Mapping[int, Level] = self._lists[number].levels if number in self._lists else {}
        return next((index for index, level in levels.items() if level.style == style), 0)

    def label(self, number: str, index: int) -> str:
        """The next label of a list at level `index` with what separates it from the text, or ""."""
        found = self._lists.get(number)
        if found is None or not 0 <= index <= DEEPEST:
            return ""
        level = found.levels.get(index, Level())
        counters = self._counters.setdefault(found.abstract, {})
        self._count(number, found, index, counters)
        if level.notation == "bullet":
            return BULLET + level.separator
        text = PLACEHOLDER.sub(
            lambda match: self._shown(found, int(match[1]) - 1, counters, legal=level.legal),
            level.text,
        )
        return text + level.separator if text.strip() else ""

    def _count(self, number: str, found: List, index: int, counters: dict[int, int]) -> None:
        for deeper in [each for each in counters if each > index]:
            restart = found.levels.get(deeper, Level()).restart_after
            if restart is None or 0 <= index < restart:
                del counters[deeper]
        for shallower in range(index):
            counters.setdefault(shallower, found.levels.get(shallower, Level()).start)
        if index in found.starts and (number, index) not in self._begun:
            counters[index] = found.starts[index]
        elif index in counters:
            counters[index] += 1
        else:
            default = found.levels.get(index, Level()).start
            counters[index] = found.starts.get(index, default)
        self._begun.add((number, index))

    def _shown(self, found: List, index: int, counters: Mapping[int, int], *, legal: bool) -> str:
        level = found.levels.get(index, Level())
        notation = "decimal" if legal and level.notation != "decimalZero" else level.notation
        return format_number(counters.get(index, level.start), notation)


def _levels(parent: Element | None) -> dict[int, Level]:
    if parent is None:
        return {}
    return {whole(attribute(e, "ilvl"), 0): _level(e) for e in parent.findall(W + "lvl")}


def _level(element: Element) -> Level:
    restart = child_value(element, "lvlRestart")
    suffix = child_value(element, "suff", "tab")
    return Level(
        start=whole(child_value(element, "start"), 1),
        notation=child_value(element, "numFmt", "decimal"),
        text=child_value(element, "lvlText"),
        separator="" if suffix == "nothing" else " ",
        restart_after=whole(restart, 0) if restart else None,
        legal=is_on(element, "isLgl"),
        style=child_value(element, "pStyle"),
    )
