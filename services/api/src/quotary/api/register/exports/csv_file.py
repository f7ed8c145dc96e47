"""The register as CSV: UTF-8 with a mark that spreadsheets recognise, and no formula in it."""

from __future__ import annotations

import csv
import io
import unicodedata
from collections.abc import Iterable
from typing import Final

from quotary.api.register.exports.columns import (
    OBLIGATION_HEADERS,
    TERM_HEADERS,
    Cell,
    obligation_cells,
    term_cells,
)
from quotary.api.register.exports.lines import Lines

_STARTS: Final = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20")
"""What begins a formula, full-width forms included. Source: OWASP, CSV Injection."""
_UNSEEN: Final = ("Cc", "Cs")
"""Control characters and lone surrogates."""


def obligations_csv(lines: Lines) -> bytes:
    """The obligations."""
    return _file(OBLIGATION_HEADERS, obligation_cells(lines))


def terms_csv(lines: Lines) -> bytes:
    """The key terms."""
    return _file(TERM_HEADERS, term_cells(lines))


def _file(headers: Iterable[str], rows: Iterable[Iterable[Cell]]) -> bytes:
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow(headers)
    writer.writerows([inert(cell) for cell in row] for row in rows)
    return out.getvalue().encode("utf-8-sig")


def inert(cell: Cell) -> Cell:
    """The cell so that no spreadsheet runs it: words from a contract are words."""
    if not isinstance(cell, str):
        return cell
    text = "".join(
        each for each in cell if each in "\n\t" or unicodedata.category(each) not in _UNSEEN
    )
    # Tab and line break first in a cell are passed over by some readers, like blanks.
    return f"'{text}" if text.lstrip().startswith(_STARTS) else text
