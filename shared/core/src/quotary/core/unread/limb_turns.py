"""A limb of the usual exclusions with its usual turns made plain."""

from __future__ import annotations

import re
from typing import Final

_TERM: Final = re.compile(
    r"(?:the )?[\"\u201c]?\b(?:(?:confidential|proprietary|evaluation|protected|secret|restricted"
    r"|non public|disclosed|derivative) )+(?:information|materials?|data)[\"\u201d]?"
)
_TURNS: Final = (
    (_TERM, "information"),
    (re.compile(r"\bnon (?:confidential|public|secret)(?: basis)?"), "freely"),
    # Everyday words for the usual limbs, each with the words that make it one.
    (
        re.compile(r"\b(?:everyone|everybody) (?:already )?(?:knew|knows) it(?: already)?\b"),
        "is public",
    ),
    (re.compile(r"\b(?:came|comes) up with it\b"), "developed it"),
    (
        re.compile(r"\b(?:was|is|were) allowed to (?=(?:do so|give|share|disclose|pass|tell)\b)"),
        "had right to ",
    ),
    (
        re.compile(r"\bfound by (?=(?:its|the [a-z]+'s) own (?:work|research|efforts)\b)"),
        "developed by ",
    ),
    (re.compile(r"\bbefore(?=, without\b)"), "beforehand"),
    (re.compile(r"\bnot (?:due|owing) to (?:the |any )?(?=(?:fault|breach|act)\b)"), "through no "),
    (re.compile(r"\bat liberty to\b"), "free to"),
    (
        re.compile(
            r"\bwho (?:had|have|has) not seen"
            r" (?=(?:the |any |such )?information\b(?! ?(?:of|that)\b))"
        ),
        "without access to ",
    ),
    (re.compile(r"\(s\)"), ""),
    (re.compile(r"\bbusiness (?=records|files|documents)"), ""),
    (re.compile(r"\bwould (?=constitute\b|not be\b)"), ""),
)


def made_plain(said: str) -> str:
    """The words with usual turns made plain: none of their words says anything of its own."""
    for turn, plain in _TURNS:
        said = turn.sub(plain, said)
    return said
