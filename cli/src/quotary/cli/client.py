"""The HTTP API as the command line uses it."""

from __future__ import annotations

import asyncio
import json
import uuid
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import httpx

from quotary.log.purposes import Purpose

_POLL_SECONDS = 0.05
_SLOW_POLL_SECONDS = 0.5
_SOURCES: Final[Mapping[Purpose, str]] = {
    "review": "upload",
    "question": "question",
    "evaluation": "evaluation",
}
Json = dict[str, Any]


class ApiProblem(RuntimeError):
    """The API said no; the text is its own sentence."""


class Client:
    """One system's API."""

    def __init__(self, base_url: str) -> None:
        # Requests go to the system named and nowhere else: no proxy from the environment.
        self._http = httpx.AsyncClient(base_url=base_url, timeout=60.0, trust_env=False)

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def get(self, path: str, **query: str | int | Sequence[str]) -> Json:
        """The JSON object at `path`.

        Raises:
            ApiProblem: the API answers with a problem, or does not answer.
        """
        try:
            return _checked(await self._http.get(path, params=query))
        except httpx.TransportError as error:
            raise ApiProblem(f"{self._http.base_url} does not answer: {error}") from error

    async def post(self, path: str, body: Json) -> Json:
        """The JSON object that the API answers to `body`.

        Raises:
            ApiProblem: the API answers with a problem, or does not answer.
        """
        try:
            return _checked(await self._http.post(path, json=body))
        except httpx.TransportError as error:
            raise ApiProblem(f"{self._http.base_url} does not answer: {error}") from error

    async def submit(
        self,
        path: Path,
        *,
        playbook: str,
        proposer: str,
        recordings: list[Path],
        purpose: Purpose = "review",
    ) -> Json:
        """The claimed run of a document: `{matter, run, …}`.

        For another purpose than a review it is on no list that does not ask for it.

        Raises:
            ApiProblem: the API refuses the document, or does not answer.
        """
        files = await asyncio.to_thread(_parts, path, recordings)
        try:
            answer = await self._http.post(
                "/v1/matters",
                files=files,
                data={"playbook": playbook, "proposer": proposer, "source": _SOURCES[purpose]},
                headers={"Idempotency-Key": uuid.uuid4().hex},
            )
        except httpx.TransportError as error:
            raise ApiProblem(f"{self._http.base_url} does not answer: {error}") from error
        return _checked(answer)["submitted"][0]

    async def ended(self, matter: str, run: str, seq: int) -> AsyncIterator[Json]:
        """The run's state with `review` and log `seq`, again and again, until its last word."""
        waited = 0.0
        while True:
            detail = await self.get(f"/v1/matters/{matter}", run=run, wait=seq)
            state = next(each for each in detail["runs"] if each["run"] == run)
            yield {**state, "review": detail["review"], "seq": detail["seq"]}
            if state["outcome"] != "running":
                return
            pause = _POLL_SECONDS if waited < 5 else _SLOW_POLL_SECONDS
            waited += pause
            await asyncio.sleep(pause)

    async def text(self, matter: str) -> str:
        """The canonical text of the matter's current document.

        Raises:
            ApiProblem: the API answers with a problem, or does not answer.
        """
        try:
            answer = await self._http.get(f"/v1/matters/{matter}/text")
        except httpx.TransportError as error:
            raise ApiProblem(f"{self._http.base_url} does not answer: {error}") from error
        if not answer.is_success:
            _checked(answer)
        return answer.content.decode()

    async def file(self, path: str, counted: str, **query: str) -> tuple[bytes, int]:
        """The bytes at `path`, and the number in the answer's header `counted`.

        Raises:
            ApiProblem: the API answers with a problem, or does not answer.
        """
        try:
            answer = await self._http.get(path, params=query)
        except httpx.TransportError as error:
            raise ApiProblem(f"{self._http.base_url} does not answer: {error}") from error
        if not answer.is_success:
            _checked(answer)
        return answer.content, int(answer.headers.get(counted, "0"))

    async def facts(self, matter: str) -> AsyncIterator[Json]:
        """The matter's facts in stream order.

        Raises:
            ApiProblem: there is no such matter, or the API does not answer.
        """
        try:
            async with self._http.stream("GET", f"/v1/matters/{matter}/facts") as answer:
                if answer.is_error:
                    await answer.aread()
                    _checked(answer)
                async for line in _lines(answer):
                    yield json.loads(line)
        except httpx.TransportError as error:
            raise ApiProblem(f"{self._http.base_url} does not answer: {error}") from error


async def _lines(answer: httpx.Response) -> AsyncIterator[bytes]:
    """JSON lines as they come: httpx would also split at U+2028, which a model may write."""
    rest = b""
    async for piece in answer.aiter_bytes():
        *lines, rest = (rest + piece).split(b"\n")
        for line in lines:
            yield line


def _parts(path: Path, recordings: list[Path]) -> list[tuple[str, tuple[str, bytes]]]:
    """The multipart form's files: the document, then the recordings."""
    document = [("files", (path.name, path.read_bytes()))]
    return document + [("recording", (each.name, each.read_bytes())) for each in recordings]


def _checked(answer: httpx.Response) -> Json:
    if answer.is_success:
        found: Json = answer.json()
        return found
    try:
        problem = answer.json()
        sentence = str(problem.get("detail") or problem.get("title"))
    except ValueError:
        sentence = f"the API answered {answer.status_code}"
    raise ApiProblem(sentence)
