"""From exceptions to problem details, in one place."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from quotary.api.events.cursor import EventCursorInvalid
from quotary.api.problems import (
    MEDIA_TYPE,
    BadRequest,
    NotFound,
    Problem,
    ProblemDetails,
    TooBig,
    Unavailable,
    Unexpected,
)
from quotary.api.store.queue import CursorInvalid
from quotary.core.playbook import PlaybookInvalid
from quotary.log.errors import BrokerUnavailable, ContentMissing, LogError, SubjectInvalid

_LOG = logging.getLogger(__name__)


def install(app: FastAPI) -> None:
    """Answer every exception of `app` with problem details."""
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, http_problem)
    for kind in (SubjectInvalid, CursorInvalid, EventCursorInvalid, PlaybookInvalid):
        app.add_exception_handler(kind, _bad)
    app.add_exception_handler(LogError, _log_error)
    app.add_exception_handler(Exception, _unexpected)


def answer(details: ProblemDetails, headers: Mapping[str, str] | None = None) -> Response:
    """The response for problem details."""
    return Response(
        details.model_dump_json(),
        details.status,
        headers=dict(headers or {}),
        media_type=MEDIA_TYPE,
    )


async def _problem(_: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return answer(error.details(), error.headers)


async def _bad(request: Request, error: Exception) -> Response:
    return await _problem(request, BadRequest(str(error)))


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    found = [
        {"where": ".".join(str(step) for step in each["loc"]), "problem": str(each["msg"])}
        for each in error.errors()
    ]
    said = "; ".join(f"{each['where']}: {each['problem']}" for each in found[:5])
    return await _problem(request, BadRequest(said, errors=found))


async def http_problem(request: Request, error: Exception) -> Response:
    """Problem details for what the framework refuses: no such address, no such method."""
    assert isinstance(error, HTTPException)
    if error.status_code == NotFound.status:
        return await _problem(request, NotFound("There is nothing at this address."))
    if error.status_code == TooBig.status:
        return await _problem(request, TooBig(str(error.detail), headers=error.headers))
    details = ProblemDetails(
        type="about:blank",
        title=str(error.detail),
        status=error.status_code,
        detail=str(error.detail),
    )
    return answer(details, error.headers)


async def _log_error(request: Request, error: Exception) -> Response:
    if isinstance(error, ContentMissing):
        return await _problem(request, NotFound(str(error)))
    if isinstance(error, BrokerUnavailable):
        _LOG.warning("%s %s: %s", request.method, request.url.path, error)
        said = "The broker does not answer in time. Nothing is lost: try again."
        return await _problem(request, Unavailable(said, headers={"Retry-After": "1"}))
    return await _unexpected(request, error)


async def _unexpected(request: Request, error: Exception) -> Response:
    _LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    said = "The request failed for a reason that is not yours; the service's log names it."
    return answer(Unexpected(said).details())
