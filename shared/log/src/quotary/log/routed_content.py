"""A decision and its input on the log: inline while small, as content when large."""

from __future__ import annotations

from dataclasses import replace

from pydantic import TypeAdapter

from quotary.core.decision import Decision, DecisionInput
from quotary.log.content import ContentStore
from quotary.log.errors import FactInvalid
from quotary.log.facts.base import ContentRef
from quotary.log.facts.routed import Routed
from quotary.log.subjects import ContractSubject

INLINE_BYTES = 90_000
"""Of a decision, of its input, or of a fact that holds both, that stay in the fact."""
SHOWN_POSITIONS = 150
"""Positions that stay in the fact of a decision that is kept as content: the most severe."""
_INPUT = TypeAdapter(DecisionInput)
_DECISION = TypeAdapter(Decision)
Payload = dict[str, DecisionInput | Decision | ContentRef]


async def keep(
    content: ContentStore, subject: ContractSubject, given: DecisionInput, decision: Decision
) -> Payload:
    """The part of a `routed` payload that holds the decision and everything it was taken on."""
    payload: Payload = {"decision": decision}
    body = _INPUT.dump_json(given)
    if len(body) <= INLINE_BYTES:
        payload["input"] = given
    else:
        payload["input_ref"] = await content.put(subject.tenant, subject.matter, body)
    body = _DECISION.dump_json(decision)
    if len(body) > INLINE_BYTES:
        payload["decision"] = _shown(decision)
        payload["decision_ref"] = await content.put(subject.tenant, subject.matter, body)
    return payload


def _shown(decision: Decision) -> Decision:
    worst_first = sorted(decision.positions, key=lambda each: -each.verdict.weight)
    # Part of a register would look like all of it: it is whole or not there.
    return replace(decision, positions=tuple(worst_first[:SHOWN_POSITIONS]), register=None)


async def read_input(content: ContentStore, routed: Routed) -> DecisionInput:
    """The whole input of a recorded decision.

    Raises:
        FactInvalid: the fact holds neither form of it.
        ContentMissing, ContentTampered, BrokerUnavailable: as for content.
    """
    if routed.input is not None:
        return routed.input
    if routed.input_ref is None:
        raise FactInvalid("routed", "neither input nor input_ref is set")
    return _INPUT.validate_json(await content.get(routed.input_ref))


async def read_decision(content: ContentStore, routed: Routed) -> Decision:
    """The whole decision, every position in it.

    Raises:
        ContentMissing, ContentTampered, BrokerUnavailable: as for content.
    """
    if routed.decision_ref is None:
        return routed.decision
    return _DECISION.validate_json(await content.get(routed.decision_ref))
