"""Marks on page objects: optional layers, and texts stated in place of what is shown."""

from __future__ import annotations

import ctypes

from quotary.ingest.reading.pdf.library import Handle, library


def read_marks(handle: Handle, replacements: list[str]) -> bool:
    """True where the object belongs to an optional layer.

    Adds each `ActualText` to `replacements` and takes it off, so that the letters decide.
    """
    in_layer = False
    for index in reversed(range(library.FPDFPageObj_CountMarks(handle))):
        mark = library.FPDFPageObj_GetMark(handle, index)
        if library.FPDFPageObjMark_GetParamValueType(mark, b"ActualText"):
            replacements.append(_parameter(mark, b"ActualText"))
            library.FPDFPageObj_RemoveMark(handle, mark)
        elif _name(mark) == "OC":
            in_layer = True
    return in_layer


def _name(mark: Handle) -> str:
    length = ctypes.c_ulong()
    buffer = (ctypes.c_ushort * 8)()
    library.FPDFPageObjMark_GetName(mark, buffer, ctypes.sizeof(buffer), length)
    return utf16(bytes(buffer), length.value)


def _parameter(mark: Handle, key: bytes) -> str:
    length = ctypes.c_ulong()
    library.FPDFPageObjMark_GetParamStringValue(mark, key, None, 0, length)
    buffer = (ctypes.c_ushort * max(1, length.value // 2))()
    size = ctypes.sizeof(buffer)
    library.FPDFPageObjMark_GetParamStringValue(mark, key, buffer, size, length)
    return utf16(bytes(buffer), length.value)


def utf16(content: bytes, length: int) -> str:
    """A string that PDFium wrote; its length counts the two zero bytes at the end."""
    return content[: max(0, min(length, len(content)) - 2)].decode("utf-16-le", errors="replace")
