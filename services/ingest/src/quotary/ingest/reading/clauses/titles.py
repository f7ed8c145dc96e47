"""A clause's title, from the words after its number."""

from __future__ import annotations

import re

LONGEST = 90
MOST_WORDS = 12
SMALL_WORD = 4
LEAD = ' \t\u00a0.:;)-–—*_#\\"“'
TRAIL = ' \t\u00a0.:;-–—*_"”'
END = re.compile(r"\.(?=[\s*_]|$)|:(?=\s|$)|[ \t][-–—][ \t]|[—–](?=\s)|;|\t")
VERBS = (
    "shall will is are was may must has have agree agrees does not means deve deverá deverão será "
    "serão poderá poderão é são tem não obriga obrigam obriga-se compete cabe fica ficam"
)
PREDICATES = frozenset(VERBS.split())


def title_of(after_label: str, next_line: str) -> str:
    """The title in the rest of a label's line, or in the next line where the label stands alone."""
    rest = after_label.strip().lstrip(LEAD)
    return _title(rest) if rest else _alone(next_line)


def _title(rest: str) -> str:
    match = END.search(rest)
    text = (rest[: match.start()] if match else rest).strip().rstrip(TRAIL)
    if not text or len(text) > LONGEST or len(text.split()) > MOST_WORDS:
        return ""
    if not text[0].isupper() or _is_sentence(text):
        return ""
    if match is None or match.end() >= len(rest.rstrip()):
        return text if _is_title_case(text) else ""
    return text if match.group() != ";" else ""


def _is_title_case(text: str) -> bool:
    """True where every longer word begins with a capital, as in no sentence that wraps."""
    words = [word.strip("(“\"'") for word in text.split()]
    return all(
        word[:1].isupper() or len(word) <= SMALL_WORD or word == word.upper() for word in words
    )


def _alone(next_line: str) -> str:
    text = next_line.strip().strip(LEAD).rstrip(TRAIL)
    if not text or len(text) > LONGEST or len(text.split()) > MOST_WORDS or _is_sentence(text):
        return ""
    return text if text[0].isupper() and not next_line.rstrip().endswith((",", ";")) else ""


def _is_sentence(text: str) -> bool:
    """True where a verb stands in it that no title has."""
    return not PREDICATES.isdisjoint(text.lower().split())
