"""Roman numerals, letters and Portuguese ordinals as whole numbers."""

from __future__ import annotations

import re
import unicodedata

ROMAN = re.compile(r"m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})", re.IGNORECASE)
ROMAN_VALUES = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100, "d": 500, "m": 1000}

STEMS = {
    "primeir": 1, "segund": 2, "terceir": 3, "quart": 4, "quint": 5, "sext": 6, "setim": 7,
    "oitav": 8, "non": 9, "decim": 10, "undecim": 11, "duodecim": 12, "vigesim": 20,
    "trigesim": 30, "quadragesim": 40, "quinquagesim": 50, "sexagesim": 60, "septuagesim": 70,
    "octogesim": 80, "nonagesim": 90, "centesim": 100,
}  # fmt: skip

ORDINAL_WORD = (
    r"(?:primeir|segund|terceir|quart|quint|sext|s[eé]tim|oitav|non|d[eé]cim|und[eé]cim"
    r"|duod[eé]cim|vig[eé]sim|trig[eé]sim|quadrag[eé]sim|q[uü]inquag[eé]sim|sexag[eé]sim"
    r"|septuag[eé]sim|octog[eé]sim|nonag[eé]sim|cent[eé]sim)[ao]"
)
ORDINAL_WORDS = rf"{ORDINAL_WORD}(?:[ -]{ORDINAL_WORD})?"
ENGLISH = (
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen twenty"
)
ENGLISH_NUMBERS = {word: number for number, word in enumerate(ENGLISH.split(), 1)}


def roman(letters: str) -> int | None:
    """The value of a well-formed Roman numeral, None for anything else."""
    if not letters or not ROMAN.fullmatch(letters):
        return None
    values = [ROMAN_VALUES[letter] for letter in letters.lower()]
    following = [*values[1:], 0]
    return sum(-v if v < after else v for v, after in zip(values, following, strict=True))


def letter(letters: str) -> int | None:
    """The place of a list letter: a is 1, z is 26, aa is 27; None for anything else."""
    lower = letters.lower()
    if not lower or len(set(lower)) != 1 or not "a" <= lower[0] <= "z" or len(lower) > 3:
        return None
    return ord(lower[0]) - ord("a") + 1 + 26 * (len(lower) - 1)


def portuguese_ordinal(words: str) -> int | None:
    """The value of feminine or masculine ordinals up to 199: "décima primeira" is 11."""
    total = 0
    plain = unicodedata.normalize("NFD", words.lower())
    plain = "".join(c for c in plain if not unicodedata.combining(c))
    for word in re.split(r"[\s-]+", plain.strip()):
        value = STEMS.get(word[:-1]) if word[-1:] in ("a", "o") else None
        if value is None:
            return None
        total += value
    return total


def any_number(written: str) -> int | None:
    """The value of digits, a Roman numeral, an English number or a Portuguese ordinal."""
    digits = re.match(r"[0-9]{1,4}", written)
    if digits:
        return int(digits.group())
    return roman(written) or ENGLISH_NUMBERS.get(written.lower()) or portuguese_ordinal(written)
