"""What a format's reader hands over: text with its own views, before clauses and language."""

from __future__ import annotations

from dataclasses import dataclass

from quotary.core.document import Page, ReadingFlag
from quotary.core.span import Span


@dataclass(frozen=True, slots=True)
class Draft:
    """Canonical text of one document and what only its format's reader can know about it."""

    text: str
    pages: tuple[Page, ...] = ()
    furniture: tuple[Span, ...] = ()
    flags: tuple[ReadingFlag, ...] = ()
    note: str = ""
