"""Numbers written out in English and Portuguese: what their grammar does not parse is none."""

from __future__ import annotations

from collections.abc import Sequence

_BELOW_TWENTY = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen"
)
UNITS_EN = {word: value for value, word in enumerate(_BELOW_TWENTY.split())}
TENS_EN = {
    "twenty": 20, "thirty": 30, "forty": 40, "fourty": 40, "fifty": 50, "sixty": 60,
    "seventy": 70, "eighty": 80, "ninety": 90,
}  # fmt: skip
SCALES_EN = {"thousand": 1_000, "million": 1_000_000, "billion": 1_000_000_000}

UNITS_PT = {
    "zero": 0, "um": 1, "hum": 1, "uma": 1, "dois": 2, "duas": 2, "tres": 3, "quatro": 4,
    "cinco": 5, "seis": 6, "sete": 7, "oito": 8, "nove": 9,
}  # fmt: skip
TEENS_PT = {
    "dez": 10, "onze": 11, "doze": 12, "treze": 13, "quatorze": 14, "catorze": 14, "quinze": 15,
    "dezesseis": 16, "dezasseis": 16, "dezessete": 17, "dezassete": 17, "dezoito": 18,
    "dezenove": 19, "dezanove": 19,
}  # fmt: skip
TENS_PT = {
    "vinte": 20, "trinta": 30, "quarenta": 40, "cinquenta": 50, "cincoenta": 50, "sessenta": 60,
    "setenta": 70, "oitenta": 80, "noventa": 90,
}  # fmt: skip
HUNDREDS_PT = {
    "cento": 100, "duzentos": 200, "duzentas": 200, "trezentos": 300, "trezentas": 300,
    "quatrocentos": 400, "quatrocentas": 400, "quinhentos": 500, "quinhentas": 500,
    "seiscentos": 600, "seiscentas": 600, "setecentos": 700, "setecentas": 700,
    "oitocentos": 800, "oitocentas": 800, "novecentos": 900, "novecentas": 900,
}  # fmt: skip
SCALES_PT = {
    "mil": 1_000, "milhao": 1_000_000, "milhoes": 1_000_000,
    "bilhao": 1_000_000_000, "bilhoes": 1_000_000_000,
}  # fmt: skip
DOZENS = {"dozen": 12, "dozens": 0, "duzia": 12, "duzias": 12}

HALF_WORDS = frozenset({"half", "meio", "meia"})

LEXICON = frozenset(
    {*UNITS_EN, *TENS_EN, "hundred", *SCALES_EN, *DOZENS}
    | {*UNITS_PT, *TEENS_PT, *TENS_PT, *HUNDREDS_PT, "cem", *SCALES_PT}
)

Parsed = tuple[int, int]  # the value, and the index of the first word not consumed


def _at(words: Sequence[str], index: int) -> str:
    return words[index] if index < len(words) else ""


def _english_below_hundred(words: Sequence[str], index: int) -> Parsed | None:
    word = _at(words, index)
    if word in UNITS_EN:
        return UNITS_EN[word], index + 1
    if word not in TENS_EN:
        return None
    unit = UNITS_EN.get(_at(words, index + 1), 0)
    if 1 <= unit <= 9:
        return TENS_EN[word] + unit, index + 2
    return TENS_EN[word], index + 1


def _english_group(words: Sequence[str], index: int) -> Parsed | None:
    """One to four digits: "forty-five", "two hundred and five", "fifteen hundred"."""
    if _at(words, index) == "a":
        if _at(words, index + 1) != "hundred":
            return (1, index + 1) if _at(words, index + 1) in SCALES_EN else None
        head, index = 1, index + 1
    else:
        parsed = _english_below_hundred(words, index)
        if parsed is None or _at(words, parsed[1]) != "hundred" or parsed[0] == 0:
            return parsed
        head, index = parsed
    index += 1
    follow = index + (_at(words, index) == "and")
    rest = _english_below_hundred(words, follow)
    # "two hundred and five thousand" is 205,000; "one hundred thousand" has no rest.
    if rest is None or rest[0] == 0:
        return head * 100, index
    return head * 100 + rest[0], rest[1]


def english(words: Sequence[str], index: int = 0) -> Parsed | None:
    """The longest English number that starts at `index`, or None."""
    total, limit, done = 0, 10**12, False
    while not done:
        follow = index + (total > 0 and _at(words, index) == "and")
        if total > 0 and _at(words, follow) == "a":
            break
        group = _english_group(words, follow)
        if group is None or (total > 0 and group[0] == 0):
            break
        scale = SCALES_EN.get(_at(words, group[1]), 1)
        if scale >= limit or (total > 0 and group[0] >= limit):
            break
        total += group[0] * scale
        index = group[1] + (scale > 1)
        limit, done = scale, scale == 1
        if total == 0:
            return 0, index
    return (total, index) if total else None


def _portuguese_below_hundred(words: Sequence[str], index: int) -> Parsed | None:
    word = _at(words, index)
    if word in UNITS_PT or word in TEENS_PT:
        return (UNITS_PT | TEENS_PT)[word], index + 1
    if word not in TENS_PT:
        return None
    unit = UNITS_PT.get(_at(words, index + 2), 0)
    if _at(words, index + 1) == "e" and 1 <= unit <= 9:
        return TENS_PT[word] + unit, index + 3
    return TENS_PT[word], index + 1


def _portuguese_group(words: Sequence[str], index: int) -> Parsed | None:
    """Up to 999: "cem", "cento e vinte e cinco", "duzentas"."""
    word = _at(words, index)
    if word == "cem":
        return 100, index + 1
    if word not in HUNDREDS_PT:
        return _portuguese_below_hundred(words, index)
    if _at(words, index + 1) == "e":
        rest = _portuguese_below_hundred(words, index + 2)
        if rest is not None and rest[0] > 0:
            return HUNDREDS_PT[word] + rest[0], rest[1]
    return HUNDREDS_PT[word], index + 1


def portuguese(words: Sequence[str], index: int = 0) -> Parsed | None:
    """The longest Portuguese number that starts at `index`, or None."""
    total, limit, start = 0, 10**12, index
    while True:
        follow = index + (total > 0 and _at(words, index) == "e")
        group = _portuguese_group(words, follow)
        if group is None and _at(words, follow) == "mil":
            group = (1, follow)
        if group is None or (total > 0 and (group[0] == 0 or group[0] >= limit)):
            break
        scale = SCALES_PT.get(_at(words, group[1]), 1)
        if scale >= limit:
            break
        total += group[0] * scale
        index, limit = group[1] + (scale > 1), scale
        if scale == 1:
            break
    return (total, index) if index > start else None


def _half_of(words: Sequence[str], index: int) -> Parsed | None:
    """Half of the scale or dozen at `index`: "half a million", "meio milhão", "meia dúzia"."""
    whole = (SCALES_EN | SCALES_PT | DOZENS).get(_at(words, index), 0)
    return (whole // 2, index + 1) if whole else None


def longest(words: Sequence[str], index: int = 0) -> Parsed | None:
    """The longer of the English and the Portuguese number at `index`, dozens included, or None."""
    if _at(words, index) in HALF_WORDS:
        return _half_of(words, index + 1 + (_at(words, index + 1) == "a"))
    if _at(words, index) == "a" and DOZENS.get(_at(words, index + 1)):
        return 12, index + 2
    found = [parsed for parsed in (english(words, index), portuguese(words, index)) if parsed]
    if not found:
        return None
    value, end = max(found, key=lambda parsed: parsed[1])
    if DOZENS.get(_at(words, end)):
        return value * 12, end + 1
    return value, end
