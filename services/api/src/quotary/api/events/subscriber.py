"""One reader's bounded queue between hub and connection."""

from __future__ import annotations

import asyncio
from typing import Final

from quotary.api.events.item import Item

MOST_WAITING: Final = 2_000
"""Items a reader may be behind; one who is slower is let go and comes back with its cursor."""


class Subscriber:
    """What the hub puts in and one connection takes out."""

    def __init__(self) -> None:
        self._items: list[Item] = []
        self._there = asyncio.Event()
        self.over = False

    def put(self, item: Item) -> None:
        """Hand over an item, or end the reading where too many wait already."""
        if len(self._items) >= MOST_WAITING:
            self.end()
            return
        self._items.append(item)
        self._there.set()

    def end(self) -> None:
        """No more items: the connection is closed after what it has."""
        self.over = True
        self._there.set()

    async def take(self, within: float) -> list[Item]:
        """Everything that waits, empty if nothing comes within so many seconds or it is over."""
        if not self._items and not self.over:
            try:
                async with asyncio.timeout(within):
                    await self._there.wait()
            except TimeoutError:
                return []
        self._there.clear()
        found, self._items = self._items, []
        return found
