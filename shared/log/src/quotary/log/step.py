"""One step of the flow, as the wiring sees it: what it takes, how long, how often it tries."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from quotary.log.facts.base import Failure

ATTEMPTS_SPENT: Final = "attempts_spent"
"""The failure's code where the attempts themselves came to no end, whatever the reason."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """One message as it was delivered, before anything of it is decoded."""

    subject: str
    body: bytes
    seq: int
    attempt: int


Handle = Callable[[Delivery], Awaitable[None]]
GiveUp = Callable[[Delivery, Failure], Awaitable[None]]
Hold = Callable[[Delivery], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Step:
    """A durable consumer with its handler.

    `handle` does the work and records the outcome; raising means a failed attempt.
    `give_up` records the failed outcome without doing the work, once `budget` attempts are spent.
    `hold` (optional) waits for the right moment under heartbeats, outside the hard timeout.
    `slots` is how many messages are handled at once.
    """

    durable: str
    stream: str
    handle: Handle
    give_up: GiveUp
    hold: Hold | None = None
    budget: int = 5
    timeout: float = 60.0
    heartbeat: float = 5.0
    slots: int = 2
    naks: tuple[float, ...] = (0.1, 0.5, 2.0, 10.0)
