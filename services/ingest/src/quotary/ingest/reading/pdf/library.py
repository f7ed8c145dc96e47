"""PDFium's C functions (fpdfview.h, fpdf_text.h, fpdf_edit.h, …), which come without types.

PDFium is not thread-safe: whoever calls it runs in a process, or under a lock, of its own.
"""

from __future__ import annotations

from typing import Any

import pypdfium2  # pyright: ignore[reportMissingTypeStubs] - it ships none
from pypdfium2 import raw  # pyright: ignore[reportMissingTypeStubs] - it ships none

library: Any = raw
Handle = Any
"""A pointer that only PDFium can read."""

VERSION = str(pypdfium2.PYPDFIUM_INFO)  # importing the package starts the C library

ERROR_PASSWORD = 4
ERROR_SECURITY = 5
"""fpdfview.h: FPDF_ERR_PASSWORD and FPDF_ERR_SECURITY."""
