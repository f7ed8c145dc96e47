"""What a PDF carries beside its pages' text: annotations, form fields, attachments, encryption."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass, field

from quotary.core.document import ReadingFlag
from quotary.ingest.reading.flags import count_of, excerpt
from quotary.ingest.reading.pdf.geometry import Box
from quotary.ingest.reading.pdf.library import Handle, library
from quotary.ingest.reading.pdf.streams import damaged_streams

LINK, POPUP, WIDGET = 2, 16, 20
"""fpdf_annot.h: FPDF_ANNOT_*; a link and a pop-up window say nothing themselves."""

NAMES = {
    1: "note", 3: "free text", 9: "highlight", 10: "underline", 11: "squiggly underline",
    12: "strike-out", 13: "stamp", 14: "caret", 15: "ink", 17: "attached file", 28: "redaction",
}  # fmt: skip
STRIKE_OUT, ATTACHED_FILE = 12, 17
XFA_FORMS = (2, 3)
"""fpdf_formfill.h: FORMTYPE_XFA_FULL and FORMTYPE_XFA_FOREGROUND."""

MOST_ANNOTATIONS = 500
FLAT_POINTS = 3.0
"""A drawing flatter than this is a rule of the layout: it says nothing unless it strikes text."""


def file_flags(document: Handle, content: bytes) -> list[ReadingFlag]:
    """Flags that belong to the whole file."""
    flags: list[ReadingFlag] = []
    if library.FPDF_GetSecurityHandlerRevision(document) != -1:
        flags.append(ReadingFlag("encrypted", "encrypted, but it opens without a password"))
    count = library.FPDFDoc_GetAttachmentCount(document)
    if count > 0:
        first = excerpt(_attachment_name(document))
        detail = f"{count_of(count, 'file')} inside the file, not read: {first}"
        flags.append(ReadingFlag("attachments", detail))
    scripts = library.FPDFDoc_GetJavaScriptActionCount(document)
    if scripts > 0:
        detail = f"the file carries {count_of(scripts, 'script')}, which were not run"
        flags.append(ReadingFlag("macros", detail))
    if library.FPDF_GetFormType(document) in XFA_FORMS:
        detail = "the file is an XFA form, whose shown content may be none of its pages"
        flags.append(ReadingFlag("form_fields", detail))
    flags.extend(_damage(document, content))
    return flags


def _damage(document: Handle, content: bytes) -> Iterator[ReadingFlag]:
    if b"%%EOF" not in content[-4096:]:
        yield ReadingFlag("damaged", "the file has no end mark; it may be cut off")
    if library.FPDF_GetSecurityHandlerRevision(document) != -1:
        return  # its streams unpack only once decrypted
    count = damaged_streams(content)
    if count > 0:
        detail = f"{count_of(count, 'compressed part')} cannot be unpacked whole; words are missing"
        yield ReadingFlag("damaged", detail)


@dataclass(slots=True)
class Annotations:
    """The annotations of a page: a flag for each, and the boxes of those that strike or may."""

    flags: list[ReadingFlag] = field(default_factory=list[ReadingFlag])
    struck: list[Box] = field(default_factory=list[Box])
    rules: list[Box] = field(default_factory=list[Box])


def annotations_of(page: Handle) -> Annotations:
    """The annotations and form fields of a page, with their words."""
    found = Annotations()
    for index in range(min(library.FPDFPage_GetAnnotCount(page), MOST_ANNOTATIONS)):
        annotation = library.FPDFPage_GetAnnot(page, index)
        if annotation:
            _add_annotation(annotation, found)
            library.FPDFPage_CloseAnnot(annotation)
    return found


def _add_annotation(annotation: Handle, found: Annotations) -> None:
    kind = library.FPDFAnnot_GetSubtype(annotation)
    if kind in (LINK, POPUP):
        return
    if kind == WIDGET:
        name = excerpt(_string(annotation, b"T")) or "unnamed"
        value = excerpt(_string(annotation, b"V") or _string(annotation, b"AS"))
        detail = f"field {name}" + (f": “{value}”" if value else ", empty")
        found.flags.append(ReadingFlag("form_fields", detail))
        return
    words = excerpt(_string(annotation, b"Contents"))
    box = _box(annotation)
    if not words and min(box.width, box.height) < FLAT_POINTS:
        found.rules.append(box)
        return
    noun = NAMES.get(kind, "annotation")
    found.flags.append(ReadingFlag("annotations", noun + (f": “{words}”" if words else "")))
    if kind == ATTACHED_FILE:
        found.flags.append(ReadingFlag("attachments", "a file attached to the page, not read"))
    if kind == STRIKE_OUT:
        found.struck.append(box)


def _box(annotation: Handle) -> Box:
    rectangle = library.FS_RECTF()
    library.FPDFAnnot_GetRect(annotation, rectangle)
    low, high = sorted((rectangle.bottom, rectangle.top))
    return Box(rectangle.left, low, rectangle.right, high)


def _string(annotation: Handle, key: bytes) -> str:
    length = library.FPDFAnnot_GetStringValue(annotation, key, None, 0)
    buffer = (ctypes.c_ushort * max(1, length // 2))()
    library.FPDFAnnot_GetStringValue(annotation, key, buffer, length)
    return bytes(buffer)[: max(0, length - 2)].decode("utf-16-le", errors="replace")


def _attachment_name(document: Handle) -> str:
    attachment = library.FPDFDoc_GetAttachment(document, 0)
    length = library.FPDFAttachment_GetName(attachment, None, 0)
    buffer = (ctypes.c_ushort * max(1, length // 2))()
    library.FPDFAttachment_GetName(attachment, buffer, length)
    return bytes(buffer)[: max(0, length - 2)].decode("utf-16-le", errors="replace")
