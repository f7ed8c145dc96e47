"""The quote of a proposal located in its chunk, before anything else about it is looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from quotary.core.alert import Alert
from quotary.core.citation import Citation, locate
from quotary.core.citing import REASONS
from quotary.core.indexing import DocumentIndex
from quotary.core.obligations.sentences_said import raised
from quotary.core.shown_text import shown_text
from quotary.core.span import Span

CLAIMED: Final = 500
"""Characters of an unverified quote that an escalation keeps."""

ELLIPSIS: Final = " … "
"""What stands between the parts of a quote that is no one run of text."""

_UNSURE_OF_PLACE: Final = "ambiguous"


@dataclass(frozen=True, slots=True)
class Refused:
    """A quote that verifies nothing: a stable kind, and the words for its sentence."""

    kind: str
    why: str = ""
    near: Span | None = None


@dataclass(frozen=True, slots=True)
class Verified:
    """The runs of text that are quoted, in order, and what speaks against resting on them."""

    parts: tuple[Span, ...]
    alerts: tuple[Alert, ...] = ()

    @property
    def hull(self) -> Span:
        """From the first quoted character to the last."""
        return Span(self.parts[0].start, max(part.end for part in self.parts))

    def words(self, text: str) -> str:
        """The document's own words."""
        return ELLIPSIS.join(part.of(text) for part in self.parts)


def verify(
    quotes: Sequence[str],
    index: DocumentIndex,
    chunk: Span,
    language: str,
    prompt: Callable[[], str],
    claimed: tuple[int | None, int | None] = (None, None),
) -> Verified | Refused:
    """Where the quotes stand in the chunk, or why they prove nothing.

    `claimed` are offsets in the chunk as shown: both or none, they must hold the same words, and
    they tell which of two equal passages is meant. `prompt` names a quote that was copied from
    the question.
    """
    citations = locate(quotes, index, chunk, within=chunk)
    if not citations:
        return Refused("unusable", "No quote was given.")
    if not all(citation.verified for citation in citations):
        return _refusal(locate(quotes, index, chunk, prompt(), within=chunk))
    if not all(chunk.contains(citation.spans[0]) for citation in citations):
        return Refused("outside_chunk", near=citations[0].spans[0])
    parts = tuple(citation.spans[0] for citation in citations)
    sure = False
    if claimed != (None, None):
        found = _aligned(citations, index, chunk, *claimed)
        if found is None:
            return Refused("misaligned_span", near=parts[0])
        parts, sure = found, True
    parts = _joined(parts, index.text)
    return Verified(parts, _alerts(citations, chunk, language, sure=sure))


def _refusal(citations: Sequence[Citation]) -> Refused:
    first = next(citation for citation in citations if not citation.verified)
    kind = "unverified" if first.status == "uncheckable" else "fabricated"
    near = first.closest.span if first.closest else None
    return Refused(kind, REASONS.get(first.reason, ""), near)


def _aligned(
    citations: Sequence[Citation],
    index: DocumentIndex,
    chunk: Span,
    start: int | None,
    end: int | None,
) -> tuple[Span, ...] | None:
    """The quoted runs at the claimed offsets; None where those are none, or hold other words."""
    document = index.document
    shown = shown_text(document, chunk)
    if start is None or end is None or not 0 <= start < end <= len(shown):
        return None
    words = _even(shown[start:end])
    parts = tuple(citation.spans[0] for citation in citations)
    hull = Span(parts[0].start, max(part.end for part in parts))
    if not words or words != _even(shown_text(document, hull)):
        return None
    places = sorted({span for span in citations[0].spans if chunk.contains(span)})
    if len(parts) > 1 or len(places) < 2:
        return parts
    earlier = _even(shown[:start]).count(words)
    return (places[earlier],) if earlier < len(places) else None


def _even(text: str) -> str:
    return " ".join(text.split())


def _joined(parts: tuple[Span, ...], text: str) -> tuple[Span, ...]:
    """The parts, those that only white space parts made one."""
    found: list[Span] = []
    for part in parts:
        if found and part.start <= found[-1].end:
            found[-1] = Span(found[-1].start, max(found[-1].end, part.end))
        elif found and not text[found[-1].end : part.start].strip():
            found[-1] = Span(found[-1].start, part.end)
        else:
            found.append(part)
    return tuple(found)


def _alerts(
    citations: Sequence[Citation], chunk: Span, language: str, *, sure: bool
) -> tuple[Alert, ...]:
    alerts: list[Alert] = []
    for citation in citations:
        here = sum(chunk.contains(span) for span in citation.spans)
        flags = [
            one for one in citation.alerts if one != _UNSURE_OF_PLACE or (here > 1 and not sure)
        ]
        alerts += [raised(flag, language, citation.spans[0]) for flag in flags]
    return tuple(dict.fromkeys(alerts))
