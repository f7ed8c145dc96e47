"""Whatever a model server does, a live run over HTTP has its last word, and a retry gets its route.

Broker, services, API and model server are real; they share one process, so that the pauses between
attempts can be cut short.
"""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator
from dataclasses import dataclass

import httpx
import pytest
import pytest_asyncio

from quotary.cli.client import Client
from quotary.cli.embedded.folder import DataFolder
from quotary.cli.embedded.nats_server import NatsServer
from quotary.cli.embedded.one_process import OneProcess
from quotary.cli.embedded.ports import free_port
from support.crashing import SAMPLES
from support.model_server import Behaviour, ModelServer
from support.outcomes import Outcome, ended, hand_in

pytestmark = pytest.mark.asyncio(loop_scope="module")
PATH, REPLY = SAMPLES[0]
CLEAN = PATH.read_bytes()
PAGE = "<html><head><title>Sign in</title></head><body>Please sign in.</body></html>"
DEADLINE = 6.0


@dataclass
class Live:
    """The running system's client, and the model server that it asks."""

    client: httpx.AsyncClient
    model: ModelServer

    async def review(self, *script: Behaviour, always: Behaviour | None = None) -> Outcome:
        """A clean sample under a server that answers by the script, and then `always`."""
        self.model.calls.clear()
        self.model.script = list(script)
        self.model.default = lambda _asked: always or Behaviour(text=REPLY)
        return await hand_in(self.client, PATH.name, CLEAN, proposer="live")

    async def retried(self, matter: str) -> Outcome:
        """The same matter's next run, under a server that has come to its senses."""
        self.model.default = lambda _asked: Behaviour(text=REPLY)
        answer = await self.client.post(f"/v1/matters/{matter}/retry", json={})
        assert answer.status_code == 202, answer.text
        return await ended(self.client, matter, answer.json()["run"])


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def live(tmp_path_factory: pytest.TempPathFactory) -> AsyncGenerator[Live]:
    folder = tmp_path_factory.mktemp("live") / "quotary"
    model = ModelServer()
    await model.start()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("QUOTARY_MODEL_BASE_URL", model.url)
        patch.setenv("QUOTARY_MODEL_NAME", "stub")
        patch.setenv("QUOTARY_MODEL_RETRIES", "0")
        patch.setenv("QUOTARY_MODEL_COMMENTS", "false")
        patch.setenv("QUOTARY_MODEL_DEADLINE", str(DEADLINE))
        patch.setattr("quotary.extractor.app._NAKS", (0.05,))
        server = NatsServer(DataFolder(folder), sync_interval="2m", sources=())
        system = OneProcess(server, data=folder, host="127.0.0.1", port=(port := free_port()))
        await system.start()
        url = f"http://127.0.0.1:{port}"
        async with httpx.AsyncClient(base_url=url, timeout=30, trust_env=False) as client:
            yield Live(client, model)
            left = await client.get("/v1/matters", params={"status": "running"})
        await system.stop()
    await model.stop()
    assert left.json()["matters"] == []


def nothing_evaluated(outcome: Outcome, code: str, *words: str) -> None:
    """The run failed for the model's sake: no route, no missing clause, and the cause in words."""
    _, sentence = outcome.failure
    for each in words:
        assert each in sentence
    assert (outcome.shown["review"]["missing"], outcome.shown["findings"]) == ([], [])
    (proposed,) = outcome.of("proposed")
    assert proposed["failure"]["code"] == code


async def test_a_model_server_that_is_down(live: Live) -> None:
    await live.model.stop()
    outcome = await live.review()
    await live.model.start()
    nothing_evaluated(outcome, "model_unreachable", "refused the connection")
    assert (await live.retried(outcome.matter)).route == "green"


