"""Every number that a text writes in ASCII digits and that stands for itself."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal

from quotary.core.readers.currencies import CODE
from quotary.core.readers.figures import FIGURE, possible_values
from quotary.core.readers.raw_number import RawNumber, finished

_GLYPHS = {
    "½": "0.5", "¼": "0.25", "¾": "0.75", "⅛": "0.125", "⅜": "0.375", "⅝": "0.625", "⅞": "0.875",
}  # fmt: skip

# Letters may touch a figure only where they are its unit, its scale or its currency.
_ATTACHED = re.compile(
    r"(?:days?|years?|months?|weeks?|hours?|hrs?|hs?|yrs?|mos?|dias?|anos?|mes|meses|semanas?"
    r"|horas?|bps?|k|mm?|bn|b|mi|mio|mln|bi|mil|million|thousand|billion|milhao|milhoes|percent"
    r"|por"
    rf"|reais|euros?|(?-i:{CODE}))\b",
    re.IGNORECASE,
)
_CODE_BEFORE = re.compile(rf"(?<![A-Za-z])(?:{CODE})$")
# A figure behind one of these numbers a part of the contract or a statute, and counts nothing.
_LABEL = re.compile(
    r"(?:\b(?:sections?|sec\.|clauses?|articles?|artigos?|arts?\.|paragraphs?|para\.|exhibits?"
    r"|schedules?|annex|appendix|attachment|item|itens|clausulas?|anexos?|incisos?|alineas?"
    r"|paragrafos?|pages?|paginas?|lei|decreto|chapter|capitulo|version|fase|phase|no\.|nos?\."
    r"|n[.o]|numero|subitem|subclause)|§|#|[nN][º°])\s*(?:n?[º°o.]{1,2}\s*)?$",
    re.IGNORECASE,
)
_SLASH = re.compile(r"([1-7])/([248])(?![0-9/.,])")
# Thousands apart by a space, as Portugal writes them; in English two figures may simply meet.
_SPACED = re.compile(r"[0-9]{1,3}(?: [0-9]{3})+(?:,[0-9]{1,2})?(?![0-9.,'])")


def _fraction(match: re.Match[str]) -> Decimal:
    return Decimal(match.group(1)) / Decimal(match.group(2))


def _with_fraction(text: str, number: RawNumber) -> RawNumber:
    """The figure with a written fraction: "2½", "2 1/2", "2-1/2"."""
    position = number.end + (text[number.end : number.end + 1] in {" ", "-"})
    glyph = _GLYPHS.get(text[position : position + 1])
    slash = _SLASH.match(text, position) if position > number.end else None
    if glyph is not None:
        part, end = Decimal(glyph), position + 1
    elif slash is not None and _fraction(slash) < 1:
        part, end = _fraction(slash), slash.end()
    else:
        return number
    if len(number.values) != 1 or number.values[0] != int(number.values[0]):
        return number
    return replace(number, end=end, values=(number.values[0] + part,))


def _starts_alone(text: str, start: int) -> bool:
    before = text[start - 1 : start]
    if before in {".", ",", "-"}:
        return not text[start - 2 : start - 1].isalnum() or (
            before == "-" and text[start - 2].isdigit()
        )
    if before.isalnum() or before == "_":
        return _CODE_BEFORE.search(text, max(0, start - 4), start) is not None
    return True


def _ends_alone(text: str, end: int) -> bool:
    after = text[end : end + 1]
    if after in _GLYPHS or not (after.isalnum() or after == "_"):
        # A mark over a digit may strike it out.
        return not (after and unicodedata.combining(after))
    return bool(after.isascii() and after.isalpha() and _ATTACHED.match(text, end))


def _figure_at(text: str, start: int, end: int, language: str) -> RawNumber | None:
    """The number that the digits from `start` to `end` begin, None for a label or no number."""
    slash = _SLASH.match(text, start)
    if slash is not None and text[start - 1 : start] != "/":
        return RawNumber(start, slash.end(), (_fraction(slash),), words=False, slash=True)
    leading = text[start - 1 : start] == "."
    figure = text[start:end].replace(" ", "'")
    values = possible_values(f"0.{figure}" if leading else figure, language)
    if not values or _LABEL.search(text, max(0, start - 30), start):
        return None
    number = RawNumber(start - leading, end, values, words=False)
    return finished(text, _with_fraction(text, number), language)


def figure_numbers(text: str, language: str) -> Iterator[RawNumber]:
    """Yields every number in digits, in order of appearance."""
    reached = 0
    for match in FIGURE.finditer(text):
        start, end = match.span()
        if start < reached or not (_starts_alone(text, start) and _ends_alone(text, end)):
            continue
        spaced = _SPACED.match(text, start) if language == "pt" else None
        number = _figure_at(text, start, spaced.end() if spaced else end, language)
        if number is not None:
            yield number
            reached = number.end
