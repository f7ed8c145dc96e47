"""Playbooks for pages: waited for only so long as a person would."""

from __future__ import annotations

import asyncio

from quotary.api.parts import Parts
from quotary.api.problems import Unavailable
from quotary.core.playbook import Playbook

PATIENCE_SECONDS = 5.0
"""A playbook that was just published may be a moment behind the facts that name it."""


async def playbook_of(parts: Parts, digest: str) -> Playbook:
    """The playbook with this digest.

    Raises:
        Unavailable: it is not on the log in that time.
        ContentTampered: the stored canonical text does not have that digest.
    """
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            return await parts.bench.playbooks.by_digest(digest)
    except TimeoutError:
        raise Unavailable(
            f"The playbook {digest[:12]}… is not on the log (yet). Nothing is lost: try again. If "
            "it stays away, publish the file that it was made from.",
            headers={"Retry-After": "2"},
        ) from None
