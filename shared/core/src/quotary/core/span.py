"""A half-open range of characters in a document's canonical text."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """Characters `start` up to, not including, `end` of the canonical text."""

    start: int
    end: int

    def __post_init__(self) -> None:
        if not 0 <= self.start <= self.end:
            raise ValueError(f"a span runs forward from 0, not {self.start} to {self.end}")

    def __len__(self) -> int:
        return self.end - self.start

    def of(self, text: str) -> str:
        """The characters of `text` that the span covers."""
        return text[self.start : self.end]

    def moved(self, by: int) -> Span:
        """The same range of a text that begins `by` characters earlier."""
        return Span(self.start + by, self.end + by)

    def contains(self, other: Span) -> bool:
        """True where `other` lies wholly inside."""
        return self.start <= other.start and other.end <= self.end

    def overlaps(self, other: Span) -> bool:
        """True where the two share at least one character."""
        return self.start < other.end and other.start < self.end
