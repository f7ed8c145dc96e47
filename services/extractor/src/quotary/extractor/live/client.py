"""The model server's client: one streamed call, bounded in number, size and silence."""

from __future__ import annotations

import asyncio
import importlib
import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from quotary.extractor.live.answer import Answer, Gathering, Heard
from quotary.extractor.live.dialect import Capabilities, Schema
from quotary.extractor.live.failures import ModelFailure, Server
from quotary.extractor.live.settings import ModelSettings

if TYPE_CHECKING:
    from openai import AsyncOpenAI, AsyncStream
    from openai.types.chat import ChatCompletionChunk

Message = Mapping[str, str]
_CHARACTERS_PER_TOKEN = 16
"""More than any tokenizer makes of a token on average; a reply beyond it ignores its cap."""
_CONNECT_SECONDS = 5.0


@dataclass(frozen=True, slots=True)
class Request:
    """What is asked: messages, the schema of the reply, and the most tokens it may have."""

    messages: Sequence[Message]
    schema_name: str
    schema: Schema
    max_tokens: int


class RequestRefused(ModelFailure):
    """The server takes no request of this form (HTTP 400 and its like; some servers say 500).

    `parameter` names the part of the request that it is about, "" where the server does not say.
    """

    def __init__(self, failure: ModelFailure, parameter: str) -> None:
        super().__init__(failure.code, failure.sentence, again=failure.again, wait=failure.wait)
        self.parameter = parameter


class ModelClient:
    """One endpoint and one model, as one process uses them."""

    def __init__(self, settings: ModelSettings) -> None:
        self.settings = settings
        self.server = Server(settings.model_host, settings.model_timeout)
        self.slots = asyncio.Semaphore(settings.model_max_concurrency)
        """To be held while calling: the calls that this process may have in flight."""
        self._openai: AsyncOpenAI | None = None

    async def ask(self, request: Request, how: Capabilities, heard: Heard) -> Answer:
        """The streamed answer, whole.

        Raises:
            RequestRefused: the server does not take a request of this form.
            ModelFailure: there is no answer, or not all of it.
        """
        await self._ready()
        import openai

        started = time.perf_counter()
        gathering = Gathering(most_characters=request.max_tokens * _CHARACTERS_PER_TOKEN)
        try:
            await self._gather(request, how, gathering, heard)
        except openai.APIStatusError as error:
            failure = self.server.failure(error)
            if failure.code == "refused" or error.status_code in (500, 501):
                raise RequestRefused(failure, _parameter(error)) from error
            raise failure from error
        except (openai.OpenAIError, json.JSONDecodeError, UnicodeDecodeError) as error:
            raise self.server.failure(error) from error
        answer = gathering.answer(round((time.perf_counter() - started) * 1000))
        if not answer.finish:
            raise self.server.cut_off(len(answer.text))
        return answer

    async def close(self) -> None:
        """Close the connections."""
        if self._openai is not None:
            await self._openai.close()

    async def _gather(
        self, request: Request, how: Capabilities, gathering: Gathering, heard: Heard
    ) -> None:
        async with await self._stream(request, how) as stream:
            content_type = stream.response.headers.get("content-type", "")
            if "event-stream" not in content_type:
                body = await stream.response.aread()
                raise self.server.not_a_stream(content_type, body[:200].decode("utf-8", "replace"))
            async for chunk in stream:
                for piece, thinking in gathering.add(chunk):
                    await heard(piece, thinking)
                if gathering.full:
                    return

    async def _stream(
        self, request: Request, how: Capabilities
    ) -> AsyncStream[ChatCompletionChunk]:
        fields: dict[str, object] = {how.cap: request.max_tokens}
        if how.temperature:
            fields["temperature"] = 0
        if how.usage:
            fields["stream_options"] = {"include_usage": True}
        wanted = how.dialect.response_format(request.schema_name, request.schema)
        if wanted is not None:
            fields["response_format"] = wanted
        # Forms that OpenAI's own types do not know (a schema beside json_object) pass through.
        create = cast("Any", (await self._ready()).chat.completions.create)
        return await create(
            model=self.settings.model_name, messages=list(request.messages), stream=True, **fields
        )

    async def _ready(self) -> AsyncOpenAI:
        if self._openai is None:
            # Imported on the first call, since it takes longer than the rest of the start together;
            # in a thread, since heartbeats must go on meanwhile.
            await asyncio.to_thread(importlib.import_module, "openai")
            from openai import AsyncOpenAI, Timeout

            settings = self.settings
            self._openai = self._openai or AsyncOpenAI(
                base_url=settings.model_base_url,
                api_key=settings.model_key or "none",
                timeout=Timeout(settings.model_timeout, connect=_CONNECT_SECONDS),
                max_retries=settings.model_retries,
            )
        return self._openai


def _parameter(error: object) -> str:
    """The request's parameter that a 400 is about, "" where it names none that is known."""
    named: object = getattr(error, "param", None)
    if isinstance(named, str) and named:
        return named.split(".", 1)[0].split("[", 1)[0]
    message = str(getattr(error, "message", "")).lower()
    for name in (*Capabilities.OPTIONAL, "response_format"):
        if name in message:
            return name
    return "response_format" if "schema" in message or "grammar" in message else ""
