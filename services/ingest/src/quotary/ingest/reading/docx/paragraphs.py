"""Where paragraphs begin and end: their numbers, and paragraph marks that were deleted."""

from __future__ import annotations

from dataclasses import dataclass

from quotary.ingest.reading.docx.changes import Layer, is_kept, who
from quotary.ingest.reading.docx.numbering import Numbering
from quotary.ingest.reading.docx.styles import Looks, Styles, fill_of
from quotary.ingest.reading.docx.writer import Writer
from quotary.ingest.reading.docx.xml import Element, W, attribute, child_value, whole

FLAT_TWIPS = 40
"""An exact line height of 2 points shows no letters."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """What a paragraph's properties say of its words; `joined` where its mark is deleted."""

    looks: Looks
    fill: str
    joined: bool
    why_hidden: str
    mark_change: str


class Paragraphs:
    """Numbers paragraphs in order and joins those whose mark a tracked change took away."""

    def __init__(self, styles: Styles, numbering: Numbering, layer: Layer) -> None:
        self._styles = styles
        self._numbering = numbering
        self._layer: Layer = layer
        self._continues = False

    def begin(self, element: Element, writer: Writer) -> Paragraph:
        """The paragraph's properties, once its number, where it has one, is written."""
        properties = element.find(W + "pPr")
        style = child_value(properties, "pStyle", self._styles.default_paragraph)
        joined = self._mark_is_gone(properties)
        paragraph = Paragraph(
            looks={**self._styles.defaults, **self._styles.looks(style)},
            fill=fill_of(properties) or self._styles.paragraph_fill(style),
            joined=joined,
            why_hidden=_why_flat(properties),
            mark_change=_who_changed_the_mark(element, properties),
        )
        empty = joined and not self._has_words(element)
        if not (self._continues or empty or writer.is_dropping or paragraph.why_hidden):
            self._write_number(properties, style, writer)
        return paragraph

    def end(self, paragraph: Paragraph, writer: Writer, *, wrote: bool) -> None:
        """Ends the line, unless the paragraph runs on into the next."""
        if paragraph.mark_change and self._layer == "accepted":
            writer.flag("tracked_changes", paragraph.mark_change)
        if paragraph.joined:
            self._continues = self._continues or wrote
            return
        self._continues = False
        writer.end_line()

    def _write_number(self, properties: Element | None, style: str, writer: Writer) -> None:
        number, level = self._number(properties, style)
        label = self._numbering.label(number, level) if number not in ("", "0") else ""
        if label:
            writer.flush()
            start = writer.position
            writer.write(label)
            writer.mark("generated_numbering", "number that Word generates", start)

    def _number(self, properties: Element | None, style: str) -> tuple[str, int]:
        direct = None if properties is None else properties.find(W + "numPr")
        inherited, level, source = self._styles.numbering(style)
        number = child_value(direct, "numId") or inherited
        level = child_value(direct, "ilvl") or level
        if not level and number and source:
            return number, self._numbering.level_of_style(number, source)
        return number, whole(level, 0)

    def _mark_is_gone(self, properties: Element | None) -> bool:
        mark = None if properties is None else properties.find(W + "rPr")
        if mark is None:
            return False
        return any(
            mark.find(W + name) is not None and not is_kept(name, self._layer)
            for name in ("ins", "del", "moveFrom", "moveTo")
        )

    def _has_words(self, element: Element) -> bool:
        """True where a word of the paragraph belongs to the layer."""
        gone = ("ins", "moveTo") if self._layer == "original" else ("del", "moveFrom")
        wrappers = {W + name for name in gone}
        return any(
            (text.text or "") and not any(each.tag in wrappers for each in text.iterancestors())
            for text in element.iter(W + "t", W + "delText")
        )


def _why_flat(properties: Element | None) -> str:
    spacing = None if properties is None else properties.find(W + "spacing")
    exact = attribute(spacing, "lineRule") == "exact"
    height = whole(attribute(spacing, "line"), 240)
    return f"lines {height / 20:g} points high" if exact and height <= FLAT_TWIPS else ""


def _who_changed_the_mark(element: Element, properties: Element | None) -> str:
    """Who inserted or deleted the paragraph's mark and no word with it, "" where nobody did."""
    mark = None if properties is None else properties.find(W + "rPr")
    if mark is None or element.find(W + "ins") is not None or element.find(W + "del") is not None:
        return ""
    for name, verb in (("ins", "paragraph break inserted"), ("del", "paragraph break deleted")):
        change = mark.find(W + name)
        if change is not None:
            return who(change, verb)
    return ""
