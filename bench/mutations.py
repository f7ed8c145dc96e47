"""Dishonest versions of an honest quote, one function per class, each seeded and in fixed order."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

Mutate = Callable[[str, str, random.Random], "str | None"]

_WORD = re.compile(r"[^\W\d_]{2,}")
_LONG_WORD = re.compile(r"[^\W\d_]{4,}")
_DIGIT = re.compile(r"[0-9]")
_SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_FULLWIDTH = str.maketrans("0123456789", "０１２３４５６７８９")
_ARABIC = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")
_LOOKALIKES = {
    "a": "а", "c": "с", "e": "е", "i": "і", "o": "о", "p": "р", "x": "х", "y": "у", "s": "ѕ",
    "A": "Α", "B": "Β", "E": "Ε", "H": "Η", "I": "Ι", "K": "Κ", "M": "Μ", "N": "Ν", "O": "Ο",
    "P": "Ρ", "T": "Τ", "X": "Χ",
}  # fmt: skip
_OTHER_WORDS = (
    "not never always promptly material sole exclusive ninety reasonable any no only immediately"
    " supplier customer written gross two unless"
)
_SYNONYMS = {
    "shall": "will", "will": "shall", "may": "can", "must": "shall", "agreement": "contract",
    "party": "side", "parties": "sides", "any": "every", "all": "every", "written": "in writing",
    "terminate": "end", "disclose": "reveal", "information": "data", "prior": "previous",
    "pursuant": "according", "including": "such as", "within": "inside", "under": "by",
    "such": "this", "provide": "give", "this": "the present", "the": "said", "by": "from",
    "for": "towards",
}  # fmt: skip


def _replace(quote: str, match: re.Match[str], by: str) -> str:
    return quote[: match.start()] + by + quote[match.end() :]


def _pick(pattern: re.Pattern[str], quote: str, rng: random.Random) -> re.Match[str] | None:
    found = list(pattern.finditer(quote))
    return rng.choice(found) if found else None


def word_changed(quote: str, _other: str, rng: random.Random) -> str | None:
    """Another word in a word's place."""
    match = _pick(_WORD, quote, rng)
    by = rng.choice(_OTHER_WORDS.split())
    return _replace(quote, match, by) if match and match[0].lower() != by else None


def word_deleted(quote: str, _other: str, rng: random.Random) -> str | None:
    """A word left out."""
    words = quote.split()
    if len(words) < 4:
        return None
    del words[rng.randrange(1, len(words) - 1)]
    return " ".join(words)


def word_inserted(quote: str, _other: str, rng: random.Random) -> str | None:
    """A word put in."""
    words = quote.split()
    words.insert(rng.randrange(1, max(2, len(words))), rng.choice(_OTHER_WORDS.split()))
    return " ".join(words)


def words_swapped(quote: str, _other: str, rng: random.Random) -> str | None:
    """Two neighbours exchanged."""
    words = quote.split()
    at = rng.randrange(max(1, len(words) - 1))
    if len(words) < 2 or words[at] == words[at + 1]:
        return None
    words[at], words[at + 1] = words[at + 1], words[at]
    return " ".join(words)


def letter_dropped(quote: str, _other: str, rng: random.Random) -> str | None:
    """A letter left out of a longer word."""
    match = _pick(_LONG_WORD, quote, rng)
    if not match:
        return None
    at = rng.randrange(match.start(), match.end())
    return quote[:at] + quote[at + 1 :]


def digit_changed(quote: str, _other: str, rng: random.Random) -> str | None:
    """Another digit in a digit's place."""
    match = _pick(_DIGIT, quote, rng)
    return (
        _replace(quote, match, str((int(match[0]) + rng.randrange(1, 10)) % 10)) if match else None
    )


def digit_added(quote: str, _other: str, rng: random.Random) -> str | None:
    """A digit more."""
    match = _pick(_DIGIT, quote, rng)
    return _replace(quote, match, match[0] + rng.choice("0123456789")) if match else None


