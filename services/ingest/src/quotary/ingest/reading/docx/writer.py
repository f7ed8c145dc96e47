"""Text as it grows, with marks for what a person must know about parts of it."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass

from quotary.core.document import ReadingFlag
from quotary.core.span import Span
from quotary.ingest.reading.docx.xml import Element
from quotary.ingest.reading.flags import excerpt


@dataclass(slots=True)
class Mark:
    """A flag in the making: what was found, over which characters, and its words."""

    kind: str
    what: str
    words: str
    start: int
    end: int


class Writer:
    """Collects canonical text; a line break is written only once text follows it."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._pending = ""
        self._dropped: list[list[str]] = []
        self._marks: list[Mark] = []
        self.position = 0
        self.pieces: list[tuple[int, int, Element]] = []
        """(start, end, `w:t` element) for text that is stored and not generated."""

    def write(self, text: str, element: Element | None = None) -> None:
        """Appends text; `element` is the `w:t` that holds it."""
        if not text:
            return
        if self._dropped:
            self._dropped[-1].append(text)
            return
        self.flush()
        if element is not None:
            self.pieces.append((self.position, self.position + len(text), element))
        self._append(text)

    def flush(self) -> None:
        """Writes the line breaks that wait for text."""
        pending, self._pending = self._pending, ""
        self._append(pending)

    def end_line(self) -> None:
        """A line break, to be written before the next text."""
        if self._dropped:
            self._dropped[-1].append(" ")
        else:
            self._pending += "\n"

    def end_cell(self) -> None:
        """Turns the line break that ends a cell's last paragraph into a tab."""
        if not self._dropped:
            self._pending = self._pending.removesuffix("\n") + "\t"

    def end_row(self) -> None:
        """Turns the tab that ends a row's last cell into a line break."""
        if not self._dropped:
            self._pending = self._pending.removesuffix("\t") + "\n"

    @property
    def next_position(self) -> int:
        """Where the next text will stand."""
        return self.position + len(self._pending)

    @contextmanager
    def dropping(self) -> Generator[list[str]]:
        """Keeps what is written meanwhile out of the text; gives its pieces."""
        words: list[str] = []
        self._dropped.append(words)
        try:
            yield words
        finally:
            self._dropped.pop()

    @property
    def is_dropping(self) -> bool:
        """True while what is written is kept out of the text."""
        return bool(self._dropped)

    def mark(self, kind: str, what: str, start: int, words: str | None = None) -> None:
        """Marks the text from `start` on, or with `words` what was left out at `start`."""
        if self._dropped:
            return
        end = max(start, self.position)
        last = self._marks[-1] if self._marks else None
        if words is None:
            words = "".join(self._parts_from(start))
        if last and (last.kind, last.what, last.end) == (kind, what, start):
            last.words, last.end = last.words + words, end
        elif words.strip() or end > start:
            self._marks.append(Mark(kind, what, words, start, end))

    def flag(self, kind: str, detail: str, start: int | None = None) -> None:
        """Marks something that has no words of its own."""
        start = self.next_position if start is None else start
        self._marks.append(Mark(kind, detail, "", start, max(start, self.position)))

    def text(self) -> str:
        """All that was written."""
        return "".join(self._parts)

    def flags(self) -> tuple[ReadingFlag, ...]:
        """The marks as flags, in the order of the text."""
        last = self.position
        marks = sorted(self._marks, key=lambda mark: (mark.start, mark.end))
        return tuple(
            ReadingFlag(m.kind, _detail(m), Span(min(m.start, last), min(m.end, last)))
            for m in marks
        )

    def _append(self, text: str) -> None:
        if text:
            self._parts.append(text)
            self.position += len(text)

    def _parts_from(self, start: int) -> list[str]:
        parts: list[str] = []
        position = self.position
        for part in reversed(self._parts):
            if position <= start:
                break
            position -= len(part)
            parts.append(part[max(0, start - position) :])
        return parts[::-1]


def _detail(mark: Mark) -> str:
    words = excerpt(mark.words)
    return f"{mark.what}: “{words}”" if words else mark.what
