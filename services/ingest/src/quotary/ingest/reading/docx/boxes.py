"""Text boxes: which of their two versions to read, and whether they show."""

from __future__ import annotations

from quotary.ingest.reading.docx.xml import DRAWING, MC, VML, Element, W

TEXT_TAGS = (W + "t", W + "sym", W + "fldChar")


def choose(alternatives: Element) -> Element | None:
    """The version of an `AlternateContent` that holds the text: the choice, else the fallback."""
    for choice in (*alternatives.findall(MC + "Choice"), *alternatives.findall(MC + "Fallback")):
        if next(choice.iter(*TEXT_TAGS), None) is not None:
            return choice
    return None


def _frame(content: Element) -> Element | None:
    """The drawing or picture that a box's content sits in."""
    for ancestor in content.iterancestors():
        if ancestor.tag in (W + "drawing", W + "pict", W + "object"):
            return ancestor
    return None


def box_is_hidden(content: Element) -> bool:
    """True where the drawing's properties, or its VML style, switch its display off."""
    frame = _frame(content)
    if frame is None:
        return False
    for element in frame.iter():
        if isinstance(element.tag, str) and element.tag.endswith("}docPr"):
            return element.get("hidden") in ("1", "true")
        style = (element.get("style") or "").replace(" ", "").lower()
        if "visibility:hidden" in style or "display:none" in style:
            return True
    return False


def has_fill(content: Element) -> bool:
    """True where the box has, or may have, a background colour of its own."""
    frame = _frame(content)
    if frame is None:
        return False
    if (
        next(frame.iter(DRAWING + "solidFill", DRAWING + "gradFill", DRAWING + "blipFill"), None)
        is not None
    ):
        return True
    return any(
        (shape.get("fillcolor") or "").lower() not in ("", "white", "#ffffff")
        for shape in frame.iter(VML + "shape", VML + "rect", VML + "roundrect")
    )
