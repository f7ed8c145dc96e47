"""The words of a question that an answer must say: all that carry content, but for a few classes.

An adverb may be missing, and a word that only asks how much there is of a thing. What names another
document ("the sublease agreement") may be said by the document's title; so may the thing that the
whole contract is about ("the price of the work" in a contract of work).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from quotary.core.questions.content_words import topics_of
from quotary.core.questions.stemming import plain, stem, words_of

_WORD: Final = re.compile(r"[^\W_]+|,")
_OF: Final = frozenset({"of", "de", "da", "do", "das", "dos"})
_ARTICLES: Final = frozenset({"the", "o", "a", "os", "as", "um", "uma"})
_NO_THING_WORDS: Final = (
    "largest greatest most latest earliest longest shortest total exact initial first exato inicial"
)
_NO_THING: Final = frozenset(_NO_THING_WORDS.split())
"""They ask which or how much of something, and name no thing."""
_ADVERB: Final = re.compile(r"\w{3,}(?:ly|mente)$")
_DOCUMENTS_WORDS: Final = (
    "agreement contract deed annex annexe schedule exhibit appendix addendum document letter form "
    "terms policy memorandum statement instrument protocol amendment charter contrato instrumento "
    "anexo aditivo apendice termo documento carta acordo minuta estatuto"
)
_DOCUMENTS: Final = frozenset(_DOCUMENTS_WORDS.split())
_PORTUGUESE: Final = re.compile(
    r"\b(?:qual|quais|quem|quando|quanto|quanta|quantos|quantas|onde|que|pode|deve|ha|do|da|dos"
    r"|das|para|por|em|e|os|uma|um|no|na)\b"
)
_ENGLISH: Final = re.compile(
    r"\b(?:what|which|who|when|how|where|the|is|are|of|to|must|may|does)\b"
)


@dataclass(frozen=True, slots=True)
class Needed:
    """Words that an answer must say, themselves or others for them.

    `names_document` is true where they name a document; `thing_of` is the word whose thing they
    are: "price" of "the price of the work".
    """

    words: tuple[str, ...]
    names_document: bool = False
    thing_of: str = ""


@dataclass(frozen=True, slots=True)
class _Chunk:
    """Words of content in a row and the word behind them.

    `of_document` is true after "contrato de": the words then say which one. `thing_of` is the
    content word before an "of" that opens the chunk.
    """

    words: tuple[str, ...]
    of_document: bool
    thing_of: str
    closed_by: str


def needed(question: str, parties: frozenset[str]) -> tuple[Needed, ...]:
    """What an answer must say, in the order of the question; `parties` are words for parties."""
    line = plain(question)
    portuguese = len(_PORTUGUESE.findall(line)) > len(_ENGLISH.findall(line))
    found: list[Needed] = []
    for chunk in _chunks(line, frozenset(topics_of(question))):
        if chunk.of_document or (chunk.closed_by in _DOCUMENTS and not portuguese):
            found.append(Needed(chunk.words, names_document=True))
            continue
        found += [
            Needed((word,), thing_of=chunk.thing_of)
            for word in chunk.words
            if word not in parties | _NO_THING and not _ADVERB.match(word)
        ]
    return tuple(found)


def stands_bare(head: str, passage: str) -> bool:
    """True where the passage says the head without saying of what: "the price", not "its price of".

    Then it is that of the thing which the whole document is about.
    """
    topics = frozenset(each for each in topics_of(passage) if not each[0].isdigit())
    words = ["", *words_of(passage), ""]
    return any(
        stem(word) == head
        and words[at - 1] not in topics
        and not (words[at + 1] in _OF and _first_noun(words[at + 2 :]) in topics)
        for at, word in enumerate(words)
        if word
    )


def _first_noun(words: list[str]) -> str:
    return next((each for each in words if each not in _ARTICLES), "")


def _chunks(line: str, topics: frozenset[str]) -> Iterator[_Chunk]:
    before: list[str] = []
    chunk: list[str] = []
    for word in [*_WORD.findall(line), ""]:
        if word in topics:
            chunk.append(word)
            continue
        if chunk:
            yield _Chunk(tuple(chunk), *_opening(before, topics), word)
            before += chunk
            chunk = []
        if word not in _ARTICLES:
            before.append(word)


def _opening(before: list[str], topics: frozenset[str]) -> tuple[bool, str]:
    """Whether a chunk after these words says which document, and what it is the thing of."""
    *_, one, of = ["", "", *before]
    return (of == "de" and one in _DOCUMENTS, one if of in _OF and one in topics else "")
