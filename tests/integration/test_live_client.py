"""The model client against a real HTTP server that misbehaves in each way servers do."""

import asyncio
import json

import pytest

from quotary.extractor.live.answer import Answer
from quotary.extractor.live.client import ModelClient, Request, RequestRefused
from quotary.extractor.live.dialect import Capabilities, Dialect
from quotary.extractor.live.failures import ModelFailure
from quotary.extractor.live.settings import ModelSettings
from support.model_server import Behaviour, ModelServer, chunk

HOW = Capabilities(Dialect.JSON_SCHEMA)


class Heard:
    """What was streamed, in order."""

    def __init__(self) -> None:
        self.pieces: list[tuple[str, bool]] = []

    async def __call__(self, piece: str, thinking: bool) -> None:  # noqa: FBT001
        self.pieces.append((piece, thinking))

    def text(self, *, thinking: bool = False) -> str:
        return "".join(piece for piece, thought in self.pieces if thought is thinking)


def client_of(server: ModelServer, **more: object) -> ModelClient:
    given = {"model_base_url": server.url, "model_name": "stub", "model_retries": 0, **more}
    return ModelClient(ModelSettings.model_validate(given))


async def ask(server: ModelServer, *behaviours: Behaviour, **more: object) -> tuple[Answer, Heard]:
    server.script = list(behaviours)
    client = client_of(server, **more)
    heard = Heard()
    request = Request([{"role": "user", "content": "?"}], "reply", {"type": "object"}, 1000)
    try:
        return await client.ask(request, HOW, heard), heard
    finally:
        await client.close()


async def failure(server: ModelServer, *behaviours: Behaviour, **more: object) -> ModelFailure:
    with pytest.raises(ModelFailure) as caught:
        await ask(server, *behaviours, **more)
    return caught.value


async def test_a_reply_is_streamed_gathered_and_counted(model_server: ModelServer) -> None:
    text = json.dumps({"positions": ["x" * 200]})
    answer, heard = await ask(model_server, Behaviour(text=text))
    assert answer.text == text == heard.text()
    assert len(heard.pieces) > 3
    assert answer.finish == "stop"
    assert (answer.tokens.prompt, answer.tokens.cached, answer.tokens.completion) == (
        1000,
        600,
        200,
    )
    assert answer.served_by == "stub"


async def test_the_request_is_bounded_deterministic_and_asks_for_usage(
    model_server: ModelServer,
) -> None:
    await ask(model_server, Behaviour(text="{}"))
    [asked] = model_server.calls
    assert asked["temperature"] == 0
    assert asked["max_tokens"] == 1000
    assert asked["stream"] is True
    assert asked["stream_options"] == {"include_usage": True}
    assert asked["response_format"]["json_schema"]["strict"] is True


async def test_json_that_a_server_files_under_reasoning_is_the_reply(
    model_server: ModelServer,
) -> None:
    for name in ("reasoning_content", "reasoning"):
        answer, heard = await ask(model_server, Behaviour(thinking='{"a": 1}', thinking_field=name))
        assert answer.text == '{"a": 1}'
        assert heard.text(thinking=True) == '{"a": 1}'


async def test_thinking_beside_a_reply_is_no_part_of_it(model_server: ModelServer) -> None:
    answer, heard = await ask(model_server, Behaviour(thinking="hm {", text='{"a": 1}'))
    assert answer.text == '{"a": 1}'
    assert heard.text(thinking=True) == "hm {"


async def test_a_server_that_counts_nothing_costs_an_unknown_amount(
    model_server: ModelServer,
) -> None:
    answer, _ = await ask(model_server, Behaviour(text="{}", usage=None))
    assert not answer.tokens.known


async def test_absurd_counts_are_not_believed(model_server: ModelServer) -> None:
    usage = {"prompt_tokens": -5, "completion_tokens": "many", "total_tokens": 10**30}
    answer, _ = await ask(model_server, Behaviour(text="{}", usage=usage))
    assert (answer.tokens.prompt, answer.tokens.completion) == (0, 0)


async def test_surrogates_split_over_events_are_joined_and_lone_ones_replaced(
    model_server: ModelServer,
) -> None:
    events = tuple(
        chunk([{"index": 0, "delta": {"content": part}}])
        for part in ("a\ud83d", "\ude00b", "\ud800")
    )
    end = chunk([{"index": 0, "delta": {}, "finish_reason": "stop"}])
    answer, _ = await ask(model_server, Behaviour(raw_events=(*events, end, "[DONE]")))
    assert answer.text == "a\U0001f600b\ufffd"


async def test_events_of_odd_shape_are_passed_over(model_server: ModelServer) -> None:
    odd = (
        chunk(None),
        chunk("choices"),
        chunk([{"index": 0, "delta": None}]),
        chunk([{"index": 0, "delta": {"content": ["no", "string"]}}]),
        chunk([{"index": 0, "delta": {"content": "{}"}, "finish_reason": 7}]),
        chunk([{"index": 0, "delta": {}, "finish_reason": "stop"}]),
        "[DONE]",
    )
    answer, _ = await ask(model_server, Behaviour(raw_events=odd))
    assert (answer.text, answer.finish) == ("{}", "stop")


async def test_a_runaway_that_ignores_its_cap_is_cut_off_here(model_server: ModelServer) -> None:
    answer, _ = await ask(model_server, Behaviour(text=" " * 60_000, piece=5_000))
    assert answer.finish == "length"
    assert len(answer.text) < 60_000


