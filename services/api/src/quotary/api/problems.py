"""Problem details (RFC 9457): every refusal names what was found, where, and what to do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from pydantic import BaseModel, ConfigDict, Field

MEDIA_TYPE: Final = "application/problem+json"


class ProblemDetails(BaseModel):
    """The body of every answer that is no success."""

    model_config = ConfigDict(extra="allow")

    type: str = Field(description="urn:quotary:problem:<code>; the code is stable.")
    title: str = Field(description="What kind of problem it is.")
    status: int
    detail: str = Field(description="What was found, and what to do.")


class Problem(Exception):
    """A request that is refused. `code` and `title` are of the kind, `detail` is of this case."""

    status: ClassVar[int] = 400
    code: ClassVar[str] = "bad-request"
    title: ClassVar[str] = "The request cannot be taken"

    def __init__(
        self, detail: str, *, headers: Mapping[str, str] | None = None, **extra: object
    ) -> None:
        super().__init__(detail)
        self.detail = detail
        self.headers = dict(headers or {})
        self.extra = extra

    def details(self) -> ProblemDetails:
        """The body of the answer."""
        return ProblemDetails.model_validate(
            {
                **self.extra,
                "type": f"urn:quotary:problem:{self.code}",
                "title": self.title,
                "status": self.status,
                "detail": self.detail,
            }
        )


class BadRequest(Problem):
    """A part of the request is missing, unknown or out of range."""


class NotFound(Problem):
    """There is no such thing, or not any more."""

    status = 404
    code = "not-found"
    title = "Not found"


class Conflict(Problem):
    """The thing has changed since the caller looked; `changes` says how."""

    status = 409
    code = "changed-since"
    title = "It has changed since you looked"


class NotNow(Problem):
    """The thing is in a state in which this cannot be done."""

    status = 409
    code = "not-now"
    title = "Not in this state"


class TooBig(Problem):
    """The request or one of its files is over a limit."""

    status = 413
    code = "too-large"
    title = "Too large"


class HeadTooBig(Problem):
    """The address and the header fields of the request are over their limit."""

    status = 431
    code = "head-too-large"
    title = "Request Header Fields Too Large"


class Unprocessable(Problem):
    """Well-formed, but it does not make sense."""

    status = 422
    code = "unprocessable"
    title = "It does not make sense"


class KeyReused(Problem):
    """An Idempotency-Key came with another request before."""

    status = 422
    code = "idempotency-key-reused"
    title = "The Idempotency-Key belongs to another request"


class PlaybookRefused(Problem):
    """A playbook that is not valid; `errors` lists every problem with its line."""

    status = 422
    code = "playbook-invalid"
    title = "The playbook is not valid"


class Forbidden(Problem):
    """The request comes from another site's page, or for another host."""

    status = 403
    code = "forbidden"
    title = "Refused"


class NoReport(Problem):
    """The run has no report: nothing of it was evaluated, or it is not decided yet."""

    status = 503
    code = "no-report"
    title = "There is no report"


class Unavailable(Problem):
    """The broker or the projection does not answer in time; try again."""

    status = 503
    code = "unavailable"
    title = "Not available right now"


class Unexpected(Problem):
    """A fault of this service; its log names it."""

    status = 500
    code = "internal"
    title = "Something went wrong here"
