"""Where the items of a list are promises of their own, and what a clause is called by.

"The Recipient will: keep it secret; use it only for the Project": each item has its own verb under
one "will", and takes nothing back from the item beside it. Below "for:" the items are parts of one
promise. A clause may also be numbered in words ("THIRD:"), and those are no words of its promise.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from quotary.core.items import items_between
from quotary.core.span import Span

_OWED: Final = re.compile(
    r"\b(?:shall|will|must|agrees?(?: to)?|undertakes?(?: to)?|covenants?(?: to)?|promises?(?: to)?"
    r"|obliged to|obligated to)(?:\s+(?:each|both|also|therefore|that it (?:shall|will)))?\s*:\s*$"
)
_FIRST: Final = re.compile(r"\s*(?P<not>not\s+|never\s+)?(?P<to>to\s+)?(?P<word>[A-Za-z]+)")
# Behind these the items begin with "to".
_PROMISES: Final = re.compile(
    r"\b(?:agrees?|undertakes?|covenants?|promises?)(?:\s+(?:with|to)\s+the\s+other(?:\s+party)?)?"
    r"\s*:\s*$"
)
_ORDINALS: Final = (
    r"(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth"
    r"|(?:thir|four|fif|six|seven|eigh|nine)teenth|twentieth|twenty (?:first|second|third|fourth"
    r"|fifth|sixth|seventh|eighth|ninth)|thirtieth)"
)
_CARDINALS: Final = (
    r"(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven"
    r"|eigh|nine)teen|twenty)"
)
_LABEL: Final = re.compile(
    rf"\s*(?:{_ORDINALS}(?:ly)?|(?:clause|section|article|paragraph|item) (?:the )?(?:{_ORDINALS}"
    rf"|{_CARDINALS}))(?: (?:clause|section|article|paragraph))? ?[:.]"
)


def item_cuts(text: str, sentence: Span, grammar: Callable[[str], bool]) -> list[int]:
    """Where the promises of a list begin, behind a lead-in that ends with a word of duty.

    () unless every item begins with a word that is none of `grammar`: with a verb. An item that
    begins with a preposition or a conjunction goes on with the one before.
    """
    items = items_between(text, sentence.start, sentence.end)
    if len(items) < 2 or not _OWED.search(text, sentence.start, items[0].start):
        return []
    promised = _PROMISES.search(text, sentence.start, items[0].start) is not None
    for item in items:
        first = _FIRST.match(text, item.words, sentence.end)
        if first is None or bool(first["to"]) != promised:
            return []
        if grammar(first["word"].lower()) and not first["not"]:
            return []
    return [item.start for item in items]


def label_end(flat: str) -> int:
    """One past the number in words that a flattened sentence begins with; 0 where it has none."""
    match = _LABEL.match(flat)
    return match.end() if match else 0
