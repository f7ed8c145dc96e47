"""Text without the characters that no reader of it would see, one for one where it can be."""

from __future__ import annotations

import re

from quotary.core.document import ReadingFlag
from quotary.core.span import Span

CONTROL = re.compile("[\x00-\x08\x0e-\x1f\x7f\ud800-\udfff]")
REPLACEMENT = "\ufffd"


def clean(text: str) -> tuple[str, tuple[ReadingFlag, ...]]:
    """`text` with one kind of line break, and U+FFFD for each control character, and their flag.

    Vertical tabs are line breaks (Word's "soft return" in plain text). NUL and its like can
    neither be shown nor stored everywhere, so each becomes one visible U+FFFD.
    """
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    if "\v" in text:
        text = text.replace("\v", "\n")
    first = CONTROL.search(text)
    if first is None:
        return text, ()
    text, number = CONTROL.subn(REPLACEMENT, text)
    detail = f"{number} control characters are shown as U+FFFD, the first here"
    return text, (ReadingFlag("control_chars", detail, Span(first.start(), first.start() + 1)),)
