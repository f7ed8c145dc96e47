"""The whole wire against a real llama.cpp server: what it says is poor, how it says it is real."""

from collections.abc import AsyncIterator

import pytest

from quotary.core.document import Document
from quotary.core.playbook import FieldSpec, Playbook, Position
from quotary.core.prompting import render
from quotary.core.reply_json import reply_object
from quotary.extractor.live.client import ModelClient
from quotary.extractor.live.dialect import Capabilities, Dialect
from quotary.extractor.live.endpoint import Endpoint
from quotary.extractor.live.failures import ModelFailure
from quotary.extractor.live.requests import unit_request
from quotary.extractor.live.settings import ModelSettings
from support.llama_server import ABSENT, weights

pytestmark = pytest.mark.llm

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
