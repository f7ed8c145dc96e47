"""Other matters that were handed the very same bytes."""

from __future__ import annotations

from typing import Final

from quotary.api.parts import Parts
from quotary.api.store.reading import described
from quotary.log.facts.base import ContentRef
from quotary.log.names import CONTENT_STREAM
from quotary.log.service import Bench

MOST: Final = 3
LOOKED_AT: Final = 12
"""So many matters with the same bytes are looked up at most; the desk says where there are more."""


async def also_in(bench: Bench, document: ContentRef | None) -> list[str]:
    """The first matters, besides its own, that hold the document's bytes, by the content stream.

    At most `LOOKED_AT` of them, whatever they were handed in for.

    Raises:
        BrokerUnavailable: no answer in time.
    """
    if document is None:
        return []
    pattern = f"content.*.{document.tenant}.*.{document.sha256}.0"
    found: dict[str, None] = {}
    seq = 0
    while len(found) < LOOKED_AT:
        stored = await bench.reader.first_after(CONTENT_STREAM, pattern, seq)
        if stored is None:
            break
        seq = stored.seq
        matter = stored.subject.split(".")[3]
        if matter != document.matter:
            found[matter] = None
    return list(found)


async def reviews_with(parts: Parts, document: ContentRef | None) -> list[str]:
    """The first reviews, besides its own, that hold the document's bytes; at most `MOST`."""
    every = await also_in(parts.bench, document)
    known = await parts.database.read(described, parts.tenant, every)
    # One that the projection does not know yet was handed in a moment ago.
    return [each for each in every if each not in known or known[each].is_review][:MOST]
