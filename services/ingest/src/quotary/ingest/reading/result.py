"""What reading a document came to: one outcome, a reason where it is not ok, and a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from quotary.core.document import Document

Outcome = Literal["ok", "needs_ocr", "unreadable", "refused"]
Reason = Literal["encrypted", "empty", "no_text", "corrupt", "unsupported", "too_large"]

OUTCOMES: dict[Reason, Outcome] = {
    "encrypted": "unreadable",
    "empty": "unreadable",
    "corrupt": "unreadable",
    "no_text": "needs_ocr",
    "unsupported": "refused",
    "too_large": "refused",
}


@dataclass(frozen=True, slots=True)
class ReadResult:
    """The outcome of one reading; `document` is present exactly where `outcome` is "ok".

    `sentence` says what was found and what to do; it never repeats the file's name or content.
    """

    outcome: Outcome
    reason: Reason | None
    sentence: str
    document: Document | None = None


class CannotRead(Exception):
    """Raised inside the readers where a document yields no text; carries the outcome's reason."""

    def __init__(self, reason: Reason, sentence: str) -> None:
        super().__init__(sentence)
        self.reason: Reason = reason
        self.sentence = sentence

    def result(self) -> ReadResult:
        """The outcome as a value."""
        return ReadResult(OUTCOMES[self.reason], self.reason, self.sentence)
