"""The words of a WordprocessingML story in reading order, with what must be flagged in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from quotary.ingest.reading.docx.boxes import box_is_hidden, choose, has_fill
from quotary.ingest.reading.docx.changes import VERBS, Layer, is_kept, who
from quotary.ingest.reading.docx.fields import FieldStack, form_field
from quotary.ingest.reading.docx.numbering import Numbering
from quotary.ingest.reading.docx.paragraphs import Paragraph, Paragraphs
from quotary.ingest.reading.docx.styles import Looks, Styles, fill_of, run_looks
from quotary.ingest.reading.docx.symbols import is_symbol_font, symbol, symbols
from quotary.ingest.reading.docx.visibility import why_hidden
from quotary.ingest.reading.docx.writer import Writer
from quotary.ingest.reading.docx.xml import MATH, MC, VML, Element, W, attribute, child_value, is_on

SHIFTED = {
    "superscript": str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹"),
    "subscript": str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉"),
}
"""Raised and lowered digits stay so: 30² is not 302."""

NOT_TEXT = (
    "pPr rPr sectPr tblPr tblGrid tblPrEx trPr tcPr instrText delInstrText sdtPr sdtEndPr "
    "fldData ffData rt rubyPr annotationRef lastRenderedPageBreak proofErr pgNum"
)
SKIPPED = frozenset(W + name for name in NOT_TEXT.split())
CELLS = {"cellIns": "cell inserted", "cellDel": "cell deleted"}
FIXED = {
    "tab": "\t",
    "ptab": "\t",
    "br": "\n",
    "cr": "\n",
    "noBreakHyphen": "\u2011",
    "softHyphen": "\u00ad",
}


class BodyWalker:
    """Walks stories into one writer; collects references to notes and anchors of comments."""

    def __init__(
        self, writer: Writer, styles: Styles, numbering: Numbering, layer: Layer, page_fill: str
    ) -> None:
        self.writer = writer
        self.notes: list[tuple[str, str]] = []
        self.comment_anchors: list[tuple[str, int]] = []
        self.inner_depth = 0
        self._styles = styles
        self._layer: Layer = layer
        self._paragraphs = Paragraphs(styles, numbering, layer)
        self._fields = FieldStack()
        self._boxes: list[Element] = []
        self._backgrounds: list[str | None] = [page_fill]
        self._paragraph_looks: Looks = {}
        self._looks: Looks = {}
        self._after_paragraph: Callable[[], None] = lambda: None
        names: dict[str, Callable[[Element], None]] = {
            W + "p": self._paragraph,
            W + "r": self._run,
            W + "t": self._text,
            W + "delText": self._text,
            MATH + "t": self._text,
            W + "sym": self._symbol,
            W + "fldChar": self._field_character,
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
            MATH + "den": lambda element: self._formula(element, "/"),
            MATH + "sup": lambda element: self._formula(element, "^"),
            MATH + "sub": lambda element: self._formula(element, "_"),
        }
        names |= {W + name: self._change for name in VERBS}
        names |= {W + name: self._fixed for name in FIXED}
        self._handlers = names

    def on_paragraph_end(self, action: Callable[[], None]) -> None:
        """Calls `action` after each paragraph that stands in no table and no box."""
        self._after_paragraph = action

    def walk(self, element: Element) -> None:
        """Writes the words of `element` and all within; wrappers that are not known are entered."""
        tag = element.tag
        if tag in SKIPPED or not isinstance(tag, str):
            return
        handler = self._handlers.get(tag)
        if handler is None:
            self._children(element)
        else:
            handler(element)

    def _children(self, element: Element) -> None:
        for child in element:
            self.walk(child)

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

    def _run(self, element: Element) -> None:
        looks = self._run_looks(element)
        reason = why_hidden(looks, self._backgrounds[-1])
        if reason:
            self._drop(element, "hidden_text", f"text {reason}")
            return
        start = self.writer.next_position
        outer, self._looks = self._looks, looks
        self._children(element)
        self._looks = outer
        if "1" in (looks.get("strike"), looks.get("dstrike")):
            self.writer.mark("struck_text", "text struck through", start)

    def _run_looks(self, element: Element) -> Looks:
        properties = element.find(W + "rPr")
        if properties is None:
            return self._paragraph_looks
        style = child_value(properties, "rStyle")
        return {
            **self._paragraph_looks,
            **(self._styles.looks(style) if style else {}),
            **run_looks(properties),
        }

    def _drop(self, element: Element, kind: str, what: str) -> None:
        with self.writer.dropping() as words:
            self._children(element)
        self.writer.mark(kind, what, self.writer.next_position, "".join(words))

    def _text(self, element: Element) -> None:
        text = element.text or ""
        if self._fields.in_code or not text:
            return
        font = self._looks.get("font", "")
        if is_symbol_font(font):
            start = self.writer.next_position
            self.writer.write(symbols(font, text))
            self.writer.mark("symbol_font", f"letters of the font {font}", start)
        elif self._looks.get("vertAlign") in SHIFTED:
            self.writer.write(text.translate(SHIFTED[self._looks["vertAlign"]]), element)
        else:
            self.writer.write(text, element)

    def _symbol(self, element: Element) -> None:
        font, code = attribute(element, "font"), attribute(element, "char")
        try:
            shown = symbol(font, int(code, 16))
        except ValueError:
            shown = "\ufffd"
        if not self._fields.in_code:
            start = self.writer.next_position
            self.writer.write(shown)
            self.writer.mark("symbol_font", f"sign {code[:8]} of the font {font[:40]}", start)

    def _fixed(self, element: Element) -> None:
        parent = element.getparent()
        if parent is not None and parent.tag == W + "r" and not self._fields.in_code:
            self.writer.write(FIXED[element.tag.removeprefix(W)])

    def _field_character(self, element: Element) -> None:
        self._fields.step(attribute(element, "fldCharType"))
        form = form_field(element)
        if form:
            what, shown = form
            self.writer.flag("form_fields", what)
            self.writer.write(shown)

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

    def _formula(self, element: Element, sign: str) -> None:
        """A denominator or an index, which would read as one number with what it stands by."""
        self.writer.write(sign)
        self._children(element)

    def _word_art(self, element: Element) -> None:
        words = element.get("string") or ""
        self.writer.mark("text_box", "decorative letters", self.writer.next_position, words)

    def _chunk(self, element: Element) -> None:
        del element
        detail = "a part of the text is a file of its own inside the DOCX, which was not read"
        self.writer.flag("attachments", detail)
