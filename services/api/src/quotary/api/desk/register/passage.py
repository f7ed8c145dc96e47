"""A passage where it stands: on its page's picture, or between the words around it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quotary.api.desk.matter.passages import Passage
from quotary.api.desk.matter.reading import ShownRun
from quotary.api.desk.words import Sign
from quotary.api.matters.originals import submitted_of
from quotary.api.matters.replayed import document_subject
from quotary.api.matters.runs import run_named
from quotary.api.parts import Parts
from quotary.core.document import Document
from quotary.core.span import Span
from quotary.log.facts.routed import Routed
from quotary.log.matter_state import MatterState
from quotary.log.subjects import contract

_AROUND: Final = 1_200
QUOTED: Final = Sign("is-quoted", "❝", "Quote")


@dataclass(frozen=True, slots=True)
class Excerpt:
    """The passage between the words before and after it; `number` is its page, if it has one."""

    before: str
    words: str
    after: str
    number: int | None
    pages: int
    drawn: bool
    """True where the page can be drawn from the file."""
    from_start: bool
    to_end: bool


async def shown_document(parts: Parts, state: MatterState, run_name: str) -> ShownRun:
    """The run with its document and without its decision, which a register's pages do not need.

    Without a name it is the one that the matter shows.

    Raises:
        NotFound: the matter has no such run.
        BrokerUnavailable: it cannot be read.
    """
    submitted = await submitted_of(parts.bench, state, run_name)
    run = run_named(state, run_name)
    subject = contract(state.tenant, state.matter, run.run, Routed.event)
    document = await parts.documents.of(document_subject(state, run, subject))
    return ShownRun(state, run, submitted, document)


def excerpt(shown: ShownRun, span: Span) -> Excerpt | None:
    """The passage with its page, or with the text around it; None where there is no text (now)."""
    document = shown.document
    if document is None or span.end > len(document.text):
        return None
    number = document.page_at(span.start)
    around = _around(document, span, number)
    return Excerpt(
        before=document.text[around.start : span.start].lstrip(),
        words=span.of(document.text),
        after=document.text[span.end : around.end].rstrip(),
        number=number,
        pages=len(document.pages),
        drawn=shown.is_pdf and number is not None,
        from_start=around.start == 0,
        to_end=around.end == len(document.text),
    )


def _around(document: Document, span: Span, number: int | None) -> Span:
    text = document.text
    page = next((each.span for each in document.pages if each.number == number), None)
    if page is not None:
        return Span(page.start, max(page.end, span.end))
    start, end = max(0, span.start - _AROUND), min(len(text), span.end + _AROUND)
    if start:
        line = text.find("\n", start, span.start)
        start = line + 1 if line >= 0 else start
    if end < len(text):
        line = text.rfind("\n", span.end, end)
        end = line if line >= 0 else end
    return Span(start, end)


def quoted(span: Span, title: str) -> Passage:
    """The passage as highlights of pages know it."""
    return Passage(span, "row", "row-quote", title, QUOTED)
