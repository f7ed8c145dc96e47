"""One page as a PNG picture."""

from __future__ import annotations

import ctypes
from io import BytesIO

from PIL import Image

from quotary.api.pages.library import library, open_page

MOST_PIXELS = 12_000_000
"""An A4 page at 350 dots per inch."""

LARGEST_SCALE = 6.0
WHITE = 0xFFFFFFFF


def render_page(content: bytes, number: int, scale: float = 1.5) -> bytes:
    """Page `number` (from 1) as PNG; `scale` is pixels per point, made smaller for huge pages.

    Raises:
        ValueError: the PDF cannot be opened, or has no such page.
    """
    with open_page(content, number) as page:
        width = max(1.0, library.FPDF_GetPageWidthF(page))
        height = max(1.0, library.FPDF_GetPageHeightF(page))
        scale = min(max(scale, 0.05), LARGEST_SCALE, (MOST_PIXELS / (width * height)) ** 0.5)
        size = max(1, round(width * scale)), max(1, round(height * scale))
        buffer = (ctypes.c_ubyte * (size[0] * size[1] * 4))()
        kind = library.FPDFBitmap_BGRx
        bitmap = library.FPDFBitmap_CreateEx(*size, kind, buffer, size[0] * 4)
        library.FPDFBitmap_FillRect(bitmap, 0, 0, *size, WHITE)
        library.FPDF_RenderPageBitmap(bitmap, page, 0, 0, *size, 0, library.FPDF_ANNOT)
        library.FPDFBitmap_Destroy(bitmap)
    image = Image.frombytes("RGB", size, bytes(buffer), "raw", "BGRX")
    output = BytesIO()
    image.save(output, "PNG", compress_level=3)
    return output.getvalue()
