"""What styles and direct formatting together say of a paragraph's numbering and a run's looks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from quotary.ingest.reading.docx.xml import W14, Element, W, attribute, child_value, is_on, whole

Looks = Mapping[str, str]
"""Run properties that decide whether and how text shows, by their names in the XML."""

WHITE = "FFFFFF"
PAPER_THEME = frozenset({"background1", "light1", "bg1", "lt1"})
MOST_TRANSPARENT = 90_000
"""Thousandths of a percent (ECMA-376 part 1, 20.1.10.40)."""

TOGGLES = ("vanish", "strike", "dstrike")


@dataclass(frozen=True, slots=True)
class Style:
    """One style without what it inherits."""

    based_on: str
    number: str
    level: str
    looks: Looks
    paragraph_fill: str
    has_fill: bool


class Styles:
    """The styles of a document with their inheritance resolved."""

    def __init__(self, root: Element | None) -> None:
        self._styles: dict[str, Style] = {}
        self._looks: dict[str, Looks] = {}
        self.default_paragraph = ""
        self.defaults: Looks = {}
        if root is None:
            return
        self.defaults = run_looks(root.find(f"{W}docDefaults/{W}rPrDefault/{W}rPr"))
        for element in root.findall(W + "style"):
            identifier = attribute(element, "styleId")
            self._styles[identifier] = _style(element)
            default = attribute(element, "default") in ("1", "true", "on")
            if default and attribute(element, "type") == "paragraph":
                self.default_paragraph = identifier

    def numbering(self, style: str) -> tuple[str, str, str]:
        """(number, level, the style that says so) of a paragraph style; "" where it has none."""
        for name, each in self._chain(style):
            if each.number:
                return each.number, each.level, name
        return "", "", ""

    def looks(self, style: str) -> Looks:
        """The run properties of a paragraph or character style with all that it inherits."""
        if style not in self._looks:
            merged: dict[str, str] = {}
            for _, each in reversed(self._chain(style)):
                merged.update(each.looks)
            self._looks[style] = merged
        return self._looks[style]

    def paragraph_fill(self, style: str) -> str:
        """The background colour that a paragraph style sets, "" where it sets none."""
        return next((s.paragraph_fill for _, s in self._chain(style) if s.paragraph_fill), "")

    def table_has_fill(self, style: str) -> bool:
        """True where a table style colours any of its cells."""
        return any(each.has_fill for _, each in self._chain(style))

    def _chain(self, style: str) -> list[tuple[str, Style]]:
        chain: list[tuple[str, Style]] = []
        seen: set[str] = set()
        while style in self._styles and style not in seen:
            seen.add(style)
            chain.append((style, self._styles[style]))
            style = self._styles[style].based_on
        return chain


def run_looks(properties: Element | None) -> Looks:
    """What an `rPr` element itself says of a run's looks."""
    if properties is None or not len(properties):
        return {}
    looks = {name: "1" if is_on(properties, name) else "0"
             for name in TOGGLES if properties.find(W + name) is not None}  # fmt: skip
    for name in ("color", "sz", "highlight", "w", "vertAlign"):
        if value := child_value(properties, name):
            looks[name] = value
    if fill := fill_of(properties):
        looks["fill"] = fill
    colour = properties.find(W + "color")
    if attribute(colour, "themeColor") in PAPER_THEME and not attribute(colour, "themeShade"):
        looks["color"] = WHITE
    if _is_transparent(properties.find(W14 + "textFill")):
        looks["transparent"] = "1"
    fonts = properties.find(W + "rFonts")
    if font := attribute(fonts, "ascii") or attribute(fonts, "hAnsi"):
        looks["font"] = font
    return looks


def _is_transparent(fill: Element | None) -> bool:
    """True for a text fill that paints nothing, or next to nothing."""
    if fill is None:
        return False
    if fill.find(W14 + "noFill") is not None:
        return True
    alphas = [whole(each.get(W14 + "val") or "", 0) for each in fill.iter(W14 + "alpha")]
    return any(alpha > MOST_TRANSPARENT for alpha in alphas)


def fill_of(properties: Element | None) -> str:
    """The background colour that a `shd` child sets, "" where none."""
    shade = None if properties is None else properties.find(W + "shd")
    fill = attribute(shade, "fill")
    pattern = attribute(shade)
    if pattern == "solid":
        return attribute(shade, "color") or "000000"
    return fill if fill and fill != "auto" else ""


def _style(element: Element) -> Style:
    paragraph = element.find(W + "pPr")
    numbering = None if paragraph is None else paragraph.find(W + "numPr")
    fills = [attribute(shade, "fill") for shade in element.iter(W + "shd")]
    return Style(
        based_on=child_value(element, "basedOn"),
        number=child_value(numbering, "numId"),
        level=child_value(numbering, "ilvl"),
        looks=run_looks(element.find(W + "rPr")),
        paragraph_fill=fill_of(paragraph),
        has_fill=any(fill and fill.lower() not in ("auto", "ffffff") for fill in fills),
    )
