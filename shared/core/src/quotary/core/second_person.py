"""Contracts that call a party "you": what they ask and order is said to that party.

Only of a contract that defines the word, and only of two things: a heading that asks what the
clause below it denies or limits, and the order to tell the other side that something has happened.
Nothing that a reviewer has or is may be spoken of.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from quotary.core.injection_tokens import tokens_of
from quotary.core.lookalikes import skeleton
from quotary.core.question_headings import is_settled
from quotary.core.span import Span

OPENING: Final = 3_000
"""Characters in which a contract says whom it calls you."""

_YOU: Final = re.compile(r"[\"\u201c]you[\"\u201d]", re.IGNORECASE)
_OF_A_REVIEWER: Final = frozenset("MJKIiRTLSmXA")
_TELLS: Final = re.compile(
    r"\s*(?:please )?(?:tell|inform|notify) (?:the )?(?:owner|discloser|disclosing party|provider"
    r"|giver|other(?: (?:side|party|company|one of us))?)(?: in writing)?,? (?:as soon as|at once"
    r"|immediately|straight away|promptly|without delay|before|if|when)\b"
)


def speaks_to_a_party(text: str, place: Span, sentence: str) -> bool:
    """True where the sentence that holds the place is said to a party that is called "you".

    `sentence` is what `lookalikes.skeleton` shows of it.
    """
    if not _calls_a_party_you(text):
        return False
    start, end = text.rfind("\n", 0, place.start) + 1, text.find("?", place.start) + 1
    if end and "\n" not in text[start:end] and is_settled(text, start, end):
        return _of_no_reviewer(skeleton(text[start:end]).text)
    return _TELLS.match(sentence) is not None and _of_no_reviewer(sentence)


def _of_no_reviewer(sentence: str) -> bool:
    return _OF_A_REVIEWER.isdisjoint(letter for letter, _, _ in tokens_of(sentence))


@lru_cache(maxsize=8)
def _calls_a_party_you(text: str) -> bool:
    return _YOU.search(text, 0, OPENING) is not None
