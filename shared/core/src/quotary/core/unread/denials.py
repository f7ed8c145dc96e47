"""Whether what a flattened sentence says from a place on is said of nobody and nothing."""

from __future__ import annotations

import re
from typing import Final

_NOBODY: Final = re.compile(
    r"\b(?:not|never|neither|nor|none|nobody|no one|without|refrain\w* from|no|nothing|cannot)\b"
    r"(?:(?!\b(?:but|while|though|because|only|and|so|unless|except|until|save|other than)\b)"
    r"[^.;:])*$"
)


def denied(segment: str, at: int) -> bool:
    """True where a denial stands before the place, and nothing between that takes it back."""
    return _NOBODY.search(segment, 0, at) is not None
