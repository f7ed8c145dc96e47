"""Words of a contract as a cell that no spreadsheet runs, whatever separator it reads by."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from quotary.api.register.exports.columns import Cell

_STARTS: Final = "=+\\-@"
"""What begins a formula. Source: OWASP, CSV Injection."""
_LOOK_ALIKE: Final = "\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u207a\u207b\u207c\u2212"
"""The same in other widths: some readers fold them."""
_DROPPED: Final = ("Cc", "Cs")
"""Control characters and lone surrogates; tab and line feed are kept."""
_BLANKS: Final = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and signs without a shape."""
_UNSEEN: Final = ("Cc", "Cf", "Cn", "Co", "Cs", "Mn", "Me", "Zl", "Zp", "Zs")
_SEPARATORS: Final = re.compile(r"([;\t\n\u0085\u2028\u2029|,])")
"""By any of them a reader with other settings than ours would begin another cell."""
_FORMULA: Final = re.compile(f"[{_STARTS}{_LOOK_ALIKE}]")


def inert(cell: Cell) -> Cell:
    """The cell with an apostrophe before whatever a reader could take for a formula's beginning.

    That is the beginning of the cell, and whatever follows a separator that another reader would
    part it at; characters that are not seen, white space and quotation marks do not count.
    """
    if not isinstance(cell, str):
        return cell
    text = "".join(
        each for each in cell if each in "\n\t" or unicodedata.category(each) not in _DROPPED
    )
    pieces = "".join(_disarmed(piece, first=not at) for at, piece in enumerate(_pieces(text)))
    # Readers that pass over white space see "\t=1" begin with its sign.
    return f"'{pieces}" if pieces != text and _begins_formula(text) and pieces[0] != "'" else pieces


def _pieces(text: str) -> list[str]:
    """The text cut before each separator, so that each piece but the first begins with one."""
    parts = _SEPARATORS.split(text)
    return [parts[0], *(sign + rest for sign, rest in zip(parts[1::2], parts[2::2], strict=True))]


def _disarmed(piece: str, *, first: bool) -> str:
    separator, rest = ("", piece) if first else (piece[:1], piece[1:])
    if not _begins_formula(rest):
        return piece
    # A comma parts our own cells and is quoted; "5, -1" in running text stays as it is.
    if separator == "," and rest[:1] == " ":
        return piece
    return f"{separator}'{rest}"


def _begins_formula(text: str) -> bool:
    seen = next((char for char in text if not _is_passed_over(char)), "")
    return _FORMULA.match(seen) is not None


def _is_passed_over(char: str) -> bool:
    return char in _BLANKS or char == '"' or unicodedata.category(char) in _UNSEEN
