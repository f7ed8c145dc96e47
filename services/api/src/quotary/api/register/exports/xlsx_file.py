"""The register as a workbook: obligations, key terms, and a sheet that says what is in it."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from typing import Any, Final

from quotary.api.register.exports.columns import (
    OBLIGATION_HEADERS,
    TERM_HEADERS,
    Cell,
    obligation_cells,
    term_cells,
)
from quotary.api.register.exports.lines import Lines

_LONGEST: Final = 32_767
"""Characters in one cell. Source: Microsoft, Excel specifications and limits."""
_CUT: Final = " … [cut: a cell holds no more; the CSV has all of it]"
_WIDE: Final = {"obligation": 48, "quote": 64, "value": 24, "deadline": 24, "trigger": 24}
_NARROW: Final = 14


def workbook(lines: Lines) -> bytes:
    """The workbook's bytes. Every text is written as text: nothing in it is run or followed."""
    # Loaded at the first export: every start of the service would pay for it.
    import xlsxwriter  # pyright: ignore[reportMissingTypeStubs] - it ships none

    out = io.BytesIO()
    book: Any = xlsxwriter.Workbook(out, {"in_memory": True})
    bold = book.add_format({"bold": True, "text_wrap": True, "valign": "top"})
    # Text that begins like a formula stays text when somebody edits the cell.
    wrapped = book.add_format({"text_wrap": True, "valign": "top", "quote_prefix": True})
    _sheet(book, "Obligations", OBLIGATION_HEADERS, obligation_cells(lines), bold, wrapped)
    _sheet(book, "Key terms", TERM_HEADERS, term_cells(lines), bold, wrapped)
    about = book.add_worksheet("About")
    about.set_column(0, 0, 90, wrapped)
    for number, sentence in enumerate(sentences(lines)):
        about.write_string(number, 0, sentence, wrapped)
    book.close()
    return out.getvalue()


def sentences(lines: Lines) -> list[str]:
    """What the export holds and what it does not, for whoever opens it."""
    rows = (*lines.obligations, *lines.terms)
    signed = sum(each.who.signed for each in rows)
    said = [f"{signed} of these rows are signed off by a person."]
    if lines.with_proposed:
        said.append(
            f"{len(rows) - signed} are marked proposed: quoted from the document and checked by "
            "code, and signed by nobody."
        )
    else:
        unsigned = len(lines.unsigned) + len(lines.unsigned_terms)
        said.append(
            "1 row that nobody has signed is left out."
            if unsigned == 1
            else f"{unsigned} rows that nobody has signed are left out."
        )
    said += [
        "A field that the document does not state is empty. No deadline is computed.",
        "The register is a working list and no legal advice.",
    ]
    return said


def _sheet(
    book: Any,
    name: str,
    headers: Sequence[str],
    rows: Iterable[Sequence[Cell]],
    bold: object,
    wrapped: object,
) -> None:
    sheet = book.add_worksheet(name)
    last = 0
    for column, header in enumerate(headers):
        sheet.set_column(column, column, _WIDE.get(header, _NARROW))
        sheet.write_string(0, column, header, bold)
    for last, row in enumerate(rows, start=1):
        for column, cell in enumerate(row):
            if isinstance(cell, int | float):
                sheet.write_number(last, column, cell, wrapped)
            elif cell:
                sheet.write_string(last, column, _fitting(cell), wrapped)
    sheet.freeze_panes(1, 2)
    sheet.autofilter(0, 0, last, len(headers) - 1)


def _fitting(text: str) -> str:
    return text if len(text) <= _LONGEST else text[: _LONGEST - len(_CUT)] + _CUT
