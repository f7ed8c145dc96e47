"""Reading PDFs beside bare pypdfium2 and pdfplumber: pages per CPU second, and memory over pages.

    uv run python bench/reading.py [DATA] [--json] [--pages 200] [--plumber-pages 40]

DATA is the folder that holds `cuad/pdf/*.pdf`, or any folder of PDFs. Times are CPU seconds of one
process. Memory is the peak of a fresh process that reads a made PDF of so many pages.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from corpus.awkward.pdf_file import PdfFile, PdfPage, lines
from quotary.ingest.reading import read_document

DEFAULT_DATA = Path(__file__).parents[2] / "shared" / "data"
LINE = "{n}.{i} The Receiving Party shall keep the Confidential Information of clause {n} secret."
MEMORY_PAGES = (10, 100, 400, 1000)


def ours(content: bytes) -> int:
    """Pages read by `read_document`: text, witness, clauses, flags."""
    document = read_document(content, "bench.pdf").document
    return len(document.pages) if document else 0


def bare(content: bytes) -> int:
    """Pages read by pypdfium2's own text call."""
    pdfium: Any = import_module("pypdfium2")
    document = pdfium.PdfDocument(content)
    for page in document:
        text_page = page.get_textpage()
        text_page.get_text_range()
        text_page.close()
        page.close()
    count = len(document)
    document.close()
    return count


def plumber(content: bytes, most: int) -> int:
    """Pages read by pdfplumber, at most `most`, each closed."""
    pdfplumber: Any = import_module("pdfplumber")
    count = 0
    with pdfplumber.open(BytesIO(content)) as document:
        for page in document.pages[:most]:
            page.extract_text(use_text_flow=True)
            page.close()
            count += 1
    return count


def made(pages: int) -> bytes:
    """A PDF of so many full pages."""
    return PdfFile(
        [
            PdfPage(lines(60, 780, [LINE.format(n=n, i=i) for i in range(50)]))
            for n in range(1, pages + 1)
        ]
    ).build()


def rate(read: Callable[[bytes], int], files: list[bytes]) -> dict[str, float]:
    """Pages, CPU seconds and pages per CPU second."""
    began = time.process_time()
    pages = sum(read(content) for content in files)
    seconds = time.process_time() - began
    return {
        "pages": pages,
        "seconds": round(seconds, 3),
        "pages_per_second": round(pages / seconds, 1),
    }


def peak_of_child(pages: int) -> float:
    """Peak memory in MB of a fresh process that reads a made PDF of so many pages."""
    command = [sys.executable, __file__, "--child", str(pages)]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return float(output)


def child(pages: int) -> None:
    """Prints this process's peak memory in MB after reading."""
    assert ours(made(pages)) == pages
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)


def texts() -> Iterator[tuple[int, float]]:
    """(characters, milliseconds) for plain text of three sizes, in process."""
    for size in (10_000, 20_000, 50_000):
        body = "".join(LINE.format(n=n, i=1) + "\n" for n in range(1, 700))[:size].encode()
        read_document(body, "a.txt")
        began = time.process_time()
        for _ in range(20):
            read_document(body, "a.txt")
        yield size, round((time.process_time() - began) / 20 * 1000, 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", nargs="?", type=Path, default=DEFAULT_DATA)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--pages", type=int, default=200)
    parser.add_argument("--plumber-pages", type=int, default=5, help="of each file")
    parser.add_argument("--child", type=int, default=0, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.child:
        child(arguments.child)
        return
    folder = arguments.data / "cuad" / "pdf"
    paths = sorted((folder if folder.is_dir() else arguments.data).glob("*.pdf"))
    files = [path.read_bytes() for path in paths] + [made(arguments.pages)]
    few = arguments.plumber_pages
    figures = {
        "files": len(files),
        "quotary": rate(ours, files),
        "pypdfium2": rate(bare, files),
        "pdfplumber": rate(lambda content: plumber(content, few), files),
        "peak_mb_by_pages": {pages: round(peak_of_child(pages), 1) for pages in MEMORY_PAGES},
        "text_ms_by_characters": dict(texts()),
    }
    if arguments.json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        print(f"{name:24} {value}")


if __name__ == "__main__":
    main()
