"""An export as a file to save: its bytes, name and type, and what was left out of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal

from quotary.api.register.exports.csv_file import obligations_csv, terms_csv
from quotary.api.register.exports.ics_file import calendar, dated
from quotary.api.register.exports.json_file import rows_json
from quotary.api.register.exports.lines import Lines
from quotary.api.register.exports.xlsx_file import workbook

Format = Literal["csv", "xlsx", "ics", "json"]
Part = Literal["obligations", "terms"]
_XLSX: Final = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
_TYPES: Final[Mapping[Format, str]] = {
    "csv": "text/csv; charset=utf-8",
    "xlsx": _XLSX,
    "ics": "text/calendar; charset=utf-8",
    "json": "application/json",
}


@dataclass(frozen=True, slots=True)
class ExportFile:
    """`left_out` counts rows that this file would hold if somebody had signed them.

    `undated` counts duties without a date, which a calendar cannot hold.
    """

    content: bytes
    filename: str
    media_type: str
    left_out: int
    undated: int


def export_file(lines: Lines, kind: Format, part: Part, stem: str, now: datetime) -> ExportFile:
    """The file; `part` chooses what a CSV holds."""
    terms_alone = kind == "csv" and part == "terms"
    makers: Mapping[Format, Callable[[Lines], bytes]] = {
        "csv": terms_csv if terms_alone else obligations_csv,
        "xlsx": workbook,
        "ics": lambda given: calendar(given, now),
        "json": rows_json,
    }
    return ExportFile(
        content=makers[kind](lines),
        filename=f"{stem}-{'terms' if terms_alone else 'register'}.{kind}",
        media_type=_TYPES[kind],
        left_out=_left_out(lines, kind, part),
        undated=dated(lines.obligations).undated if kind == "ics" else 0,
    )


def _left_out(lines: Lines, kind: Format, part: Part) -> int:
    if kind == "ics":
        return len(dated(lines.unsigned).entries)
    if kind == "csv":
        return len(lines.unsigned_terms if part == "terms" else lines.unsigned)
    return len(lines.unsigned) + len(lines.unsigned_terms)
