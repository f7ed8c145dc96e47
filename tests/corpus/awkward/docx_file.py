"""Small DOCX files written part by part."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from io import BytesIO

W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
NAMES = (
    f'xmlns:w="{W}" '
    'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" '
    'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" '
    'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" '
    'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" '
    'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" '
    'xmlns:v="urn:schemas-microsoft-com:vml" '
    'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" '
    'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"'
)
TYPE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
RELATED = {
    "styles": "styles.xml",
    "numbering": "numbering.xml",
    "footnotes": "footnotes.xml",
    "comments": "comments.xml",
    "header": "header1.xml",
    "footer": "footer1.xml",
}
CHANGED = 'w:id="1" w:author="Ann Lee" w:date="2026-03-04T10:00:00Z"'


def part(root: str, content: str) -> str:
    """An XML part with all namespaces declared."""
    return f'<?xml version="1.0" encoding="UTF-8"?><w:{root} {NAMES}>{content}</w:{root}>'


def docx(body: str, more: Mapping[str, str | bytes] | None = None) -> bytes:
    """A DOCX of `body`; `more` maps the names in `RELATED`, or part names, to their content."""
    parts: dict[str, str | bytes] = {
        "word/document.xml": part("document", f"<w:body>{body}</w:body>")
    }
    relations: list[str] = []
    for name, content in (more or {}).items():
        target = RELATED.get(name)
        parts[f"word/{target}" if target else name] = content
        if target:
            relations.append(
                f'<Relationship Id="rId{name}" Type="{TYPE}/{name}" Target="{target}"/>'
            )
    namespace = "http://schemas.openxmlformats.org/package/2006/relationships"
    parts["_rels/.rels"] = (
        f'<Relationships xmlns="{namespace}"><Relationship Id="r1" '
        f'Type="{TYPE}/officeDocument" Target="word/document.xml"/></Relationships>'
    )
    parts["word/_rels/document.xml.rels"] = (
        f'<Relationships xmlns="{namespace}">{"".join(relations)}</Relationships>'
    )
    parts["[Content_Types].xml"] = (
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
        '<Default Extension="xml" ContentType="application/xml"/></Types>'
    )
    return archive(parts)


def archive(parts: Mapping[str, str | bytes]) -> bytes:
    """A ZIP container of named parts."""
    output = BytesIO()
    with zipfile.ZipFile(output, "w", zipfile.ZIP_DEFLATED) as container:
        for name, content in parts.items():
            container.writestr(name, content)
    return output.getvalue()


def run(words: str, properties: str = "") -> str:
    """A run of text."""
    looks = f"<w:rPr>{properties}</w:rPr>" if properties else ""
    return f'<w:r>{looks}<w:t xml:space="preserve">{words}</w:t></w:r>'


def paragraph(*content: str, properties: str = "") -> str:
    """A paragraph; strings that are no XML become runs."""
    runs = "".join(each if each.startswith("<") else run(each) for each in content)
    return f"<w:p>{f'<w:pPr>{properties}</w:pPr>' if properties else ''}{runs}</w:p>"


def numbered(words: str, level: int, number: int = 1) -> str:
    """A paragraph of a list."""
    properties = f'<w:numPr><w:ilvl w:val="{level}"/><w:numId w:val="{number}"/></w:numPr>'
    return paragraph(words, properties=properties)


def table(*rows: tuple[str, ...]) -> str:
    """A table whose cells hold one paragraph each, or XML."""
    cells = "".join(
        "<w:tr>"
        + "".join(
            f"<w:tc>{cell if cell.startswith('<') else paragraph(cell)}</w:tc>" for cell in row
        )
        + "</w:tr>"
        for row in rows
    )
    return f"<w:tbl><w:tblPr/>{cells}</w:tbl>"
