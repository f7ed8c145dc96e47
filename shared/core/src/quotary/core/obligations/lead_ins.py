"""Lines that make duties of what is listed below them without a word of duty in any item."""

from __future__ import annotations

import re
from collections.abc import Sequence
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
_ENACTS: Final = re.compile(
    r"(?:\b(?:parties|partes|now,?\s+therefore|therefore,?)\b|\bit\s+is\b|\bt[\u00eae]m\s+entre\s+si\b)"
    r"[\s\S]*\b(?:agree|covenant|acord|resolv|convencion|ajust|contrat|celebr)\w*\b[^.;:]{0,80}"
    r"\b(?:follows|following|seguintes?|(?:terms|conditions|cl[\u00e1a]usulas|condi[\u00e7c][\u00f5o]es)"
    r"(?:\s+\w+)?)\W*$",
    re.IGNORECASE,
)
_AGREES: Final = re.compile(
    r"(?:agree|covenant|acord|resolv|convencion|ajust|contrat|celebr|legally)", re.IGNORECASE
)
_PART: Final = re.compile(
    r"(?:article|section|clause|schedule|annex|exhibit|appendix|cl[\u00e1a]usula|anexo)\s+"
    r"(?:[0-9]+|[IVXLC]+|[A-Z])\b(?!\s*(?:of|shall|and|or|to|da|do)\b)|cl[\u00e1a]usula\s+\w+[ao]\b",
    re.IGNORECASE,
)
_DEFINES: Final = re.compile(
    r"^[^\w\"\u201c\u2018]*(?:\w{1,4}[.)])?\s*[\"\u201c\u2018][^\"\u201d\u2019]{1,80}[\"\u201d\u2019]\s*"
    r"(?:shall\s+mean|means?|has\s+the\s+meaning|significa|quer\s+dizer)",
    re.IGNORECASE,
)
_SHORT: Final = 180
_TITLE: Final = 8
_SMALL: Final = 3
_FRAGMENT: Final = 10
"""Words of a paragraph that may be one of a list whose items have no marks."""


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


def enacts(words: str, bound_by: Sequence[str]) -> bool:
    """True for what opens the whole contract: "the parties agree as follows:".

    `bound_by` are its words of duty; where the last is none of agreement, it lists duties.
    """
    return _ENACTS.search(words) is not None and _AGREES.search(bound_by[-1]) is not None


def opens_part(text: str, sentence: Span) -> bool:
    """True where a sentence begins with the name and number of a part: "Section 5"."""
    return _PART.match(text, sentence.start, sentence.end) is not None


def is_row(words: str) -> bool:
    """True for the row of a table, its cells divided by bars."""
    return " | " in words


def is_fragment(words: str) -> bool:
    """True for a short paragraph that names a thing to do and states nothing."""
    short = len(words.split()) <= _FRAGMENT and words[:1].isalpha()
    return short and names_a_task(words) and not words.strip().isupper()


def defines(words: str) -> bool:
    """True for an item that gives a term in quotation marks its meaning."""
    return _DEFINES.match(words) is not None


def is_title(words: str) -> bool:
    """True for some words with a full stop, every longer one with a capital: "Price Lists."."""
    return words.rstrip().endswith(".") and heads(words)


def heads(words: str) -> bool:
    """True for some words without a comma, every longer one with a capital: "Price Lists"."""
    found = words.split()
    if not 1 <= len(found) <= _TITLE or words.rstrip().endswith((",", ";", ":")):
        return False
    return all(word[:1].isupper() for word in found if len(word) > _SMALL) and found[0][0].isupper()
