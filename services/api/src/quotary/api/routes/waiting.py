"""`?wait=SEQ`: a read that sees at least what its caller has just written."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends, Query, Response

from quotary.api.parts import PartsOf
from quotary.api.problems import Unavailable

_SECONDS: Final = 10.0


async def _waited(
    parts: PartsOf,
    response: Response,
    wait: Annotated[
        int, Query(ge=0, description="Answer only once the log is projected up to this sequence.")
    ] = 0,
) -> None:
    if wait and not await parts.progress.wait_for(wait, _SECONDS):
        raise Unavailable(
            f"The projection is at {parts.progress.seq}, not yet at {wait}: ask again.",
            headers={"Retry-After": "1"},
        )
    response.headers["Quotary-Seq"] = str(parts.progress.seq)


Waited = Depends(_waited)
"""Dependency of every route that reads the projection."""
