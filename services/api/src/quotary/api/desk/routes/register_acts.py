"""Forms of the register's pages: a row opened, rows signed, a row corrected, a new version."""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import APIRouter, File, Form, Header, Request, Response, UploadFile
from fastapi.responses import JSONResponse, RedirectResponse
from pydantic import BaseModel, Field, ValidationError

from quotary.api.desk.desk import Desk, DeskOf
from quotary.api.desk.register.lines import place
from quotary.api.desk.route import PIECE, DeskRoute
from quotary.api.desk.who import clean, remember, who
from quotary.api.matters.act_rules import ActRequest
from quotary.api.matters.submitting import Upload
from quotary.api.naming import uploaded_name
from quotary.api.parts import Parts, PartsOf
from quotary.api.problems import Conflict, NotNow, Problem, Unprocessable
from quotary.api.register.guard import NotOpened
from quotary.api.register.opening import open_row
from quotary.api.register.row import RegisterEntry, register_entry
from quotary.api.register.versions import VersionTerms
from quotary.api.routes.finding import state_of
from quotary.api.store.openings import rows_by_key
from quotary.log.facts.submitted import Proposer
from quotary.log.subjects import token

router = APIRouter(prefix="/matters/{matter}", route_class=DeskRoute, include_in_schema=False)
LONGEST_AGO_MS = 86_400_000
"""A page left open for longer is believed for a day."""
_FIELDS = ("statement", "value", "party", "modality", "trigger", "deadline", "date", "risk")


class RowsForm(BaseModel):
    """An act on rows as the page's forms send it."""

    who: str = ""
    based_on: int = 0
    run: str = ""
    note: str = ""
    key: list[str] = Field(default=[], max_length=500)
    obligation: str = ""
    statement: str | None = None
    value: str | None = None
    party: str | None = None
    modality: str | None = None
    trigger: str | None = None
    deadline: str | None = None
    date: str | None = None
    risk: str | None = None

    def request(self, person: str) -> ActRequest:
        """The act to record.

        Raises:
            Unprocessable: nobody or nothing is named, or a field holds nothing usable.
        """
        if not person:
            raise Unprocessable("Say who you are: an act carries the name of who did it.")
        if not self.key and not self.obligation:
            raise Unprocessable("No row is chosen.")
        given: dict[str, object] = {
            name: value for name in _FIELDS if (value := getattr(self, name)) is not None
        }
        act: dict[str, object] = {"kind": "signed_off", "obligations": self.key}
        if self.obligation:
            act = {"kind": "overridden", "obligation": self.obligation, "fields": given}
        shared = {"who": person, "based_on": self.based_on, "run": self.run, "note": self.note}
        try:
            return ActRequest.model_validate({**act, **shared})
        except ValidationError as error:
            first = error.errors()[0]
            raise Unprocessable(f"{first['loc'][0]}: {first['msg']}") from error


@router.post("/register/opened")
async def opened(
    request: Request,
    parts: PartsOf,
    matter: str,
    key: Annotated[str, Form(min_length=1, max_length=200)],
    run: Annotated[str, Form(max_length=80)],
    named: Annotated[str, Form(alias="who", max_length=200)] = "",
    ago_ms: Annotated[int, Form(ge=0, le=LONGEST_AGO_MS)] = 0,
) -> Response:
    """Note that the person at this desk has opened the row; 204 also where nobody is named yet.

    Whoever says who they are only when they sign had opened the row `ago_ms` before.
    """
    person = clean(named) or who(request)
    if person:
        await open_row(
            parts, (await state_of(parts, matter, run)).state, run, key, person, ago_ms=ago_ms
        )
    return Response(status_code=204)


@router.post("/register/acts")
async def act(
    request: Request,
    parts: PartsOf,
    desk: DeskOf,
    matter: str,
    form: Annotated[RowsForm, Form()],
) -> Response:
    """Sign rows or correct one; where that is refused, say why and what to do."""
    person = clean(form.who) or who(request)
    try:
        acted = await parts.acting.act(token(matter, "matter"), form.request(person))
    except (Conflict, NotNow, NotOpened, Unprocessable) as problem:
        refused = await _refused(request, parts, desk, matter, form, problem)
        remember(refused, person)
        return refused
    response: Response = JSONResponse({"seq": acted.seq})
    if PIECE not in request.headers:
        response = RedirectResponse(f"/matters/{matter}/register?wait={acted.seq}", 303)
    remember(response, person)
    return response


@router.post("/versions")
async def version(
    parts: PartsOf,
    matter: str,
    file: Annotated[UploadFile, File()],
    proposer: Annotated[Proposer | None, Form()] = None,
    idempotency_key: Annotated[str, Header(max_length=255)] = "",
) -> Response:
    """Hand in a new version of the document, and show its run; without a proposer, as before."""
    name = uploaded_name(file.filename)
    upload = Upload(name, file.content_type or "", file.size or 0, file.read)
    terms = VersionTerms(proposer=proposer, request_key=idempotency_key)
    claim = await parts.versions.submit(token(matter, "matter"), upload, terms)
    run = claim.subject.run
    return RedirectResponse(f"/matters/{matter}?run={run}&wait={claim.seq}", 303)


async def _refused(
    request: Request,
    parts: Parts,
    desk: Desk,
    matter: str,
    form: RowsForm,
    problem: Problem,
) -> Response:
    wanted: object = problem.extra.get("must_open") or problem.extra.get("one_by_one") or []
    keys = [str(each) for each in cast("list[object]", wanted)]
    rows: list[tuple[RegisterEntry, str]] = []
    if keys:
        state = (await state_of(parts, matter)).state
        found = await parts.database.read(rows_by_key, state.tenant, state.matter, form.run, keys)
        entries = [register_entry(found[key]) for key in keys if key in found]
        rows = [(each, place(each)) for each in entries]
    context = {
        "title": problem.title,
        "problem": problem,
        "changes": problem.extra.get("changes", []),
        "rows": rows,
        "fields": {"note": form.note},
        "back": f"/matters/{matter}/register",
    }
    template = "register/notice.html" if PIECE in request.headers else "problem.html"
    return desk.rendering.page(request, template, context, problem.status)
