"""PDFs with marks on the text, broken fonts, scans, and files that cannot be opened."""

from __future__ import annotations

from importlib import import_module
from io import BytesIO
from typing import Any

from PIL import Image, ImageDraw

from corpus.awkward.case import Case, kinds
from corpus.awkward.pdf_file import HELVETICA, PdfFile, PdfPage, lines, stream, text
from corpus.awkward.pdf_hidden import CLAUSE, SHOWN

reportlab: Any = import_module("reportlab.pdfgen.canvas")
encryption: Any = import_module("reportlab.lib.pdfencrypt")
pdfium: Any = import_module("pypdfium2")


def _page(content: str = "", **extra: Any) -> PdfPage:
    return PdfPage(lines(60, 760, CLAUSE) + content, **extra)


def struck_by_rule() -> bytes:
    """A line of text with a rule through it, and one that is only underlined."""
    struck = text(60, 600, "The term is ten years.") + "60 603.5 m 172 603.5 l S "
    underlined = text(60, 570, "The term is two years.") + "60 568 m 172 568 l S "
    return PdfFile([_page(struck + underlined)]).build()


def struck_by_note() -> bytes:
    """A line of text with a strike-out annotation."""
    note = (
        "<< /Type /Annot /Subtype /StrikeOut /Rect [60 597 180 612] "
        "/QuadPoints [60 612 180 612 60 597 180 597] /C [1 0 0] /Contents (delete this) >>"
    )
    page = _page(text(60, 600, "The term is ten years."), annotations=(note,))
    return PdfFile([page]).build()


def annotated() -> bytes:
    """A sticky note, a free text and a link; the link says nothing."""
    notes = (
        "<< /Type /Annot /Subtype /Text /Rect [300 700 320 720] /Contents (cap is $1) >>",
        "<< /Type /Annot /Subtype /FreeText /Rect [60 500 300 520] /DA (/Helv 11 Tf) "
        "/Contents (approved by everyone) >>",
        "<< /Type /Annot /Subtype /Link /Rect [60 700 90 720] /Border [0 0 0] "
        "/A << /S /URI /URI (https://example.org) >> >>",
    )
    return PdfFile([_page(annotations=notes)]).build()


def form() -> bytes:
    """A form field with a value that is no text of the page."""
    widget = (
        "<< /Type /Annot /Subtype /Widget /FT /Tx /T (term) /V (3 years) /Rect [60 500 200 520] "
        "/F 4 >>"
    )
    page = _page(text(60, 530, "Term:"), annotations=(widget,))
    catalog = "/AcroForm << /Fields [{annotation0_0}] /DA (/Helv 0 Tf 0 g) >>"
    return PdfFile([page], catalog=catalog).build()


def attachment() -> bytes:
    """A file inside the file."""
    catalog = (
        "/Names << /EmbeddedFiles << /Names [(side.txt) << /Type /Filespec /F (side.txt) "
        "/UF (side.txt) /EF << /F {side} >> >>] >> >>"
    )
    side = stream("/Type /EmbeddedFile", b"The cap is $1.")
    return PdfFile([_page()], catalog=catalog, objects={"side": side}).build()


def _font_with_map(entries: str) -> dict[str, str | bytes]:
    """Helvetica with a map to characters that overrides some of its letters."""
    count = entries.count("\n") + 1
    cmap = (
        "/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n"
        "/CMapName /X def /CMapType 2 def\n"
        "1 begincodespacerange <00> <FF> endcodespacerange\n"
        f"1 beginbfrange <20> <7E> <0020> endbfrange\n{count} beginbfchar\n{entries}\nendbfchar\n"
        "endcmap end end"
    )
    font = HELVETICA.replace("/Encoding", "/ToUnicode {map} /Encoding")
    return {"map": stream("", cmap.encode()), "font": font}


TILTED = (
    "The u~lisa~on of Confiden~al Informa~on is restricted to the evalua~on of the",
    "rela~onship; no par~cipa~on in any transac~on follows from nego~a~ons.",
)


def ligature_as_colon() -> bytes:
    """Letters "ti" that the font maps to a colon, as in "u:lisa:on"."""
    objects = _font_with_map("<7E> <003A>")
    return PdfFile([_page(lines(60, 600, TILTED))], objects=objects).build()


