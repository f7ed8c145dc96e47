"""What was looked at for an answer, as facts tell it: apart from the looking, which needs more.

Every service knows these; only the gate answers questions.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class WordSeen:
    """A word of the question and in how many sentences of the document it stands.

    `alike` counts those that have the word itself, another form of it, or a word for the same.
    """

    word: str
    sentences: int
    alike: int


@dataclass(frozen=True, slots=True)
class LookedAt:
    """What was looked at for an answer: all of it counted by code.

    `windows` is how many parts the document was read in. `words` are those that say what the
    question is about, with how many sentences of the document have them or a word like them.
    """

    characters: int
    pages: int
    windows: int
    words: tuple[WordSeen, ...] = ()


@dataclass(frozen=True, slots=True)
class Dropped:
    """How many proposed quotes were not used for one reason."""

    reason: str
    quotes: int
