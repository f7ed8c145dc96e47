"""Other matters that were handed the very same bytes."""

from __future__ import annotations

from typing import Final

from quotary.log.facts.base import ContentRef
from quotary.log.names import CONTENT_STREAM
from quotary.log.service import Bench

MOST: Final = 3


async def also_in(bench: Bench, document: ContentRef | None) -> list[str]:
    """The first matters, besides its own, that hold the document's bytes, by the content stream.

    Raises:
        BrokerUnavailable: no answer in time.
    """
    if document is None:
        return []
    pattern = f"content.*.{document.tenant}.*.{document.sha256}.0"
    found: dict[str, None] = {}
    seq = 0
    while len(found) < MOST:
        stored = await bench.reader.first_after(CONTENT_STREAM, pattern, seq)
        if stored is None:
            break
        seq = stored.seq
        matter = stored.subject.split(".")[3]
        if matter != document.matter:
            found[matter] = None
    return list(found)
