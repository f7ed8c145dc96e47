"""One step of the flow, as the wiring sees it: what it takes, how long, how often it tries."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeVar

from quotary.log.catalogue import decode, of_kind
from quotary.log.facts.base import Fact, Failure
from quotary.log.subjects import ContractSubject, parse_contract

FactT = TypeVar("FactT", bound=Fact)

ATTEMPTS_SPENT: Final = "attempts_spent"
"""The failure's code where the attempts themselves came to no end, whatever the reason."""


@dataclass(frozen=True)
class Delivery:
    """One message as it was delivered; what is in it is decoded when it is first asked for."""

    subject: str
    body: bytes
    seq: int
    attempt: int

    @cached_property
    def about(self) -> ContractSubject:
        """Its subject.

        Raises:
            SubjectInvalid: it is no contract's.
        """
        return parse_contract(self.subject)

    @cached_property
    def fact(self) -> Fact:
        """The fact in it.

        Raises:
            FactInvalid, NewerVersion, SubjectInvalid: as for `decode`.
        """
        return decode(self.subject, self.body)

    def fact_as(self, kind: type[FactT]) -> FactT:
        """The fact in it, proven to be of the class named.

        Raises:
            FactInvalid: it is of another event, or invalid.
        """
        return of_kind(kind, self.subject, self.fact)


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
