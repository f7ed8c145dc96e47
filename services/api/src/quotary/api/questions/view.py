"""A question as the API shows it: quotes cut out of the document, or what was looked at in vain."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from pydantic import BaseModel, Field

from quotary.api.view.quotes import quotes
from quotary.core.citing import FLAGS
from quotary.core.document import Document
from quotary.core.questions.saying import DROPPED
from quotary.core.span import Span
from quotary.log.facts.act import Act
from quotary.log.facts.answered import Answered
from quotary.log.question_runs import Question, question_run

State = Literal["waiting", "answered", "declined", "failed"]


class AnswerQuote(BaseModel):
    """A verified passage of the document; `text` is its characters `start` to `end`."""

    text: str
    page: int | None
    start: int
    end: int
    clause: str = Field(description="The number of the clause it stands in, as written.")
    flags: list[str] = Field(description="What to heed: negation_before, ambiguous, ocr, …")
    notes: list[str] = Field(description="The same in sentences.")


class WordLookedFor(BaseModel):
    """A word of the question and in how many sentences of the document it stands."""

    word: str
    sentences: int
    alike: int = Field(description="Sentences with it, a form of it, or a word for the same.")


class QuestionView(BaseModel):
    """One question and what has become of it."""

    matter: str
    number: int = Field(description="The number of the act that asked it.")
    run: str = Field(description="Its own run: q and the number.")
    question: str
    who: str
    asked_at: datetime
    seq: int = Field(description="Log sequence of the act.")
    state: State
    about: str = Field(description="The run whose document is asked.")
    document_sha256: str
    earlier_version: bool = Field(
        description="The matter has another document by now: ask again to have that one read."
    )
    newest: str = Field(description="The run of the newest version.")
    quotes: list[AnswerQuote]
    sentence: str = Field(description="Why it was declined, or what failed.")
    looked_at: str = Field(description="What was read, and which of its words the document has.")
    words: list[WordLookedFor]
    dropped: dict[str, int] = Field(description="Proposed quotes that were not used, by reason.")
    dropped_said: str
    reason: str
    kind: str = Field(description="What was wanted: how_long, who, yes_no, …")
    proposer: str
    model: str
    answered_at: datetime | None


class Versions(BaseModel):
    """The documents of a matter's runs by their sha256, and which run has the newest."""

    sha256: dict[str, str] = {}
    newest: str = ""


def question_view(
    matter: str,
    question: Question,
    act: Act,
    seq: int,
    versions: Versions,
    answered: Answered | None,
    document: Document | None,
) -> QuestionView:
    """The question with its answer, where there is one; quotes need the document's words."""
    sha256 = versions.sha256.get(question.about, "")
    counted = answered.counted if answered else None
    dropped = {each.reason: each.quotes for each in answered.dropped} if answered else {}
    return QuestionView(
        matter=matter,
        number=question.number,
        run=question_run(question.number),
        question=question.text,
        who=question.who,
        asked_at=act.at,
        seq=seq,
        state=_state(answered),
        about=question.about,
        document_sha256=(answered.document_sha256 if answered else "") or sha256,
        earlier_version=bool(sha256) and sha256 != versions.sha256.get(versions.newest, sha256),
        newest=versions.newest,
        quotes=_quotes(answered, document),
        sentence=_sentence(answered),
        looked_at=answered.looked_at if answered else "",
        words=[
            WordLookedFor(word=each.word, sentences=each.sentences, alike=each.alike)
            for each in (counted.words if counted else ())
        ],
        dropped=dropped,
        dropped_said=_said(dropped),
        reason=answered.reason if answered else "",
        kind=answered.kind if answered else "",
        proposer=answered.proposer if answered else question.proposer,
        model=answered.model if answered else "",
        answered_at=answered.at if answered else None,
    )


def _state(answered: Answered | None) -> State:
    if answered is None:
        return "waiting"
    if not answered.ok:
        return "failed"
    return "declined" if answered.declined else "answered"


def _sentence(answered: Answered | None) -> str:
    if answered is None:
        return ""
    if answered.failure is not None:
        return answered.failure.sentence
    return answered.sentence


def _quotes(answered: Answered | None, document: Document | None) -> list[AnswerQuote]:
    if answered is None or document is None:
        return []
    return [
        AnswerQuote(
            **quote.model_dump(),
            clause=_clause(document, Span(quote.start, quote.end)),
            flags=list(citation.flags),
            notes=[FLAGS[flag] for flag in citation.flags if flag in FLAGS and flag != _PLAIN],
        )
        for citation in answered.citations
        for quote in quotes((citation,), document)
    ]


_PLAIN = "mid_sentence"
"""A flag that needs no note: the place is linked."""


def _clause(document: Document, span: Span) -> str:
    holding = [each for each in document.clauses if each.span.overlaps(span)]
    return holding[0].number if holding else ""


def _said(dropped: dict[str, int]) -> str:
    parts = [f"{count} {DROPPED.get(reason, reason)}" for reason, count in dropped.items()]
    return f"Quotes not used: {', '.join(parts)}." if parts else ""
