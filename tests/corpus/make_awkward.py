"""The corpus of awkward files, and a script that writes it: `make_awkward.py FOLDER`.

Beside each file stands what reading it must come to, as JSON.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path

from corpus.awkward import docx_cases, other_cases, pdf_hidden, pdf_layout, pdf_marked
from corpus.awkward.case import Case

CASES: tuple[Case, ...] = (
    *pdf_layout.CASES,
    *pdf_hidden.CASES,
    *pdf_marked.CASES,
    *docx_cases.CASES,
    *other_cases.CASES,
)


def write(folder: Path) -> int:
    """Writes every file with its expected reading; the number of files."""
    folder.mkdir(parents=True, exist_ok=True)
    for case in CASES:
        suffix = case.name.partition("-")[0]
        (folder / f"{case.name}.{suffix}").write_bytes(case.make())
        expected = {k: v for k, v in asdict(case).items() if k not in ("name", "make")}
        expected["flags"] = sorted(case.flags)
        text = json.dumps(expected, ensure_ascii=False, indent=1)
        (folder / f"{case.name}.json").write_text(text + "\n", encoding="utf-8")
    return len(CASES)


if __name__ == "__main__":
    sys.stdout.write(f"{write(Path(sys.argv[1]))} files\n")
