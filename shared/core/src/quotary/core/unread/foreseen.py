"""Data about people that a sentence only foresees, and that the next one keeps out.

"Shipping records can show names and addresses. No personal data will be furnished …": the first
sentence gives nobody leave, and says why the second is there.
"""

from __future__ import annotations

import re
from typing import Final

from quotary.core.readers.personal_data import read_agreement_first, read_excluded
from quotary.core.readers.readable import readable
from quotary.core.span import Span
from quotary.core.unit_view import UnitView

_FORESEES: Final = re.compile(
    r"(?:the |some |such |these |our |its )?(?:[a-z]+ ){0,3}(?:records|documents|files|samples|logs"
    r"|drawings|materials|reports|data|pictures|images|systems) (?:can|may|might|could) (?:also )?"
    r"(?:show|contain|include|reveal|hold|bear) [^.;:]{3,80}\.?"
)


def is_only_foreseen(view: UnitView, sentence: Span) -> bool:
    """True where things may hold data about people, and the next sentence keeps it out."""
    if _FORESEES.fullmatch(view.flat(sentence).text.strip()) is None:
        return False
    starts = view.index.sentences.starts(Span(sentence.end, min(sentence.end + 40, view.span.end)))
    if not starts:
        return False
    text = readable(view.sentence(Span(starts[0], starts[0] + 1)).of(view.index.text))
    readings = (read_excluded(text, view.language), read_agreement_first(text, view.language))
    return any(one.status == "value" and one.value is True for one in readings)
