"""Cues as lawyers write them: words, `*` for the rest of a word, ` ... ` for a short gap."""

from __future__ import annotations

import re
from typing import Final

from quotary.core.playbook import limits
from quotary.core.playbook.problem import quoted
from quotary.core.playbook.section import Section

ALLOWED: Final = (
    "words of one sentence, `*` only at the end of three letters or more (surviv*), "
    "` ... ` between words for a gap of up to eight"
)
_WORD: Final = re.compile(r"[^\W_]{3,}\*|[^\s*]*[^\W_][^\s*]*|[%$€£&/§]")


def cues(section: Section, key: str) -> tuple[str, ...]:
    """The list of cues under the key, each a valid one; () where the key is not there."""
    found = section.texts(key, limits.CUES, limits.CUE)
    for cue in found:
        if not is_cue(cue):
            section.fault(section.line_of(key), key, f"the cue {quoted(cue)}", ALLOWED)
    return found


def is_cue(text: str) -> bool:
    """True where every word of it can be looked for."""
    if "\n" in text or "\t" in text:
        return False
    parts = text.split(" ... ")
    return all(
        part.split() and all(word != "..." and _WORD.fullmatch(word) for word in part.split())
        for part in parts
    )
