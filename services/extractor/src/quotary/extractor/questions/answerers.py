"""What every answerer is: something that proposes quotes for a question, or says why it cannot."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from quotary.core.document import Document
from quotary.core.questions.proposed import ProposedAnswer
from quotary.log.facts.proposed import Usage
from quotary.log.subjects import ContractSubject


@dataclass(frozen=True, slots=True)
class Errand:
    """One question to answer: `subject` is on its own run, the document of the run it is about."""

    subject: ContractSubject
    question: str
    document: Document
    document_sha256: str


@dataclass(frozen=True, slots=True)
class Found:
    """A proposed answer with how it came about; `raw` is the reply, None where there was none.

    `ms` is the time that the calls took; None where that is the time of this handling.
    """

    answer: ProposedAnswer
    proposer: str
    raw: bytes | None = None
    model: str = ""
    prompt_digest: str = ""
    usage: Usage = field(default_factory=Usage)
    ms: int | None = None


class Answerer(Protocol):
    """Proposes answers in one way."""

    async def answer(self, errand: Errand) -> Found:
        """The proposed answer.

        Raises:
            CannotPropose: there is none.
        """
        ...