async def test_a_model_server_that_is_slow_but_gets_there(live: Live) -> None:
    slow = Behaviour(text=REPLY, wait=0.5, piece=len(REPLY) // 20, pause=0.05)
    assert (await live.review(always=slow)).route == "green"


async def test_a_model_server_that_is_too_slow(live: Live) -> None:
    outcome = await live.review(always=Behaviour(text=REPLY, piece=5, pause=0.2))
    nothing_evaluated(outcome, "model_unreachable", f"{DEADLINE:g} s of QUOTARY_MODEL_DEADLINE")
    assert (await live.retried(outcome.matter)).route == "green"


async def test_a_model_server_that_returns_html(live: Live) -> None:
    page = Behaviour(body=PAGE, content_type="text/html")
    outcome = await live.review(always=page)
    nothing_evaluated(outcome, "model_unreachable", "an HTML page", "Sign in")
    assert (await live.retried(outcome.matter)).route == "green"


async def test_a_model_server_behind_a_broken_gateway(live: Live) -> None:
    page = Behaviour(status=502, body="<html>Bad Gateway</html>", content_type="text/html")
    outcome = await live.review(always=page)
    nothing_evaluated(outcome, "model_unreachable", "HTTP 502", "an HTML page")
    assert len(live.model.calls) == 5


async def test_a_429_with_retry_after_is_waited_for(live: Live) -> None:
    busy = Behaviour(status=429, body="{}", headers={"Retry-After": "1"})
    outcome = await live.review(busy, busy)
    assert outcome.route == "green"
    assert len(live.model.calls) == 3


async def test_a_429_with_a_retry_after_beyond_all_patience(live: Live) -> None:
    busy = Behaviour(status=429, body="{}", headers={"Retry-After": "86400"})
    outcome = await live.review(always=busy)
    nothing_evaluated(outcome, "model_unreachable", "HTTP 429", "Retry-After '86400'")
    assert len(live.model.calls) == 1


async def test_a_model_that_writes_prose_twice(live: Live) -> None:
    outcome = await live.review(always=Behaviour(text="I am afraid I cannot say."))
    nothing_evaluated(outcome, "invalid_output", "nor could the one after it was told why")
    assert len(live.model.calls) == 2


async def test_a_model_whose_reply_is_cut_off(live: Live) -> None:
    outcome = await live.review(always=Behaviour(text=REPLY, finish="length"))
    nothing_evaluated(outcome, "truncated", "cut off")


async def test_a_model_that_refuses(live: Live) -> None:
    outcome = await live.review(always=Behaviour(refusal="I cannot help with that."))
    nothing_evaluated(outcome, "refused", "I cannot help with that.")


ODD = {
    "lone surrogate": "\ud800",
    "NUL": "\0",
    "escape": "\x1b[2J",
    "bidi override": "\u202e",
    "line separator": "\u2028",
    "noncharacter": "\uffff",
    "markup": "</script><img src=x onerror=alert(1)>",
    "emoji": "\U0001f4a9",
    "very long": "x" * 3_000,
}


@pytest.mark.parametrize("odd", ODD.values(), ids=ODD.keys())
async def test_an_odd_character_in_a_reply_breaks_nothing(live: Live, odd: str) -> None:
    """In every string of the reply. Its matter is listed and shown; so are all others."""
    reply = json.loads(REPLY)
    reply["counterparty"] = f"Sample{odd} LLC"
    for position in reply["positions"]:
        position["quotes"] = [f"{quote[:3]}{odd}{quote[3:]}" for quote in position["quotes"]]
        position["fields"] = {
            key: f"{value}{odd}" if isinstance(value, str) else value
            for key, value in position["fields"].items()
        }
    outcome = await live.review(always=Behaviour(text=json.dumps(reply)))
    assert outcome.route != "green"
    queue = (await live.client.get("/v1/matters?limit=200")).json()
    assert outcome.matter in {each["matter"] for each in queue["matters"]}
    assert len(queue["matters"]) == queue["counts"]["total"]
    async with Client(str(live.client.base_url)) as quotary_log:
        assert await quotary_log.facts(outcome.matter) == outcome.facts
    at = f"/matters/{outcome.matter}"
    for page in (
        "/?view=all",
        "/?q=sample",
        at,
        f"{at}/history",
        f"{at}/report",
        f"{at}/report.md",
    ):
        answer = await live.client.get(page)
        assert answer.status_code == 200, page
        assert not set(answer.text) & {"\0", "\x1b", "\u202e"}, page
        assert "<img src=x onerror" not in answer.text.replace("\\<", ""), page
