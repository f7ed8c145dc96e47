"""A page's visible frame, and places on it in points and in pixels."""

from __future__ import annotations

from typing import NamedTuple

from quotary.ingest.reading.pdf.library import Handle, library


class Box(NamedTuple):
    """A rectangle in the page's own space: points, y upwards, before any rotation."""

    left: float
    bottom: float
    right: float
    top: float

    @property
    def width(self) -> float:
        """Its width in points."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """Its height in points."""
        return self.top - self.bottom

    def overlaps(self, other: Box) -> bool:
        """True where the two share an area."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.bottom < other.top
            and other.bottom < self.top
        )

    def holds(self, x: float, y: float) -> bool:
        """True where the point lies inside."""
        return self.left <= x <= self.right and self.bottom <= y <= self.top


class Frame(NamedTuple):
    """What a reader sees of a page: its box, its turns by 90 degrees, and pixels per point."""

    box: Box
    turns: int
    scale: float

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the rendered page in pixels."""
        width, height = self.box.width * self.scale, self.box.height * self.scale
        if self.turns % 2:
            width, height = height, width
        return max(1, round(width)), max(1, round(height))

    def pixels(self, box: Box) -> tuple[float, float, float, float]:
        """(left, top, right, bottom) of a box on the rendered page."""
        one, other = self._pixel(box.left, box.bottom), self._pixel(box.right, box.top)
        return (
            min(one[0], other[0]),
            min(one[1], other[1]),
            max(one[0], other[0]),
            max(one[1], other[1]),
        )

    def point(self, x: float, y: float) -> tuple[float, float]:
        """The place on the page, in its own space, of a place on the rendered page."""
        frame, x, y = self.box, x / self.scale, y / self.scale
        if self.turns == 1:
            return frame.left + y, frame.bottom + x
        if self.turns == 2:
            return frame.right - x, frame.bottom + y
        if self.turns == 3:
            return frame.right - y, frame.top - x
        return frame.left + x, frame.top - y

    def _pixel(self, x: float, y: float) -> tuple[float, float]:
        frame, scale = self.box, self.scale
        if self.turns == 1:
            return (y - frame.bottom) * scale, (x - frame.left) * scale
        if self.turns == 2:
            return (frame.right - x) * scale, (y - frame.bottom) * scale
        if self.turns == 3:
            return (frame.top - y) * scale, (frame.right - x) * scale
        return (x - frame.left) * scale, (frame.top - y) * scale


class Matrix(NamedTuple):
    """An affine map of the plane: x' = ax + cy + e, y' = bx + dy + f."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def after(self, inner: Matrix) -> Matrix:
        """The map that applies `inner` first and then this one."""
        return Matrix(
            self.a * inner.a + self.c * inner.b,
            self.b * inner.a + self.d * inner.b,
            self.a * inner.c + self.c * inner.d,
            self.b * inner.c + self.d * inner.d,
            self.a * inner.e + self.c * inner.f + self.e,
            self.b * inner.e + self.d * inner.f + self.f,
        )

    def box(self, box: Box) -> Box:
        """The box around a mapped box."""
        if self == IDENTITY:
            return box
        corners = [(x, y) for x in (box.left, box.right) for y in (box.bottom, box.top)]
        xs = [self.a * x + self.c * y + self.e for x, y in corners]
        ys = [self.b * x + self.d * y + self.f for x, y in corners]
        return Box(min(xs), min(ys), max(xs), max(ys))


IDENTITY = Matrix()
MOST_PIXELS = 1_500_000
"""Of a page rendered for looking at its text: an A3 page has 1 million at one pixel a point."""


def frame_of(page: Handle) -> Frame:
    """The frame of a page: its crop box as far as it lies in its media box."""
    rectangle = library.FS_RECTF()
    library.FPDF_GetPageBoundingBox(page, rectangle)
    box = Box(rectangle.left, rectangle.bottom, rectangle.right, rectangle.top)
    area = max(1.0, box.width * box.height)
    return Frame(box, library.FPDFPage_GetRotation(page), min(1.0, (MOST_PIXELS / area) ** 0.5))
