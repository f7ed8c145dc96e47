"""Refusing a request while its body is still being sent, so that the refusal can be read.

A server that answers and closes resets the connection, and most clients then never see the answer.
So the rest of the body is taken and thrown away for a little while after the answer went out.
"""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.types import Message, Receive, Send

_SECONDS: Final = 10.0


def lingering(receive: Receive, send: Send) -> Send:
    """A `send` that takes in the rest of the request before it ends the response."""

    async def sending(message: Message) -> None:
        last = message["type"] == "http.response.body" and not message.get("more_body", False)
        if not last:
            await send(message)
            return
        await send({**message, "more_body": True})
        await _discard(receive)
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    return sending


async def _discard(receive: Receive) -> None:
    try:
        async with asyncio.timeout(_SECONDS):
            more = True
            while more:
                message = await receive()
                more = message["type"] == "http.request" and message.get("more_body", False)
    except TimeoutError:
        # Slower than that, the sender has to do without the sentence.
        return
