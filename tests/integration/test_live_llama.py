"""The whole wire against a real llama.cpp server: what it says is poor, how it says it is real."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from quotary.core.document import Document
from quotary.core.playbook import FieldSpec, Playbook, Position
from quotary.core.prompting import render
from quotary.core.reply_json import reply_object
from quotary.core.verdict import Route
from quotary.extractor.live.client import ModelClient
from quotary.extractor.live.dialect import Capabilities, Dialect
from quotary.extractor.live.endpoint import Endpoint
from quotary.extractor.live.failures import ModelFailure
from quotary.extractor.live.requests import unit_request
from quotary.extractor.live.settings import ModelSettings
from support.broker import Broker
from support.flow import Flow
from support.llama_server import ABSENT, weights
from support.playbooks import publish_playbook

pytestmark = pytest.mark.llm
ROOT = Path(__file__).resolve().parents[2]

if weights() is None:
    pytest.skip(ABSENT, allow_module_level=True)

PLAYBOOK = Playbook(
    id="tiny",
    version="1",
    title="Tiny",
    we_are="Acme",
    language="en",
    scope="document",
    document_type="nda",
    positions=(
        Position(
            id="governing_law",
            title="Governing law",
            requirement="Which law governs the agreement.",
            fields=(FieldSpec("jurisdiction", "string", "The name as written."),),
        ),
    ),
)
DOCUMENT = Document(
    "Each party keeps the other's information secret for three years. This Agreement is governed "
    "by the laws of the State of Delaware."
)


@pytest.fixture
async def endpoint(llama_server: str) -> AsyncIterator[Endpoint]:
    settings = {"model_base_url": llama_server, "model_name": "smollm2"}
    client = ModelClient(ModelSettings.model_validate(settings))
    yield Endpoint(client)
    await client.close()


async def unheard(_piece: str, _thinking: bool) -> None:  # noqa: FBT001
    return


async def test_llama_cpp_honours_the_reply_schema_and_its_prefix_cache(endpoint: Endpoint) -> None:
    assert await endpoint.capabilities() == Capabilities(Dialect.JSON_SCHEMA)
    request = unit_request(render(PLAYBOOK, DOCUMENT), PLAYBOOK, 400)
    first = await endpoint.ask(request, unheard)
    second = await endpoint.ask(request, unheard)
    assert first.finish == "stop"
    reply = reply_object(first.text)
    assert set(reply) == {"document_type", "counterparty", "positions"}
    assert first.tokens.known
    assert second.tokens.cached >= 0.9 * second.tokens.prompt


async def test_llama_cpp_says_when_it_cut_a_reply_off(endpoint: Endpoint) -> None:
    request = unit_request(render(PLAYBOOK, DOCUMENT), PLAYBOOK, 10)
    assert (await endpoint.ask(request, unheard)).finish == "length"


async def test_llama_cpp_refuses_what_does_not_fit_its_context(endpoint: Endpoint) -> None:
    long = Document("This clause is one of very many clauses of a long contract. " * 1000)
    with pytest.raises(ModelFailure, match="HTTP 400") as caught:
        await endpoint.ask(unit_request(render(PLAYBOOK, long), PLAYBOOK, 100), unheard)
    assert caught.value.code == "refused"


async def test_a_contract_goes_through_the_services_with_llama_cpp(
    broker: Broker, llama_server: str
) -> None:
    """The model is far too small to quote: the run has its last word, and it is not green."""
    await publish_playbook(broker, ROOT / "tests" / "playbooks" / "small-nda.yaml")
    settings: dict[str, object] = {
        "model_base_url": llama_server,
        "model_name": "smollm2",
        "model_max_tokens": 300,
        "model_comments": False,
    }
    async with Flow(broker, routers=1, extractor=settings) as flow:
        text = f"Non-disclosure agreement.\n\n{DOCUMENT.text}".encode()
        await flow.submit("m1", text, "small-nda", proposer="live")
        routed, decision = await flow.decided("m1", 300)
        proposed = json.loads(await flow.fact("m1", "proposed", 1, unit=1))
    assert decision.route is not Route.GREEN
    assert routed.ok == (proposed["outcome"] == "ok")
    assert proposed["model"] == "smollm2"
    assert proposed["usage"]["prompt_tokens"] > 300
