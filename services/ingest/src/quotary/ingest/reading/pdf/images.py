"""A page as it looks, in shades of grey."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from functools import cached_property

from PIL import Image, ImageChops

from quotary.ingest.reading.pdf.geometry import Frame
from quotary.ingest.reading.pdf.library import Handle, library

WHITE = 0xFFFFFFFF


@dataclass(frozen=True)
class Picture:
    """A rendered page: one byte a pixel, row by row, 0 for black to 255 for white."""

    frame: Frame
    width: int
    height: int
    pixels: bytes

    @cached_property
    def image(self) -> Image.Image:
        """The same as an image."""
        return Image.frombytes("L", (self.width, self.height), self.pixels)

    def inside(self, box: tuple[float, float, float, float]) -> tuple[int, int, int, int]:
        """Pixel box `box` in whole pixels of the picture, at least one wide and high."""
        left = min(max(0, int(box[0])), self.width - 1)
        top = min(max(0, int(box[1])), self.height - 1)
        right = min(self.width, max(left + 1, -int(-box[2] // 1)))
        bottom = min(self.height, max(top + 1, -int(-box[3] // 1)))
        return left, top, right, bottom

    def shades(self, box: tuple[float, float, float, float]) -> tuple[int, int]:
        """The darkest and the lightest grey in a pixel box."""
        left, top, right, bottom = self.inside(box)
        rows = [
            self.pixels[start + left : start + right]
            for start in range(top * self.width, bottom * self.width, self.width)
        ]
        return min(map(min, rows)), max(map(max, rows))

    def white_columns(self, place: tuple[int, int, int, int]) -> bytes:
        """A byte for each column of whole-pixel box `place`: 255 where all of it is white.

        The rows are joined as whole numbers, bit by bit, which is many times faster than looking
        at pixels one by one.
        """
        left, top, right, bottom = place
        joined = (1 << 8 * (right - left)) - 1
        for start in range(top * self.width, bottom * self.width, self.width):
            joined &= int.from_bytes(self.pixels[start + left : start + right])
        return joined.to_bytes(right - left)

    def lightest(self, box: tuple[float, float, float, float]) -> int:
        """The lightest grey in a pixel box."""
        left, top, right, bottom = self.inside(box)
        return max(
            max(self.pixels[start + left : start + right])
            for start in range(top * self.width, bottom * self.width, self.width)
        )


def render(page: Handle, frame: Frame) -> Picture:
    """The page with its annotations at the frame's scale."""
    width, height = frame.size
    buffer = (ctypes.c_ubyte * (width * height))()
    bitmap = library.FPDFBitmap_CreateEx(width, height, library.FPDFBitmap_Gray, buffer, width)
    library.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    library.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, library.FPDF_ANNOT)
    library.FPDFBitmap_Destroy(bitmap)
    return Picture(frame, width, height, bytes(buffer))


def difference(one: Picture, other: Picture) -> Picture:
    """What differs between two pictures of a page: 0 where nothing does."""
    pixels = ImageChops.difference(one.image, other.image).tobytes()
    return Picture(one.frame, one.width, one.height, pixels)
