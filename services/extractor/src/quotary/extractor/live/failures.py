"""What went wrong at the model server, as a sentence that names what was found."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from http import HTTPStatus
from typing import TYPE_CHECKING

from quotary.core.plain import shown

if TYPE_CHECKING:
    from openai import APIConnectionError, APIStatusError

_SHOWN = 160
_TRY_AGAIN = frozenset({408, 409, 425, 429})
_REQUEST_REFUSED = frozenset({400, 413, 422})


class ModelFailure(Exception):
    """A call that brought no answer. `again` where a later attempt may, after `wait` seconds."""

    def __init__(self, code: str, sentence: str, *, again: bool, wait: float = 0.0) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.again = again
        self.wait = wait


@dataclass(frozen=True, slots=True)
class Server:
    """The server as sentences name it, and how long its silence is borne."""

    host: str
    timeout: float

    def failure(self, error: Exception) -> ModelFailure:
        """The failure that an exception of the client means."""
        import openai

        if isinstance(error, openai.APITimeoutError):
            return self._unreachable(f"was silent for {self.timeout:g} s", again=True)
        if isinstance(error, openai.APIConnectionError):
            return self._unreachable(_connection(error), again=True)
        if isinstance(error, openai.APIStatusError):
            return self._status(error)
        if isinstance(error, openai.APIError):
            found = shown(error.message, _SHOWN)
            return self._unreachable(f"broke off its answer with the error {found}", again=True)
        if isinstance(error, (json.JSONDecodeError, UnicodeDecodeError)):
            return self._unreachable("sent an event that is not JSON", again=True)
        return self._unreachable(f"could not be used: {type(error).__name__}", again=True)

    def not_a_stream(self, content_type: str, opening: str) -> ModelFailure:
        """The failure of an answer that is no event stream (a sign-in page, a proxy's error)."""
        kind = _kind(content_type)
        return self._unreachable(
            f"answered with {kind} instead of a stream of events ({shown(opening, 80)}): check "
            "that QUOTARY_MODEL_BASE_URL ends in /v1 and that no proxy answers in its place",
            again=True,
        )

    def cut_off(self, characters: int) -> ModelFailure:
        """The failure of a stream that ends without saying why."""
        return self._unreachable(
            f"closed the connection in mid-answer, after {characters:,} characters", again=True
        )

    def too_slow(self, seconds: float, characters: int) -> ModelFailure:
        """The failure of an attempt that its deadline ended."""
        so_far = (
            f"{characters:,} characters of its answer had come"
            if characters
            else "nothing had come"
        )
        return self._unreachable(
            f"did not finish within the {seconds:g} s of QUOTARY_MODEL_DEADLINE ({so_far})",
            # A server that is writing, only too slowly, will be as slow the next time.
            again=not characters,
        )

    def _status(self, error: APIStatusError) -> ModelFailure:
        status = error.status_code
        said = f"answered HTTP {status} {_phrase(status)}{_wait(error)}: {_body(error)}"
        if status in _REQUEST_REFUSED:
            return ModelFailure("refused", f"The model server at {self.host} {said}", again=False)
        if status in (401, 403):
            return self._unreachable(f"{said}; check QUOTARY_MODEL_KEY", again=False)
        if status == HTTPStatus.NOT_FOUND:
            return self._unreachable(
                f"{said}; check QUOTARY_MODEL_BASE_URL and QUOTARY_MODEL_NAME", again=False
            )
        again = status in _TRY_AGAIN or status >= 500
        return self._unreachable(said, again=again, wait=retry_after(error.response.headers))

    def _unreachable(self, found: str, *, again: bool, wait: float = 0.0) -> ModelFailure:
        sentence = f"The model server at {self.host} {found.rstrip('.')}"
        sentence += "" if sentence.endswith("?") else "."
        return ModelFailure("model_unreachable", sentence, again=again, wait=wait)


def retry_after(headers: Mapping[str, str]) -> float:
    """The seconds that a `Retry-After` header asks for (RFC 9110 section 10.2.3), 0 without one."""
    found = headers.get("retry-after", "").strip()
    if found.isascii() and found.isdigit():
        return float(found[:9])
    try:
        return max((parsedate_to_datetime(found) - datetime.now(UTC)).total_seconds(), 0.0)
    except (ValueError, TypeError):
        return 0.0


def _connection(error: APIConnectionError) -> str:
    causes: list[str] = []
    cause: BaseException | None = error
    while cause is not None and len(causes) < 8:
        causes.append(f"{type(cause).__name__} {cause}")
        cause = cause.__cause__ or cause.__context__
    text = " ".join(causes).lower()
    if "certificate" in text:
        return "has a certificate that is not trusted here"
    if "name or service" in text or "nodename" in text or "gaierror" in text:
        return "has a name that cannot be resolved"
    if "incomplete" in text or "peer closed" in text or "disconnected" in text:
        return "closed the connection without a complete answer"
    if "connect" in type(error.__cause__).__name__.lower():
        return "refused the connection; is it running?"
    return f"could not be reached ({type(error.__cause__ or error).__name__})"


def _phrase(status: int) -> str:
    try:
        return HTTPStatus(status).phrase
    except ValueError:
        return "(no such status)"


def _wait(error: APIStatusError) -> str:
    wait = error.response.headers.get("retry-after", "")
    return f" (Retry-After {shown(wait, 40)})" if wait else ""


def _body(error: APIStatusError) -> str:
    content_type = error.response.headers.get("content-type", "")
    if "html" in content_type or error.response.text.lstrip()[:1] == "<":
        return "an HTML page, so probably a proxy or a sign-in page"
    return shown(error.message, _SHOWN)


def _kind(content_type: str) -> str:
    if "html" in content_type:
        return "an HTML page"
    return shown(content_type, 60) if content_type else "something without a content type"
