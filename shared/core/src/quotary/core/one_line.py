"""Words of a document as a sentence about them shows them."""

from __future__ import annotations

import re
from typing import Final

from quotary.core.flat_text import flatten

_BROKEN_WORD: Final = re.compile(r"(?<=[^\W\d_])\u00ad\s*(?=[^\W\d_])")


def one_line(text: str) -> str:
    """The text on one line, one space between words, those that a line end broke joined."""
    return " ".join(_BROKEN_WORD.sub("", text).split())


def as_written(text: str, found: str) -> str:
    """The words of the text that `found` was made from by flattening, on one line.

    `found` itself where it is no stretch of the flattened text, as with numbers left out.
    """
    flat = flatten(text)
    at = flat.text.find(found) if found else -1
    return one_line(flat.source(at, at + len(found)).of(text)) if at >= 0 else found
