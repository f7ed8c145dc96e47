"""Where a quote stands in the document, or why it does not."""

from __future__ import annotations

from dataclasses import dataclass

from quotary.core.span import Span


@dataclass(frozen=True, slots=True)
class Closest:
    """The passage nearest to a rejected quote, and where the two part."""

    span: Span
    expected: str
    found: str


@dataclass(frozen=True, slots=True)
class Citation:
    """One fragment, located or not.

    `status` is verified, ungrounded (not in the document) or uncheckable (no text to
    check against).
    `quote` is the model's own string: shown as a quote only through `spans`, never by itself.
    `matched` says how: exact, folded (white space and typography differ) or "" if not verified.
    `flags` are facts about a verified span that rules must heed (ambiguous, negation_before, …).
    `reason` is a stable token (not_found, ellipsis, too_short, empty, echo, …) if not verified.
    """

    quote: str
    status: str
    spans: tuple[Span, ...] = ()
    pages: tuple[int, ...] = ()
    matched: str = ""
    flags: tuple[str, ...] = ()
    reason: str = ""
    closest: Closest | None = None

    @property
    def verified(self) -> bool:
        """True where every character of the quote stands in the document at `spans`."""
        return self.status == "verified"
