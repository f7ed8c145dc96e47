"""A system that falls silent is waited for once, by all that a command asks of it."""

import asyncio

import httpx
import pytest

from quotary.cli.patience import Patience, StillSilent

_ANSWER = httpx.Response(200, json={})


class Api:
    """Silent for a number of requests, then there."""

    def __init__(self, *trouble: Exception | httpx.Response) -> None:
        self._trouble = list(trouble)
        self.asked = 0

    async def send(self) -> httpx.Response:
        self.asked += 1
        await asyncio.sleep(0)
        if not self._trouble:
            return _ANSWER
        found = self._trouble.pop(0)
        if isinstance(found, Exception):
            raise found
        return found


def problem(status: int, code: str) -> httpx.Response:
    return httpx.Response(
        status, json={"type": f"urn:quotary:problem:{code}", "detail": "Not now."}
    )


@pytest.mark.parametrize(
    "trouble",
    [
        httpx.ConnectError("refused"),
        httpx.ReadError("reset"),
        httpx.RemoteProtocolError("cut"),
        httpx.ReadTimeout("late"),
        problem(503, "unavailable"),
        httpx.Response(502, text="<html>Bad gateway</html>"),
        httpx.Response(504),
    ],
    ids=repr,
)
async def test_whatever_silence_looks_like_the_request_is_repeated(
    trouble: Exception | httpx.Response,
) -> None:
    said: list[str] = []
    api = Api(trouble, trouble)
    assert await Patience("http://q", said.append).answer(api.send) is _ANSWER
    assert api.asked == 3
    waiting, again = said
    assert "http://q does not answer any more: waiting for it, 30 s at most" in waiting
    assert "http://q answers again" in again


@pytest.mark.parametrize(
    "answer", [problem(404, "not-found"), problem(500, "internal"), problem(503, "no-report")]
)
async def test_an_answer_is_no_silence(answer: httpx.Response) -> None:
    said: list[str] = []
    api = Api(answer)
    assert await Patience("http://q", said.append).answer(api.send) is answer
    assert (api.asked, said) == (1, [])


async def test_all_requests_wait_together_and_it_is_said_once() -> None:
    said: list[str] = []
    patience = Patience("http://q", said.append)
    apis = [Api(httpx.ConnectError("refused")) for _ in range(8)]
    await asyncio.gather(*(patience.answer(each.send) for each in apis))
    assert len(said) == 2


async def test_it_is_given_up_once_for_all() -> None:
    said: list[str] = []
    patience = Patience("http://q", said.append, seconds=0.3)
    gone = Api(*[httpx.ConnectError("refused")] * 1000)
    for _ in range(2):
        with pytest.raises(StillSilent, match="refused"):
            await patience.answer(gone.send)
    asked = gone.asked
    with pytest.raises(StillSilent):
        await patience.answer(gone.send)
    assert gone.asked == asked + 1, "whoever comes later asks once more, and does not wait"
    assert len(said) == 1
    assert await patience.answer(Api().send) is _ANSWER