def ligature_lost() -> bytes:
    """Letters "ti" that the font maps into the private-use area."""
    objects = _font_with_map("<7E> <F001>")
    return PdfFile([_page(lines(60, 600, TILTED))], objects=objects).build()


def ligature_kept() -> bytes:
    """A ligature that is mapped rightly, to U+FB01, and is read as its letters."""
    objects = _font_with_map("<7E> <FB01>")
    content = text(60, 600, "The con~dential ~les stay con~dential.")
    return PdfFile([_page(content)], objects=objects).build()


def look_alike() -> bytes:
    """A Cyrillic letter inside a Latin word, and a zero-width space."""
    objects = _font_with_map("<7E> <0430>\n<7C> <200B>")
    content = text(60, 600, "The li~bility of the Supplier is un|limited.")
    return PdfFile([_page(content)], objects=objects).build()


def superscript() -> bytes:
    """30² and a footnote mark: small raised digits."""
    content = text(60, 600, "an area of 30") + text(127, 604, "2", size=7)
    return PdfFile([_page(content + text(135, 600, "metres"))]).build()


def _scan(words: str) -> Image.Image:
    image = Image.new("L", (850, 1200), 255)
    draw = ImageDraw.Draw(image)
    for row in range(6):
        draw.text((80, 100 + 60 * row), words, fill=0, font_size=28)
    return image


def _image_pdf(image: Image.Image, layer: str) -> bytes:
    output = BytesIO()
    image.save(output, "JPEG", quality=80)
    picture = stream(
        f"/Type /XObject /Subtype /Image /Width {image.width} /Height {image.height} "
        "/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode",
        output.getvalue(),
    )
    content = "q 595 0 0 842 0 0 cm /X Do Q " + layer
    page = PdfPage(content, resources="/XObject << /X {picture} >>")
    return PdfFile([page], objects={"picture": picture}).build()


SCANNED = "The parties agree to keep it secret"


def scan() -> bytes:
    """A page that is only a picture."""
    return _image_pdf(_scan(SCANNED), "")


def scan_with_layer() -> bytes:
    """A scanned page with the invisible text layer that OCR laid over it."""
    layer = "".join(
        text(56, 842 - (100 + 60 * row + 24) * 0.7, SCANNED, size=18, before="3 Tr")
        for row in range(6)
    )
    return _image_pdf(_scan(SCANNED), layer)


def blank() -> bytes:
    """A page with nothing on it."""
    return PdfFile([PdfPage("")]).build()


def encrypted(user: str) -> bytes:
    """A PDF protected by a password; without a user password anybody can open it."""
    output = BytesIO()
    protection = encryption.StandardEncryption(user, ownerPassword="owner", strength=128)
    canvas = reportlab.Canvas(output, encrypt=protection)
    for index, line in enumerate(CLAUSE):
        canvas.drawString(60, 760 - 14 * index, line)
    canvas.save()
    return output.getvalue()


def form_bomb(depth: int = 9, width: int = 10) -> bytes:
    """Forms that draw forms: ten to the ninth texts for whoever draws them all."""
    objects: dict[str, str | bytes] = {}
    for level in range(depth):
        inner = "/F1 11 Tf" if level == depth - 1 else "/X Do " * width
        below = f"/XObject << /X {{form{level + 1}}} >>" if level < depth - 1 else ""
        content = inner if below else text(60, 700, "bomb")
        objects[f"form{level}"] = stream(
            "/Type /XObject /Subtype /Form /BBox [0 0 595 842] "
            f"/Resources << /Font << /F1 {{font}} >> {below} >>",
            content.encode(),
        )
    page = PdfPage("/X Do " * width, resources="/XObject << /X {form0} >>")
    return PdfFile([page], objects=objects).build()


