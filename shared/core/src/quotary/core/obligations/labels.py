"""What a clause is called in front of its words: "1.1", "§ 1º", "Section 2.1", "Cláusula 3ª –".

With a dot or without: behind any of these a sentence opens, and none of them is said of anybody.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from typing import Final

from quotary.core.lookalikes import Skeleton

_NAMES: Final = (
    r"(?:(?:sub-?)?(?:section|clause|paragraph|cl[áa]usula|item|al[íi]nea)|article|schedule|annex"
    r"|appendix|exhibit|rule|sec\.?|cl\.?|para\.?|art\.?|artigo|par[áa]grafo|inciso|anexo|§{1,2}|¶)"
)
_TENS: Final = r"(?:d[ée]cim|vig[ée]sim|trig[ée]sim|quadrag[ée]sim|quinquag[ée]sim)[oa]"
_UNITS: Final = r"(?:primeir|segund|terceir|quart|quint|sext|s[ée]tim|oitav|non|[úu]nic)[oa]"
_WORDS: Final = (
    rf"(?:{_TENS}(?:[ -]{_UNITS})?|{_UNITS}|first|second|third|fourth|fifth|sixth|seventh|eighth"
    r"|ninth|tenth|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)"
)
_FIGURES: Final = r"[0-9]{1,3}(?:\.[0-9]{1,3}){0,5}(?:[ºª°]|[oaA-Z](?![\w.]))?"
_CALLED: Final = (
    # A bare letter or numeral is a label only behind its name, or before a dash.
    rf"(?:{_NAMES}\s*(?:n[ºo°.]+\s*)?(?:{_FIGURES}|[IVXLC]{{1,7}}|[A-Z]|{_WORDS})\b[ºª°]?"
    rf"|{_FIGURES}|[IVXLC]{{1,7}}(?=\s?[–—-]))"
)
_LONGEST: Final = 80
_DASH: Final = "\u2010-\u2015-"
_LABEL: Final = re.compile(
    rf"(?:(?<=[\n\r\f])|(?<![^\n\r\f])|(?<=[.;:!?]\s))[^\S\n\r\f]*"
    rf"(?:(?P<called>(?i:{_CALLED}))(?P<sign>[.):])?(?:\s*[{_DASH}:](?=\s))?|(?P<bullet>[{_DASH}]))"
    r"\s+(?=[\"\u201c\u2018(]?[A-Z\u00c0-\u00dd])"
)


def behind_label(text: str, start: int) -> int:
    """Where the words of the statement that begins at `start` do."""
    found = _LABEL.match(text[start : start + _LONGEST])
    return start if found is None else start + found.end()


def opens_clause(text: str, start: int) -> bool:
    """True where a clause with a label of its own begins at `start`, and no mark of a list."""
    found = _LABEL.match(text[start : start + _LONGEST])
    return found is not None and not _is_mark(found)


def without_label(line: str) -> str:
    """The line from its first words on."""
    found = _LABEL.match(line)
    return line if found is None else line[found.end() :]


def without_labels(text: str) -> str:
    """The text without the labels of its clauses; marks of lists, "1." and "(a)", stay."""
    return _LABEL.sub(lambda found: found[0] if _is_mark(found) else "", text)


def _is_mark(found: re.Match[str]) -> bool:
    """True for "1. " and "4) ", which the marks of a list are as well."""
    sign = found["sign"]
    plain = sign is not None and sign in ".)" and found["called"].isdigit()
    return found["bullet"] is not None or (plain and found.end() - found.end("sign") == 1)


def with_plain_labels(view: Skeleton, text: str) -> Skeleton:
    """The view of the text with every label written as "1.1) ", and every dash of a list as "•"."""
    pieces: list[str] = []
    offsets: list[int] = []
    done = 0
    for match in _LABEL.finditer(text):
        plain = match["bullet"] is None and bool(match["sign"]) and match["sign"] in ".)"
        if plain and match.end() - match.end("sign") == 1:
            continue
        kept = match.start("bullet") if match["bullet"] else match.end("called")
        start = bisect_left(view.offsets, kept)
        end = bisect_left(view.offsets, match.end())
        if start >= end or start < done:
            continue
        sign = "\u2022" if match["bullet"] else match["sign"] if plain else ")"
        pieces += (view.text[done:start], f"{sign} ")
        offsets += (*view.offsets[done:start], view.offsets[start], view.offsets[end - 1])
        done = end
    if not pieces:
        return view
    return Skeleton("".join((*pieces, view.text[done:])), (*offsets, *view.offsets[done:]))
