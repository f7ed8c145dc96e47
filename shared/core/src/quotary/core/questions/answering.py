"""From a proposed answer to an answer: verified quotes that are on the point, or a decline.

Every check only takes quotes away; none adds a word, and none can make an answer of what is not in
the document. `docs/questions.md` states the heuristics.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final

from quotary.core.citation import Citation, locate, locate_one
from quotary.core.indexing import DocumentIndex
from quotary.core.injection import injection_alerts
from quotary.core.questions.answer import Answer, Reason
from quotary.core.questions.content_words import topics_of
from quotary.core.questions.kinds import Kind, kind_of
from quotary.core.questions.looked_at import Dropped, LookedAt
from quotary.core.questions.proposed import ProposedAnswer, within
from quotary.core.questions.subject import SubjectIndex
from quotary.core.questions.support import gap
from quotary.core.questions.whole_statement import Whole, whole_statement
from quotary.core.span import Span

_NEAREST_FIRST: Final[tuple[Reason, ...]] = (
    "cut_off",
    "other_unit",
    "other_party",
    "no_value",
    "off_point",
    "addressed_to_machine",
    "hidden",
    "not_verified",
)
_BESIDE: Final = 1_000


def answer(question: str, proposed: ProposedAnswer, subject: SubjectIndex) -> Answer:
    """What of the proposed answer stands in the document and is on the question's point."""
    index = subject.index
    kind = kind_of(question)
    kept: list[Citation] = []
    dropped: Counter[str] = Counter()
    for citation in _located(proposed.quotes, index):
        why = _unusable(question, kind, citation, subject)
        whole = None if why else whole_statement(citation.spans[0], index)
        if whole is None:
            dropped[why or "cut_off"] += 1
        else:
            kept += _shown(citation, whole, index)
    citations = _distinct(kept)
    document = index.document
    return Answer(
        kind,
        citations,
        "" if citations else _reason(question, proposed, dropped),
        tuple(Dropped(reason, count) for reason, count in sorted(dropped.items())),
        LookedAt(len(document.text), len(document.pages), proposed.windows, subject.seen(question)),
    )


def _located(quotes: tuple[str, ...], index: DocumentIndex) -> list[Citation]:
    """One citation per quote. Models give quotes in any order; flags need that of the document."""
    alone = [locate_one(quote, index) for quote in quotes]
    verified = sorted((each for each in alone if each.verified), key=lambda each: each.spans[0])
    together = locate([each.quote for each in verified], index) if verified else ()
    both = [new if new.verified else old for old, new in zip(verified, together, strict=True)]
    return [*both, *(each for each in alone if not each.verified)]


def _shown(citation: Citation, whole: Whole, index: DocumentIndex) -> list[Citation]:
    """The citation in the document's own words, whole, and what sets its clause aside elsewhere."""
    beside = (Citation("", "verified", (place,), (), "exact") for place in whole.elsewhere)
    return [
        _in_own_words(one, place, index)
        for one, place in zip((citation, *beside), (whole.place, *whole.elsewhere), strict=True)
    ]


def _in_own_words(citation: Citation, place: Span, index: DocumentIndex) -> Citation:
    words = place.of(index.document.text)
    start = place.start + len(words) - len(words.lstrip())
    place = Span(start, max(start, place.start + len(words.rstrip())))
    # Nothing before or after it is left out any more.
    flags = tuple(each for each in citation.flags if each != "mid_sentence")
    return replace(
        citation,
        quote=place.of(index.document.text),
        spans=(place,),
        pages=index.pages_at((place,)),
        flags=tuple(dict.fromkeys((*flags, *index.flags_at(place)))),
    )


def _unusable(question: str, kind: Kind, citation: Citation, subject: SubjectIndex) -> str:
    """Why the quote is no answer; "" where it is one."""
    if not citation.verified:
        return "not_verified"
    index, place = subject.index, citation.spans[0]
    if "hidden" in citation.flags:
        return "hidden"
    if injection_alerts(index.document.text, _neighbourhood(place, index)):
        return "addressed_to_machine"
    return gap(question, kind, place, subject)


def _neighbourhood(place: Span, index: DocumentIndex) -> Span:
    """The clause that holds the place: who plants an order plants its grounds beside it.

    Of a long clause, or where there are none, a thousand characters on each side.
    """
    clauses = [each.span for each in index.document.clauses if each.span.overlaps(place)]
    start = min((each.start for each in clauses), default=0)
    end = max((each.end for each in clauses), default=len(index.text))
    start, end = max(start, place.start - _BESIDE), min(end, place.end + _BESIDE)
    sentence = index.sentences.at(place)
    return Span(min(start, sentence.start, place.start), max(end, sentence.end, place.end))


def _distinct(kept: list[Citation]) -> tuple[Citation, ...]:
    """The citations in the order of the document, without those that stand inside another."""
    found: list[Citation] = []
    for each in sorted(kept, key=lambda one: (one.spans[0].start, -one.spans[0].end)):
        if not found or not found[-1].spans[0].contains(each.spans[0]):
            found.append(each)
    return within(found, lambda one: len(one.quote))


def _reason(question: str, proposed: ProposedAnswer, dropped: Counter[str]) -> Reason:
    if not topics_of(question):
        return "no_subject"
    if not proposed.quotes:
        return "nothing_found"
    # The one that came nearest to an answer says most.
    for reason in _NEAREST_FIRST:
        if dropped[reason]:
            return reason
    return "nothing_found"
