"""A document made ready for quotes: built once, in time linear in its length."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import cached_property

from quotary.core.document import Document
from quotary.core.sentences import Sentences
from quotary.core.span import Span
from quotary.core.view import View

_FLAGS_OF_READING = {
    "hidden_text": "hidden",
    "struck_text": "hidden",
    "comments": "hidden",
    "annotations": "hidden",
    "ocr": "ocr",
    "bidi_controls": "control_chars",
    "control_chars": "control_chars",
}


class DocumentIndex:
    """The views of one document that quotes are looked for in.

    `text` is the canonical text with running headers and footers blanked out, offsets unchanged:
    a quote may run across them. A quote that includes them is found in `whole`, the text as it
    stands, which is None where there are none.
    """

    def __init__(self, document: Document) -> None:
        self.document = document
        self.text = blanked(document.text, document.furniture)
        self.body = View(self.text)
        self.whole = View(document.text) if document.furniture else None
        self.sentences = Sentences(self.text)
        self._marked = tuple(_marked(document))
        self._page_starts = [page.span.start for page in document.pages]

    @cached_property
    def low_key(self) -> str:
        """The body's search key in lower case, to name a quote that differs in case alone."""
        return self.body.key.lower()

    def views(self) -> Iterator[View]:
        """The views in the order they are searched."""
        yield self.body
        if self.whole is not None:
            yield self.whole

    def pages_at(self, spans: Sequence[Span]) -> tuple[int, ...]:
        """The numbers of the pages that the spans touch, in the order of the spans, each once."""
        pages = self.document.pages
        numbers: dict[int, None] = {}
        for span in spans:
            at = max(0, bisect_right(self._page_starts, span.start) - 1)
            while at < len(pages) and pages[at].span.start < span.end:
                if pages[at].span.overlaps(span):
                    numbers[pages[at].number] = None
                at += 1
        return tuple(numbers)

    def flags_at(self, span: Span) -> tuple[str, ...]:
        """What the reading says of the characters in `span`: hidden, ocr, control_chars."""
        if not self._marked:
            return ()
        return tuple(
            sorted({name for name, where in self._marked if where is None or where.overlaps(span)})
        )


def blanked(text: str, furniture: tuple[Span, ...]) -> str:
    """The text with every furniture span made white space of a page break, length unchanged."""
    pieces: list[str] = []
    done = 0
    for span in sorted(furniture):
        start, end = max(span.start, done), min(span.end, len(text))
        if start < end:
            pieces += (text[done:start], "\f" * (end - start))
            done = end
    pieces.append(text[done:])
    return "".join(pieces)


def _marked(document: Document) -> list[tuple[str, Span | None]]:
    """(flag, where) for each reading flag that taints a quote; None for the whole document."""
    pages = {page.number: page.span for page in document.pages}
    marked: list[tuple[str, Span | None]] = []
    for flag in document.flags:
        name = _FLAGS_OF_READING.get(flag.kind)
        if name is None:
            continue
        where = flag.span or (pages.get(flag.page) if flag.page is not None else None)
        if where is not None or name == "ocr":
            marked.append((name, where))
    return marked
