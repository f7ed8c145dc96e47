"""What of a long sentence is shown: its pieces that say something unknown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quotary.core.beside.pieces import COMMA
from quotary.core.one_line import one_line

SHORT: Final = 120
"""Characters of a sentence that is shown with what is known in it."""


def shown_of(words: str, is_known: Callable[[str], bool]) -> str:
    """What is shown of a sentence that is not known as a whole: all of a short one.

    Of a long one, the pieces between commas that are not known, and all of them, as what stands
    behind the first may be what matters.
    """
    whole = one_line(words)
    if len(whole) <= SHORT:
        return whole
    shown: list[str] = []
    joined = True
    for piece in map(one_line, COMMA.split(words)):
        if not piece or is_known(piece):
            joined = False
            continue
        if shown:
            shown.append(", " if joined else " \u2026 ")
        shown.append(piece)
        joined = True
    return "".join(shown) or whole
