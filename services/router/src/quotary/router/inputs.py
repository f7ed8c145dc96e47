"""Decision inputs: inline while small, as content when large, and read back for replay."""

from __future__ import annotations

from pydantic import TypeAdapter

from quotary.core.decision import DecisionInput
from quotary.log.content import ContentStore
from quotary.log.errors import FactInvalid
from quotary.log.facts.base import ContentRef
from quotary.log.facts.routed import Routed
from quotary.log.subjects import ContractSubject

_INLINE_BYTES = 100_000
_ADAPTER = TypeAdapter(DecisionInput)


async def keep_input(
    content: ContentStore, subject: ContractSubject, given: DecisionInput
) -> dict[str, DecisionInput | ContentRef]:
    """The `routed` payload's part that holds the input."""
    body = _ADAPTER.dump_json(given)
    if len(body) <= _INLINE_BYTES:
        return {"input": given}
    return {"input_ref": await content.put(subject.tenant, subject.matter, body)}


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
    return _ADAPTER.validate_json(await content.get(routed.input_ref))
