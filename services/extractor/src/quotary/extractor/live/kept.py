"""Answers kept before they are used, so that a redelivered unit costs no second call.

The reply's text is content; the pointer to it, with everything else about the call, is one
record-once message `content.extractor.<tenant>.<matter>.<purpose>-<run>-<unit>.<call>`, written
second and read first. `docs/decisions/0031-kept-answers.md` says why it is no fact.
"""

from __future__ import annotations

from dataclasses import dataclass

from pydantic import Field

from quotary.extractor.live.answer import Answer, Tokens
from quotary.log.content import ContentStore
from quotary.log.direct import DirectReader
from quotary.log.errors import BrokerUnavailable
from quotary.log.facts.base import ContentRef, Part
from quotary.log.names import CONTENT_STREAM
from quotary.log.publish import Recorder
from quotary.log.subjects import ContractSubject


class AnswerPointer(Part):
    """Where one call's reply lies, and everything about the call that its text does not say."""

    text: ContentRef = Field(description="The reply, UTF-8.")
    finish: str = Field(description="The server's finish reason.")
    refusal: str = ""
    model: str = Field(description="The model that was asked for.")
    served_by: str = Field(default="", description="The model that the server says it used.")
    prompt_digest: str = Field(description="sha256 of the prompt that was answered.")
    tokens: Tokens = Field(default_factory=Tokens)
    ms: int = Field(default=0, ge=0, description="Wall time of the call.")


@dataclass(frozen=True, slots=True)
class KeptAnswer:
    """A reply that stands, however often its unit comes; `again` where it was kept before."""

    text: str
    about: AnswerPointer
    again: bool = False


class AnswerShelf:
    """The answers of one extractor, by purpose, run, unit and number of the call."""

    def __init__(self, content: ContentStore, recorder: Recorder, reader: DirectReader) -> None:
        self._content = content
        self._recorder = recorder
        self._reader = reader

    async def find(self, subject: ContractSubject, purpose: str, call: int) -> KeptAnswer | None:
        """The answer of the unit's nth call (from 0), None where none was kept.

        Raises:
            ContentMissing, ContentTampered, BrokerUnavailable: as for content.
        """
        stored = await self._reader.last(CONTENT_STREAM, pointer_subject(subject, purpose, call))
        if stored is None:
            return None
        pointer = AnswerPointer.model_validate_json(stored.data)
        text = (await self._content.get(pointer.text)).decode()
        return KeptAnswer(text, pointer, again=True)

    async def keep(
        self,
        subject: ContractSubject,
        purpose: str,
        call: int,
        answer: Answer,
        *,
        model: str,
        prompt_digest: str,
    ) -> KeptAnswer:
        """The answer that stands from now on: this one, or the one that was kept before it.

        Raises:
            BrokerUnavailable: no settled answer from the broker in time.
        """
        ref = await self._content.put(subject.tenant, subject.matter, answer.text.encode())
        pointer = AnswerPointer(
            text=ref,
            finish=answer.finish,
            refusal=answer.refusal,
            model=model,
            served_by=answer.served_by,
            prompt_digest=prompt_digest,
            tokens=answer.tokens,
            ms=answer.ms,
        )
        name = pointer_subject(subject, purpose, call)
        body = pointer.model_dump_json().encode()
        if await self._recorder.put_once(name, body, CONTENT_STREAM) is not None:
            return KeptAnswer(answer.text, pointer)
        earlier = await self.find(subject, purpose, call)
        if earlier is None:
            raise BrokerUnavailable(f"{name} is said to be kept, yet cannot be read")
        return earlier


def pointer_subject(subject: ContractSubject, purpose: str, call: int) -> str:
    """Where the pointer to the answer of a unit's nth call lies."""
    holder = f"content.extractor.{subject.tenant}.{subject.matter}"
    return f"{holder}.{purpose}-{subject.run}-{subject.unit}.{call}"
