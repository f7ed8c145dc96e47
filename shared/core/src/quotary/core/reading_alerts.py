"""Which reading flags keep a contract from being green, and the sentence for each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from quotary.core.document import ReadingFlag
from quotary.core.finding import Alert

HARMLESS = frozenset(
    {"generated_numbering", "rotated", "text_box", "encoding_guessed", "encrypted"}
)
"""Flags that tell how the text was read but put none of its words in doubt."""

_SENTENCES: Mapping[str, str] = {
    "hidden_text": "The file holds text that a reader of the page does not see.",
    "struck_text": "The file holds struck-through text.",
    "ocr_needed": "A part of the document has no text and was not read.",
    "ocr": "The text was recognised from a picture; its numbers can be wrong.",
    "font_map_broken": "The letters of a font do not map to the text that the page shows.",
    "mixed_script": "Words mix letters of several alphabets that look alike.",
    "bidi_controls": "Invisible characters change the order in which text is shown.",
    "zero_width": "Invisible characters stand inside the text.",
    "control_chars": "Control characters stand inside the text.",
    "tracked_changes": "The file holds tracked changes that are not settled.",
    "comments": "The file holds comments that are not part of the contract.",
    "annotations": "The file holds annotations that are not part of the contract.",
    "form_fields": "The file holds form fields whose content can still change.",
    "attachments": "The file carries attachments that were not read.",
    "macros": "The file carries macros.",
    "damaged": "The file is damaged; parts may be missing.",
    "symbol_font": "Symbols stand where letters are expected.",
    "right_to_left": "The text runs from right to left; its order may be read wrongly.",
}


def reading_alerts(flags: Iterable[ReadingFlag]) -> tuple[Alert, ...]:
    """One alert per kind of flag that puts the reading in doubt, in the order of first sight."""
    kinds = dict.fromkeys(flag.kind for flag in flags if flag.kind not in HARMLESS)
    return tuple(
        Alert(kind, _SENTENCES.get(kind, f"The reading is flagged: {kind}.")) for kind in kinds
    )
