"""Where a quote stands in the document, or why it does not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quotary.core.closest import nearest
from quotary.core.document import Document
from quotary.core.flagging import flags_of, is_echo
from quotary.core.folding import controls_in
from quotary.core.indexing import DocumentIndex
from quotary.core.placing import Placed, place
from quotary.core.span import Span

NOT_ALERTS = frozenset({"mid_sentence"})
"""Flags that say something about a verified span without lifting an accept."""


@dataclass(frozen=True, slots=True)
class Closest:
    """The passage nearest to a rejected quote, and where the two part."""

    span: Span
    expected: str
    found: str


@dataclass(frozen=True, slots=True)
class Citation:
    """One fragment, located or not.

    `status` is verified, ungrounded (not in the document) or uncheckable (no text to check).
    `quote` is the model's own string: shown as a quote only through `spans`, never by itself.
    `matched` says how: exact, folded (white space and typography differ) or "" if not verified.
    `spans` holds the chosen place first; where others read the same they follow, in order.
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

    @property
    def alerts(self) -> tuple[str, ...]:
        """The flags that lift an accept."""
        return tuple(flag for flag in self.flags if flag not in NOT_ALERTS)


def locate(
    quote: str | Sequence[str],
    document: Document | DocumentIndex,
    near: Span | None = None,
    prompt: str = "",
    within: Span | None = None,
) -> tuple[Citation, ...]:
    """One citation per fragment; fragments come in document order, each found whole or not at all.

    `near` is the part of the document that was quoted from; `prompt` is the wording that the quoter
    was given besides the document, to name a quote that was copied from there. A fragment that
    stands in `within` is looked for nowhere else.
    """
    index = document if isinstance(document, DocumentIndex) else DocumentIndex(document)
    fragments = (quote,) if isinstance(quote, str) else tuple(quote)
    placed = place(fragments, index, near, within)
    kept = [one.spans[0] for one in placed if not one.reason]
    return tuple(
        _rejected(one, index, prompt) if one.reason else _verified(one, index, kept)
        for one in placed
    )


def locate_one(
    quote: str, document: Document | DocumentIndex, near: Span | None = None, prompt: str = ""
) -> Citation:
    """The citation of a single quote."""
    return locate(quote, document, near, prompt)[0]


def _verified(one: Placed, index: DocumentIndex, kept: Sequence[Span]) -> Citation:
    found = one.spans[0].of(index.document.text)
    return Citation(
        quote=one.quote,
        status="verified",
        spans=one.spans,
        pages=index.pages_at(one.spans),
        matched="exact" if found == one.quote.strip() else "folded",
        flags=flags_of(one, index, kept),
    )


def _rejected(one: Placed, index: DocumentIndex, prompt: str) -> Citation:
    reason, flags, near = one.reason, list[str](), None
    if one.sought is not None and reason not in _WITHOUT_CLOSEST:
        near = nearest(index, one.sought.text)
        if prompt and is_echo(one.sought.text, prompt):
            reason = "echo"
        elif one.sought.elided and reason == "not_found":
            reason = "ellipsis"
        elif near is not None and reason == "not_found":
            reason = near.reason
    closest = Closest(near.span, near.expected, near.found) if near else None
    if reason == "out_of_order":
        closest = Closest(one.spans[0], "", "")
    if reason in ("echo", "ellipsis", "too_short"):
        flags.append(reason)
    if controls_in(one.quote):
        flags.append("control_chars")
    return Citation(
        quote=one.quote,
        status="uncheckable" if reason in ("no_text", "too_many_places") else "ungrounded",
        flags=tuple(flags),
        reason=reason,
        closest=closest,
    )


_WITHOUT_CLOSEST = frozenset(
    {"no_text", "too_long", "empty", "too_short", "out_of_order", "too_many_places"}
)
