"""What a text without accents has lost: where its source had one, and whether it had any."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from quotary.core.lookalikes import Skeleton

_PORTUGUESE: Final = re.compile(
    r"(?<!\w)(?:d[aeo]s?|que|ao|aos|em|n[ao]s?|pel[ao]s?|os?|as|uma?|com|para|por|contratad[ao]"
    r"|contratante|partes|contrato|clausula)(?!\w)"
)
_ENGLISH: Final = re.compile(
    r"(?<!\w)(?:the|of|to|and|shall|in|by|or|any|is|be|this|for|with|not|on|such|that)(?!\w)"
)


def is_portuguese(line: str) -> bool:
    """True where the small words of an unmasked text are Portuguese more often than English."""
    return len(_PORTUGUESE.findall(line)) > len(_ENGLISH.findall(line))


def has_accents(text: str) -> bool:
    """True where any letter of the text has an accent."""
    return not text.isascii() and any(map(_is_marked, set(text)))


def is_accented(text: str, view: Skeleton, at: int) -> bool:
    """True where the letter at `at` of the view had an accent in the text."""
    start = view.offsets[at]
    end = view.offsets[at + 1] if at + 1 < len(view.offsets) else len(text)
    return any(map(_is_marked, text[start : max(end, start + 1)]))


def _is_marked(char: str) -> bool:
    return char > "\x7f" and any(
        unicodedata.category(part) == "Mn" for part in unicodedata.normalize("NFD", char)
    )
