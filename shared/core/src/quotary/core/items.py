"""The items of a list inside a sentence: "(a) …; (ii) …", bullets, and numbers below a colon."""

from __future__ import annotations

import re
from dataclasses import dataclass

_PAREN = r"\(\s?(?P<paren>[a-z]{1,2}|[ivx]{1,6}|[A-Z]|[IVX]{1,5}|[0-9]{1,2})\s?\)"
_AT_LINE_START = (
    r"(?P<half>[a-z]|[ivx]{1,5}|[0-9]{1,2})\)(?=\s)"
    r"|(?P<dot>[a-z]|[ivx]{1,5}|[A-Z])\.(?=\s)"
    r"|(?P<bullet>[\u2022\u00b7\u25aa\u25cf\u25e6\u25a0\uf0a7\uf0b7*\u2013\u2014-])(?=\s)"
    r"|(?P<number>[0-9]{1,3}(?:\.[0-9]{1,3}){1,4})\.?(?=\s|[^\W\d_])"
)
_MARKER = re.compile(rf"{_PAREN}|[\r\n\f][^\S\r\n\f]*(?:{_AT_LINE_START})")
_FIRST = re.compile(rf"\s*(?:{_PAREN}|{_AT_LINE_START})")
_REFERENCE_LIST = (
    "section sections clause clauses paragraph paragraphs subsection subsections subparagraph "
    "sub-paragraph subparagraphs sub-paragraphs article articles item items part parts rule rules "
    "cláusula clausula cláusulas clausulas alínea alíneas itens inciso incisos letra letras"
)
_REFERENCE = frozenset(_REFERENCE_LIST.split())
_JOINING = frozenset(("and", "or", "to", "through", "e", "ou", "a"))
_LOOK_BACK = 24


@dataclass(frozen=True, slots=True)
class Item:
    """Where an item's marker stands, where its words begin, and the kind of list it belongs to."""

    start: int
    words: int
    style: str


def items_between(text: str, start: int, end: int) -> tuple[Item, ...]:
    """The list markers in `text[start:end]`, in order; cross-references such as "5(a)" left out.

    The text before `start` is not looked at: a marker there opens the first line.
    """
    found: list[Item] = []
    last, style = "", ""
    first = _FIRST.match(text, start, end)
    matches = [first] if first else []
    matches += _MARKER.finditer(text, first.end() if first else start, end)
    for match in matches:
        kind = match.lastgroup or ""
        label = match[kind]
        opens = match.start(kind) - (kind == "paren")
        if kind == "paren" and match is not first and not _marks(label, text, start, opens):
            continue
        # After (h) comes (i) the letter, and after (x) may come (y): the list just goes on.
        if not _follows(label, last):
            style = _style(kind, label)
        last = label
        found.append(Item(opens, match.end(), style))
    return tuple(found)


def _marks(label: str, text: str, start: int, opens: int) -> bool:
    """True where a label in brackets opens an item, given what stands before it."""
    before = text[max(start, opens - _LOOK_BACK) : opens]
    words = before.split()
    if _refers(words):
        return False
    if not words or before.rstrip(" \t\u00a0")[-1] in "\r\n\f":
        return True
    if not before[-1].isspace():
        return False
    # "thirty (30) days": a number in brackets opens an item only after a sign or a conjunction.
    return not label.isdigit() or words[-1][-1] in ":;,.\u2014\u2013-" or words[-1] in _JOINING


def _refers(words: list[str]) -> bool:
    """True where what stands before makes the label a reference: "clause (a)", "(a) and (b)"."""
    if not words:
        return False
    last = words[-1].lower()
    if last in _REFERENCE or last.endswith(")"):
        return True
    before = words[-2] if len(words) > 1 and last in _JOINING else last.rstrip(",")
    return before.endswith(")") and len(before) > 1 and before[-2].isalnum()


def _follows(label: str, last: str) -> bool:
    """True where both labels are single letters, one after the other in the alphabet."""
    single = len(label) == 1 and len(last) == 1 and label.isalpha() and last.isalpha()
    return single and ord(label) - ord(last) == 1


def _style(kind: str, label: str) -> str:
    """The kind of list: "a", "i", "A", "I", "1", a bullet, or the depth of a decimal number."""
    if kind == "bullet":
        return label
    if kind == "number":
        return f"{label.count('.')}."
    if label.isdigit():
        return "1"
    letter = "a" if label.lower().strip("ivx") else "i"
    return letter if label.islower() else letter.upper()
