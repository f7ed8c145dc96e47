"""The sentences of many alerts as a person reads them: what is alike said once, and counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quotary.core.finding import Alert
from quotary.core.playbook.problem import printable
from quotary.core.said_of import SaidOf, grouped
from quotary.core.wording import say

MAX_SAID: Final = 5
"""Kinds of alerts that one position's reason repeats at most."""

_SHOWN: Final = 3
"""Passages of one kind that are quoted; the card of the clause has them all."""
_LONG: Final = 200


def told(alerts: Sequence[Alert], language: str) -> tuple[str, ...]:
    """The alerts' sentences, each once; those that quote a passage behind the same words, in one.

    "The clause says more: “a”; “b”; “c”. And 2 more of this kind."
    """
    found = grouped(alert.detail for alert in alerts)
    return tuple(_sentence(said, language) for said, _ in found)[:MAX_SAID]


def _sentence(said: SaidOf, language: str) -> str:
    if not said.quoted:
        return said.stem
    shown = "; ".join(f"\u201c{printable(cue, _LONG)}\u201d" for cue in said.quoted[:_SHOWN])
    rest = len(said.quoted) - _SHOWN
    more = f" {say('more', language, count=rest)}" if rest > 0 else ""
    return f"{said.stem}: {shown}.{more}"
