"""Questions on the matter's page: asking, what has become of them, where the answers stand."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Path, Query, Request, Response
from fastapi.responses import JSONResponse, RedirectResponse
from pydantic import ValidationError

from quotary.api.desk.desk import Desk, DeskOf
from quotary.api.desk.matter.asked import answer_passages, asked_card, beside
from quotary.api.desk.matter.passages import passages
from quotary.api.desk.matter.reading import ShownRun
from quotary.api.desk.matter.text import text_pages
from quotary.api.desk.route import PIECE, DeskRoute
from quotary.api.desk.who import clean, remember, who
from quotary.api.pages.worker import PageUnavailable
from quotary.api.parts import Parts, PartsOf
from quotary.api.problems import Unprocessable
from quotary.api.questions.request import QuestionRequest
from quotary.api.routes.finding import state_of
from quotary.api.routes.waiting import Waited
from quotary.log.subjects import token

router = APIRouter(
    prefix="/matters/{matter}/questions", route_class=DeskRoute, include_in_schema=False
)
Run = Annotated[str, Query(max_length=80)]
Number = Annotated[int, Path(ge=1, le=1_000_000_000)]
Within = Annotated[float, Query(ge=0, le=30)]


@router.post("")
async def ask(
    request: Request,
    parts: PartsOf,
    matter: str,
    question: Annotated[str, Form()] = "",
    run: Annotated[str, Form(max_length=80)] = "",
    proposer: Annotated[str, Form(pattern="^(auto|live)$")] = "auto",
    person: Annotated[str, Form(alias="who")] = "",
) -> Response:
    """Ask; the page then reads the question's own card until it is answered."""
    name = clean(person) or who(request)
    if not name:
        raise Unprocessable("Say who you are: a question carries the name of who asks.")
    asked = await parts.asking.ask(token(matter, "matter"), _wanted(question, run, proposer, name))
    answer: Response = (
        JSONResponse({"number": asked.number, "seq": asked.seq})
        if PIECE in request.headers
        else RedirectResponse(f"/matters/{matter}?wait={asked.seq}#ask", 303)
    )
    remember(answer, name)
    return answer


@router.get("", dependencies=[Waited])
async def every(
    request: Request, parts: PartsOf, desk: DeskOf, matter: str, run: Run = ""
) -> Response:
    """Every question's card, newest first."""
    kept = await state_of(parts, matter, run)
    shown = await desk.reading.shown(kept.state, run)
    found = await parts.questions.all(matter, first_seq=max(kept.first_seq, 1))
    cards = [asked_card(each, _sha256(shown)) for each in found]
    context = {"asked": cards, "matter": kept.state, "run": shown.run}
    return desk.rendering.page(request, "matter/asked.html", context)


@router.get("/{number}", dependencies=[Waited])
async def one(
    request: Request,
    parts: PartsOf,
    desk: DeskOf,
    matter: str,
    number: Number,
    run: Run = "",
    within: Within = 0,
) -> Response:
    """One question's card, as soon as it is answered or `within` is over."""
    shown = await _shown(parts, desk, matter, run)
    view = await parts.questions.one(matter, number, within=within)
    cards = [asked_card(view, _sha256(shown))]
    context = {"asked": cards, "matter": shown.state, "run": shown.run}
    return desk.rendering.page(request, "matter/asked.html", context)


@router.get("/{number}/pages/{page}/marks", dependencies=[Waited])
async def marks(
    request: Request,
    parts: PartsOf,
    desk: DeskOf,
    matter: str,
    number: Number,
    page: Number,
    run: Run = "",
) -> Response:
    """The highlights of one answer over one page."""
    shown = await _shown(parts, desk, matter, run)
    view = await parts.questions.one(matter, number)
    found = answer_passages(view) if view.document_sha256 == _sha256(shown) else ()
    try:
        highlights = await desk.overlays.on_page(shown, found, page)
    except PageUnavailable:
        highlights = ()
    context = {"highlights": highlights, "matter": matter, "run": shown.run.run, "number": page}
    return desk.rendering.page(request, "matter/marks.html", context)


@router.get("/{number}/text", dependencies=[Waited])
async def text(
    request: Request, parts: PartsOf, desk: DeskOf, matter: str, number: Number, run: Run = ""
) -> Response:
    """The text with the answer's quotes marked beside those of the findings."""
    shown = await _shown(parts, desk, matter, run)
    view = await parts.questions.one(matter, number)
    answers = answer_passages(view) if view.document_sha256 == _sha256(shown) else ()
    marked = beside(passages(shown), answers)
    pages = text_pages(shown.document, marked) if shown.document else ()
    context = {"text_pages": pages, "shown": shown}
    return desk.rendering.page(request, "matter/text.html", context)


def _wanted(question: str, run: str, proposer: str, name: str) -> QuestionRequest:
    try:
        return QuestionRequest.model_validate(
            {"question": question, "run": run, "proposer": proposer, "who": name}
        )
    except ValidationError as error:
        said = error.errors()[0]["msg"].removeprefix("Value error, ")
        raise Unprocessable(
            said if question else "The question is empty: ask something."
        ) from error


def _sha256(shown: ShownRun) -> str:
    return shown.submitted.document.sha256 if shown.submitted.document else ""


async def _shown(parts: Parts, desk: Desk, matter: str, run: str) -> ShownRun:
    kept = await state_of(parts, matter, run)
    return await desk.reading.shown(kept.state, run)
