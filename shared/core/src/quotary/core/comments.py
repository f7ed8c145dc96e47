"""A drafted comment that may be shown, or the reason why the playbook's own words are used.

A draft is written by a model that has read the contract, so it is foreign text. It may put the
playbook's request more kindly; it may not judge, approve, promise, or ask for anything else.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

from quotary.core.plain import one_line
from quotary.core.playbook import Position
from quotary.core.readers.numbers import find_numbers
from quotary.core.readers.readable import readable

MAX_COMMENT: Final = 600
"""Characters of a comment; the playbook's own are a sentence or two."""

_VERDICTS: Final = re.compile(
    r"\b(?:accept\w*|approv\w+|reject\w*|fallbacks?|verdicts?|complian\w+|green|yellow|red"
    r"|risks?|issues?|concerns?|objections?|fine|okay|ok|standard|market|customary|reasonable"
    r"|consent\w*|waiv\w+|sign(?:ed|ing|ature)?|recommend\w*|favou?rabl[ey]|satisf\w+|happy|pleased"
    r"|aceit\w+|aprov\w+|rejeit\w+|negoci[áa]ve\w+|inaceit\w+|vereditos?|conforme|verde|amarel[oa]"
    r"|vermelh[oa]|riscos?|ressalvas?|obje[çc](?:ão|ões)|padr[ãa]o|razo[áa]ve\w+|assin\w+"
    r"|recomend\w+|favor[áa]ve\w+)\b",
    re.IGNORECASE,
)
_CONTRARY: Final = re.compile(
    r"\b(?:not|no|never|without|nor|neither|cannot|need\w*|unnecessary|unless|instead|keep\w*|retain\w*"
    r"|leave|leav\w+|maintain\w*|remain\w*|unchanged|as is|agree\w*"
    r"|n[ãa]o|nunca|sem|nem|mant\w+|deix\w+|permane\w+|concord\w+|salvo|exceto)\b|n't\b",
    re.IGNORECASE,
)
_TO_A_MACHINE: Final = re.compile(
    r"\b(?:instructions?|prompts?|system|models?|assistants?|playbooks?|ai|ignore\w*|disregard\w*"
    r"|instru[çc](?:ão|ões)|sistema|modelos?|assistentes?|ia|ignor\w+|desconsider\w+)\b",
    re.IGNORECASE,
)
_MARKUP: Final = re.compile(r"https?:|www\.|\w@\w|[<>{}\[\]`|*#]", re.IGNORECASE)
_NAME: Final = re.compile(r"(?<![.!?:] )(?<!^)\b[A-Z\u00c0-\u00dd]\w+")
_WORD: Final = re.compile(r"[^\W\d_]{4,}")
_STEM: Final = 5
_SHARE: Final = 0.5
"""Share of the playbook's own words of four letters or more that a draft must keep, by stem."""


@dataclass(frozen=True, slots=True)
class CheckedComment:
    """`text` is what may be shown, `source` whose words they are (model or playbook).

    `refused` says why a draft was not used; "" where it was, or where there was none.
    """

    text: str
    source: str
    refused: str = ""


def check_comment(draft: str | None, position: Position, language: str = "en") -> CheckedComment:
    """The draft where it says what the position's fallback comment says, else that comment."""
    own = position.fallback_comment
    if draft is None or not draft.strip():
        return CheckedComment(own, "playbook")
    line = one_line(draft, MAX_COMMENT)
    refused = (
        "is empty, too long or not plain text" if line is None else _fault(line, own, language)
    )
    if line is None or refused:
        return CheckedComment(own, "playbook", f"The draft {refused}.")
    return CheckedComment(line, "model")


def _fault(draft: str, own: str, language: str) -> str:
    """Why the draft cannot stand for the playbook's text; "" where it can."""
    if not own:
        return "has no text of the playbook to be held against"
    if _MARKUP.search(draft):
        return "holds a link or markup"
    order = _beyond(_TO_A_MACHINE, draft, own)
    if order:
        return f"speaks to a machine ({order})"
    judging = _beyond(_VERDICTS, draft, own)
    if judging:
        return f"judges ({judging})"
    contrary = _beyond(_CONTRARY, draft, own)
    if contrary:
        return f"may say the opposite ({contrary})"
    name = _beyond(_NAME, draft, own, re.compile(r"\w+"))
    if name:
        return f"names what the playbook's text does not ({name})"
    if _numbers(draft, language) != _numbers(own, language):
        return "has other numbers than the playbook's text"
    if _kept(draft, own) < _SHARE:
        return "asks for something else than the playbook's text"
    return ""


def _beyond(
    pattern: re.Pattern[str], draft: str, own: str, allowed: re.Pattern[str] | None = None
) -> str:
    """The first such word of the draft that is not in the playbook's text."""
    known = {match.group().lower() for match in (allowed or pattern).finditer(own)}
    found = (match.group().lower() for match in pattern.finditer(draft))
    return next((word for word in found if word not in known), "")


def _numbers(text: str, language: str) -> set[tuple[Decimal, ...]]:
    return {number.values for number in find_numbers(readable(text), language)}


def _kept(draft: str, own: str) -> float:
    wanted, given = _stems(own), _stems(draft)
    return len(wanted & given) / len(wanted) if wanted else 1.0


def _stems(text: str) -> set[str]:
    return {match.group().lower()[:_STEM] for match in _WORD.finditer(text)}
