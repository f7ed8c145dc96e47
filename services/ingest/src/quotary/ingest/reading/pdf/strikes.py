"""Text with a line drawn through it."""

from __future__ import annotations

from collections.abc import Sequence

from quotary.core.span import Span
from quotary.ingest.reading.pdf.geometry import Box
from quotary.ingest.reading.pdf.visibility import CharacterBoxes, Look

LOW, HIGH = 0.25, 0.75
"""Between these shares of a line's height a rule crosses the letters; an underline is lower."""


def struck_characters(
    look: Look, rectangles: Sequence[Box], struck_out: Sequence[Box]
) -> list[Span]:
    """The stretches of characters that a horizontal rule, or a strike-out note, runs through."""
    rules = [
        rule
        for rule in look.objects.rules
        if any(_crosses(rule, rectangle) for rectangle in rectangles)
    ]
    if not rules and not struck_out:
        return []
    boxes = CharacterBoxes(look.text_page)
    struck = [
        not character.isspace() and _is_struck(boxes.box(index), rules, struck_out)
        for index, character in enumerate(look.text)
    ]
    return _spans(look.text, struck)


def _crosses(rule: Box, rectangle: Box) -> bool:
    middle = (rule.bottom + rule.top) / 2
    low = rectangle.bottom + LOW * rectangle.height
    high = rectangle.bottom + HIGH * rectangle.height
    return low < middle < high and rule.left < rectangle.right and rectangle.left < rule.right


def _is_struck(box: Box, rules: Sequence[Box], notes: Sequence[Box]) -> bool:
    """True where a rule lies in front of the character, whatever its own height is."""
    middle = (box.left + box.right) / 2
    if any(note.holds(middle, (box.bottom + box.top) / 2) for note in notes):
        return True
    reach = max(box.height, box.width)
    return any(
        rule.left <= middle <= rule.right
        and box.bottom - 0.1 * reach <= (rule.bottom + rule.top) / 2 <= box.top + 0.1 * reach
        for rule in rules
    )


def _spans(text: str, struck: Sequence[bool]) -> list[Span]:
    """Stretches of struck characters; spaces between two of them belong to the stretch."""
    spans: list[Span] = []
    start = end = None
    for index, each in enumerate(struck):
        if each:
            start = index if start is None else start
            end = index + 1
        elif start is not None and end is not None and not text[index].isspace():
            spans.append(Span(start, end))
            start = end = None
    if start is not None and end is not None:
        spans.append(Span(start, end))
    return [span for span in spans if any(c.isalnum() for c in span.of(text))]
