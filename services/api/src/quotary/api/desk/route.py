"""A page's route: what goes wrong in it is said on a page."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException

from quotary.api.problems import BadRequest, NotFound, Problem, Unavailable, Unexpected
from quotary.api.store.queue import CursorInvalid
from quotary.log.errors import BrokerUnavailable, ContentMissing, SubjectInvalid

Handler = Callable[[Request], Coroutine[Any, Any, Response]]
PIECE: Final = "Quotary-Desk"
"""The header that the desk's own scripts send: they want a sentence, not a page."""
_LOG = logging.getLogger(__name__)
_UNEXPECTED: Final = "The page failed for a reason that is not yours; the api's log names it."


class DeskRoute(APIRoute):
    """Answers problems with a page, or with a notice where a script asked."""

    def get_route_handler(self) -> Handler:
        """The handler with problems turned into pages."""
        handler = super().get_route_handler()

        async def guarded(request: Request) -> Response:
            try:
                return await handler(request)
            except Problem as problem:
                return said(request, problem)
            except RequestValidationError as error:
                first = error.errors()[0]
                where = ".".join(str(step) for step in first["loc"][1:])
                return said(request, BadRequest(f"{where}: {first['msg']}"))
            except (CursorInvalid, SubjectInvalid) as error:
                return said(request, BadRequest(str(error)))
            except ContentMissing as error:
                return said(request, NotFound(str(error)))
            except BrokerUnavailable:
                words = "The broker does not answer in time. Nothing is lost: try again."
                return said(request, Unavailable(words, headers={"Retry-After": "1"}))
            except HTTPException:
                raise
            except Exception:
                _LOG.exception("%s %s failed", request.method, request.url.path)
                return said(request, Unexpected(_UNEXPECTED))

        return guarded


def said(request: Request, problem: Problem) -> Response:
    """The problem on a page, or as a notice where a script of the desk asked."""
    template = "notice.html" if PIECE in request.headers else "problem.html"
    changes = problem.extra.get("changes", [])
    context: dict[str, object] = {
        "problem": problem,
        "title": problem.title,
        "changes": changes,
        "fields": {},
        **({"back": problem.extra["back"]} if "back" in problem.extra else {}),
    }
    response = request.app.state.desk.rendering.page(request, template, context, problem.status)
    response.headers.update(problem.headers)
    return response
