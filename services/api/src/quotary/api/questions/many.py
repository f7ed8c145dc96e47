"""One question to a set of matters: each has its own act, its own answer and its own failure."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Literal, TypeVar

from pydantic import BaseModel, Field

from quotary.api.problems import Problem
from quotary.api.questions.asking import Asking
from quotary.api.questions.reading import QuestionReading
from quotary.api.questions.request import SetRequest
from quotary.api.questions.view import QuestionView
from quotary.log.errors import BrokerUnavailable, SubjectInvalid

_AT_ONCE: Final = 8
T = TypeVar("T", str, tuple[str, int])


class SetResult(BaseModel):
    """What has become of the question in one matter."""

    matter: str
    state: Literal["waiting", "answered", "declined", "failed", "refused"]
    number: int | None = Field(description="None where it could not be asked.")
    question: QuestionView | None
    problem: str = Field(description="Why it could not be asked, or what failed.")


class QuestionSet(BaseModel):
    """The results in the order of the request, and how many of each kind there are."""

    question: str
    answered: int
    declined: int
    failed: int
    waiting: int
    refused: int
    results: list[SetResult]


class AskingMany:
    """Asks sets of matters."""

    def __init__(self, asking: Asking, reading: QuestionReading) -> None:
        self._asking = asking
        self._reading = reading

    async def ask(self, request: SetRequest, key: str, within: float) -> QuestionSet:
        """What each matter says; one that cannot be asked does not keep the others from answering.

        All answers together are waited for at most `within` seconds.
        """
        matters = list(dict.fromkeys(request.matters))
        end = asyncio.get_running_loop().time() + within

        async def one(matter: str) -> SetResult:
            asked = await self._asking.ask(matter, request.one(), key)
            left = max(0.0, end - asyncio.get_running_loop().time())
            return _result(await self._reading.one(matter, asked.number, within=left))

        results = await _each(matters, one)
        return _set(request.question, results)

    async def read(self, asked: Sequence[tuple[str, int]]) -> QuestionSet:
        """What has become of questions that were asked before."""

        async def one(pair: tuple[str, int]) -> SetResult:
            await self._asking.state(pair[0])
            return _result(await self._reading.one(*pair))

        results = await _each(list(asked), one)
        questions = {each.question.question for each in results if each.question}
        return _set(" / ".join(sorted(questions)), results)


async def _each(items: Sequence[T], one: Callable[[T], Awaitable[SetResult]]) -> list[SetResult]:
    places = asyncio.Semaphore(_AT_ONCE)

    async def guarded(item: T) -> SetResult:
        matter = item if isinstance(item, str) else str(item[0])
        async with places:
            try:
                return await one(item)
            except Problem as problem:
                return _refused(matter, problem.detail)
            except SubjectInvalid as error:
                return _refused(matter[:80], str(error))
            except BrokerUnavailable:
                return _refused(matter, "The broker does not answer in time: ask again.")

    return await asyncio.gather(*(guarded(item) for item in items))


def _refused(matter: str, why: str) -> SetResult:
    return SetResult(matter=matter, state="refused", number=None, question=None, problem=why)


def _result(view: QuestionView) -> SetResult:
    problem = view.sentence if view.state == "failed" else ""
    return SetResult(
        matter=view.matter, state=view.state, number=view.number, question=view, problem=problem
    )


def _set(question: str, results: list[SetResult]) -> QuestionSet:
    counts = Counter(each.state for each in results)
    return QuestionSet(
        question=question,
        answered=counts["answered"],
        declined=counts["declined"],
        failed=counts["failed"],
        waiting=counts["waiting"],
        refused=counts["refused"],
        results=results,
    )
