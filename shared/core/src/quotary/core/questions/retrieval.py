"""An answer proposed without any model: the sentences that speak most of the question's subject."""

from __future__ import annotations

from typing import Final

from quotary.core.questions.content_words import stems_of, telling_words
from quotary.core.questions.kinds import kind_of
from quotary.core.questions.proposed import ProposedAnswer
from quotary.core.questions.stemming import stem
from quotary.core.questions.subject import SubjectIndex
from quotary.core.questions.support import gap
from quotary.core.questions.topics import in_one_word
from quotary.core.span import Span
from quotary.core.statements import statement_at

_MOST: Final = 3
_CLOSE: Final = 0.85
"""A further sentence is given only where it says nearly as much as the best one."""
_ALL_OF_IT: Final = 0.95
"""Share of the subject that a sentence must speak of.

Code that looks through a whole document finds something near to anything; on real contracts wanting
all of the subject lost two of a hundred answers and an eighth of the false ones.
"""
_LONGEST: Final = 2_000


def propose_answer(question: str, subject: SubjectIndex) -> ProposedAnswer:
    """The best sentences of the document, in its order; none where none has all of the subject.

    What it gives goes through the same checks as a model's reply.
    """
    index, kind = subject.index, kind_of(question)
    telling = {stem(word) for word in telling_words(question)}
    ranked: list[tuple[float, Span]] = []
    for span in subject.sentences:
        if len(span) > _LONGEST:
            continue
        parts = statement_at(index.text, span)
        statement = " ".join(part.of(index.text) for part in parts)
        share = subject.share(in_one_word(question), statement, span)
        if share >= _ALL_OF_IT and not gap(question, kind, span, subject):
            # Of two that speak of the subject, the one in the question's own words is closer.
            repeated = sum(word in stems_of(statement) for word in telling)
            ranked.append((share + repeated / max(1, len(telling)), span))
    ranked.sort(key=lambda each: (-each[0], each[1].start))
    best = [span for share, span in ranked[:_MOST] if share >= _CLOSE * ranked[0][0]]
    quotes = tuple(span.of(index.document.text).strip() for span in sorted(best))
    return ProposedAnswer(bool(quotes), quotes)
