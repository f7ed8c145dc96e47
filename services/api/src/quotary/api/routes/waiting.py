"""`?wait=SEQ`: a read that sees at least what its caller has just written."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends, Query, Response

from quotary.api.parts import Parts, PartsOf
from quotary.api.problems import Unavailable

_SECONDS: Final = 10.0
_Wait = Annotated[
    int, Query(ge=0, description="Answer only once the log is projected up to this sequence.")
]


async def _waited(parts: PartsOf, response: Response, wait: _Wait = 0) -> None:
    await _reached(parts, response, wait)


async def _published(parts: PartsOf, response: Response, wait: _Wait = 0) -> None:
    await _reached(parts, response, max(wait, parts.publishing.newest))


async def _reached(parts: Parts, response: Response, wait: int) -> None:
    if wait and not await parts.progress.wait_for(wait, _SECONDS):
        raise Unavailable(
            f"The projection is at {parts.progress.seq}, not yet at {wait}: ask again.",
            headers={"Retry-After": "1"},
        )
    response.headers["Quotary-Seq"] = str(parts.progress.seq)


Waited = Depends(_waited)
"""Dependency of every route that reads the projection."""

PlaybooksWaited = Depends(_published)
"""The same for routes that read playbooks: those that were on the log when this api started are
published whatever the tables have of them yet, so that none is said not to exist."""
