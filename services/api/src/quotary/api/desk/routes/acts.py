"""Forms of the matter's page: acts, another review, a retry."""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import JSONResponse, RedirectResponse
from pydantic import BaseModel, ValidationError

from quotary.api.desk.desk import Desk, DeskOf
from quotary.api.desk.route import PIECE, DeskRoute
from quotary.api.desk.who import clean, remember, who
from quotary.api.matters.act_rules import ActRequest
from quotary.api.matters.closing import ExceptionsUnnamed, RowsUnsigned
from quotary.api.matters.rerunning import ReviewRequest
from quotary.api.parts import PartsOf
from quotary.api.problems import Conflict, NotNow, Problem, Unprocessable
from quotary.log.subjects import token

router = APIRouter(prefix="/matters/{matter}", route_class=DeskRoute, include_in_schema=False)


class ActForm(BaseModel):
    """An act as the page's forms send it; every field is text."""

    kind: str
    who: str = ""
    based_on: int = 0
    run: str = ""
    note: str = ""
    position: str = ""
    unit: int = 0
    verdict: str = ""
    assignee: str = ""
    held: str = ""
    exceptions: list[str] = []
    confirmed: str = ""

    def request(self, person: str) -> ActRequest:
        """The act to record.

        Raises:
            Unprocessable: nobody is named, or a field holds nothing usable.
        """
        if not person:
            raise Unprocessable("Say who you are: an act carries the name of who did it.")
        given = self.model_dump(exclude={"who", "held", "verdict", "confirmed", "exceptions"})
        # Exceptions that nobody ticked are not named: the refusal lists them.
        given["exceptions"] = self.exceptions if self.confirmed == "yes" else []
        try:
            return ActRequest.model_validate(
                {**given, "who": person, "verdict": self.verdict or None, "held": self.held != "no"}
            )
        except ValidationError as error:
            first = error.errors()[0]
            raise Unprocessable(f"{first['loc'][0]}: {first['msg']}") from error


@router.post("/acts")
async def act(
    request: Request, parts: PartsOf, desk: DeskOf, matter: str, form: Annotated[ActForm, Form()]
) -> Response:
    """Record the act; where that is refused, say why and hand the text back."""
    person = clean(form.who) or who(request)
    try:
        acted = await parts.acting.act(token(matter, "matter"), form.request(person))
    except (Conflict, NotNow, RowsUnsigned, ExceptionsUnnamed, Unprocessable) as problem:
        return _refused(request, desk, matter, form, problem)
    response = _done(request, matter, acted.seq)
    remember(response, person)
    return response


@router.post("/review")
async def review(
    request: Request,
    parts: PartsOf,
    matter: str,
    proposer: Annotated[str, Form(pattern="^(recorded|live|offline)$")],
    playbook: Annotated[str, Form(max_length=80)] = "",
) -> Response:
    """Start another run."""
    await parts.submitting.check_playbook(playbook or "auto")
    asked = ReviewRequest.model_validate(
        {
            "proposer": proposer,
            "playbook": playbook,
            "paced": proposer == "recorded",
            "who": who(request),
        }
    )
    claim = await parts.rerunning.review(token(matter, "matter"), asked)
    return _done(request, matter, claim.seq)


@router.post("/retry")
async def retry(
    request: Request,
    parts: PartsOf,
    matter: str,
    run: Annotated[str, Form(max_length=80)] = "",
) -> Response:
    """Run again what failed."""
    claim = await parts.rerunning.retry(matter, run, who(request))
    return _done(request, matter, claim.seq)


def _done(request: Request, matter: str, seq: int) -> Response:
    if PIECE in request.headers:
        return JSONResponse({"seq": seq})
    return RedirectResponse(f"/matters/{matter}?wait={seq}", 303)


def _refused(
    request: Request, desk: Desk, matter: str, form: ActForm, problem: Problem
) -> Response:
    fields = cast("dict[str, object]", form.model_dump())
    context = {
        "title": problem.title,
        "problem": problem,
        "changes": problem.extra.get("changes", []),
        "fields": fields,
        "back": f"/matters/{matter}",
    }
    template = "notice.html" if PIECE in request.headers else "problem.html"
    return desk.rendering.page(request, template, context, problem.status)
