"""An address that there is not, said on a page where a browser asks and no API is meant."""

from __future__ import annotations

from fastapi import FastAPI, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

from quotary.api.desk.route import said
from quotary.api.errors import http_problem
from quotary.api.problems import BadRequest, NotFound

_OTHER_METHOD = 405


def install(app: FastAPI) -> None:
    """Answer browsers with pages; everybody else, and everything under `/v1`, as before."""
    app.add_exception_handler(HTTPException, _answer)


async def _answer(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if not _is_page(request):
        return await http_problem(request, error)
    if error.status_code == NotFound.status:
        return said(
            request,
            NotFound(
                "There is no page at this address. It may be cut off, or name a matter that is not "
                "here: the queue and its search list every matter."
            ),
        )
    if error.status_code == _OTHER_METHOD:
        problem = BadRequest("This address only takes forms of the desk: go back to the page.")
        response = said(request, problem)
        response.status_code = _OTHER_METHOD
        response.headers.update(error.headers or {})
        return response
    return await http_problem(request, error)


def _is_page(request: Request) -> bool:
    path = request.url.path
    return not path.startswith(("/v1/", "/static/")) and "text/html" in request.headers.get(
        "accept", ""
    )
