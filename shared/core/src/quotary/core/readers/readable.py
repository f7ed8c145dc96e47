"""Contract text as the readers see it: one line, plain typography, no accents, case kept."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from quotary.core.readers.number_words import LEXICON

_INVISIBLE = re.compile("[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]")
_DASHES = re.compile("[\u2010-\u2015\u2212\u2e3a\u2e3b\ufe58\ufe63\uff0d]")
_SINGLE_QUOTES = re.compile("[\u2018-\u201b\u2032\u00b4`\u02bc]")
_DOUBLE_QUOTES = re.compile("[\u201c-\u201f\u2033\u00ab\u00bb]")
# A no-break or thin space between groups of three digits separates thousands, as does the Swiss
# apostrophe; an ordinary space there may as well separate two numbers.
_SPACED_THOUSANDS = re.compile("(?<=[0-9])[\u00a0\u2007\u2009\u202f](?=[0-9]{3}(?![0-9]))")
_LINE_HYPHEN = re.compile(r"([A-Za-z]+)-[ \t]*\r?\n[ \t]*([a-z]+)")
_ACCENT = re.compile("([A-Za-z])[\u0300-\u036f]+")

_TYPOGRAPHY = {
    **dict.fromkeys("\u2018\u2019`", "'"),
    **dict.fromkeys("\u201c\u201d", '"'),
    **dict.fromkeys("\u2013\u2014", "-"),
}
_BEYOND_TYPOGRAPHY = re.compile("[^\x00-\x7f\u2013\u2014\u2018\u2019\u201c\u201d]")
_SHORT_NOT = re.compile(
    r"\b(wo|ca|sha|(?:do|does|did|is|are|was|were|has|have|had|must|need|should|would|could"
    r"|may))n't\b",
    re.IGNORECASE,
)
_WHOLE = {"wo": "will", "ca": "can", "sha": "shall"}


def _spelled_out(match: re.Match[str]) -> str:
    """What "won't" and "can't" are short for; a capital at the start stays one."""
    short = match.group(1)
    whole = _WHOLE.get(short.lower(), short)
    return f"{whole.capitalize() if short[0].isupper() else whole} not"


def _rejoin(match: re.Match[str]) -> str:
    """The word without its line-end hyphen, unless the hyphen belongs there ("twenty-five")."""
    left, right = match.group(1), match.group(2)
    return f"{left}-{right}" if left.lower() in LEXICON else left + right


@lru_cache(maxsize=512)
def readable(text: str) -> str:
    """`text` in the form that every reader's patterns are written for.

    Only marks on ASCII letters are dropped: a struck-through digit or another script's digit stays
    as it is, so that it is never read as an ASCII one.
    """
    if text.isascii():
        plain = text.replace("`", "'")
    else:
        plain = _plain(text) if _BEYOND_TYPOGRAPHY.search(text) else _without_typography(text)
    if "\n" in plain:
        plain = _LINE_HYPHEN.sub(_rejoin, plain)
    if "n't" in plain:
        plain = _SHORT_NOT.sub(_spelled_out, plain)
    return " ".join(plain.split())


def _without_typography(text: str) -> str:
    """What `_plain` gives of plain letters among the quotes and dashes of most contracts."""
    for sign, plain in _TYPOGRAPHY.items():
        text = text.replace(sign, plain)
    return text


def _plain(text: str) -> str:
    text = _INVISIBLE.sub("", text)
    text = _SPACED_THOUSANDS.sub("'", text)
    text = _DASHES.sub("-", text)
    text = _SINGLE_QUOTES.sub("'", text)
    text = _DOUBLE_QUOTES.sub('"', text)
    return _ACCENT.sub(r"\1", unicodedata.normalize("NFD", text))
