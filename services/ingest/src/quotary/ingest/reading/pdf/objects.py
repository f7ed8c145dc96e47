"""A page's objects as far as they decide what text shows."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass, field

from quotary.ingest.reading.pdf.geometry import IDENTITY, Box, Matrix
from quotary.ingest.reading.pdf.library import Handle, library
from quotary.ingest.reading.pdf.marks import read_marks

TEXT, PATH, IMAGE, SHADING, FORM = 1, 2, 3, 4, 5
"""fpdf_edit.h: FPDF_PAGEOBJ_*."""

INVISIBLE = 3
"""ISO 32000-1, 9.3.6: the text rendering mode that paints nothing."""

FILL_MODES = frozenset({0, 2, 4, 6})
DEEPEST = 8
MOST_OBJECTS = 200_000
MOST_PAIRS = 50_000
LINE_POINTS = 3.0
"""A path thinner than this is a rule, not an area."""

DARK, LIGHT = 160, 225
"""Luminance under which text is easy to see on white, and from which an area passes for white;
blue has 29, red 76, a grey of 50 % 128, a table's usual shading 230."""


@dataclass(frozen=True, slots=True)
class TextObject:
    """One text object: its place in the painting order, and how it is painted."""

    handle: Handle
    order: int
    box: Box
    mode: int
    luminance: float | None
    alpha: int
    in_layer: bool

    @property
    def is_plain(self) -> bool:
        """True for opaque dark text that is filled and in no layer."""
        dark = self.luminance is not None and self.luminance < DARK
        return self.mode in FILL_MODES and dark and self.alpha == 255 and not self.in_layer


@dataclass(frozen=True, slots=True)
class Area:
    """Something painted that has a surface: a filled path, a shading, an image."""

    order: int
    box: Box
    light: bool


@dataclass(slots=True)
class PageObjects:
    """What stands on a page; boxes are in points of the page's own space."""

    texts: list[TextObject] = field(default_factory=list[TextObject])
    images: list[Box] = field(default_factory=list[Box])
    areas: list[Area] = field(default_factory=list[Area])
    rules: list[Box] = field(default_factory=list[Box])
    paths: int = 0
    replacements: list[str] = field(default_factory=list[str])
    """Texts that the file states in place of what its letters show (`ActualText`)."""

    def may_hide_text(self) -> bool:
        """True where text may lie under an area, or on one that is not light."""
        if len(self.areas) * len(self.texts) > MOST_PAIRS:
            return True
        return any(
            area.box.overlaps(text.box)
            for area in self.areas
            for text in self.texts
            if text.order < area.order or not area.light
        )


def page_objects(page: Handle) -> PageObjects:
    """The objects of a page; `ActualText`, which the page does not show, is taken off them."""
    found = PageObjects()
    for order, (handle, matrix) in enumerate(_walk(page)):
        if order >= MOST_OBJECTS:
            break
        kind = library.FPDFPageObj_GetType(handle)
        in_layer = read_marks(handle, found.replacements)
        if kind == TEXT:
            found.texts.append(_text_object(handle, order, matrix, in_layer=in_layer))
        else:
            _add_area(handle, kind, order, matrix, found)
    return found


def _walk(page: Handle) -> Iterator[tuple[Handle, Matrix]]:
    """Every object, those in forms after the form, with the map from its space to the page's."""
    for index in range(library.FPDFPage_CountObjects(page)):
        yield from _inside(library.FPDFPage_GetObject(page, index), IDENTITY, 0)


def _inside(handle: Handle, matrix: Matrix, depth: int) -> Iterator[tuple[Handle, Matrix]]:
    yield handle, matrix
    if depth < DEEPEST and library.FPDFPageObj_GetType(handle) == FORM:
        raw = library.FS_MATRIX()
        library.FPDFPageObj_GetMatrix(handle, raw)
        inner = matrix.after(Matrix(raw.a, raw.b, raw.c, raw.d, raw.e, raw.f))
        for index in range(library.FPDFFormObj_CountObjects(handle)):
            yield from _inside(library.FPDFFormObj_GetObject(handle, index), inner, depth + 1)


def _text_object(handle: Handle, order: int, matrix: Matrix, *, in_layer: bool) -> TextObject:
    luminance, alpha = _fill(handle)
    mode = library.FPDFTextObj_GetTextRenderMode(handle)
    return TextObject(handle, order, matrix.box(bounds(handle)), mode, luminance, alpha, in_layer)


def _fill(handle: Handle) -> tuple[float | None, int]:
    """The luminance of an object's fill, None where it is a pattern, and how opaque it is."""
    red, green, blue, alpha = (ctypes.c_uint() for _ in range(4))
    if not library.FPDFPageObj_GetFillColor(handle, red, green, blue, alpha):
        return None, 255
    return 0.299 * red.value + 0.587 * green.value + 0.114 * blue.value, alpha.value


def _add_area(handle: Handle, kind: int, order: int, matrix: Matrix, found: PageObjects) -> None:
    box = matrix.box(bounds(handle))
    if kind == IMAGE:
        found.images.append(box)
        found.areas.append(Area(order, box, light=False))
    elif kind == SHADING:
        found.areas.append(Area(order, box, light=False))
    elif kind == PATH:
        found.paths += 1
        if min(box.width, box.height) > LINE_POINTS:
            if _is_filled(handle):
                luminance, _ = _fill(handle)
                light = luminance is not None and luminance >= LIGHT
                found.areas.append(Area(order, box, light=light))
        elif box.width > LINE_POINTS:
            found.rules.append(box)


def _is_filled(handle: Handle) -> bool:
    mode, stroke = ctypes.c_int(), ctypes.c_int()
    library.FPDFPath_GetDrawMode(handle, mode, stroke)
    return mode.value != 0


def bounds(handle: Handle) -> Box:
    """The box around a page object, in the space of what holds it."""
    left, bottom, right, top = (ctypes.c_float() for _ in range(4))
    library.FPDFPageObj_GetBounds(handle, left, bottom, right, top)
    return Box(left.value, bottom.value, right.value, top.value)
