"""The sentences of many alerts as a person reads them: what is alike said once, and counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quotary.core.finding import Alert
from quotary.core.playbook.problem import printable
from quotary.core.wording import say

MAX_SAID: Final = 5
"""Kinds of alerts that one position's reason repeats at most."""

_SHOWN: Final = 3
"""Passages of one kind that are quoted; the card of the clause has them all."""
_LONG: Final = 200
_OPEN: Final = ": \u201c"
_CLOSE: Final = "\u201d."


def told(alerts: Sequence[Alert], language: str) -> tuple[str, ...]:
    """The alerts' sentences, each once; those that quote a passage behind the same words, in one.

    "The clause says more: “a”; “b”; “c”. And 2 more of this kind."
    """
    quoted: dict[str, list[str]] = {}
    for detail in dict.fromkeys(alert.detail for alert in alerts):
        lead, found, cue = detail.partition(_OPEN)
        if found and cue.endswith(_CLOSE):
            quoted.setdefault(lead, []).append(cue[: -len(_CLOSE)])
        else:
            quoted.setdefault(detail, [])
    return tuple(_sentence(lead, cues, language) for lead, cues in quoted.items())[:MAX_SAID]


def _sentence(lead: str, cues: Sequence[str], language: str) -> str:
    if not cues:
        return lead
    shown = "; ".join(f"\u201c{printable(cue, _LONG)}\u201d" for cue in cues[:_SHOWN])
    rest = len(cues) - _SHOWN
    more = f" {say('more', language, count=rest)}" if rest > 0 else ""
    return f"{lead}: {shown}.{more}"
