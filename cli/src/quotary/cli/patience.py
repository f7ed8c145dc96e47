"""Waiting for a system that answered before and is silent now, by a whole command together."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Final

import httpx
from tenacity import AsyncRetrying, RetryCallState, RetryError, retry_if_exception_type
from tenacity.wait import wait_random_exponential

from quotary.cli.address import said_of

SECONDS: Final = 30.0
"""How long a system may be silent. A supervisor that starts it again takes 0.1 to 5 seconds."""
_SOON, _LONGEST_PAUSE = 0.1, 1.0
_PASSING: Final = frozenset({502, 503, 504})
_NOT_PASSING: Final = "urn:quotary:problem:no-report"


class Away(Exception):
    """The system says that it cannot answer right now."""


class StillSilent(Exception):
    """The system did not come back in time; the text is what the last request met."""


class Patience:
    """Repeats requests while their system is silent. The silence of one is that of all.

    So however many requests are waiting or still to come, a command gives up once.
    """

    def __init__(self, url: str, say: Callable[[str], None], seconds: float = SECONDS) -> None:
        self._url, self._say, self.seconds = url, say, seconds
        self._silent_since: float | None = None
        self._said = False

    async def answer(self, send: Callable[[], Awaitable[httpx.Response]]) -> httpx.Response:
        """What the system answers, however often it has to be asked.

        `send` must be safe to repeat: a request that was answered into a broken connection has
        been carried out.

        Raises:
            StillSilent: the system has been silent for too long.
        """
        retrying = AsyncRetrying(
            retry=retry_if_exception_type((httpx.TransportError, Away)),
            wait=wait_random_exponential(_SOON, max=_LONGEST_PAUSE),
            after=self._note,
            stop=self._is_over,
            before_sleep=self._tell,
        )
        try:
            answer: httpx.Response = await retrying(_attempt, send)
        except RetryError as error:
            last = error.last_attempt.exception()
            raise StillSilent(said_of(last) if isinstance(last, Exception) else "") from error
        self._answered()
        return answer

    def _note(self, state: RetryCallState) -> None:
        outcome = state.outcome
        if outcome and isinstance(outcome.exception(), httpx.TimeoutException):
            # All the time that it waited was silence; of other failures only the end is known.
            self._silent_since = min(self._silent_since or state.start_time, state.start_time)
        elif self._silent_since is None:
            self._silent_since = time.monotonic()

    def _is_over(self, _state: RetryCallState) -> bool:
        since = self._silent_since
        return since is not None and time.monotonic() - since >= self.seconds

    def _tell(self, _state: RetryCallState) -> None:
        if not self._said:
            self._said = True
            self._say(
                f"{self._url} does not answer any more: waiting for it, {self.seconds:.0f} s at "
                "most."
            )

    def _answered(self) -> None:
        if self._said and self._silent_since is not None:
            lasted = time.monotonic() - self._silent_since
            self._say(f"{self._url} answers again, after {lasted:.0f} s.")
        self._silent_since, self._said = None, False


async def _attempt(send: Callable[[], Awaitable[httpx.Response]]) -> httpx.Response:
    answer = await send()
    if answer.status_code in _PASSING and _NOT_PASSING not in answer.text:
        raise Away(_words(answer))
    return answer


def _words(answer: httpx.Response) -> str:
    try:
        return str(answer.json()["detail"])
    except (ValueError, KeyError, TypeError):
        return f"it answers {answer.status_code}"
