"""Severity: the ordered set that every stage may only climb."""

from __future__ import annotations

from enum import StrEnum


class Verdict(StrEnum):
    """What the rules say of a position, mildest first. `ungrounded` weighs as much as `reject`."""

    ACCEPT = "accept"
    FALLBACK = "fallback"
    REJECT = "reject"
    UNGROUNDED = "ungrounded"

    @property
    def weight(self) -> int:
        """0 accept, 1 fallback, 2 reject or ungrounded."""
        return _WEIGHT[self]

    def worse(self, other: Verdict) -> Verdict:
        """The worse of the two; of two equally bad ones, this one."""
        return other if other.weight > self.weight else self


_WEIGHT = {Verdict.ACCEPT: 0, Verdict.FALLBACK: 1, Verdict.REJECT: 2, Verdict.UNGROUNDED: 2}


class Route(StrEnum):
    """Where a contract goes."""

    GREEN = "green"
    YELLOW = "yellow"
    RED = "red"
    OUT_OF_PLAYBOOK = "out_of_playbook"
