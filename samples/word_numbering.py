"""Writes a DOCX whose clause numbers exist only as Word's list numbering, as in most contracts.

The parts are written by hand, because the point is the numbering: three levels of one list, the
first two bound to paragraph styles, the third set on the paragraphs. No number is in the text.
The same source gives the same bytes: entries are stored, not deflated, with a fixed time.
"""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from xml.sax.saxutils import escape
from zipfile import ZIP_STORED, ZipFile, ZipInfo

_W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
_R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml."
_RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006/"
_WRITTEN = (2026, 1, 1, 0, 0, 0)

_PARTS = {
    "document": "main",
    "styles": "styles",
    "numbering": "numbering",
    "header1": "header",
    "footer1": "footer",
}


def docx(source: str, title: str, header: str) -> bytes:
    """The DOCX of `source`.

    A line `1| text`, `2| text` or `3| text` is a paragraph on that level of the clause list,
    `# text` the title, and any other line that is not empty a plain paragraph.
    """
    bodies = {
        "document": _document(source),
        "styles": _STYLES,
        "numbering": _NUMBERING,
        "header1": f"<w:hdr {_W}>{_paragraph(header, 'Header')}</w:hdr>",
        "footer1": _FOOTER,
    }
    files = {
        "[Content_Types].xml": _content_types(),
        "_rels/.rels": _package_relations(),
        "docProps/core.xml": _core(title),
        "word/_rels/document.xml.rels": _document_relations(),
        **{f"word/{name}.xml": body for name, body in bodies.items()},
    }
    buffer = BytesIO()
    with ZipFile(buffer, "w", ZIP_STORED) as archive:
        for name, body in files.items():
            entry = ZipInfo(name, _WRITTEN)
            entry.create_system = 0
            archive.writestr(entry, (_HEAD + body).encode())
    return buffer.getvalue()


def _document(source: str) -> str:
    body = "".join(_blocks(source))
    section = (
        '<w:sectPr><w:headerReference w:type="default" r:id="rId3"/>'
        '<w:footerReference w:type="default" r:id="rId4"/>'
        '<w:pgSz w:w="11906" w:h="16838"/>'
        '<w:pgMar w:top="1417" w:right="1417" w:bottom="1417" w:left="1417"'
        ' w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>'
    )
    return f"<w:document {_W} {_R}><w:body>{body}{section}</w:body></w:document>"


def _blocks(source: str) -> Iterator[str]:
    styles = {"#": "Title", "1|": "Clausula", "2|": "Item"}
    for line in filter(None, source.splitlines()):
        mark, _, text = line.partition(" ")
        if mark in styles:
            yield _paragraph(text, styles[mark])
        elif mark == "3|":
            number = '<w:numPr><w:ilvl w:val="2"/><w:numId w:val="1"/></w:numPr>'
            yield _paragraph(text, "Alinea", number)
        else:
            yield _paragraph(line, "Corpo")


def _paragraph(text: str, style: str, extra: str = "") -> str:
    return (
        f'<w:p><w:pPr><w:pStyle w:val="{style}"/>{extra}</w:pPr>'
        f'<w:r><w:t xml:space="preserve">{escape(text)}</w:t></w:r></w:p>'
    )


def _level(number: int, form: str, text: str, style: str, left: int, hanging: int) -> str:
    bound = f'<w:pStyle w:val="{style}"/>' if style else ""
    return (
        f'<w:lvl w:ilvl="{number}"><w:start w:val="1"/><w:numFmt w:val="{form}"/>{bound}'
        f'<w:suff w:val="space"/><w:lvlText w:val="{text}"/><w:lvlJc w:val="left"/>'
        f'<w:pPr><w:ind w:left="{left}" w:hanging="{hanging}"/></w:pPr></w:lvl>'
    )


