"""Scanned pages: those that need OCR, and those whose text is the layer that OCR laid on them."""

from __future__ import annotations

from collections.abc import Sequence

from quotary.ingest.reading.pdf.geometry import Frame
from quotary.ingest.reading.pdf.objects import PageObjects
from quotary.ingest.reading.pdf.visibility import CharacterBoxes, Look, Unseen

FEW_CHARACTERS = 20
COVERING_SHARE = 0.5
DRAWN_PATHS = 150
"""Paths past which a page without text is letters drawn as outlines, or a drawing."""

LAYER_SHARE = 0.6
LEAST_CONTRAST = 40


def image_share(frame: Frame, objects: PageObjects) -> float:
    """The share of the page that its largest image covers, 0 to 1."""
    page = frame.box
    area = max(1.0, page.width * page.height)
    shares = [0.0]
    for image in objects.images:
        width = min(image.right, page.right) - max(image.left, page.left)
        height = min(image.top, page.top) - max(image.bottom, page.bottom)
        shares.append(max(0.0, width) * max(0.0, height) / area)
    return min(1.0, max(shares) if len(shares) < 8 else sum(shares))


def needs_ocr(text: str, frame: Frame, objects: PageObjects) -> bool:
    """True where a page shows writing that is no text: hardly a character, but a picture."""
    if len("".join(text.split())) >= FEW_CHARACTERS:
        return False
    return image_share(frame, objects) > COVERING_SHARE or objects.paths > DRAWN_PATHS


def is_scan(look: Look, unseen: Sequence[Unseen]) -> bool:
    """True where an image covers the page and most of its text lies unseen over or under it."""
    hidden = sum(each.end - each.start for each in unseen if each.why != "outside the page")
    return (
        hidden > LAYER_SHARE * len(look.text)
        and image_share(look.frame, look.objects) > COVERING_SHARE
    )


def without_ink(look: Look, unseen: Sequence[Unseen]) -> list[Unseen]:
    """Of a scan's text layer, the stretches over blank paper: words that no scan can show."""
    return [each for each in unseen if not _has_ink(look, each)]


def _has_ink(look: Look, unseen: Unseen) -> bool:
    """True where the picture is dark and light behind most letters of a stretch."""
    places = [i for i in range(unseen.start, unseen.end) if look.text[i].isalnum()]
    inked, boxes = 0, CharacterBoxes(look.text_page)
    for index in places:
        box = look.frame.pixels(boxes.box(index))
        wider = (box[0] - 2, box[1] - 2, box[2] + 2, box[3] + 2)
        low, high = look.picture.shades(wider)
        inked += high - low >= LEAST_CONTRAST
    return inked >= len(places) / 2