def superscript(quote: str, _other: str, rng: random.Random) -> str | None:
    """A digit raised, or a raised digit put after a word."""
    match = _pick(_DIGIT, quote, rng)
    if match:
        return _replace(quote, match, match[0].translate(_SUPERSCRIPTS))
    match = _pick(_WORD, quote, rng)
    return _replace(quote, match, match[0] + "²") if match else None


def other_digits(quote: str, _other: str, rng: random.Random) -> str | None:
    """Digits of another script or width."""
    table = rng.choice((_FULLWIDTH, _ARABIC))
    return quote.translate(table) if _DIGIT.search(quote) else None


def stitched(quote: str, other: str, rng: random.Random) -> str | None:
    """The beginning of one quote run on into the end of another of the same contract."""
    head, tail = quote.split(), other.split()
    if len(head) < 4 or len(tail) < 4:
        return None
    return " ".join(
        head[: rng.randrange(2, len(head) - 1)] + tail[rng.randrange(2, len(tail) - 1) :]
    )


def half_stitched(quote: str, _other: str, rng: random.Random) -> str | None:
    """The middle left out, the two ends run together."""
    words = quote.split()
    if len(words) < 8:
        return None
    at = rng.randrange(2, len(words) - 4)
    return " ".join(words[:at] + words[at + rng.randrange(2, 4) :])


def ellipsis(quote: str, _other: str, rng: random.Random) -> str | None:
    """The middle left out and marked so."""
    words = quote.split()
    if len(words) < 5:
        return None
    at = rng.randrange(1, len(words) - 2)
    return " ".join(
        [*words[:at], rng.choice(("...", "…", "[...]", "[…]", "(...)")), *words[at + 2 :]]
    )


def case_flipped(quote: str, _other: str, rng: random.Random) -> str | None:
    """One letter, one word or the whole quote in the other case."""
    kind = rng.randrange(3)
    if kind == 0:
        return quote.upper() if quote != quote.upper() else quote.lower()
    match = _pick(_WORD, quote, rng)
    if not match:
        return None
    by = match[0].swapcase() if kind == 1 else match[0][0].swapcase() + match[0][1:]
    return _replace(quote, match, by)


def lookalike(quote: str, _other: str, rng: random.Random) -> str | None:
    """A letter of another script that looks the same."""
    places = [at for at, char in enumerate(quote) if char in _LOOKALIKES]
    if not places:
        return None
    at = rng.choice(places)
    return quote[:at] + _LOOKALIKES[quote[at]] + quote[at + 1 :]


def mid_word(quote: str, _other: str, rng: random.Random) -> str | None:
    """Letters cut off the first or the last word."""
    first, last = _LONG_WORD.match(quote), re.search(r"[^\W\d_]{4,}$", quote)
    if first and (rng.random() < 0.5 or not last):
        return quote[rng.randrange(1, first.end() - 1) :]
    return quote[: rng.randrange(last.start() + 1, last.end())] if last else None


def paraphrased(quote: str, _other: str, rng: random.Random) -> str | None:
    """Several words replaced by others of the same meaning."""
    words = quote.split()
    places = [at for at, word in enumerate(words) if word.lower() in _SYNONYMS]
    if not places:
        return None
    for at in rng.sample(places, min(len(places), 3)):
        words[at] = _SYNONYMS[words[at].lower()]
    return " ".join(words)


def punctuation_dropped(quote: str, _other: str, rng: random.Random) -> str | None:
    """A comma or bracket left out between two words."""
    match = _pick(re.compile(r"(?<=\w)[,;()](?=\s)"), quote, rng)
    return _replace(quote, match, "") if match else None


CLASSES: tuple[Mutate, ...] = (
    word_changed,
    word_deleted,
    word_inserted,
    words_swapped,
    letter_dropped,
    digit_changed,
    digit_added,
    superscript,
    other_digits,
    stitched,
    half_stitched,
    ellipsis,
    case_flipped,
    lookalike,
    mid_word,
    paraphrased,
    punctuation_dropped,
)
