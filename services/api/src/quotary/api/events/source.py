"""One stream as the hub hears it: every message once and in order, gaps filled from the stream."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from quotary.api.projecting.log_state import stream_info
from quotary.log.direct import Stored
from quotary.log.service import Bench

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_LONG_AGO: Final = datetime(2025, 1, 1, tzinfo=UTC)


def short_name(created: str) -> str:
    """The moment a stream was made, in milliseconds to base 36: unlike for any other."""
    if not created:
        return ""
    whole, _, rest = created.rstrip("Z").partition(".")
    seconds = datetime.fromisoformat(whole).replace(tzinfo=UTC) - _LONG_AGO
    left = abs(int(seconds.total_seconds())) * 1000 + int(rest.ljust(3, "0")[:3] or 0)
    name = ""
    while left:
        left, digit = divmod(left, 36)
        name = _DIGITS[digit] + name
    return name or "0"


class Source:
    """Where the hub is in one stream."""

    def __init__(self, bench: Bench, stream: str, *, lossless: bool) -> None:
        self._bench = bench
        self._stream = stream
        self._lossless = lossless
        self._created = ""
        self.seq = 0
        """Everything up to here has been handed on, or was there before the hub."""

    @property
    def epoch(self) -> str:
        """A short name of this very stream: another one after it was made anew."""
        return short_name(self._created)

    async def locate(self) -> None:
        """Begin at the stream's end.

        Raises:
            BrokerUnavailable: there is no answer or no such stream.
        """
        info = await stream_info(self._bench.connection, self._stream)
        self._created, self.seq = info.created, info.last_seq

    async def in_order(self, stored: Stored) -> list[Stored]:
        """The message with those that were missed before it; none if it was handed on before."""
        if stored.seq <= self.seq and not await self._made_anew():
            return []
        if stored.seq == self.seq + 1:
            self.seq = stored.seq
            return [stored]
        return await self._fill(stored.seq)

    async def missed(self) -> list[Stored]:
        """What the stream has beyond the last message heard."""
        if await self._made_anew():
            return []
        info = await stream_info(self._bench.connection, self._stream)
        return await self._fill(info.last_seq) if info.last_seq > self.seq else []

    async def _fill(self, last: int) -> list[Stored]:
        reader, first = self._bench.reader, self.seq + 1
        if self._lossless:
            found = await reader.between(self._stream, first, last)
        else:
            # Parts of a trace may be gone already, and are not worth waiting for.
            found = [each async for each in reader.walk(self._stream, ">", start=first)]
        self.seq = max([last, *(each.seq for each in found)])
        return found

    async def _made_anew(self) -> bool:
        info = await stream_info(self._bench.connection, self._stream)
        if info.created == self._created:
            return False
        self._created, self.seq = info.created, 0
        return True
