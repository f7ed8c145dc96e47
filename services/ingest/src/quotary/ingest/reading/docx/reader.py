"""A DOCX as canonical text, read from its XML in the order that Word shows it."""

from __future__ import annotations

from dataclasses import replace

from quotary.core.document import ReadingFlag
from quotary.ingest.reading.docx.body import BodyWalker
from quotary.ingest.reading.docx.changes import Layer
from quotary.ingest.reading.docx.numbering import Numbering
from quotary.ingest.reading.docx.package import Package
from quotary.ingest.reading.docx.stories import (
    Notes,
    comment_flags,
    package_flags,
    write_headers,
)
from quotary.ingest.reading.docx.styles import Styles
from quotary.ingest.reading.docx.writer import Writer
from quotary.ingest.reading.docx.xml import Element, W, attribute
from quotary.ingest.reading.draft import Draft
from quotary.ingest.reading.result import CannotRead

WHITE_PAGE = ""


def read_docx(content: bytes, layer: Layer = "accepted") -> Draft:
    """The text of a DOCX with tracked changes accepted (or, on request, undone).

    Raises:
        CannotRead: `corrupt`, `encrypted` or `too_large`.
    """
    try:
        package = Package(content)
        return _read(package, layer, fields=True) or _unfielded(package, layer)
    except RecursionError as error:
        raise CannotRead(
            "corrupt",
            "The DOCX nests its parts deeper than any Word file; save it anew in Word and send it.",
        ) from error


def _unfielded(package: Package, layer: Layer) -> Draft:
    """The text where a field that never ends would swallow what follows: nothing is code."""
    draft = _read(package, layer, fields=False)
    assert draft is not None
    detail = "a field begins and never ends; all text was read as if it were shown"
    return replace(draft, flags=(*draft.flags, ReadingFlag("damaged", detail)))


def _read(package: Package, layer: Layer, *, fields: bool) -> Draft | None:
    """The draft, None where a field was left open."""
    main = package.main_part()
    root = package.xml(main)
    body = None if root is None else root.find(W + "body")
    if root is None or body is None:
        raise CannotRead(
            "unsupported",
            "The file is an Office file but no text document; save the contract as DOCX or PDF.",
        )
    writer = Writer()
    styles = Styles(_related_xml(package, main, "styles"))
    numbering = Numbering(_related_xml(package, main, "numbering"))
    walker = BodyWalker(writer, styles, numbering, layer, _page_fill(root), fields=fields)
    notes = Notes(package, main, walker)
    walker.on_paragraph_end(notes.write_pending)
    walker.walk(body)
    if walker.has_open_field:
        return None
    headers = write_headers(package, main, body, walker)
    last = writer.position
    anchors = [(identifier, min(place, last)) for identifier, place in walker.comment_anchors]
    flags = (
        *writer.flags(),
        *comment_flags(package, main, anchors),
        *package_flags(package),
    )
    return Draft(writer.text(), furniture=tuple(headers), flags=flags)


def _related_xml(package: Package, main: str, kind: str) -> Element | None:
    part = package.related(main, kind)
    return package.xml(part) if part else None


def _page_fill(root: Element) -> str:
    colour = attribute(root.find(W + "background"), "color")
    return WHITE_PAGE if colour.lower() in ("", "auto") else colour
