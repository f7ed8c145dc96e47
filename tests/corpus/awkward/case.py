"""One awkward file and what reading it must come to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Case:
    """A file made by `make`, and its expected reading.

    `contains` are passages whose words follow one another in the text once its white space is
    made single; `lacks` must not occur in it. `flags` are exactly the kinds that are raised.
    """

    name: str
    make: Callable[[], bytes]
    outcome: str = "ok"
    reason: str | None = None
    sentence: str = ""
    contains: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()
    flags: frozenset[str] = frozenset()
    pages: int | None = None
    language: str | None = None


def kinds(*names: str) -> frozenset[str]:
    """The set of flag kinds."""
    return frozenset(names)
