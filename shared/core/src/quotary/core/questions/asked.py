"""A question as it is kept and compared: one line, and the digest under which it is recorded."""

from __future__ import annotations

import re
import unicodedata
from hashlib import sha256
from typing import Final

from quotary.core.plain import one_line

MAX_QUESTION: Final = 1_000
_LAST_SIGNS: Final = re.compile(r"[\s?!.;:]+$")


class QuestionInvalid(ValueError):
    """A text that is no question; the message says what was found and what is wanted."""


def asked(text: str) -> str:
    """The question as one trimmed line.

    Raises:
        QuestionInvalid: it is empty, too long, or holds control or format characters.
    """
    line = one_line(text, MAX_QUESTION)
    if line is not None:
        return line
    words = " ".join(text.split())
    if not words:
        raise QuestionInvalid("The question is empty: ask something about the document.")
    if len(words) > MAX_QUESTION:
        raise QuestionInvalid(
            f"The question has {len(words):,} characters; at most {MAX_QUESTION:,} are read."
        )
    raise QuestionInvalid("The question holds invisible control characters: type it anew.")


def question_digest(question: str) -> str:
    """SHA-256 in hexadecimal of the question without regard to case, spacing and last signs."""
    folded = unicodedata.normalize("NFC", " ".join(question.split())).casefold()
    return sha256(_LAST_SIGNS.sub("", folded).encode("utf-8", "surrogatepass")).hexdigest()
