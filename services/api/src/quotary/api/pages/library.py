"""PDFium's C functions, which come without types.

PDFium is not thread-safe and parses hostile files: it runs only in the child of `worker.py`.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

import pypdfium2  # pyright: ignore[reportMissingTypeStubs] - it ships none
from pypdfium2 import raw  # pyright: ignore[reportMissingTypeStubs] - it ships none

library: Any = raw
Handle = Any
"""A pointer that only PDFium can read."""

VERSION = str(pypdfium2.PYPDFIUM_INFO)  # importing the package starts the C library


@contextmanager
def open_page(content: bytes, number: int) -> Generator[Handle]:
    """Page `number` (from 1) of a PDF, closed at the end.

    Raises:
        ValueError: the PDF cannot be opened, or has no such page.
    """
    document = library.FPDF_LoadMemDocument64(content, len(content), None)
    if not document:
        raise ValueError("The document is no PDF that can be opened.")
    try:
        count = library.FPDF_GetPageCount(document)
        page = library.FPDF_LoadPage(document, number - 1) if 1 <= number <= count else None
        if not page:
            raise ValueError(f"The document has {count} pages and no page {number}.")
        try:
            yield page
        finally:
            library.FPDF_ClosePage(page)
    finally:
        library.FPDF_CloseDocument(document)
