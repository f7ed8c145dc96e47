"""The words of runs: text, symbols, breaks, fields; what does not show is dropped and flagged."""

from __future__ import annotations

from collections.abc import Callable

from quotary.ingest.reading.docx.fields import FieldStack, form_field
from quotary.ingest.reading.docx.styles import Looks, Styles, run_looks
from quotary.ingest.reading.docx.symbols import is_symbol_font, symbol, symbols
from quotary.ingest.reading.docx.visibility import why_hidden
from quotary.ingest.reading.docx.writer import Writer
from quotary.ingest.reading.docx.xml import MATH, Element, W, attribute, child_value

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
FIXED = {
    "tab": "\t",
    "ptab": "\t",
    "br": "\n",
    "cr": "\n",
    "noBreakHyphen": "\u2011",
    "softHyphen": "\u00ad",
}


class RunWalker:
    """Walks what stands inside paragraphs into a writer."""

    def __init__(self, writer: Writer, styles: Styles, page_fill: str, *, fields: bool) -> None:
        self.writer = writer
        self._styles = styles
        self._has_fields = fields
        self._fields = FieldStack()
        self._backgrounds: list[str | None] = [page_fill]
        self._paragraph_looks: Looks = {}
        self._looks: Looks = {}
        self._handlers: dict[str, Callable[[Element], None]] = {
            W + "r": self._run,
            W + "t": self._text,
            W + "delText": self._text,
            MATH + "t": self._text,
            W + "sym": self._symbol,
            W + "fldChar": self._field_character,
            MATH + "den": lambda element: self._formula(element, "/"),
            MATH + "sup": lambda element: self._formula(element, "^"),
            MATH + "sub": lambda element: self._formula(element, "_"),
        }
        self._handlers |= {W + name: self._fixed for name in FIXED}

    @property
    def has_open_field(self) -> bool:
        """True where a field began and never ended, so that what follows was taken for its code."""
        return self._fields.in_code

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
        if not text:
            return
        if self._fields.in_code:
            place = self.writer.next_position
            self.writer.mark("hidden_text", "text inside a field's code", place, text)
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
        if self._has_fields:
            self._fields.step(attribute(element, "fldCharType"))
        form = form_field(element)
        if form:
            what, shown = form
            self.writer.flag("form_fields", what)
            self.writer.write(shown)

    def _formula(self, element: Element, sign: str) -> None:
        """A denominator or an index, which would read as one number with what it stands by."""
        self.writer.write(sign)
        self._children(element)
