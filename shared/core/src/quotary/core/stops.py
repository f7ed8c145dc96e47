"""Whether a full stop ends a sentence, or only an abbreviation, an initial or a clause number."""

from __future__ import annotations

import re

_ABBREVIATIONS_LIST = (
    "no nos art arts sec secs cl cls para paras par p pp pg pgs fl fls ex exs fig figs vs v e.g "
    "i.e eg ie cf viz mr mrs ms dr dra prof rev gen col capt lt hon messrs st attn tel approx "
    "dept div est vol ed ref nr n n.º n.o núm num inc ltd d.c n.y p.o ph.d b.v n.v s.p.a parág "
    "parágr av exmo exma ilmo cnpj cpf p.ex obs dec des min jan feb mar apr jun jul aug sep sept "
    "oct nov dez fev abr ago set out sra srs"
)
_ABBREVIATIONS = frozenset(_ABBREVIATIONS_LIST.split())
_COMPANY_LIST = (
    "inc ltd co corp cos llc l.l.c llp l.l.p lp l.p plc gmbh ltda s.a s/a s.a.r.l bros n.a u.s "
    "u.s.a u.k e.u u.n etc al a.m p.m esq jr sr"
)
_COMPANY = frozenset(_COMPANY_LIST.split())
_STARTERS_LIST = (
    "the this these those that each any all if in on at for no not neither nothing such upon "
    "except unless subject notwithstanding without it its they he she we you your our where when "
    "while after before during as by to from with under either both every there here should "
    "licensor licensee company customer supplier recipient discloser seller buyer party parties "
    "section article o a os as este esta estes estas esse essa cada qualquer se em no na nos nas "
    "para por caso quando nenhum nenhuma salvo exceto sem todo toda todos todas fica ficam não"
)
_STARTERS = frozenset(_STARTERS_LIST.split())
_LONGEST_TOKEN = 20
_WORD = re.compile(r"[^\W\d_]+")
_NUMBER = re.compile(r"(?:[0-9]{1,3}(?:\.[0-9]{1,3})*|[A-Za-z]|[ivxIVX]{1,5})$")
_ITEM = re.compile(r"\((?:[a-z]{1,2}|[ivx]{1,5}|[0-9]{1,2})\)|[a-z]\)|[ivx]{1,5}[.)]\s")
_REFERENCE = re.compile(
    r"\b(?:sections?|clauses?|articles?|paragraphs?|rules?|cl[\u00e1a]usulas?|artigos?|itens|item)\s*$",
    re.IGNORECASE,
)
_YEAR = 4
_PARTS = re.compile(r"[:;]\s+(?:(?:and|or|e|ou)\s+)?$")
_OPENING = "\"'\u201c\u2018\u00ab([\u2022"


def stop_ends(text: str, at: int, after: int) -> bool:
    """True where the full stop at `at` ends a sentence and the next one begins at `after`."""
    if after >= len(text):
        return True
    if _ITEM.match(text, after):
        return True
    following = text[after : after + 24].lstrip(_OPENING)
    if following[:1].islower():
        return False
    words = text[max(0, at - _LONGEST_TOKEN) : at].split()
    token = words[-1].lstrip(_OPENING) if words else ""
    if _NUMBER.match(token) and _opens_line(text, at - len(token)):
        return False
    if token.isdigit() and len(token) < _YEAR and _opens_item(text, at - len(token)):
        return False
    return not _abbreviates(token, following)


def _opens_line(text: str, start: int) -> bool:
    """True where `start` is the first of its line, and no reference runs over to it."""
    before = text[max(0, start - 16) : start]
    line_opens = before.rstrip(" \t\u00a0(")[-1:] in ("", "\r", "\n", "\f")
    return line_opens and not _REFERENCE.search(before)


def _opens_item(text: str, start: int) -> bool:
    """True where a number stands behind a sign that parts items: "shall: 1. Pay; and 2. Train"."""
    return _PARTS.search(text, max(0, start - 16), start) is not None


def _abbreviates(token: str, following: str) -> bool:
    """True where the full stop belongs to the token, as in "Acme Inc. shall" or "No. 5"."""
    low = token.lower()
    first = _WORD.match(following)
    starts = first is not None and first[0].lower() in _STARTERS
    if low in _COMPANY:
        return not starts
    if low in _ABBREVIATIONS:
        return not starts or low in ("no", "nos", "art", "v", "vs", "e.g", "i.e")
    return len(token) == 1 and token.isupper() and not starts
