"""Where clauses begin, and stretches of lines to look for them in."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from operator import attrgetter

from quotary.ingest.reading.clauses.labels import Label
from quotary.ingest.reading.clauses.lines import Line
from quotary.ingest.reading.clauses.titles import title_of


@dataclass(frozen=True, slots=True)
class Beginning:
    """Where a clause begins, and what it is."""

    start: int
    number: str
    title: str
    kind: str
    level: int


@dataclass(frozen=True, slots=True)
class Region:
    """Consecutive lines of a text, and where the stretch ends."""

    lines: list[Line]
    end: int

    @property
    def start(self) -> int:
        """Where its first line starts; its end where it has none."""
        return self.lines[0].start if self.lines else self.end

    def between(self, start: int, end: int) -> Region:
        """The lines that start from `start` up to, not at, `end`."""
        low = bisect_left(self.lines, start, key=attrgetter("start"))
        high = bisect_left(self.lines, end, low, key=attrgetter("start"))
        return Region(self.lines[low:high], end)

    def after(self, start: int) -> Region:
        """The lines that start after `start`."""
        return self.between(start + 1, self.end)

    def after_first(self) -> Region:
        """All lines but the first."""
        return Region(self.lines[1:], self.end)


def beginning(label: Label, region: Region, kind: str, level: int) -> Beginning:
    """The beginning that a label makes; `region` starts with its line."""
    following = region.lines[1].text if len(region.lines) > 1 else ""
    title = title_of(label.line.text[label.end :], following)
    return Beginning(label.start, label.label.strip(), title, kind, level)
