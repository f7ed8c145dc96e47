"""What a string of ASCII digits with separators can mean: one value where that is certain."""

from __future__ import annotations

import re
from decimal import Decimal

LONGEST = 24
"""Digits beyond which a figure is not read: no contract states such a number in earnest."""

FIGURE = re.compile(r"[0-9]+(?:[.,'][0-9]+)*")

_GROUPED = {
    ".": re.compile(r"([0-9]{1,3}(?:\.[0-9]{3})+)(?:,([0-9]+))?"),
    ",": re.compile(r"([0-9]{1,3}(?:,[0-9]{3})+)(?:\.([0-9]+))?"),
    "'": re.compile(r"([0-9]{1,3}(?:'[0-9]{3})+)(?:[.,]([0-9]+))?"),
    "lakh": re.compile(r"([0-9]{1,2}(?:,[0-9]{2})+,[0-9]{3})(?:\.([0-9]+))?"),
}
_SINGLE = re.compile(r"([0-9]+)([.,])([0-9]+)")
_SEPARATORS = str.maketrans("", "", ".,'")


def _decimal(whole: str, fraction: str | None) -> Decimal:
    digits = whole.translate(_SEPARATORS)
    return Decimal(f"{digits}.{fraction}" if fraction else digits)


def _single_separator(match: re.Match[str], language: str) -> tuple[Decimal, ...]:
    whole, separator, rest = match.groups()
    as_decimal = _decimal(whole, rest)
    if len(rest) > 3 and (separator, language) not in {(".", "en"), (".", ""), (",", "pt")}:
        # "$1,2345" is neither thousands nor a decimal as the language writes one.
        return ()
    if len(rest) != 3 or len(whole) > 3 or whole.startswith("0"):
        return (as_decimal,)
    as_thousands = _decimal(whole + rest, None)
    if (separator, language) in {(",", "en"), (".", "pt")}:
        return (as_thousands,)
    return (as_decimal, as_thousands)


def possible_values(figure: str, language: str = "") -> tuple[Decimal, ...]:
    """Every value the figure can have: one if certain, none if it is no number ("4.1.2").

    A single separator before exactly three digits is thousands for an English comma and a
    Portuguese dot; everywhere else it may be either: "1.000" in English is read as nothing.
    """
    if len(figure) > LONGEST:
        return ()
    if figure.isascii() and figure.isdigit():
        return (Decimal(figure),)
    if (single := _SINGLE.fullmatch(figure)) is not None:
        return _single_separator(single, language)
    for pattern in _GROUPED.values():
        if (match := pattern.fullmatch(figure)) is not None:
            return (_decimal(match.group(1), match.group(2)),)
    return ()
