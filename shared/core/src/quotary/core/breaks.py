"""Whether a line break parts two sentences, or only two lines, items or pages of one."""

from __future__ import annotations

import re

_REACH = 240
_HANGING_LIST = (
    "and or nor but of the a an to in by for with from on at as that which who whose this such "
    "any each no not shall will may must can is are be been was were has have if unless except "
    "than section sections clause clauses article articles paragraph paragraphs exhibit schedule "
    "annex under per between its their our your e ou nem de da do das dos o os em na nas nos por "
    "para com que não será serão deverá deverão pode podem cláusula cláusulas artigo artigos "
    "anexo item itens parágrafo salvo exceto sem ao aos à às um uma seu sua"
)
_HANGING = frozenset(_HANGING_LIST.split())
_LONGEST_WORD = 24
_NUMBERED = re.compile(
    r"[0-9]{1,3}(?:\.[0-9]{1,3})*(?P<sign>[.)]?)[ \t\u00a0]*[\"\u201c(]?[^\W\d_]"
)
_HEADED = re.compile(
    r"(?:article|section|clause|exhibit|schedule|annex|appendix|cl\u00e1usula|anexo|par\u00e1grafo|\u00a7)"
    r"[ \u00a0]+[0-9a-z\u00fa]",
    re.IGNORECASE,
)
_LINES = re.compile(r"\r\n|[\r\n]")
_BREAKS = "\n\r\f"
_OPENING = "\"'\u201c\u2018\u00ab["
_ITEM_SIGNS = "(\u2022\u00b7\u25aa\u25cf\u25e6\u25a0\uf0a7\uf0b7-\u2013\u2014*"
_SHORT = 0.6
"""A line under this share of its neighbours' length ends a paragraph or is a heading."""


def break_ends(text: str, start: int, end: int) -> bool:
    """True where the white space from `start` to `end`, a line break in it, ends a sentence."""
    opening = text[end : end + 4].lstrip(_OPENING)[:1]
    if opening.islower() or opening in _ITEM_SIGNS:
        return not opening
    floor = max(0, start - _REACH)
    before = text[floor:start].rstrip()
    if not before:
        return True
    if before[-1] in ",;:(-\u2013\u2014" or _hangs(before):
        return False
    gap = text[start:end]
    if "\f" not in gap and len(_LINES.findall(gap)) > 1:
        return True
    return _opens_clause(text, end) or _is_short(before, _line_after(text, end))


def _hangs(before: str) -> bool:
    """True where the text breaks off at a word that no sentence ends with."""
    words = before[-_LONGEST_WORD:].split()
    return words[-1].lower() in _HANGING


def _opens_clause(text: str, at: int) -> bool:
    """True where the line at `at` opens with a clause number or a numbered heading word."""
    numbered = _NUMBERED.match(text, at)
    if numbered is not None:
        return bool(numbered["sign"]) or "." in numbered[0] or numbered[0][-1].isupper()
    return bool(_HEADED.match(text, at)) and len(_line_after(text, at)) < 60


def _line_start(text: str) -> int:
    """Where the last line of `text` begins."""
    return max(map(text.rfind, _BREAKS)) + 1


def _line_after(text: str, at: int) -> str:
    """The line that begins at `at`, of at most 240 characters."""
    line = text[at : at + _REACH]
    ends = [end for end in map(line.find, _BREAKS) if end >= 0]
    return line[: min(ends, default=len(line))].strip()


def _is_short(before: str, following: str) -> bool:
    """True where the last line of `before` is much shorter than its neighbours: not wrapped."""
    start = _line_start(before)
    earlier = before[:start].rstrip()
    length = len(before[start:].strip())
    return length < _SHORT * max(len(earlier) - _line_start(earlier), len(following))
