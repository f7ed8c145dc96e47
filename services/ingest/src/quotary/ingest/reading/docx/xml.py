"""WordprocessingML elements: their names, and a parser that follows no reference."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from quotary.ingest.reading.result import CannotRead

etree: Any = import_module("lxml.etree")  # it ships no types
Element = Any

W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
R = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}"
MC = "{http://schemas.openxmlformats.org/markup-compatibility/2006}"
MATH = "{http://schemas.openxmlformats.org/officeDocument/2006/math}"
DRAWING = "{http://schemas.openxmlformats.org/drawingml/2006/main}"
VML = "{urn:schemas-microsoft-com:vml}"
W14 = "{http://schemas.microsoft.com/office/word/2010/wordml}"

STRICT = (
    (b"http://purl.oclc.org/ooxml/wordprocessingml/main", W[1:-1].encode()),
    (b"http://purl.oclc.org/ooxml/officeDocument/relationships", R[1:-1].encode()),
    (b"http://purl.oclc.org/ooxml/drawingml/main", DRAWING[1:-1].encode()),
)
"""ISO/IEC 29500 strict names and their transitional twins; the content is the same."""

OFF = frozenset({"0", "false", "off", "none"})


def parse(part: bytes) -> Element:
    """The root element of an XML part.

    Raises:
        CannotRead: `corrupt` where it is not well formed or declares a document type.
    """
    for strict, transitional in STRICT:
        part = part.replace(strict, transitional)
    parser = etree.XMLParser(
        resolve_entities=False,
        no_network=True,
        load_dtd=False,
        huge_tree=False,
        remove_comments=True,
        remove_pis=True,
    )
    try:
        root = etree.fromstring(part, parser)
    except (etree.XMLSyntaxError, ValueError) as error:
        raise CannotRead(
            "corrupt",
            "The DOCX holds XML that is not well formed; open it in Word, save it anew, send it.",
        ) from error
    if root.getroottree().docinfo.doctype:
        raise CannotRead(
            "corrupt",
            "The DOCX declares a document type, which no Word file does and which can hide "
            "attacks; save it anew in Word and send it.",
        )
    return root


def attribute(element: Element | None, name: str = "val") -> str:
    """The attribute `w:name` of an element, "" where either is missing."""
    return "" if element is None else element.get(W + name) or ""


def child_value(element: Element | None, name: str, default: str = "") -> str:
    """`w:val` of the child `w:name`, `default` where there is none."""
    child = None if element is None else element.find(W + name)
    return default if child is None else child.get(W + "val") or default


def is_on(parent: Element | None, name: str) -> bool:
    """True where the on/off property `w:name` is present and not switched off."""
    child = None if parent is None else parent.find(W + name)
    return child is not None and (child.get(W + "val") or "1").lower() not in OFF


def whole(text: str, default: int) -> int:
    """`text` as a whole number of at most nine digits, else `default`."""
    sign, digits = (-1, text[1:]) if text.startswith("-") else (1, text)
    return (
        sign * int(digits)
        if digits.isascii() and digits.isdigit() and len(digits) < 10
        else default
    )


def children(parent: Element | None, name: str) -> list[Element]:
    """The children `w:name` of an element, none where it is missing."""
    return [] if parent is None else list(parent.findall(W + name))
