"""The defined terms of a document: a sign-off holds only while the words it rests on mean the same.

Found by form, generously: a term too many costs a person another look, a term too few lets a
signature stand on words that have come to mean something else. Where a passage looks as if it
defined something and code cannot tell what, it counts for every name in capitals that is in it.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import pairwise
from typing import Final

from quotary.core.indexing import DocumentIndex
from quotary.core.obligations.defining_plain import GOES_ON, PLAIN, STATED, states
from quotary.core.obligations.defining_words import (
    AMOUNTS,
    BARE,
    BEFORE,
    BRACKETS,
    BY_VERB,
    CAPITAL,
    ENTRY,
    FAR_VERB,
    HEADED,
    IN_BRACKETS,
    LOOKS,
    NAMED,
    NO_TERM,
    OF_ALL,
    SIGNED,
)
from quotary.core.obligations.register import Definition
from quotary.core.obligations.whereabouts import whereabouts
from quotary.core.span import Span

MAX_TEXT: Final = 1_000
"""Characters of one definition that are kept; of a longer one the hash of all of it as well."""

MAX_CHUNK: Final = 50_000
"""Characters of all definitions of one chunk; the rest is one definition of everything."""

EVERYTHING: Final = "*"
"""The term of a definition that every quote rests on."""

_SIGNS: Final = " \t\r\n\"'\u201c\u201d\u201e\u2018\u2019\u00ab\u00bb*_`|()"
_TAIL: Final = re.compile(r"(?<=\s)[A-Z\u00c0-\u00dd][\w&-]*(?:\s[A-Z\u00c0-\u00dd][\w&-]*)*$")
_OVERHEAD: Final = 120
_BEYOND: Final = 200
_HINT: Final = 80
_SENTENCES: Final = 5
_BLANKS: Final = 20
_PARAGRAPH: Final = re.compile(r"\n[ \t\u00a0]*\r?\n|\f")
_NUMBER: Final = re.compile(r"^\W*\(?[0-9]{1,3}(?:\.[0-9]{1,3})*[.)]?\s+")
_QUOTES: Final = (BY_VERB, FAR_VERB, BARE)


def definitions_in(index: DocumentIndex, span: Span) -> tuple[Definition, ...]:
    """The definitions that begin in the span, in order.

    One that a sentence states reaches to the next one, or to the end of its clause.
    """
    finder = _Finder(index, span)
    found = [
        *finder.stated(),
        *finder.named(),
        *finder.plain(),
        *finder.of_all(),
        *finder.listed(),
        *finder.suspected(),
    ]
    unique = {(one.place.span, one.term, one.text): one for one in found if one.term}
    return _bounded(sorted(unique.values(), key=lambda one: (one.place.span, one.term, one.text)))


class _Finder:
    """Looks through one chunk, and remembers which passages it could make out."""

    def __init__(self, index: DocumentIndex, span: Span) -> None:
        self._index = index
        self._text = index.text
        self._span = span
        self._places = whereabouts(index)
        self._ends = span.start, span.end
        self._known = bytearray(len(span))

    def _know(self, start: int, end: int) -> None:
        """Mark the characters of a passage that could be made out."""
        first, last = (max(0, min(at - self._span.start, len(self._known))) for at in (start, end))
        self._known[first:last] = b"\1" * (last - first)

    def _is_known(self, span: Span, *, all_of_it: bool = True) -> bool:
        marks = self._known[span.start - self._span.start : span.end - self._span.start]
        return (0 not in marks) if all_of_it else (1 in marks)

    def stated(self) -> Iterator[Definition]:
        """“X” means …, with all that follows up to the next one."""
        reach = min(len(self._text), self._span.end + _BEYOND)
        matches: dict[int, tuple[int, list[str]]] = {}
        for pattern in _QUOTES:
            for match in pattern.finditer(self._text, self._span.start, reach):
                start = _term_start(match)
                end, terms = matches.get(start, (0, []))
                terms += _terms_of(match)
                matches[start] = (max(end, match.end()), terms)
        starts = sorted(matches)
        for at, start in enumerate(starts):
            if not self._span.start <= start < self._span.end:
                continue
            said, terms = matches[start]
            self._know(start, said)
            sentence = self._index.sentences.at(Span(start, start + 1))
            end = max(self._places.innermost(Span(start, said)).end, sentence.end)
            later = bisect_left(starts, said, at + 1)
            last = Span(start, min([end, *starts[later : later + 1]]))
            for term in dict.fromkeys(terms):
                yield Definition(_plain(term), self._places.place(last), _said(last, self._text))

    def named(self) -> Iterator[Definition]:
        """Acme Ltd. (the “Supplier”), hereinafter Acme: the sentence that names it."""
        start, end = self._span.start, self._span.end
        for bracket in BRACKETS.finditer(self._text, start, end):
            for match in IN_BRACKETS.finditer(self._text, bracket.start(), bracket.end()):
                self._know(*bracket.span())
                yield from self._sentence_about(match)
        for pattern in (BEFORE, NAMED, SIGNED, AMOUNTS, IN_BRACKETS):
            for match in pattern.finditer(self._text, start, end):
                at = Span(_term_start(match), match.end())
                capital = self._text[at.start : at.end].strip(_SIGNS)[:1].isupper()
                if capital and not self._is_known(at):
                    yield from self._sentence_about(match)

    def plain(self) -> Iterator[Definition]:
        """A Callout is a visit …, (Working Hours): told by the capital alone, so none is known."""
        for pattern in (STATED, *PLAIN):
            for match in pattern.finditer(self._text, self._span.start, self._span.end):
                if pattern is not STATED or states(match, self._text):
                    yield from self._sentence_about(match, sure=False)

    def _sentence_about(self, match: re.Match[str], *, sure: bool = True) -> Iterator[Definition]:
        start = _term_start(match)
        at = Span(start, max(start + 1, match.end()))
        if sure:
            self._know(*match.span())
        sentence = self._index.sentences.at(at)
        if not sentence.of(self._text).strip(_SIGNS)[len(match[0].strip(_SIGNS)) :].strip(_SIGNS):
            # The term alone on its line: what it means stands below.
            sentence = Span(sentence.start, max(sentence.end, self._places.innermost(at).end))
        sentence = self._with_what_goes_on(sentence)
        said = _NUMBER.sub("", _said(sentence, self._text))
        for term in _terms_of(match):
            yield Definition(_plain(term), self._places.place(at), said)

    def _with_what_goes_on(self, sentence: Span) -> Span:
        """The sentence with those after it that say more of the same: “It includes travel”."""
        for _ in range(_SENTENCES):
            blanks = self._text[sentence.end : sentence.end + _BLANKS]
            at = sentence.end + len(blanks) - len(blanks.lstrip())
            if at >= len(self._text) or GOES_ON.match(self._text, at) is None:
                break
            sentence = Span(sentence.start, self._index.sentences.at(Span(at, at + 1)).end)
        return sentence

    def of_all(self) -> Iterator[Definition]:
        """“All periods are counted in calendar days”: a sentence that every quote rests on."""
        for match in OF_ALL.finditer(self._text, self._span.start, self._span.end):
            sentence = self._index.sentences.at(Span(match.end() - 1, match.end()))
            said = _NUMBER.sub("", _said(sentence, self._text))
            yield Definition(EVERYTHING, self._places.place(sentence), said)

    def listed(self) -> Iterator[Definition]:
        """What opens each paragraph below a heading such as “Definitions”."""
        for paragraph in self._paragraphs():
            if HEADED.search(self._places.heading(paragraph)) is None:
                continue
            lines = list(ENTRY.finditer(self._text, paragraph.start, paragraph.end))
            for line, end in zip(lines, _ends_of(lines, paragraph), strict=True):
                at = Span(*line.span("ta"))
                term = _without_article(line["ta"])
                if self._is_known(at, all_of_it=False) or not term or HEADED.search(term):
                    continue
                said = _hint(Span(line.start(), end), self._text)
                yield Definition(_plain(term), self._places.place(at), said)

    def suspected(self) -> Iterator[Definition]:
        """Every name in capitals of a passage that defines something, code cannot tell what."""
        for paragraph in self._paragraphs():
            signs = LOOKS.finditer(self._text, paragraph.start, paragraph.end)
            if all(self._is_known(Span(*sign.span())) for sign in signs):
                continue
            hint = _hint(paragraph, self._text)
            for match in CAPITAL.finditer(self._text, paragraph.start, paragraph.end):
                term = _without_article(match[0])
                if term:
                    yield Definition(term, self._places.place(Span(*match.span())), hint)

    def _paragraphs(self) -> Iterator[Span]:
        """The clauses, each without what belongs to it, in paragraphs."""
        borders = {blank.end() for blank in _PARAGRAPH.finditer(self._text, *self._ends)}
        borders |= {clause.span.start for clause in self._index.document.clauses}
        inside = sorted(at for at in borders if self._span.start < at < self._span.end)
        for start, end in pairwise((self._span.start, *inside, self._span.end)):
            yield Span(start, end)


def _term_start(match: re.Match[str]) -> int:
    """Where the term begins, with its quotation marks."""
    start = min(match.start(name) for name in match.groupdict() if _is_term(name) and match[name])
    return match.start() if match.re in (BY_VERB, FAR_VERB) else start


def _terms_of(match: re.Match[str]) -> list[str]:
    """The term that a pattern found, and others in quotation marks beside it."""
    named = [found for name, found in match.groupdict().items() if _is_term(name) and found]
    if match.re in (STATED, *PLAIN):
        return [*named, *CAPITAL.findall(match.groupdict().get("more") or "")]
    # "The word Fees means": the name at the end of what stands before the verb.
    named += [tail[0] for found in named[:1] if (tail := _TAIL.search(found))]
    capitals = (match.groupdict().get("td") or "").split()
    # "Entende-se por Taxa R$ 5": the term may end before the words in capitals do.
    named += [" ".join(capitals[:end]) for end in range(1, len(capitals))]
    more = [
        found
        for each in IN_BRACKETS.finditer(match[0])
        for found in each.groupdict().values()
        if found
    ]
    return [term for term in dict.fromkeys((*named, *more)) if term.lower() not in NO_TERM]


def _is_term(group: str) -> bool:
    """True for "ta" to "td", the groups of a pattern that hold a term."""
    return len(group) == len("ta") and group.startswith("t")


def _ends_of(lines: Sequence[re.Match[str]], paragraph: Span) -> list[int]:
    """Where each line of a list ends: where the next begins, the last with the paragraph."""
    return [*(line.start() for line in lines), paragraph.end][1:] if lines else []


def _without_article(words: str) -> str:
    rest = words.split()
    while rest and rest[0].lower() in NO_TERM:
        rest = rest[1:]
    return " ".join(rest)


def _bounded(found: Sequence[Definition]) -> tuple[Definition, ...]:
    """As many as a fact may hold; those beyond are told apart by a hash of them all."""
    size = 0
    for number, one in enumerate(found):
        size += len(one.text) + _OVERHEAD
        if size > MAX_CHUNK:
            rest = "\n".join(f"{each.term}: {each.text}" for each in found[number:])
            return (*found[:number], Definition(EVERYTHING, one.place, _hash(rest)))
    return tuple(found)


def _plain(term: str) -> str:
    return " ".join(term.split()).strip(" ,.;:")


def _said(span: Span, text: str) -> str:
    words = " ".join(span.of(text).split())
    return words if len(words) <= MAX_TEXT else f"{words[:MAX_TEXT]}… {_hash(words)}"


def _hint(span: Span, text: str) -> str:
    """The beginning of a passage and the hash of it: enough to tell that it changed.

    Without its number, which says nothing and changes with the clauses before it.
    """
    words = _NUMBER.sub("", " ".join(span.of(text).split()))
    return f"{words[:_HINT]}… {_hash(words)}"


def _hash(words: str) -> str:
    return sha256(words.encode(errors="replace")).hexdigest()[:16]
