"""The words of a WordprocessingML story in reading order, with what must be flagged in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from quotary.ingest.reading.docx.boxes import box_is_hidden, choose, has_fill
from quotary.ingest.reading.docx.changes import VERBS, Layer, is_kept, who
from quotary.ingest.reading.docx.numbering import Numbering
from quotary.ingest.reading.docx.paragraphs import Paragraph, Paragraphs
from quotary.ingest.reading.docx.runs import RunWalker
from quotary.ingest.reading.docx.styles import Styles, fill_of
from quotary.ingest.reading.docx.writer import Writer
from quotary.ingest.reading.docx.xml import MC, VML, Element, W, attribute, child_value, is_on

CELLS = {"cellIns": "cell inserted", "cellDel": "cell deleted"}


class BodyWalker(RunWalker):
    """Walks stories into one writer; collects references to notes and anchors of comments."""

    def __init__(
        self,
        writer: Writer,
        styles: Styles,
        numbering: Numbering,
        layer: Layer,
        page_fill: str,
        *,
        fields: bool,
    ) -> None:
        super().__init__(writer, styles, page_fill, fields=fields)
        self.notes: list[tuple[str, str]] = []
        self.comment_anchors: list[tuple[str, int]] = []
        self.inner_depth = 0
        self._layer: Layer = layer
        self._paragraphs = Paragraphs(styles, numbering, layer)
        self._boxes: list[Element] = []
        self._after_paragraph: Callable[[], None] = lambda: None
        self._handlers |= {
            W + "p": self._paragraph,
            W + "sdt": self._control,
            W + "tbl": self._table,
            W + "tr": self._row,
            W + "tc": self._cell,
            W + "footnoteReference": self._note,
            W + "endnoteReference": self._note,
            W + "commentRangeStart": self._comment,
            W + "commentReference": self._comment,
            W + "txbxContent": self._box,
            W + "altChunk": self._chunk,
            MC + "AlternateContent": self._alternatives,
            VML + "textpath": self._word_art,
        }
        self._handlers |= {W + name: self._change for name in VERBS}

    def on_paragraph_end(self, action: Callable[[], None]) -> None:
        """Calls `action` after each paragraph that stands in no table and no box."""
        self._after_paragraph = action

    def _paragraph(self, element: Element) -> None:
        paragraph = self._paragraphs.begin(element, self.writer)
        outer, self._paragraph_looks = self._paragraph_looks, paragraph.looks
        self._backgrounds.append(paragraph.fill or self._backgrounds[-1])
        self._content(element, paragraph)
        self._backgrounds.pop()
        self._paragraph_looks = outer
        boxes, self._boxes = self._boxes, []
        for box in boxes:
            self._write_box(box)
        if not self.inner_depth and not self.writer.is_dropping:
            self._after_paragraph()

    def _content(self, element: Element, paragraph: Paragraph) -> None:
        if paragraph.why_hidden:
            self._drop(element, "hidden_text", f"text in {paragraph.why_hidden}")
            return
        start = self.writer.position
        self._children(element)
        self._paragraphs.end(paragraph, self.writer, wrote=self.writer.position > start)

    def _control(self, element: Element) -> None:
        properties = element.find(W + "sdtPr")
        if properties is not None and properties.find(W + "dataBinding") is not None:
            self.writer.flag("form_fields", "a content control that Word fills from data")
        self._children(element)

    def _change(self, element: Element) -> None:
        name = element.tag.removeprefix(W)
        what = who(element, VERBS[name])
        if not is_kept(name, self._layer):
            self._drop(element, "tracked_changes", what)
            return
        start = self.writer.next_position
        self._children(element)
        if self._layer == "accepted":
            self.writer.mark("tracked_changes", what, start)

    def _table(self, element: Element) -> None:
        style = child_value(element.find(W + "tblPr"), "tblStyle")
        coloured = self._styles.table_has_fill(style)
        self._backgrounds.append(None if coloured else self._backgrounds[-1])
        self.inner_depth += 1
        self._children(element)
        self.inner_depth -= 1
        self._backgrounds.pop()
        if not self.inner_depth and not self.writer.is_dropping:
            self._after_paragraph()

    def _row(self, element: Element) -> None:
        properties = element.find(W + "trPr")
        if self._is_gone(element, properties, {"ins": "row inserted", "del": "row deleted"}):
            return
        if is_on(properties, "hidden"):
            self._drop(element, "hidden_text", "text in a row formatted as hidden")
            return
        self._children(element)
        self.writer.end_row()

    def _cell(self, element: Element) -> None:
        properties = element.find(W + "tcPr")
        if self._is_gone(element, properties, CELLS):
            return
        fill = fill_of(properties)
        self._backgrounds.append(fill or self._backgrounds[-1])
        self._children(element)
        self._backgrounds.pop()
        self.writer.end_cell()

    def _is_gone(
        self, element: Element, properties: Element | None, verbs: Mapping[str, str]
    ) -> bool:
        """True where a row or cell is not in the layer; its words are dropped then."""
        for name, verb in verbs.items():
            change = None if properties is None else properties.find(W + name)
            if change is not None and not is_kept(name, self._layer):
                self._drop(element, "tracked_changes", who(change, verb))
                return True
        return False

    def _note(self, element: Element) -> None:
        if not self.writer.is_dropping:
            kind = element.tag.removeprefix(W).removesuffix("Reference")
            self.notes.append((kind, attribute(element, "id")))

    def _comment(self, element: Element) -> None:
        identifier = attribute(element, "id")
        if all(identifier != known for known, _ in self.comment_anchors[-50:]):
            self.comment_anchors.append((identifier, self.writer.next_position))

    def _box(self, element: Element) -> None:
        if self.writer.is_dropping:
            self._children(element)
        else:
            self._boxes.append(element)

    def _write_box(self, element: Element) -> None:
        if box_is_hidden(element):
            self._drop(element, "hidden_text", "text in a hidden box")
            return
        self._backgrounds.append(None if has_fill(element) else "")
        self.inner_depth += 1
        start = self.writer.next_position
        self._children(element)
        self.writer.mark("text_box", "text of a box, after the paragraph it hangs on", start)
        self.inner_depth -= 1
        self._backgrounds.pop()

    def _alternatives(self, element: Element) -> None:
        chosen = choose(element)
        if chosen is not None:
            self._children(chosen)

    def _word_art(self, element: Element) -> None:
        words = element.get("string") or ""
        self.writer.mark("text_box", "decorative letters", self.writer.next_position, words)

    def _chunk(self, element: Element) -> None:
        del element
        detail = "a part of the text is a file of its own inside the DOCX, which was not read"
        self.writer.flag("attachments", detail)
