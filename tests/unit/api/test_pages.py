"""Rectangles lie on the words they name, on the page as it is drawn, turned and cropped or not."""

from __future__ import annotations

import asyncio
from io import BytesIO

import pytest
from PIL import Image

from corpus.awkward.pdf_file import PdfFile, PdfPage, lines, text
from corpus.awkward.pdf_hidden import invisible_amount
from corpus.awkward.pdf_layout import LEFT
from quotary.api.pages import PageUnavailable, PageWorker, ranges_of
from quotary.api.pages.drawing import render_page
from quotary.api.pages.rectangles import Rectangle, rectangles
from quotary.core.document import Document
from quotary.core.span import Span
from quotary.ingest.reading import read_document

WORD = "CONFIDENTIALITY"
SCALE = 2.0
FRAMES = ("", "/CropBox [40 300 560 800]", "/MediaBox [-50 -20 545 822]")


def document_of(content: bytes) -> Document:
    document = read_document(content, "a.pdf").document
    assert document is not None
    return document


def span_of(document: Document, words: str) -> Span:
    start = document.text.index(words)
    return Span(start, start + len(words))


def find(content: bytes, words: str) -> list[tuple[int, Rectangle]]:
    document = document_of(content)
    return [
        (each.number, rectangle)
        for each in ranges_of(document, span_of(document, words))
        for rectangle in rectangles(content, each.number, [(each.start, each.end)])
    ]


def ink(content: bytes, number: int) -> tuple[int, int, int, int]:
    """The pixel box of all that is red on a drawn page."""
    image = Image.open(BytesIO(render_page(content, number, SCALE))).convert("RGB")
    red, green, _ = image.split()
    mask = Image.eval(green, lambda value: 255 if value < 160 else 0)
    bright = Image.eval(red, lambda value: 255 if value > 160 else 0)
    box = Image.composite(mask, Image.new("L", image.size), bright).getbbox()
    assert box is not None
    return box


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
@pytest.mark.parametrize("frame", FRAMES)
def test_a_rectangle_covers_the_ink_of_its_word(turn: int, frame: str) -> None:
    content = PdfFile(
        [
            PdfPage(
                lines(60, 700, LEFT) + "1 0 0 rg " + text(150, 500, WORD) + "0 g ",
                extra=f"/Rotate {turn} {frame}",
            )
        ]
    ).build()
    [(number, rectangle)] = find(content, WORD)
    width, height = Image.open(BytesIO(render_page(content, number, SCALE))).size
    left, top, right, bottom = ink(content, number)
    assert rectangle.x0 * width == pytest.approx(left, abs=4)
    assert rectangle.y0 * height == pytest.approx(top, abs=4)
    assert rectangle.x1 * width == pytest.approx(right, abs=4)
    assert rectangle.y1 * height == pytest.approx(bottom, abs=4)


def test_hidden_characters_do_not_shift_what_follows_them() -> None:
    content = invisible_amount().replace(b"(two million", b"(TWO MILLION")
    [(_, shown)] = find(content, "TWO MILLION")
    assert shown.x0 == pytest.approx(136 / 595, abs=0.01)


def test_a_quote_over_lines_has_a_rectangle_for_each() -> None:
    content = PdfFile([PdfPage(lines(60, 700, LEFT))]).build()
    found = find(content, "Information \nwith at least reasonable care")
    assert len(found) == 2
    assert found[0][1].y1 <= found[1][1].y0


async def test_the_worker_draws_finds_and_refuses() -> None:
    content = PdfFile([PdfPage(lines(60, 700, LEFT))]).build()
    document = document_of(content)
    worker = PageWorker()
    try:
        assert (await worker.render(content, 1, 1.0)).startswith(b"\x89PNG")
        found = await worker.rectangles(content, ranges_of(document, span_of(document, "1. Conf")))
        assert list(found) == [1]
        with pytest.raises(PageUnavailable, match="1 pages and no page 7"):
            await worker.render(content, 7)
        with pytest.raises(PageUnavailable, match="no PDF"):
            await worker.render(b"%PDF-1.7", 1)
    finally:
        await worker.close()


async def test_a_child_that_is_too_slow_is_replaced() -> None:
    content = PdfFile([PdfPage(lines(60, 700, LEFT))]).build()
    worker = PageWorker(wall_seconds=0.0)
    with pytest.raises(PageUnavailable, match="too long"):
        await worker.render(content, 1)
    worker = PageWorker()
    results = await asyncio.gather(worker.render(content, 1), worker.render(content, 1))
    assert results[0] == results[1]
    await worker.close()


async def test_a_closed_worker_ends_its_child_and_draws_no_more() -> None:
    content = PdfFile([PdfPage(lines(60, 700, LEFT))]).build()
    worker = PageWorker()
    await worker.render(content, 1)
    process = worker._process
    assert process is not None
    waiting = asyncio.gather(*(worker.render(content, 1) for _ in range(3)), return_exceptions=True)
    await asyncio.sleep(0)
    await worker.close()
    assert process.returncode is not None
    assert all(isinstance(each, bytes | PageUnavailable) for each in await waiting)
    with pytest.raises(PageUnavailable, match="the desk is closing"):
        await worker.render(content, 1)
