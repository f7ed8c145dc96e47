"""Sets a plain source text as a PDF: justified, hyphenated, with running header and footer.

The same source always gives the same bytes (no clock, no random ids, no compression), because a
recording is found by the sha256 of the document. reportlab 5.1 and pyphen 0.18 made the PDFs
that are committed; another version may break lines elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from io import BytesIO

from reportlab.lib.enums import TA_CENTER, TA_JUSTIFY
from reportlab.lib.pagesizes import A4, LETTER
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import (
    BaseDocTemplate,
    CondPageBreak,
    Flowable,
    Frame,
    PageTemplate,
    Paragraph,
    Spacer,
    Table,
)

_PAPER = {"letter": LETTER, "a4": A4}


@dataclass(frozen=True)
class Sheet:
    """How a document looks. `language` names the hyphenation patterns, sizes are in points.

    `page_of` is the footer's wording with the page number and the number of pages. With `widows` 1
    a page may break inside a paragraph of two lines.
    """

    title: str
    header: str
    footer: str
    page_of: str
    language: str
    paper: str
    size: float = 10.0
    leading: float = 13.0
    margin: float = 66.0
    widows: int = 0


def typeset(source: str, sheet: Sheet) -> bytes:
    """The PDF of `source`: `# title`, `## heading`, `| cell | cell |` rows, else paragraphs."""
    total = _build(source, sheet, total=0)[1]
    return _build(source, sheet, total=total)[0]


def _build(source: str, sheet: Sheet, total: int) -> tuple[bytes, int]:
    width, height = _PAPER[sheet.paper]
    buffer = BytesIO()
    template = BaseDocTemplate(
        buffer,
        pagesize=(width, height),
        title=sheet.title,
        author="",
        invariant=1,
        pageCompression=0,
    )
    inner = (width - 2 * sheet.margin, height - 2 * sheet.margin)
    frame = Frame(sheet.margin, sheet.margin, *inner, 0, 0, 0, 0)

    def header(canvas: Canvas, _template: object) -> None:
        _draw_header(canvas, sheet)

    def footer(canvas: Canvas, _template: object) -> None:
        _draw_footer(canvas, sheet, total)

    template.addPageTemplates(PageTemplate("page", [frame], onPage=header, onPageEnd=footer))
    template.build(_flowables(source, sheet))
    return buffer.getvalue(), template.page


def _draw_header(canvas: Canvas, sheet: Sheet) -> None:
    width, height = _PAPER[sheet.paper]
    canvas.saveState()
    canvas.setFont("Times-Italic", 8.5)
    canvas.drawString(sheet.margin, height - 40, sheet.header)
    canvas.setLineWidth(0.4)
    canvas.line(sheet.margin, height - 46, width - sheet.margin, height - 46)
    canvas.restoreState()


def _draw_footer(canvas: Canvas, sheet: Sheet, total: int) -> None:
    width, _ = _PAPER[sheet.paper]
    canvas.saveState()
    canvas.setFont("Times-Roman", 8.5)
    canvas.drawString(sheet.margin, 34, sheet.footer)
    number = sheet.page_of.format(page=canvas.getPageNumber(), total=total)
    canvas.drawRightString(width - sheet.margin, 34, number)
    canvas.restoreState()


def _flowables(source: str, sheet: Sheet) -> list[Flowable]:
    body = ParagraphStyle(
        "body",
        fontName="Times-Roman",
        fontSize=sheet.size,
        leading=sheet.leading,
        alignment=TA_JUSTIFY,
        spaceAfter=sheet.leading * 0.35,
        hyphenationLang=sheet.language,
        hyphenationMinWordLength=7,
        allowWidows=sheet.widows,
        allowOrphans=sheet.widows,
    )
    heading = ParagraphStyle("heading", parent=body, fontName="Times-Bold", spaceBefore=3)
    title = ParagraphStyle(
        "title",
        fontName="Times-Bold",
        fontSize=sheet.size + 4,
        leading=sheet.leading + 6,
        alignment=TA_CENTER,
        spaceAfter=sheet.leading * 0.6,
    )
    made: list[Flowable] = []
    for block in source.strip().split("\n\n"):
        if block.startswith("## "):
            made.append(CondPageBreak(4 * sheet.leading))
            made.append(Paragraph(escape(block[3:]), heading))
        elif block.startswith("# "):
            made.append(Paragraph(escape(block[2:]), title))
        elif block.startswith("|"):
            made.extend(_table(block, sheet))
        else:
            made.append(Paragraph(escape(" ".join(block.split("\n"))), body))
    return made


def _table(block: str, sheet: Sheet) -> list[Flowable]:
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in block.split("\n")]
    style = [
        ("FONT", (0, 0), (-1, -1), "Times-Roman", sheet.size),
        ("LEFTPADDING", (0, 0), (-1, -1), 0),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 4),
    ]
    return [Spacer(1, 4), Table(rows, hAlign="LEFT", style=style, colWidths="*")]
