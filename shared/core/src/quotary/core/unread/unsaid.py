"""Sentences whose strange words say nothing against anybody: headings, and bans on use.

"Things gone wrong" above a clause orders nothing. "It shall not be used in trading, lending or
marketing" can only protect, whatever is named: nothing in it lifts, limits or permits.
"""

from __future__ import annotations

import re
from typing import Final

from quotary.core.span import Span

_NUMBER: Final = re.compile(r"(?:[0-9]{1,2}(?:\.[0-9]{1,2})*[.)]?|[A-Z][.)]|[IVX]{1,5}[.)])\s+\S")
_MOST: Final = 6
"""Words of a heading at most, its number left out."""
_SAYS: Final = re.compile(
    r"\b(?:is|are|was|were|be|shall|will|must|may|can|has|have|stays?|remains?|belongs?|keeps?"
    r"|ends?"
    r"|lapses?|goes|go|owns?|owes?|needs?|counts?|applies|apply|passes|pass|all|any|every|each|no"
    r"|not"
    r"|none|only|nothing|free)\b",
    re.IGNORECASE,
)
_BAN: Final = re.compile(
    r"(?:[0-9a-z.()]{1,6} )?(?:it|they|the (?:same|confidential information|evaluation material"
    r"|information|material)|(?:no )?confidential information|(?:the )?(?:recipient|receiver"
    r"|receiving party|neither party)) (?:shall|will|must|may) (?:not )?(?:be )?(?:used?|appl(?:y"
    r"|ied)"
    r"|exploit(?:ed)?|disclosed?|shown?|share[d]?|passed?|relied on|rely on|drawn on|processed?)"
    r"(?: (?:it|them))? [^.;:]{3,200}?"
    r"(?:,? nor (?:shall (?:it|they) |may (?:it|they) )?(?:be )?(?:made available|used?|disclosed?"
    r"|shown?|shared?|passed?|given|applied) [^.;:]{3,120}?)?[.;]? ?"
)
_DENIED: Final = re.compile(r"\b(?:(?:shall|will|must|may) not|no confidential|neither party)\b")
_LIFTS: Final = re.compile(
    r"\b(?:except|unless|other than|but|only|after|before|until|if|where|when|while|and so|so that"
    r"|save|once|without|solely|alone|which|that|who|provided|however|longer|for more|beyond|years?"
    r"|months?|days?|and (?:may|shall|will|is|are))\b"
)


def is_heading(text: str, sentence: Span) -> bool:
    """True of a few words with a clause's number on a line of their own, which say nothing."""
    said = sentence.of(text).strip()
    number = _NUMBER.match(said)
    if number is None or said[-1] in ".;:,!?" or "\n" in said:
        return False
    words = said[number.end() - 1 :].split()
    stands_alone = re.match(r"[ \t]*\r?\n[ \t]*\r?\n", text[sentence.end :]) is not None
    return stands_alone and len(words) <= _MOST and _SAYS.search(said) is None


def bans(flat: str) -> bool:
    """True of a flattened sentence that forbids uses of the information, and does nothing else."""
    said = flat.strip()
    return (
        _BAN.fullmatch(said) is not None
        and _DENIED.search(said) is not None
        and _LIFTS.search(said) is None
    )
