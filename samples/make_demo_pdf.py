"""Writes samples/demo-nda.pdf from samples/sources/demo-nda.txt.

Run from the project's folder: `uv run python samples/make_demo_pdf.py [FOLDER]`. Changing a byte
of the PDF orphans its recording, which then has to be filed anew (`samples/file_recording.py`).
"""

from __future__ import annotations

import sys
from pathlib import Path

from typeset import Sheet, typeset

HERE = Path(__file__).parent

SHEET = Sheet(
    title="Mutual Non-Disclosure Agreement",
    header="Acme Industries, Inc. / Example Robotics, Inc.",
    footer="Mutual Non-Disclosure Agreement – Confidential",
    page_of="Page {page} of {total}",
    language="en_US",
    paper="letter",
)


def demo_pdf() -> bytes:
    """The demo NDA as a PDF of two pages."""
    return typeset((HERE / "sources" / "demo-nda.txt").read_text(encoding="utf-8"), SHEET)


if __name__ == "__main__":
    target = (Path(sys.argv[1]) if len(sys.argv) > 1 else HERE) / "demo-nda.pdf"
    target.write_bytes(demo_pdf())
    print(target.name, target.stat().st_size, "bytes")
