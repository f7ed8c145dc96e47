"""Who put a matter on hold, and with which words."""

from __future__ import annotations

from collections.abc import Iterable

from quotary.log.catalogue import decode
from quotary.log.direct import Stored
from quotary.log.facts.act import Act
from quotary.log.subjects import parse_contract


def holder(stored: Iterable[Stored]) -> str:
    """`Ana` or `Ana (waits for the client)`, of the newest hold; "" where there is none."""
    held: Act | None = None
    for each in stored:
        subject = parse_contract(each.subject)
        if subject.event != Act.event:
            continue
        act = decode(subject, each.data)
        if isinstance(act, Act) and act.kind == "held":
            held = act if act.detail.get("held", True) else None
    if held is None:
        return ""
    return f"{held.who} ({held.note})" if held.note else held.who
