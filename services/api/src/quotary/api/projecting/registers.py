"""Registers that are too large for their facts, fetched before their rows are written."""

from __future__ import annotations

from collections.abc import Iterable

from quotary.api.store.batch import Seen
from quotary.core.obligations.register import Register
from quotary.log.content import ContentStore
from quotary.log.facts.routed import Routed
from quotary.log.routed_content import read_decision


async def whole_registers(content: ContentStore, seen: Iterable[Seen]) -> dict[int, Register]:
    """By sequence: the whole register of each `routed` fact that keeps its decision as content.

    Raises:
        ContentMissing, ContentTampered, BrokerUnavailable: as for content. The projection must
            not go on without it: what it wrote then would not be what the log says.
    """
    found: dict[int, Register] = {}
    for each in seen:
        fact = each.fact
        # The decision that stands in such a fact itself never has a register; one with positions
        # is by document or by clause.
        if not isinstance(fact, Routed) or fact.decision_ref is None or fact.decision.positions:
            continue
        register = (await read_decision(content, fact)).register
        if register is not None:
            found[each.seq] = register
    return found
