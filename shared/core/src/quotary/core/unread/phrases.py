"""A small notation for shapes of sentences, made into one pattern over flattened text.

Phrases stand between semicolons. In a phrase `a/b` is either word, `word*` any ending, `(word)` a
word that may be missing, `...` up to six words of the same sentence, `#` the number of a clause,
and `_` a space inside one alternative: "(not) to be hired/taken_on ... until".
"""

from __future__ import annotations

import re

_BETWEEN = r"[,\"')\]*]* [\"'(\[*]*"
_SLASH = re.compile(r"\s*/\s*")
_GAP = rf"(?:{_BETWEEN}[^\s.;:!?]+?){{0,6}}?"


def phrases(*lists: str) -> re.Pattern[str]:
    """The pattern that finds any of the phrases as whole words of flattened text."""
    found = [one for listed in lists for one in _SLASH.sub("/", listed).split(";") if one.strip()]
    return re.compile(r"(?<!\w)(?:" + "|".join(map(_phrase, found)) + r")(?!\w)")


def _phrase(phrase: str) -> str:
    built, begun = "", False
    for piece in phrase.split():
        if piece == "...":
            built += _GAP
        elif piece.startswith("("):
            optional = _either(piece.strip("()"))
            built += rf"(?:{_BETWEEN}{optional})?" if begun else rf"(?:{optional}{_BETWEEN})?"
        else:
            built += f"{_BETWEEN}{_either(piece)}" if begun else _either(piece)
            begun = True
    return built


def _either(words: str) -> str:
    either = "|".join(map(_word, words.split("/")))
    return f"(?:{either})" if "/" in words else either


def _word(word: str) -> str:
    if word == "#":
        return r"[0-9][0-9.]*(?: ?\([a-z0-9]{1,3}\))*"
    return r"\w*".join(re.escape(part) for part in word.replace("_", " ").split("*"))
