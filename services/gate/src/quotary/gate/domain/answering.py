"""What becomes of a proposed answer: verified quotes on the point, a decline, or a failure."""

from __future__ import annotations

from functools import lru_cache

from quotary.core.indexing import DocumentIndex
from quotary.core.questions.answering import answer
from quotary.core.questions.proposed import ProposedAnswer
from quotary.core.questions.saying import what_was_looked_at, why_declined
from quotary.core.questions.subject import SubjectIndex
from quotary.log.facts.answered import Answered
from quotary.log.facts.base import Failure
from quotary.log.facts.ingested import Ingested
from quotary.log.facts.proposed import Proposed
from quotary.log.question_runs import Question
from quotary.log.subjects import ContractSubject

_subject = lru_cache(maxsize=8)(SubjectIndex)


def answered(
    cause: ContractSubject,
    question: Question,
    ingested: Ingested,
    index: DocumentIndex,
    proposed: Proposed,
) -> Answered:
    """The answer to the question, checked against the document that ingest read."""
    checked = answer(question.text, proposed.answer or ProposedAnswer(found=False), _subject(index))
    return Answered.now(
        by="gate",
        cause=cause,
        question=question.text,
        declined=checked.declined,
        citations=checked.citations,
        looked_at=what_was_looked_at(checked.looked_at),
        kind=checked.kind,
        reason=checked.reason,
        sentence=why_declined(checked),
        dropped=checked.dropped,
        counted=checked.looked_at,
        text_sha256=ingested.text.sha256 if ingested.text else "",
        **_about(question, ingested),
        **_proposed_by(proposed),
    )


def not_answered(
    cause: ContractSubject,
    question: Question,
    failure: Failure,
    ingested: Ingested | None = None,
    proposed: Proposed | None = None,
) -> Answered:
    """A technical failure: it says nothing of the document, so it is no answer and no decline."""
    return Answered.now(
        by="gate",
        cause=cause,
        outcome="failed",
        failure=failure,
        question=question.text,
        declined=False,
        **_about(question, ingested),
        **(_proposed_by(proposed) if proposed else {}),
    )


def _about(question: Question, ingested: Ingested | None) -> dict[str, object]:
    sha256 = ingested.document_sha256 if ingested else None
    return {"about": question.about, "document_sha256": sha256 or ""}


def _proposed_by(proposed: Proposed) -> dict[str, object]:
    return {"proposer": proposed.proposer, "model": proposed.model}
