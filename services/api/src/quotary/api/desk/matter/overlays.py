"""Highlights over a page's picture: the true rectangles of the quotes on it."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from quotary.api.desk.matter.passages import Passage
from quotary.api.desk.matter.reading import ShownRun
from quotary.api.pages.places import ranges_of
from quotary.api.pages.rectangles import Rectangle
from quotary.api.pages.worker import PageWorker
from quotary.api.parts import Parts
from quotary.core.document import Document
from quotary.core.own_words import outside_furniture
from quotary.log.facts.base import ContentRef

_KEPT: Final = 512
_FILES: Final = 4
Boxes = tuple[Rectangle, ...]


@dataclass(frozen=True, slots=True)
class Highlight:
    """A quote's boxes on one page, as shares of its width and height."""

    passage: Passage
    boxes: Boxes
    first: bool


class Overlays:
    """Finds the rectangles of passages, and keeps those it found."""

    def __init__(self, parts: Parts, pages: PageWorker) -> None:
        self._parts = parts
        self._pages = pages
        self._boxes: OrderedDict[tuple[str, int, int, int], Boxes] = OrderedDict()
        self._files: OrderedDict[str, bytes] = OrderedDict()

    async def file(self, reference: ContentRef) -> bytes:
        """The document's bytes; the last few are kept, since a page is drawn after the other."""
        kept = self._files.get(reference.sha256)
        if kept is None:
            kept = await self._parts.bench.content.get(reference)
            self._files[reference.sha256] = kept
            if len(self._files) > _FILES:
                self._files.popitem(last=False)
        return kept

    async def on_page(
        self, shown: ShownRun, marks: tuple[Passage, ...], number: int
    ) -> tuple[Highlight, ...]:
        """The highlights of one page.

        Raises:
            PageUnavailable: the page cannot be opened.
        """
        reference, document = shown.submitted.document, shown.document
        if reference is None or document is None:
            return ()
        found: list[Highlight] = []
        for mark in marks:
            if number not in document.pages_of(mark.span):
                continue
            boxes = await self._of(reference, document, mark, number)
            first = document.page_at(mark.span.start) == number
            found.append(Highlight(mark, boxes, first))
        return tuple(found)

    async def _of(
        self, reference: ContentRef, document: Document, mark: Passage, number: int
    ) -> Boxes:
        key = (reference.sha256, number, mark.span.start, mark.span.end)
        kept = self._boxes.get(key)
        if kept is None:
            ranges = [
                one
                for span in outside_furniture(document, mark.span)
                for one in ranges_of(document, span)
                if one.number == number
            ]
            content = await self.file(reference)
            kept = (await self._pages.rectangles(content, ranges)).get(number, ())
            self._boxes[key] = kept
            if len(self._boxes) > _KEPT:
                self._boxes.popitem(last=False)
        return kept
