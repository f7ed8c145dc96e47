"""What every request passes first: host, origin and size, before anything of it is read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from fastapi import HTTPException
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quotary.api.errors import answer
from quotary.api.lingering import lingering
from quotary.api.problems import Forbidden, Problem, TooBig
from quotary.api.settings import ApiSettings

_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1", "testserver"})
_HEADERS: Final[Mapping[bytes, bytes]] = {
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"x-frame-options": b"DENY",
    b"cross-origin-resource-policy": b"same-origin",
}


def allowed_hosts(settings: ApiSettings) -> frozenset[str] | None:
    """Host names under which requests are taken; None takes any."""
    named = frozenset(each.strip().lower() for each in settings.allowed_hosts.split(",") if each)
    if named:
        return named | _LOOPBACK
    return _LOOPBACK if _is_loopback(settings.host) else None


class Guards:
    """ASGI middleware. Without a login, a page of another site must not reach this API."""

    def __init__(self, app: ASGIApp, settings: ApiSettings) -> None:
        self._app = app
        self._hosts = allowed_hosts(settings)
        self._limit = settings.max_upload_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse, or pass on with the body counted and safe headers added."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        problem = self._refusal(str(scope["method"]), headers)
        if problem is not None:
            # A sender that asked first ("Expect: 100-continue") has sent no body to take in.
            asked = "expect" in headers
            patient = send if asked else lingering(receive, send)
            await answer(problem.details(), {"Connection": "close"})(scope, receive, patient)
            return
        counter = _Counter(receive, self._limit, self._too_big())
        await self._app(scope, counter.receive, counter.sending(_with_headers(send)))

    def _refusal(self, method: str, headers: Headers) -> Problem | None:
        host = _host_name(headers.get("host", ""))
        if self._hosts is not None and host not in self._hosts:
            return Forbidden(
                f"This API is not served under the name {host[:100]!r}. Add it to "
                "QUOTARY_ALLOWED_HOSTS if it should be."
            )
        if method not in _SAFE and _is_foreign(headers):
            return Forbidden("The request comes from a page of another site.")
        length = headers.get("content-length", "")
        if length.isdigit() and int(length) > self._limit:
            return TooBig(self._too_big(), limit=self._limit)
        return None

    def _too_big(self) -> str:
        return (
            f"The request is over {self._limit:,} bytes. Send fewer files at once, or raise "
            "QUOTARY_MAX_UPLOAD_BYTES."
        )


class _Counter:
    """Counts a body while it is read, and stops the reading at the limit."""

    def __init__(self, receive: Receive, limit: int, sentence: str) -> None:
        self._receive = receive
        self._limit = limit
        self._sentence = sentence
        self._seen = 0

    async def receive(self) -> Message:
        """The next message of the request.

        Raises:
            HTTPException: the body is over the limit. (FastAPI turns any other kind of exception
                into "cannot be parsed".)
        """
        message = await self._receive()
        self._seen += len(message.get("body", b""))
        if self._seen > self._limit:
            raise HTTPException(TooBig.status, self._sentence, {"Connection": "close"})
        return message

    def sending(self, send: Send) -> Send:
        """A `send` that takes in the rest of a body which was over the limit."""
        patient = lingering(self._receive, send)

        async def sending(message: Message) -> None:
            await (patient if self._seen > self._limit else send)(message)

        return sending


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            present: Iterable[tuple[bytes, bytes]] = message.get("headers", [])
            names = {name.lower() for name, _ in present}
            added = [pair for pair in _HEADERS.items() if pair[0] not in names]
            message = {**message, "headers": [*present, *added]}
        await send(message)

    return sending


def _is_foreign(headers: Headers) -> bool:
    if headers.get("sec-fetch-site", "") in ("cross-site", "same-site"):
        return True
    origin = headers.get("origin")
    if origin is None:
        return False
    try:
        return urlsplit(origin).netloc != headers.get("host", "")
    except ValueError:
        return True


def _host_name(host: str) -> str:
    """The name without its port; what cannot be a name is kept as it is, and is none of ours."""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return host


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
