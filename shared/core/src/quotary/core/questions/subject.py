"""How much of a question's subject a passage speaks of: its words, weighed by how rare they are."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from math import log
from typing import Final

from quotary.core.indexing import DocumentIndex
from quotary.core.questions.content_words import stems_of, topics_of
from quotary.core.questions.looked_at import WordSeen
from quotary.core.questions.stemming import stem, words_of
from quotary.core.sentences import Sentences
from quotary.core.span import Span

ON_THE_POINT: Final = 2 / 3
"""Share of a question's weight that a passage must speak of.

A question whose answer is absent has, as a rule, one word that the document never uses, and that
word weighs most. Two thirds leave a passage no way there on the other words alone, unless those are
rare too; on the labelled questions absent ones stay under 0.6 and answers are over 0.75.
"""
_MOST_SENTENCES: Final = 20_000
_OPENING: Final = 3_000
_LONGEST_TITLE: Final = 160
_NAMED_ITSELF: Final = re.compile(
    r"\b(?:this|these|the present|est[ea]|o presente) ((?:[\w-]+ ){1,4}?)"
    r"(?:agreement|contract|terms|deed|letter|contrato|instrumento)\b",
    re.IGNORECASE,
)


class SubjectIndex:
    """One document's sentences with their stems, for any number of questions."""

    def __init__(self, index: DocumentIndex) -> None:
        self.index = index
        self.sentences = tuple(_sentences(index.text))[:_MOST_SENTENCES]
        self.stems = tuple(stems_of(span.of(index.text)) for span in self.sentences)
        self._said_in = Counter(
            word for span in self.sentences for word in set(words_of(span.of(index.text)))
        )
        self._held_by = Counter(each for stems in self.stems for each in stems)
        self.title = stems_of(_heading(index.document.text))
        """Stems of the document's own title: it says which document all of it is about."""
        self.title_topics = frozenset(map(stem, topics_of(_heading(index.document.text))))
        """What that title says that the document is about."""
        self._titles = tuple(
            (clause.span, stems_of(clause.title)) for clause in index.document.clauses
        )

    def weight(self, stem_: str) -> float:
        """The less often a sentence has the stem, the more it weighs (inverse frequency)."""
        return log((len(self.sentences) + 1) / (self._held_by[stem_] + 0.5))

    def seen(self, question: str) -> tuple[WordSeen, ...]:
        """Each word that says what the question is about, with how often the document has it."""
        return tuple(
            WordSeen(word, self._said_in[word], self._held_by[stem(word)])
            for word in topics_of(question)
        )

    def share(self, question: str, text: str, at: Span | None = None) -> float:
        """How much of the question's weight the text speaks of, 0 to 1.

        Titles of the clauses that hold `at` count as said, where the text itself shares a word.
        """
        wanted = {stem(word) for word in topics_of(question)}
        if not wanted:
            return 0.0
        said = stems_of(text)
        if not wanted & said:
            return 0.0
        said |= self._titles_over(at)
        whole = sum(max(self.weight(each), 0.01) for each in wanted)
        return sum(max(self.weight(each), 0.01) for each in wanted & said) / whole

    def _titles_over(self, at: Span | None) -> frozenset[str]:
        if at is None:
            return frozenset()
        return _joined(stems for span, stems in self._titles if span.overlaps(at))


def _heading(text: str) -> str:
    """The first line of words, and a name that the document gives itself."""
    lines = [line.strip() for line in text[:_OPENING].splitlines()]
    first = next((line for line in lines if any(char.isalpha() for char in line)), "")
    return " ".join([first[:_LONGEST_TITLE], *_NAMED_ITSELF.findall(text[:_OPENING])])


def _joined(every: Iterable[frozenset[str]]) -> frozenset[str]:
    return frozenset[str]().union(*every)


def _sentences(text: str) -> Iterable[Span]:
    """The sentences one after the other, lead-ins not repeated."""
    finder = Sentences(text)
    at = 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        end = max(finder.at(Span(at, at + 1)).end, at + 1)
        yield Span(at, end)
        at = end
