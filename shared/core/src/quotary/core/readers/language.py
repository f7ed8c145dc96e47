"""Which of the two languages a text is in, by its function words."""

from __future__ import annotations

import re

_EN = (
    "the of and to in by for this that shall will any with not which or from be is are on within "
    "after per each party agreement less than least under an it its exceed up payment price"
)
_PT = (
    "o os as da do das dos em no na nos nas por para com nao que um uma ao aos pela pelo pelas "
    "pelos ate e sera este esta contrato partes mes dias valor multa reais mil mediante sobre"
)
_ENGLISH, _PORTUGUESE = frozenset(_EN.split()), frozenset(_PT.split())
_WORD = re.compile(r"[a-z]+")


def language_of(text: str) -> str:
    """The code en or pt where the function words of readable text clearly say so, else ""."""
    words = _WORD.findall(text.lower())
    english = sum(word in _ENGLISH for word in words)
    portuguese = sum(word in _PORTUGUESE for word in words)
    if english > 2 * portuguese:
        return "en"
    return "pt" if portuguese > 2 * english else ""