def _style(name: str, spacing: int, *, level: int | None = None, bold: bool = False) -> str:
    listed = ""
    if level is not None:
        listed = f'<w:numPr><w:ilvl w:val="{level}"/><w:numId w:val="1"/></w:numPr>'
    keep = "<w:keepNext/>" if bold else ""
    weight = "<w:rPr><w:b/></w:rPr>" if bold else ""
    align = "center" if name == "Title" else "both"
    return (
        f'<w:style w:type="paragraph" w:customStyle="1" w:styleId="{name}">'
        f'<w:name w:val="{name}"/><w:pPr>{keep}{listed}'
        f'<w:spacing w:before="{spacing}" w:after="120"/><w:jc w:val="{align}"/></w:pPr>'
        f"{weight}</w:style>"
    )


_STYLES = (
    f'<w:styles {_W}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman"'
    ' w:hAnsi="Times New Roman"/><w:sz w:val="22"/><w:lang w:val="pt-BR"/></w:rPr>'
    "</w:rPrDefault></w:docDefaults>"
    + _style("Title", 0, bold=True)
    + _style("Corpo", 0)
    + _style("Clausula", 240, level=0, bold=True)
    + _style("Item", 0, level=1)
    + _style("Alinea", 0)
    + _style("Header", 0)
    + _style("Footer", 0)
    + "</w:styles>"
)

_NUMBERING = (
    f'<w:numbering {_W}><w:abstractNum w:abstractNumId="0">'
    '<w:multiLevelType w:val="multilevel"/>'
    + _level(0, "decimal", "CLÁUSULA %1ª –", "Clausula", 0, 0)
    + _level(1, "decimal", "%1.%2.", "Item", 0, 0)
    + _level(2, "lowerLetter", "%3)", "", 720, 360)
    + '</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>'
)

_FOOTER = (
    f'<w:ftr {_W}><w:p><w:pPr><w:pStyle w:val="Footer"/></w:pPr>'
    '<w:r><w:t xml:space="preserve">Página </w:t></w:r>'
    '<w:fldSimple w:instr=" PAGE "><w:r><w:t>1</w:t></w:r></w:fldSimple></w:p></w:ftr>'
)


def _content_types() -> str:
    overrides = "".join(
        f'<Override PartName="/word/{name}.xml" ContentType="{_TYPE}'
        f'{"document.main" if kind == "main" else kind}+xml"/>'
        for name, kind in _PARTS.items()
    )
    return (
        f'<Types xmlns="{_PACKAGE}content-types">'
        '<Default Extension="rels" ContentType='
        '"application/vnd.openxmlformats-package.relationships+xml"/>'
        '<Default Extension="xml" ContentType="application/xml"/>'
        f"{overrides}"
        '<Override PartName="/docProps/core.xml" ContentType='
        '"application/vnd.openxmlformats-package.core-properties+xml"/></Types>'
    )


def _package_relations() -> str:
    return (
        f'<Relationships xmlns="{_PACKAGE}relationships">'
        f'<Relationship Id="rId1" Type="{_RELATION}officeDocument" Target="word/document.xml"/>'
        f'<Relationship Id="rId2" Type="{_PACKAGE}relationships/metadata/core-properties"'
        ' Target="docProps/core.xml"/></Relationships>'
    )


def _document_relations() -> str:
    targets = [name for name in _PARTS if name != "document"]
    rows = "".join(
        f'<Relationship Id="rId{at}" Type="{_RELATION}{_PARTS[name]}" Target="{name}.xml"/>'
        for at, name in enumerate(targets, 1)
    )
    return f'<Relationships xmlns="{_PACKAGE}relationships">{rows}</Relationships>'


def _core(title: str) -> str:
    return (
        f'<cp:coreProperties xmlns:cp="{_PACKAGE}metadata/core-properties"'
        ' xmlns:dc="http://purl.org/dc/elements/1.1/"'
        ' xmlns:dcterms="http://purl.org/dc/terms/"'
        ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">'
        f"<dc:title>{escape(title)}</dc:title>"
        '<dcterms:created xsi:type="dcterms:W3CDTF">2026-01-01T00:00:00Z</dcterms:created>'
        "</cp:coreProperties>"
    )
