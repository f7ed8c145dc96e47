"""Putting questions to a running system: a file is handed in first, a matter is asked as it is."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from quotary.cli.client import Client
from quotary.log.purposes import Purpose

Json = dict[str, Any]
_WITHIN = 50
"""Seconds that one request waits for the answer; it is asked for again until it is there."""


async def matter_of(client: Client, source: str, purpose: Purpose = "question") -> str:
    """The matter's id: `source` itself, or that of the file it names, handed in for the purpose.

    Raises:
        ApiProblem: the document is refused or cannot be read, or the API does not answer.
    """
    path = Path(source)
    if not await asyncio.to_thread(path.is_file):
        return source
    # Looked up by code: a question needs a document that was read, no model's review of it.
    claimed = await client.submit(
        path, playbook="auto", proposer="offline", recordings=[], purpose=purpose
    )
    return str(claimed["matter"])


async def ask(client: Client, matter: str, question: str, **given: str) -> Json:
    """The question with its answer, however long that takes.

    Raises:
        ApiProblem: there is no such matter or run, or the API does not answer.
    """
    body = {"question": question, **{name: value for name, value in given.items() if value}}
    asked = await client.post(f"/v1/matters/{matter}/questions", body)
    number = asked["number"]
    while asked["state"] == "waiting":
        asked = await client.get(f"/v1/matters/{matter}/questions/{number}", within=_WITHIN)
    return asked
