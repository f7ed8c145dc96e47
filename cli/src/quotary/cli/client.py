"""The HTTP API as the command line uses it."""

from __future__ import annotations

import asyncio
import json
import uuid
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import httpx

from quotary.cli.address import json_object
from quotary.cli.console import say
from quotary.cli.no_system import NoSystem
from quotary.cli.patience import SECONDS, Patience, StillSilent
from quotary.cli.settings import CliSettings
from quotary.log.purposes import Purpose

_POLL_SECONDS = 0.05
_SLOW_POLL_SECONDS = 0.5
_SOURCES: Final[Mapping[Purpose, str]] = {
    "review": "upload",
    "question": "question",
    "evaluation": "evaluation",
}
_NOT_FOUND = 404
Json = dict[str, Any]


class ApiProblem(RuntimeError):
    """The API said no; the text is its own sentence."""

    def __init__(self, sentence: str, status: int = 0) -> None:
        super().__init__(sentence)
        self.status = status


def where_looked(error: ApiProblem, settings: CliSettings) -> str:
    """The sentence, and of a matter that is not there where it was looked for."""
    if error.status != _NOT_FOUND:
        return str(error)
    where = settings.url or f"the data folder {settings.data.absolute()}"
    return f"{error} Looked for in {where}; `quotary review` prints the ids of matters."


class ApiLost(NoSystem):
    """The API answered before and does not come back; the text says what had been handed in."""


class Client:
    """One system's API. A system that falls silent is waited for, and asked the same again."""

    def __init__(self, base_url: str, patience: float = SECONDS) -> None:
        self._url = base_url
        # Requests go to the system named and nowhere else: no proxy from the environment.
        self._http = httpx.AsyncClient(base_url=base_url, timeout=60.0, trust_env=False)
        self._patience = Patience(base_url, say, patience)
        self._met = ""
        self.handed_in: list[tuple[str, str]] = []
        """File name and matter of each document that was taken in, in that order."""

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def get(self, path: str, **query: str | int | Sequence[str]) -> Json:
        """The JSON object at `path`.

        Raises:
            ApiProblem: the API answers with a problem.
            ApiLost: it does not answer any more.
        """
        return json_object(await self._ask("GET", path, params=query))

    async def post(self, path: str, body: Json) -> Json:
        """The JSON object that the API answers to `body`, which it takes once.

        Raises:
            ApiProblem, ApiLost: as for `get`.
        """
        return json_object(await self._ask("POST", path, json=body, headers=_once()))

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
            ApiProblem: the API refuses the document.
            ApiLost: it does not answer any more.
        """
        files = await asyncio.to_thread(_parts, path, recordings)
        answer = await self._ask(
            "POST",
            "/v1/matters",
            files=files,
            data={"playbook": playbook, "proposer": proposer, "source": _SOURCES[purpose]},
            headers=_once(),
        )
        claimed: Json = json_object(answer)["submitted"][0]
        self.handed_in.append((str(path), str(claimed["matter"])))
        return claimed

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
            ApiProblem, ApiLost: as for `get`.
        """
        return (await self._ask("GET", f"/v1/matters/{matter}/text")).content.decode()

    async def file(
        self, path: str, counted: Sequence[str], **query: str
    ) -> tuple[bytes, tuple[int, ...]]:
        """The bytes at `path`, and the numbers in the answer's headers `counted`.

        Raises:
            ApiProblem, ApiLost: as for `get`.
        """
        answer = await self._ask("GET", path, params=query)
        return answer.content, tuple(int(answer.headers.get(each, "0")) for each in counted)

    async def facts(self, matter: str) -> list[Json]:
        """The matter's facts in stream order.

        Raises:
            ApiProblem: there is no such matter.
            ApiLost: the API does not answer any more.
        """
        answer = await self._ask("GET", f"/v1/matters/{matter}/facts")
        # Not splitlines(), which would also split at U+2028: a model may write it.
        return [json.loads(line) for line in answer.content.split(b"\n") if line]

    async def _ask(self, method: str, path: str, **given: Any) -> httpx.Response:
        """The answer to a request that may be sent more than once."""
        try:
            answer = await self._patience.answer(lambda: self._http.request(method, path, **given))
        except StillSilent as error:
            self._met = str(error)
            raise ApiLost(self.lost) from error
        if not answer.is_success:
            raise ApiProblem(_sentence(answer), answer.status_code)
        return answer

    @property
    def lost(self) -> str:
        """What became of a system that was given up, "" where none was.

        It names what had been handed in, which nothing takes back.
        """
        if not self._met:
            return ""
        said = (
            f"{self._url} stopped answering and was not back within {self._patience.seconds:.0f} s "
            f"({self._met}). "
        )
        if not self.handed_in:
            return f"{said}Nothing had been handed in."
        return (
            f"{said}{self.kept_there} Once it is back it goes on with them by itself; handing them "
            "in again would open new matters."
        )

    @property
    def kept_there(self) -> str:
        """What was handed in, file by file, "" where nothing was."""
        named = ", ".join(f"{name} (matter {matter})" for name, matter in self.handed_in)
        return f"Handed in and kept there: {named}." if named else ""


def _once() -> dict[str, str]:
    """Headers of a request that is carried out once, however often it is sent."""
    return {"Idempotency-Key": uuid.uuid4().hex}


def _parts(path: Path, recordings: list[Path]) -> list[tuple[str, tuple[str, bytes]]]:
    """The multipart form's files: the document, then the recordings."""
    document = [("files", (path.name, path.read_bytes()))]
    return document + [("recording", (each.name, each.read_bytes())) for each in recordings]


def _sentence(answer: httpx.Response) -> str:
    """What the API says is wrong."""
    try:
        problem = answer.json()
        return str(problem.get("detail") or problem.get("title"))
    except (ValueError, AttributeError):
        return f"{answer.request.url} answered {answer.status_code}"
