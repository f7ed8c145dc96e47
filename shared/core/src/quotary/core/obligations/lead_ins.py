"""Lines that make duties of what is listed below them without a word of duty in any item."""

from __future__ import annotations

import re
from typing import Final

from quotary.core.span import Span

_DUTIES: Final = (
    r"obligations?|duties|responsibilit(?:y|ies)|undertakings?|covenants?|commitments?|tasks"
    r"|prohibitions?|restrictions?|obriga[çc](?:[ãa]o|[õo]es)|dever(?:es)?|responsabilidades?"
    r"|encargos?|atribui[çc][õo]es|veda[çc][õo]es|proibi[çc][õo]es"
)
_HEADING: Final = re.compile(
    # No bullet, and no line of a table of contents, which ends in a page.
    r"^(?=[\w(])(?!.*\s[0-9]{1,3}$)[^\n.;:\u037e]{0,12}[.)]?[^\n.;:\u037e]{0,80}?"
    rf"\b(?P<word>{_DUTIES})\b[^\n.;:\u037e]{{0,80}}$",
    re.IGNORECASE,
)
_NEXT: Final = re.compile(
    r"^\s*(?:[0-9]{1,3}[.)]?|(?:article|clause|section|schedule|annex|cl[áa]usula|anexo)\b[^\n]{1,20}"
    r"|[IVXLC]{1,6}[.)-])\s+[^\n;]{2,100}$",
    re.IGNORECASE,
)
_FOLLOWING: Final = re.compile(
    r"\b(?P<word>the following|as follows|(?:o|a|os|as) seguintes?)\b[^.;:\n]{0,60}[.:]?\s*$",
    re.IGNORECASE,
)
_PARTY: Final = re.compile(
    r"^[\W\d]*(?:The|Each|Either|Both|All|A|O|As|Os|Cada)\s+"
    r"(?P<word>[A-Z\u00c0-\u00dd][\w-]+(?:\s+[A-Z\u00c0-\u00dd][\w-]+){0,2})\s*:\s*$"
)
_STATES: Final = re.compile(
    r"\b(?:is|are|was|were|may|can|has|have|had|does|do|did|means?|includes?|\u00e9|s\u00e3o"
    r"|poder\u00e1|poder\u00e3o|pode|podem|tem|t\u00eam|fica|ficam)\b",
    re.IGNORECASE,
)
_LISTED: Final = re.compile(r"\s*\(?(?:[0-9]{1,2}|[a-z]|[ivx]{1,5})[.)]\s+[^\W\d_]")
_SHORT: Final = 180


def heads_duties(text: str, line: Span) -> Span | None:
    """The word of a heading ("Obligations of the Supplier") that makes duties of what is below it.

    A party alone before a colon ("The Supplier:") does the same.
    """
    words = line.of(text).strip()
    if len(words) > _SHORT:
        return None
    found = _HEADING.search(words) or _PARTY.search(words)
    if found is None:
        return None
    start = line.start + line.of(text).index(words)
    return Span(start + found.start("word"), start + found.end("word"))


def is_next_heading(words: str) -> bool:
    """True for a numbered line without a full stop, as that of the next clause."""
    return _NEXT.match(words) is not None and not words.rstrip().endswith(".")


def announces_list(words: str) -> bool:
    """True where a sentence says that a list follows, though it ends in a full stop."""
    return _FOLLOWING.search(words) is not None


def names_a_task(words: str) -> bool:
    """True where an item has no verb of its own, so that the heading's word is what binds."""
    return _STATES.search(words) is None


def is_listed(words: str) -> bool:
    """True for a sentence that opens with the mark of an item: "1. Provide access"."""
    return _LISTED.match(words) is not None
