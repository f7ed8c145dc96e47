"""The things that a question is about and the circumstances that it asks about: what must be said.

Of the words of a question some may be missing in an answer: the verb, an adjective. The thing
itself and the event asked about may not: "on insolvency" is not answered by "on breach". Which is
which follows from the words between: articles, prepositions, auxiliaries.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from quotary.core.questions.content_words import topics_of
from quotary.core.questions.stemming import plain, stem

_WORD: Final = re.compile(r"[^\W_]+|,")
_SUBORDINATORS_WORDS: Final = "if unless once because whenever se caso havendo ocorrendo event case"
_SUBORDINATORS: Final = frozenset(_SUBORDINATORS_WORDS.split())
_ONLY_INSIDE_WORDS: Final = "when where quando onde while enquanto until before after"
_ONLY_INSIDE: Final = frozenset(_ONLY_INSIDE_WORDS.split())
"""They open a circumstance, unless the question opens with them."""
_PREPOSITIONS_WORDS: Final = (
    "on upon for after before during following without with from of in at by against until since "
    "under over within about per regarding concerning between among into through via towards out "
    "em no na nos nas por pelo pela pelos pelas de do da dos das apos durante sem com contra "
    "sobre ate entre mediante perante num numa"
)
_PREPOSITIONS: Final = frozenset(_PREPOSITIONS_WORDS.split())
_VERBALS_WORDS: Final = (
    "to must shall may can could will would should might be been being become becomes does do did "
    "has have had not cannot deve devem devera pode podem podera sera serao ser foi para nao se "
    "vai ira"
)
_VERBALS: Final = frozenset(_VERBALS_WORDS.split())
_COPULAS_WORDS: Final = "is are was were e sao esta fica"
_COPULAS: Final = frozenset(_COPULAS_WORDS.split())
_ASKING_WORDS: Final = (
    "what which who whom whose how much many long often soon quickly fast qual quais quem quanto "
    "quanta quantos quantas que"
)
_ASKING: Final = frozenset(_ASKING_WORDS.split())
_GENERIC_WORDS: Final = (
    "payment payments amount amounts sum sums information material materials data service "
    "services thing things work matter end ending date notice day days use case cases event "
    "events time part parts kind type level pagamento pagamentos valor valores informacoes dados "
    "servico servicos caso casos atividade parcela right rights breach claim claims activities "
    "activity party work purposes purpose obligation obligations duties duty"
)
_GENERIC: Final = frozenset(_GENERIC_WORDS.split())
"""Heads that say little by themselves: what stands beside them must then be said."""
_MEASURES_WORDS: Final = (
    "highest lowest largest smallest greatest least most latest earliest longest shortest maximum "
    "minimum total exact initial first maior menor maximo maxima minimo minima exato inicial"
)
_MEASURES: Final = frozenset(_MEASURES_WORDS.split())
"""They ask how much of something, and name no thing."""
_DOCUMENTS_WORDS: Final = (
    "agreement contract deed annex annexe schedule exhibit appendix addendum document letter form "
    "terms policy memorandum statement instrument protocol amendment charter contrato instrumento "
    "anexo aditivo apendice termo documento carta acordo minuta estatuto"
)
_DOCUMENTS: Final = frozenset(_DOCUMENTS_WORDS.split())
_DETERMINERS_WORDS: Final = "a an the any each every its their his her our your this that these"
_DETERMINERS: Final = frozenset(_DETERMINERS_WORDS.split())
_TURNED_WORDS: Final = (
    "does do did must shall may can could will would should has have had is are was were"
)
_TURNED: Final = frozenset(_TURNED_WORDS.split())
"""In a question the subject stands after them."""
_PARTICIPLE: Final = re.compile(
    r"(?:ed|en)$|^(?:paid|sent|held|kept|made|told|lost|sold|bought|brought|borne|built|met|due"
    r"|left)$"
)
_WHO: Final = re.compile(
    r"\W*(?:\w+ )?(?:who|whom|which party|which of)\b|\W*what (?:must|may|shall)\b"
)
_INFINITIVE: Final = re.compile(r"\w{2,}[aei]r$")
_PORTUGUESE: Final = re.compile(
    r"\b(?:qual|quais|quem|quando|quanto|quanta|quantos|quantas|onde|que|pode|deve|ha|do|da|dos"
    r"|das|para|por|em|e|os|uma|um|no|na)\b"
)
_ENGLISH: Final = re.compile(
    r"\b(?:what|which|who|when|how|where|the|is|are|of|to|must|may|does)\b"
)


@dataclass(frozen=True, slots=True)
class Needed:
    """Stems that an answer must say: all of one of `ways`. `names_document` where they name one."""

    ways: tuple[frozenset[str], ...]
    names_document: bool = False

    def is_said(self, stems: frozenset[str]) -> bool:
        """True where the stems hold all of one way to say it."""
        return any(way <= stems for way in self.ways)


@dataclass(slots=True)
class _Chunk:
    """Words of content in a row, the word before them, and whether a circumstance is told.

    `of_document` is true after "contrato de": the words then say which one. `determined` is true
    after an article or the like.
    """

    words: list[str]
    opened_by: str
    circumstance: bool
    of_document: bool
    determined: bool
    closed_by: str = ""


def needed(question: str, parties: frozenset[str]) -> tuple[Needed, ...]:
    """What an answer must say, in the order of the question; `parties` are words for parties."""
    line = plain(question)
    portuguese = len(_PORTUGUESE.findall(line)) > len(_ENGLISH.findall(line))
    topics = frozenset(topics_of(question))
    asks_who = _WHO.match(line) is not None
    return tuple(
        found
        for chunk in _chunks(line, topics)
        if (found := _needed(chunk, parties, asks_who=asks_who, portuguese=portuguese)) is not None
    )


def _chunks(line: str, topics: frozenset[str]) -> Iterator[_Chunk]:
    chunk: _Chunk | None = None
    before, last, earlier, circumstance, first = "", "", "", False, True
    for word in _WORD.findall(line):
        earlier, last, previous = last, word, earlier
        if word in topics:
            if chunk is None:
                of_document = earlier == "de" and previous in _DOCUMENTS
                chunk = _Chunk([], before, circumstance, of_document, earlier in _DETERMINERS)
            chunk.words.append(word)
            first = False
            continue
        if chunk is not None:
            chunk.closed_by = word
            yield chunk
            chunk = None
        if word in _SUBORDINATORS or (word in _ONLY_INSIDE and not first):
            circumstance = True
        if word == ",":
            circumstance = False
        # "the", "any" and "um" say nothing of what the words after them are.
        if word in _PREPOSITIONS | _VERBALS | _COPULAS | _ASKING | _SUBORDINATORS or not before:
            before = word
        first = first and word in {"by", "since", "until", "ate", "desde", "a", "at", "from"}
    if chunk is not None:
        yield chunk


def _needed(
    chunk: _Chunk, parties: frozenset[str], *, asks_who: bool, portuguese: bool
) -> Needed | None:
    words = [each for each in chunk.words if each not in parties and each not in _MEASURES]
    if chunk.of_document or (chunk.closed_by in _DOCUMENTS and not portuguese):
        return Needed((frozenset(map(stem, chunk.words)),), names_document=True)
    if not words:
        return None
    had_party = any(each in parties for each in chunk.words)
    if chunk.circumstance:
        return _all_of(words)
    if chunk.opened_by in _PREPOSITIONS:
        verb = portuguese and _INFINITIVE.match(words[0])
        return None if verb and len(words) == 1 else _head(words, portuguese=portuguese)
    if not (portuguese or had_party or asks_who) and chunk.opened_by in _TURNED:
        return _subject(chunk, words)
    if chunk.opened_by in _VERBALS:
        if had_party and len(words) == 1:
            return None
        return _head(words[1:], portuguese=portuguese) if len(words) > 1 else None
    return None if had_party and len(words) == 1 else _any_of(words)


def _subject(chunk: _Chunk, words: list[str]) -> Needed | None:
    """Of "does late rent bear", "is the deposit released": the thing, without its verb."""
    verb_follows = chunk.closed_by in _VERBALS or chunk.closed_by == "of"
    if chunk.opened_by in _COPULAS:
        if not _PARTICIPLE.search(words[-1]):
            return _any_of(words)
        verb_follows = False
    if not verb_follows and len(words) == 1:
        return _head(words, portuguese=False) if chunk.determined else None
    return _head(words if verb_follows else words[:-1], portuguese=False)


def _head(words: list[str], *, portuguese: bool) -> Needed:
    head = words[0] if portuguese else words[-1]
    others = [each for each in words if each != head]
    if head in _GENERIC and others:
        return _any_of(others)
    ways = [frozenset({stem(head)})]
    if len(others) > 1:
        ways.append(frozenset(map(stem, others)))
    return Needed(tuple(ways))


def _all_of(words: list[str]) -> Needed:
    """Of three words or more one may be missing."""
    stems = [stem(word) for word in words]
    if len(stems) <= 2:
        return Needed((frozenset(stems),))
    return Needed(tuple(frozenset(stems[:left] + stems[left + 1 :]) for left in range(len(stems))))


def _any_of(words: list[str]) -> Needed:
    return Needed(tuple(frozenset({stem(word)}) for word in words))
