"""Content: documents, texts and raw replies, kept as parts under their sha256."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict

from quotary.log.direct import DirectReader
from quotary.log.errors import ContentMissing, ContentTampered
from quotary.log.facts.base import ContentRef
from quotary.log.names import CONTENT_STREAM, PART_BYTES
from quotary.log.publish import Recorder

_IN_FLIGHT = 8
_LARGE = 1 << 20


def part_subject(ref: ContentRef, part: int) -> str:
    """Where one part lies."""
    return f"content.{ref.writer}.{ref.tenant}.{ref.matter}.{ref.sha256}.{part}"


async def _sha256(content: bytes) -> str:
    if len(content) < _LARGE:
        return hashlib.sha256(content).hexdigest()
    # Heartbeats and other requests must not wait for a large document.
    return await asyncio.to_thread(lambda: hashlib.sha256(content).hexdigest())


class ContentStore:
    """Puts and gets content for one service; every read is checked against its sha256."""

    def __init__(
        self, recorder: Recorder, reader: DirectReader, writer: str, *, cached_bytes: int = 32 << 20
    ) -> None:
        self._recorder = recorder
        self._reader = reader
        self._writer = writer
        self._cache: OrderedDict[str, bytes] = OrderedDict()
        self._cached = 0
        self._cache_limit = cached_bytes

    async def put(self, tenant: str, matter: str, content: bytes) -> ContentRef:
        """The reference to `content`, stored by the time this returns.

        Raises:
            PublishRefused: the account may not write it.
            BrokerUnavailable: no settled answer in time.
        """
        pieces = [content[at : at + PART_BYTES] for at in range(0, len(content), PART_BYTES)] or [
            b""
        ]
        ref = ContentRef(
            writer=self._writer,
            tenant=tenant,
            matter=matter,
            sha256=await _sha256(content),
            size=len(content),
            parts=len(pieces),
        )
        for start in range(0, len(pieces), _IN_FLIGHT):
            await asyncio.gather(
                *(
                    self._recorder.put_once(part_subject(ref, start + n), piece, CONTENT_STREAM)
                    for n, piece in enumerate(pieces[start : start + _IN_FLIGHT])
                )
            )
        return ref

    async def get(self, ref: ContentRef) -> bytes:
        """The bytes that `ref` names.

        Raises:
            ContentMissing: a part is not there (purged, or not replicated here yet).
            ContentTampered: what is stored does not have the sha256 it is stored under.
            BrokerUnavailable: no answer in time.
        """
        cached = self._cache.get(ref.sha256)
        if cached is not None:
            self._cache.move_to_end(ref.sha256)
            return cached
        content = b"".join([await self._part(ref, part) for part in range(ref.parts)])
        found = await _sha256(content)
        if found != ref.sha256:
            raise ContentTampered(
                f"content of matter {ref.matter} should have sha256 {ref.sha256}, has {found}"
            )
        self._remember(ref.sha256, content)
        return content

    async def _part(self, ref: ContentRef, part: int) -> bytes:
        subject = part_subject(ref, part)
        stored = await self._reader.last(CONTENT_STREAM, subject)
        if stored is None:
            raise ContentMissing(f"{subject} is not stored: erased, or not copied here yet")
        return stored.data

    def _remember(self, sha256: str, content: bytes) -> None:
        if len(content) > self._cache_limit or sha256 in self._cache:
            return
        self._cache[sha256] = content
        self._cached += len(content)
        while self._cached > self._cache_limit:
            _, dropped = self._cache.popitem(last=False)
            self._cached -= len(dropped)
