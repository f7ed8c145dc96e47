"""`?wait=SEQ`: a read that sees at least what its caller has just written."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Query, Response

from quotary.api.parts import Parts, PartsOf
from quotary.api.projecting.existing import reached

_Wait = Annotated[
    int, Query(ge=0, description="Answer only once the log is projected up to this sequence.")
]


async def _waited(parts: PartsOf, response: Response, wait: _Wait = 0) -> None:
    await _answered(parts, response, wait)


async def _promised(parts: PartsOf, response: Response, wait: _Wait = 0) -> None:
    await _answered(parts, response, max(wait, parts.progress.promised))


async def _answered(parts: Parts, response: Response, wait: int) -> None:
    if wait:
        await reached(parts.progress, wait)
    response.headers["Quotary-Seq"] = str(parts.progress.seq)


Waited = Depends(_waited)
"""Dependency of every route that reads the projection."""

PoliciesWaited = Depends(_promised)
"""The same for routes that read policies (playbooks, replays, evaluations): those that were on the
log when this api started, and those that it has recorded since, are in every answer whatever the
tables have of them yet, so that none is said not to exist."""
