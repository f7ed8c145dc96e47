"""What a server really enforces, asked once per process: servers accept fields they then ignore."""

from __future__ import annotations

import asyncio
import secrets

from quotary.core.reply_json import ReplyInvalid, reply_object
from quotary.extractor.live.answer import Answer, Heard
from quotary.extractor.live.client import ModelClient, Request, RequestRefused
from quotary.extractor.live.dialect import Capabilities, Dialect

PROBE = "probe"
"""The name of the probe's schema, by which a server's log tells it from a unit's call."""
_ASKED = "Say hello in one short sentence of plain words. Do not write JSON."
_MAX_TOKENS = 2_048
"""Enough for a sentence and for the thinking of a model that cannot be told not to."""


class Endpoint:
    """A client with what its server is able to do; known once asked, stored nowhere."""

    def __init__(self, client: ModelClient) -> None:
        self.client = client
        self._known: Capabilities | None = None
        self._asking = asyncio.Lock()

    async def capabilities(self) -> Capabilities:
        """What the server takes.

        Raises:
            ModelFailure: it cannot be asked now. The next caller asks anew.
        """
        async with self._asking:
            if self._known is None:
                choice = self.client.settings.model_dialect
                self._known = (
                    await probe(self.client) if choice == "auto" else Capabilities(Dialect(choice))
                )
            return self._known

    async def ask(self, request: Request, heard: Heard) -> Answer:
        """The answer, asked for in the strictest form that the server takes of this request.

        Raises:
            ModelFailure: there is no answer, or not all of it.
        """
        how = await self.capabilities()
        while True:
            try:
                return await self.client.ask(request, how, heard)
            except RequestRefused as refusal:
                instead = _instead(how, refusal)
                if instead is None:
                    raise
                # A schema can be too much for a server that took the probe's: asked in a weaker
                # form from now on, since the next unit has the same schema.
                how = self._known = instead


async def probe(client: ModelClient) -> Capabilities:
    """The strictest way to ask that the server honours, shown by a word it cannot guess.

    Raises:
        ModelFailure: the server answers no form of the question.
    """
    how = Capabilities(Dialect.JSON_SCHEMA)
    while True:
        try:
            honoured = await _honours(client, how)
        except RequestRefused as refusal:
            relaxed = how.without(refusal.parameter)
            if relaxed is None and how.dialect is Dialect.PROMPT:
                raise
            how = relaxed or how.weaker()
        else:
            if honoured or how.dialect is Dialect.PROMPT:
                return how
            how = how.weaker()


async def _honours(client: ModelClient, how: Capabilities) -> bool:
    nonce = secrets.token_hex(8)
    most = min(_MAX_TOKENS, client.settings.model_max_tokens)
    answer = await client.ask(_request(nonce, most), how, _unheard)
    try:
        found = reply_object(answer.text)
    except ReplyInvalid:
        return False
    return how.dialect is Dialect.JSON_OBJECT or found == {"word": nonce}


async def _unheard(_text: str, _thinking: bool) -> None:  # noqa: FBT001 - the shape of `Heard`
    return


def _request(nonce: str, most: int) -> Request:
    schema = {
        "type": "object",
        "properties": {"word": {"type": "string", "enum": [nonce]}},
        "required": ["word"],
        "additionalProperties": False,
    }
    return Request([{"role": "user", "content": _ASKED}], PROBE, schema, most)


def _instead(how: Capabilities, refusal: RequestRefused) -> Capabilities | None:
    if refusal.parameter == "response_format" and how.dialect is not Dialect.PROMPT:
        return how.weaker()
    return how.without(refusal.parameter)