async def test_a_stream_that_just_ends_is_a_failure_worth_another_attempt(
    model_server: ModelServer,
) -> None:
    found = await failure(model_server, Behaviour(text="{}", finish=None))
    assert (found.code, found.again) == ("model_unreachable", True)
    assert "closed the connection in mid-answer, after 2 characters" in found.sentence


async def test_a_connection_dropped_in_mid_answer_is_named(model_server: ModelServer) -> None:
    found = await failure(model_server, Behaviour(text="x" * 500, cut_after=3))
    assert (found.code, found.again) == ("model_unreachable", True)
    assert "closed the connection without a complete answer" in found.sentence


async def test_a_refused_connection_is_named(model_server: ModelServer) -> None:
    await model_server.stop()
    found = await failure(model_server)
    assert (found.code, found.again) == ("model_unreachable", True)
    assert found.sentence.endswith("refused the connection; is it running?")
    assert model_server.url.removesuffix("/v1") in found.sentence


async def test_silence_is_given_up_and_named(model_server: ModelServer) -> None:
    found = await failure(model_server, Behaviour(text="{}", wait=5), model_timeout=0.2)
    assert (found.code, found.again) == ("model_unreachable", True)
    assert "was silent for 0.2 s" in found.sentence


async def test_silence_in_mid_answer_is_given_up_too(model_server: ModelServer) -> None:
    found = await failure(model_server, Behaviour(text="x" * 100, pause=5), model_timeout=0.2)
    assert "was silent for 0.2 s" in found.sentence


async def test_an_html_page_with_status_200_is_named(model_server: ModelServer) -> None:
    page = Behaviour(body="<html><title>Sign in</title></html>", content_type="text/html")
    found = await failure(model_server, page)
    assert (found.code, found.again) == ("model_unreachable", True)
    assert "answered with an HTML page instead of a stream of events" in found.sentence
    assert "QUOTARY_MODEL_BASE_URL" in found.sentence


async def test_an_html_page_with_an_error_status_is_named(model_server: ModelServer) -> None:
    page = Behaviour(status=502, body="<html>Bad Gateway</html>", content_type="text/html")
    found = await failure(model_server, page)
    assert (found.code, found.again) == ("model_unreachable", True)
    assert "HTTP 502 Bad Gateway: an HTML page" in found.sentence


async def test_json_instead_of_a_stream_is_named(model_server: ModelServer) -> None:
    found = await failure(model_server, Behaviour(body='{"choices": []}'))
    assert "'application/json' instead of a stream" in found.sentence


async def test_an_event_that_is_not_json_is_named(model_server: ModelServer) -> None:
    found = await failure(model_server, Behaviour(raw_events=("{not json",)))
    assert (found.code, found.again) == ("model_unreachable", True)
    assert "an event that is not JSON" in found.sentence


async def test_an_error_in_mid_stream_is_named(model_server: ModelServer) -> None:
    event = json.dumps({"error": {"message": "CUDA out of memory\u202e"}})
    found = await failure(model_server, Behaviour(raw_events=(event,)))
    assert found.again
    assert "broke off its answer with the error 'CUDA out of memory\\u202e'" in found.sentence


async def test_a_429_is_retried_as_retry_after_says(model_server: ModelServer) -> None:
    busy = Behaviour(status=429, body="{}", headers={"Retry-After": "1"})
    began = asyncio.get_running_loop().time()
    answer, _ = await ask(model_server, busy, Behaviour(text="{}"), model_retries=1)
    assert answer.text == "{}"
    assert asyncio.get_running_loop().time() - began >= 1
    assert len(model_server.calls) == 2


async def test_a_429_that_stays_is_named_with_its_retry_after(model_server: ModelServer) -> None:
    busy = Behaviour(status=429, body="{}", headers={"Retry-After": "600"})
    found = await failure(model_server, busy, model_retries=5)
    assert (found.code, found.again) == ("model_unreachable", True)
    assert "HTTP 429 Too Many Requests (Retry-After '600')" in found.sentence
    assert len(model_server.calls) == 1


async def test_a_wrong_key_is_not_tried_again(model_server: ModelServer) -> None:
    found = await failure(model_server, Behaviour(status=401, body='{"error": {"message": "no"}}'))
    assert (found.code, found.again) == ("model_unreachable", False)
    assert "check QUOTARY_MODEL_KEY" in found.sentence


async def test_a_wrong_address_or_model_is_not_tried_again(model_server: ModelServer) -> None:
    found = await failure(model_server, Behaviour(status=404, body="{}"))
    assert (found.code, found.again) == ("model_unreachable", False)
    assert "QUOTARY_MODEL_NAME" in found.sentence


async def test_a_prompt_over_the_context_is_refused_in_the_servers_words(
    model_server: ModelServer,
) -> None:
    error = {"error": {"message": "request (70000 tokens) exceeds the context size (8192)"}}
    found = await failure(model_server, Behaviour(status=400, body=json.dumps(error)))
    assert isinstance(found, RequestRefused)
    assert (found.code, found.again, found.parameter) == ("refused", False, "")
    assert "exceeds the context size (8192)" in found.sentence


async def test_a_server_error_is_worth_another_attempt(model_server: ModelServer) -> None:
    found = await failure(model_server, Behaviour(status=500, body='{"error": {"message": "x"}}'))
    assert (found.code, found.again) == ("model_unreachable", True)
