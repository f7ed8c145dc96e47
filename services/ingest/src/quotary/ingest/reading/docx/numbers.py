"""A list number in the notation that a numbering level asks for."""

from __future__ import annotations

from collections.abc import Callable

ROMAN = (
    (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"),
    (50, "l"), (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
)  # fmt: skip

WORDS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
    "fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty "
    "ninety"
)
UNITS, TENS = WORDS.split()[:20], WORDS.split()[20:]
ORDINALS = {
    "one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth",
    "nine": "ninth", "twelve": "twelfth",
}  # fmt: skip


def format_number(number: int, notation: str) -> str:
    """`number` as ECMA-376 part 1, 17.18.59 (ST_NumberFormat) writes it; decimal if not known."""
    if notation == "none" or number < 0:
        return ""
    maker = MAKERS.get(notation)
    return maker(number) if maker else str(number)


def _roman(number: int) -> str:
    if not 0 < number < 4000:
        return str(number)
    letters = ""
    for value, letter in ROMAN:
        count, number = divmod(number, value)
        letters += letter * count
    return letters


def _letters(number: int) -> str:
    """From a to z, then aa, bb: Word repeats the letter, it does not count in base 26."""
    if not 0 < number <= 780:
        return str(number)
    return chr(ord("a") + (number - 1) % 26) * ((number - 1) // 26 + 1)


def _cardinal(number: int) -> str:
    if number >= 100:
        return str(number)
    if number < 20:
        return UNITS[number]
    tens, unit = divmod(number, 10)
    return TENS[tens - 2] + (f"-{UNITS[unit]}" if unit else "")


def _ordinal_word(number: int) -> str:
    if number >= 100:
        return _ordinal(number)
    head, dash, last = _cardinal(number).rpartition("-")
    last = ORDINALS.get(last) or (last[:-1] + "ieth" if last.endswith("y") else last + "th")
    return head + dash + last


def _ordinal(number: int) -> str:
    teen = 10 < number % 100 < 20
    return f"{number}{'th' if teen else {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th')}"


MAKERS: dict[str, Callable[[int], str]] = {
    "decimalZero": lambda number: f"{number:02d}",
    "lowerLetter": _letters,
    "upperLetter": lambda number: _letters(number).upper(),
    "lowerRoman": _roman,
    "upperRoman": lambda number: _roman(number).upper(),
    "ordinal": _ordinal,
    "cardinalText": lambda number: _cardinal(number).capitalize(),
    "ordinalText": lambda number: _ordinal_word(number).capitalize(),
}
