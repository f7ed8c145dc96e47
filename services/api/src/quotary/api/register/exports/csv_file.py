"""The register as CSV: UTF-8 with a mark that spreadsheets recognise, and no formula in it."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable

from quotary.api.register.exports.columns import (
    OBLIGATION_HEADERS,
    TERM_HEADERS,
    Cell,
    obligation_cells,
    term_cells,
)
from quotary.api.register.exports.inert import inert
from quotary.api.register.exports.lines import Lines


def obligations_csv(lines: Lines) -> bytes:
    """The obligations."""
    return _file(OBLIGATION_HEADERS, obligation_cells(lines))


def terms_csv(lines: Lines) -> bytes:
    """The key terms."""
    return _file(TERM_HEADERS, term_cells(lines))


def _file(headers: Iterable[str], rows: Iterable[Iterable[Cell]]) -> bytes:
    out = io.StringIO(newline="")
    # Every field in quotation marks: a separator inside one is never the end of it.
    writer = csv.writer(out, quoting=csv.QUOTE_ALL)
    writer.writerow(headers)
    writer.writerows([inert(cell) for cell in row] for row in rows)
    return out.getvalue().encode("utf-8-sig")