def truncated() -> bytes:
    """The first half of a PDF."""
    whole = PdfFile([_page() for _ in range(3)]).build()
    return whole[: len(whole) // 4]


def end_cut_off() -> bytes:
    """A PDF whose end mark is missing, but whose pages can all be found."""
    return PdfFile([_page()]).build().replace(b"%%EOF", b"")


def packed(pages: int = 1) -> bytes:
    """A PDF whose pages are compressed, as nearly all are."""
    output = BytesIO()
    canvas = reportlab.Canvas(output, pageCompression=1, invariant=1)
    for _ in range(pages):
        for index, line in enumerate(CLAUSE * 12):
            canvas.drawString(60, 780 - 14 * index, line)
        canvas.showPage()
    canvas.save()
    return output.getvalue()


def packed_and_spoiled(share: float) -> bytes:
    """The same, with four signs of the page's compressed content changed at `share` of it."""
    whole = packed()
    start = whole.index(b"stream\n") + 7
    place = start + int((whole.index(b"endstream") - start) * share)
    return whole[:place] + bytes(b ^ 1 for b in whole[place : place + 4]) + whole[place + 4 :]


def remains() -> bytes:
    """A PDF that lost its first half."""
    whole = packed(2)
    return whole[whole.index(b"endobj", len(whole) // 2) - 40 :]


def with_attachment_by_library() -> bytes:
    """An attachment that a well-kept library wrote."""
    document = pdfium.PdfDocument(PdfFile([_page()]).build())
    attachment = document.new_attachment("side letter.txt")
    attachment.set_data(b"The cap is $1.")
    output = BytesIO()
    document.save(output)
    return output.getvalue()


CASES = (
    Case(
        "pdf-struck-by-rule",
        struck_by_rule,
        contains=("The term is ten years.", "The term is two years."),
        flags=kinds("struck_text"),
    ),
    Case(
        "pdf-struck-by-note",
        struck_by_note,
        contains=("The term is ten years.",),
        flags=kinds("struck_text", "annotations"),
    ),
    Case(
        "pdf-annotated",
        annotated,
        contains=(SHOWN,),
        lacks=("approved by everyone", "cap is $1"),
        flags=kinds("annotations"),
    ),
    Case("pdf-form", form, contains=("Term:",), flags=kinds("form_fields")),
    Case(
        "pdf-attachment",
        attachment,
        contains=(SHOWN,),
        lacks=("The cap is $1",),
        flags=kinds("attachments"),
    ),
    Case("pdf-attachment-by-library", with_attachment_by_library, flags=kinds("attachments")),
    Case(
        "pdf-ligature-as-colon",
        ligature_as_colon,
        contains=(SHOWN,),
        flags=kinds("font_map_broken"),
    ),
    Case("pdf-ligature-lost", ligature_lost, flags=kinds("font_map_broken")),
    Case("pdf-ligature-kept", ligature_kept, contains=("The confidential files stay",)),
    Case("pdf-look-alike", look_alike, flags=kinds("mixed_script", "zero_width")),
    Case("pdf-superscript", superscript, contains=("an area of 30 ² metres",)),
    Case(
        "pdf-scan",
        scan,
        outcome="needs_ocr",
        reason="no_text",
        sentence="needs OCR",
    ),
    Case("pdf-scan-with-layer", scan_with_layer, contains=(SCANNED,), flags=kinds("ocr")),
    Case("pdf-blank", blank, outcome="needs_ocr", reason="no_text", sentence="needs OCR"),
    Case(
        "pdf-encrypted",
        lambda: encrypted("secret"),
        outcome="unreadable",
        reason="encrypted",
        sentence="password",
    ),
    Case(
        "pdf-encrypted-open",
        lambda: encrypted(""),
        contains=(SHOWN,),
        flags=kinds("encrypted"),
    ),
    Case(
        "pdf-truncated",
        truncated,
        outcome="unreadable",
        reason="corrupt",
        sentence="cut off",
    ),
    Case("pdf-packed", packed, contains=(SHOWN,)),
    Case(
        "pdf-page-does-not-unpack",
        lambda: packed_and_spoiled(0.7),
        contains=(SHOWN,),
        flags=kinds("damaged"),
    ),
    Case(
        "pdf-nothing-unpacks",
        lambda: packed_and_spoiled(0.02),
        outcome="unreadable",
        reason="corrupt",
        sentence="nothing can be read of its 1 page",
    ),
    Case(
        "pdf-remains",
        remains,
        outcome="unreadable",
        reason="corrupt",
        sentence="a part of a PDF, or a damaged one",
    ),
    Case("pdf-end-cut-off", end_cut_off, contains=(SHOWN,), flags=kinds("damaged")),
)
