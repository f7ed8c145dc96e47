"""Why a run of text does not show on the page, where it does not."""

from __future__ import annotations

from quotary.ingest.reading.docx.styles import Looks
from quotary.ingest.reading.docx.xml import whole

WHITE = "ffffff"
LEAST_CONTRAST = 1.15
"""WCAG 2.2 contrast ratio under which two colours pass for one: #F2F2F2 on white has 1.12."""

TINY_HALF_POINTS = 4
"""Text of 2 points and less is a line, not letters."""

SQUEEZED_PERCENT = 10

HIGHLIGHTS = {
    "black": "000000", "blue": "0000ff", "cyan": "00ffff", "darkBlue": "00008b",
    "darkCyan": "008b8b", "darkGray": "a9a9a9", "darkGreen": "006400", "darkMagenta": "800080",
    "darkRed": "8b0000", "darkYellow": "808000", "green": "00ff00", "lightGray": "d3d3d3",
    "magenta": "ff00ff", "red": "ff0000", "white": WHITE, "yellow": "ffff00",
}  # fmt: skip
"""ECMA-376 part 1, 17.18.40 (ST_HighlightColor)."""


def why_hidden(looks: Looks, background: str | None) -> str:
    """The reason why text with these looks does not show, "" where it does.

    `background` is the colour behind it ("" for the page's white), None where it is not known.
    """
    if looks.get("vanish") == "1":
        return "formatted as hidden"
    if looks.get("transparent") == "1":
        return "painted transparently"
    size = whole(looks.get("sz", ""), 24)
    if size <= TINY_HALF_POINTS:
        return f"of {size / 2:g} points"
    if whole(looks.get("w", "").rstrip("%"), 100) < SQUEEZED_PERCENT:
        return "squeezed to a line"
    behind = HIGHLIGHTS.get(looks.get("highlight", "")) or looks.get("fill") or background
    if behind is None:
        return ""
    colour = looks.get("color", "auto")
    behind = behind or WHITE
    if colour != "auto" and contrast(colour, behind) < LEAST_CONTRAST:
        return f"in the colour of its background (#{colour.lower()} on #{behind.lower()})"
    return ""


def contrast(one: str, other: str) -> float:
    """WCAG 2.2 contrast ratio of two RGB colours in hexadecimal, 1 to 21; 21 if either is not."""
    lights = sorted((_luminance(one), _luminance(other)))
    return 21.0 if lights[0] < 0 else (lights[1] + 0.05) / (lights[0] + 0.05)


def _luminance(colour: str) -> float:
    try:
        channels = [int(colour[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    except ValueError:
        return -1.0
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
