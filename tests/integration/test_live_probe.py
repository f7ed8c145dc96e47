"""What the probe finds out about servers that refuse, ignore or half honour a schema."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from quotary.extractor.live.client import ModelClient, Request
from quotary.extractor.live.dialect import Capabilities, Dialect
from quotary.extractor.live.endpoint import Endpoint
from quotary.extractor.live.failures import ModelFailure
from quotary.extractor.live.settings import ModelSettings
from support.model_server import Behaviour, ModelServer, dialect_of

REQUEST = Request([{"role": "user", "content": "?"}], "reply", {"type": "object"}, 1000)


@pytest.fixture
async def endpoint(model_server: ModelServer) -> AsyncIterator[Endpoint]:
    client = ModelClient(settings(model_server))
    yield Endpoint(client)
    await client.close()


def settings(server: ModelServer, **more: object) -> ModelSettings:
    given = {"model_base_url": server.url, "model_name": "stub", "model_retries": 0, **more}
    return ModelSettings.model_validate(given)


async def unheard(_piece: str, _thinking: bool) -> None:  # noqa: FBT001
    return


@pytest.mark.parametrize(
    ("honours", "found"),
    [
        ({"json_schema", "json_object_schema", "json_object"}, Dialect.JSON_SCHEMA),
        ({"json_object_schema", "json_object"}, Dialect.JSON_OBJECT_SCHEMA),
        ({"json_object"}, Dialect.JSON_OBJECT),
        (set[str](), Dialect.PROMPT),
    ],
)
async def test_a_form_that_is_accepted_and_ignored_is_not_used(
    model_server: ModelServer, endpoint: Endpoint, honours: set[str], found: Dialect
) -> None:
    model_server.honours = honours
    assert (await endpoint.capabilities()).dialect is found


@pytest.mark.parametrize("status", [400, 422, 500, 501])
async def test_a_form_that_is_refused_is_not_used(
    model_server: ModelServer, endpoint: Endpoint, status: int
) -> None:
    model_server.refuses = {"json_schema": status}
    model_server.honours = {"json_object_schema"}
    assert (await endpoint.capabilities()).dialect is Dialect.JSON_OBJECT_SCHEMA


async def test_parameters_that_a_server_refuses_are_left_out(
    model_server: ModelServer, endpoint: Endpoint
) -> None:
    model_server.refuses = {"max_tokens": 400, "temperature": 400, "stream_options": 400}
    assert await endpoint.capabilities() == Capabilities(
        Dialect.JSON_SCHEMA, cap="max_completion_tokens", temperature=False, usage=False
    )


async def test_an_endpoint_is_probed_once_however_many_ask(
    model_server: ModelServer, endpoint: Endpoint
) -> None:
    model_server.default = lambda _asked: Behaviour(text="{}")
    await asyncio.gather(*(endpoint.ask(REQUEST, unheard) for _ in range(20)))
    assert len(model_server.probes) == 1
    assert len(model_server.calls) == 20


async def test_the_nonce_is_told_in_the_schema_alone(
    model_server: ModelServer, endpoint: Endpoint
) -> None:
    await endpoint.capabilities()
    [probe] = model_server.probes
    [word] = probe["response_format"]["json_schema"]["schema"]["properties"]["word"]["enum"]
    assert word not in str(probe["messages"])


async def test_a_server_that_is_down_is_asked_anew_when_it_is_back(
    model_server: ModelServer, endpoint: Endpoint
) -> None:
    await model_server.stop()
    with pytest.raises(ModelFailure, match="refused the connection"):
        await endpoint.capabilities()
    await model_server.start()
    assert (await endpoint.capabilities()).dialect is Dialect.JSON_SCHEMA


async def test_a_server_that_takes_no_form_at_all_is_no_success(
    model_server: ModelServer, endpoint: Endpoint
) -> None:
    model_server.refuses = {"messages": 400}
    with pytest.raises(ModelFailure, match="messages is not supported here"):
        await endpoint.capabilities()


async def test_a_chosen_dialect_is_not_probed(model_server: ModelServer) -> None:
    client = ModelClient(settings(model_server, model_dialect="json_object"))
    await Endpoint(client).ask(REQUEST, unheard)
    await client.close()
    assert not model_server.probes
    assert dialect_of(model_server.calls[0]) == "json_object"


async def test_a_schema_that_is_too_much_for_the_server_is_asked_for_in_a_weaker_form(
    model_server: ModelServer, endpoint: Endpoint
) -> None:
    too_much = '{"error": {"message": "failed to parse grammar"}}'
    model_server.script = [Behaviour(status=400, body=too_much)]
    await endpoint.ask(REQUEST, unheard)
    await endpoint.ask(REQUEST, unheard)
    forms = [dialect_of(asked) for asked in model_server.calls]
    assert forms == ["json_schema", "json_object_schema", "json_object_schema"]


async def test_a_refusal_that_is_not_about_form_is_final(
    model_server: ModelServer, endpoint: Endpoint
) -> None:
    model_server.script = [Behaviour(status=400, body='{"error": {"message": "context size"}}')]
    with pytest.raises(ModelFailure, match="context size"):
        await endpoint.ask(REQUEST, unheard)
    assert len(model_server.calls) == 1
