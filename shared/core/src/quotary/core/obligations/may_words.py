"""The words by which somebody may do something, in a line of text."""

from __future__ import annotations

import re
from typing import Final

from quotary.core.span import Span

_MAY: Final = re.compile(
    r"\b(?:(?<![0-9] )may(?! [0-9])|can|poder(?:á|ão)|podem?)\b"
    r"|\b(?:is|are|be) (?:entitled|permitted|allowed|free|authori[sz]ed|at liberty) to\b"
    r"|\b(?:has|have|retains?|reserves?) (?:the |a |all )?rights? (?:to|of)\b"
    r"|\b(?:tem|t[êe]m|ter[áã]o?) (?:o )?direito (?:a|de)\b|\b[ée] facultad[oa]\b",
    re.IGNORECASE,
)


def may_words(line: str, within: Span | None = None) -> list[Span]:
    """Where they stand, in order; with `within`, those of that stretch alone."""
    about = within or Span(0, len(line))
    return [Span(*match.span()) for match in _MAY.finditer(line, about.start, about.end)]
