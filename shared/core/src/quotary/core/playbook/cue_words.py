"""Cues as lawyers write them: words, `*` for the rest of a word, ` ... ` for a short gap."""

from __future__ import annotations

import re
from typing import Final

from quotary.core.playbook import limits
from quotary.core.playbook.problem import quoted
from quotary.core.playbook.section import Section
from quotary.core.playbook.tree import Leaf

ALLOWED: Final = (
    "words of one sentence, `*` only at the end of three letters or more (surviv*), "
    "` ... ` between words for a gap of up to eight"
)
_STEM: Final = re.compile(r"(?=(?:[^\s*]*[^\W_]){3})[^\s*]*[^\W_]\*")
_WORD: Final = re.compile(r"[^\s*]*[^\W_][^\s*]*|[%$€£&/§]")


def cues(section: Section, key: str) -> tuple[str, ...]:
    """The list of cues under the key, each a valid one; () where the key is not there."""
    found = section.texts(key, limits.CUES, limits.CUE)
    for item in section.items(key, limits.CUES):
        if isinstance(item, Leaf) and item.written.strip() in found and not is_cue(item.written):
            section.fault(item.line, key, f"the cue {quoted(item.written)}", ALLOWED)
    return found


def is_cue(text: str) -> bool:
    """True where every word of it can be looked for."""
    parts = text.strip().split(" ... ")
    return not any(char in text for char in "\n\t") and all(map(_words, parts))


def _words(part: str) -> bool:
    words = part.split()
    return bool(words) and all(_STEM.fullmatch(word) or _WORD.fullmatch(word) for word in words)
