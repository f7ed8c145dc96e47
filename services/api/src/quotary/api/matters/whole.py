"""Decisions and comments in full, also where the fact holds only the first of them."""

from __future__ import annotations

from dataclasses import dataclass

from pydantic import TypeAdapter

from quotary.core.decision import Decision, DecisionInput
from quotary.log.content import ContentStore
from quotary.log.facts.base import Fact
from quotary.log.facts.commented import Comment, Commented
from quotary.log.facts.routed import Routed
from quotary.log.routed_content import read_decision, read_input

_COMMENTS = TypeAdapter(tuple[Comment, ...])


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision with what it was taken on; both None before there is one."""

    decision: Decision | None = None
    given: DecisionInput | None = None


async def decided(content: ContentStore, routed: Routed | None) -> Decided:
    """The whole decision of a run and its input.

    Raises:
        ContentMissing, ContentTampered, BrokerUnavailable: as for content.
    """
    if routed is None:
        return Decided()
    has_input = routed.input is not None or routed.input_ref is not None
    given = await read_input(content, routed) if has_input else None
    return Decided(await read_decision(content, routed), given)


async def comments_of(content: ContentStore, commented: Commented | None) -> tuple[Comment, ...]:
    """Every comment of a run.

    Raises:
        ContentMissing, ContentTampered, BrokerUnavailable: as for content.
    """
    if commented is None:
        return ()
    if commented.comments_ref is None:
        return commented.comments
    return _COMMENTS.validate_json(await content.get(commented.comments_ref))


async def in_full(content: ContentStore, fact: Fact) -> Fact:
    """The fact with everything in it that it keeps as content.

    Raises:
        ContentMissing, ContentTampered, BrokerUnavailable: as for content.
    """
    if isinstance(fact, Routed) and fact.decision_ref is not None:
        return fact.model_copy(update={"decision": await read_decision(content, fact)})
    if isinstance(fact, Commented) and fact.comments_ref is not None:
        return fact.model_copy(update={"comments": await comments_of(content, fact)})
    return fact
