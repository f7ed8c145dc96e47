"""Questions to a matter, and one question to a set of them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Header, Path, Query
from pydantic import BaseModel, Field

from quotary.api.parts import PartsOf
from quotary.api.problems import BadRequest
from quotary.api.questions.many import QuestionSet
from quotary.api.questions.request import QuestionRequest, SetRequest
from quotary.api.questions.view import QuestionView
from quotary.api.routes.finding import state_of
from quotary.api.routes.waiting import Waited
from quotary.log.subjects import token

router = APIRouter(prefix="/v1", tags=["questions"])
Key = Annotated[str, Header(max_length=255)]
Within = Annotated[
    float, Query(ge=0, le=60, description="Seconds to wait for the answer before answering.")
]


class AskedQuestion(QuestionView):
    """The question as it stands, and whether this very request had been made before."""

    already: bool = Field(description="The Idempotency-Key had been used for this question.")


class MatterQuestions(BaseModel):
    """The matter's questions, newest first."""

    questions: list[QuestionView]


@router.post("/matters/{matter}/questions", status_code=202)
async def ask(
    parts: PartsOf,
    matter: str,
    request: QuestionRequest,
    within: Within = 0,
    idempotency_key: Key = "",
) -> AskedQuestion:
    """Ask the matter's document. The answer is quotes of it, or a decline that says what was read.

    The answer comes on the run `q<number>`: read the question again with `within`, or follow the
    matter's events to the frame `answer`.
    """
    asked = await parts.asking.ask(token(matter, "matter"), request, idempotency_key)
    view = await parts.questions.one(matter, asked.number, within=within)
    return AskedQuestion(**view.model_dump(), already=asked.already)


@router.get("/matters/{matter}/questions", dependencies=[Waited])
async def questions(parts: PartsOf, matter: str) -> MatterQuestions:
    """Every question that was put to the matter, with what has become of it."""
    kept = await state_of(parts, matter)
    found = await parts.questions.all(matter, first_seq=max(kept.first_seq, 1))
    return MatterQuestions(questions=found)


@router.get("/matters/{matter}/questions/{number}", dependencies=[Waited])
async def question(
    parts: PartsOf,
    matter: str,
    number: Annotated[int, Path(ge=1, le=1_000_000_000)],
    within: Within = 0,
) -> QuestionView:
    """One question, as soon as it is answered or `within` is over."""
    await state_of(parts, matter)
    return await parts.questions.one(matter, number, within=within)


@router.post("/questions", status_code=202)
async def ask_many(
    parts: PartsOf, request: SetRequest, within: Within = 0, idempotency_key: Key = ""
) -> QuestionSet:
    """Ask several matters the same. Each answers, declines, fails or is refused by itself."""
    return await parts.asking_many.ask(request, idempotency_key, within)


@router.get("/questions")
async def asked_of_many(
    parts: PartsOf,
    of: Annotated[
        list[str], Query(max_length=100, description="MATTER:NUMBER, once for each question.")
    ],
) -> QuestionSet:
    """What has become of questions to several matters."""
    return await parts.asking_many.read([_pair(each) for each in of])


def _pair(text: str) -> tuple[str, int]:
    matter, colon, number = text.partition(":")
    if not colon or not number.isascii() or not number.isdigit() or len(number) > 9:
        raise BadRequest(f"of={text[:80]!r} is no question: give MATTER:NUMBER.")
    return token(matter, "matter"), int(number)
