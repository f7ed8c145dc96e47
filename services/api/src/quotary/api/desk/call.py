"""A literal rule call, cut up so that values and outcome can be set off from the rest."""

from __future__ import annotations

import re
from typing import Final, Literal, NamedTuple

_VALUE: Final = re.compile(r"(=)([^,()=]+)(?=[,)])")
Kind = Literal["plain", "value", "outcome"]


class Part(NamedTuple):
    """A stretch of the call."""

    kind: Kind
    text: str


def call_parts(rule: str) -> list[Part]:
    """`term(years=4) → FALLBACK` as plain, value and outcome; joined they are the rule again."""
    call, arrow, outcome = rule.rpartition(" → ")
    if not arrow:
        call, outcome = rule, ""
    parts: list[Part] = []
    at = 0
    for found in _VALUE.finditer(call):
        parts += [Part("plain", call[at : found.start(2)]), Part("value", found[2])]
        at = found.end(2)
    parts.append(Part("plain", call[at:] + arrow))
    if outcome:
        parts.append(Part("outcome", outcome))
    return [each for each in parts if each.text]
