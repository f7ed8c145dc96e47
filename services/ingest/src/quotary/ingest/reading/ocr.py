"""Text layers for scanned pages, by ocrmypdf where it is installed; never required.

The layer is invisible text over the page's picture, so it is read by the same path as any PDF and
flagged `ocr` there. Geometry is left alone (no deskewing), so that places stay those of the file.
"""

from __future__ import annotations

import asyncio
import shutil
from asyncio.subprocess import DEVNULL, PIPE
from contextlib import suppress

from quotary.ingest.reading.result import ReadResult

PROGRAM = "ocrmypdf"
SECONDS = 900.0
"""For one file: tesseract takes 2 to 7 seconds a page."""


def wants_ocr(result: ReadResult) -> bool:
    """True where a PDF, or a page of it, holds pictures of text and no text."""
    document = result.document
    if document is None:
        return result.outcome == "needs_ocr"
    return any(flag.kind == "ocr_needed" for flag in document.flags)


async def with_text_layer(content: bytes, languages: str, seconds: float = SECONDS) -> bytes | None:
    """The PDF with text laid over pages that have none; None where that cannot be had here.

    `languages` are tesseract's codes joined by "+", such as "eng+por".
    """
    program = shutil.which(PROGRAM)
    if program is None:
        return None
    options = ("--skip-text", "--output-type", "pdf", "--quiet", "--jobs", "1", "-l", languages)
    process = await asyncio.create_subprocess_exec(
        program, *options, "-", "-", stdin=PIPE, stdout=PIPE, stderr=DEVNULL
    )
    try:
        layered, _ = await asyncio.wait_for(process.communicate(content), seconds)
    except TimeoutError:
        return None
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    return layered if process.returncode == 0 and layered.startswith(b"%PDF") else None
