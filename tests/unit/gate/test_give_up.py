"""A document on which the search for duties fails ends its unit all the same."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest

from quotary.core.indexing import DocumentIndex
from quotary.core.obligations import checking
from quotary.core.obligations.registering import register_of
from quotary.core.proposal import Proposal
from quotary.core.span import Span
from quotary.gate.handlers import GateHandlers
from quotary.log.facts.gated import Gated
from quotary.log.facts.ingested import Ingested, Layout
from quotary.log.facts.proposed import Proposed
from quotary.log.names import LOG_STREAM
from quotary.log.service import Bench
from quotary.log.step import Step
from quotary.log.wiring import guarded
from support.registers import BROAD, TEXT, document

SUBJECT = "contract.main.m1.r1.proposed.1"
WHOLE = Span(0, len(TEXT))
BUDGET = 5


class Desk:
    """What the gate works with, without a broker: one run of one unit, and what was recorded."""

    def __init__(self) -> None:
        self.recorded: list[Gated] = []
        self.ingested = Ingested.now(
            by="ingest",
            layout=Layout(units=(WHOLE,)),
            units=1,
            characters=len(TEXT),
            playbook_digest="0" * 64,
            scope="chunk",
        )

    def bench(self) -> Bench:
        async def ingested(_: object) -> Ingested:
            return self.ingested

        async def layout(_: object) -> Layout:
            return Layout(units=(WHOLE,))

        async def text(_: object) -> object:
            return document()

        async def index(_: object) -> DocumentIndex:
            return DocumentIndex(document())

        async def playbook(_: object) -> object:
            return BROAD

        async def record(_: object, fact: Gated) -> None:
            self.recorded.append(fact)

        layouts = SimpleNamespace(ingested=ingested, of=layout, document=text, index=index)
        return cast(
            "Bench",
            SimpleNamespace(
                layouts=layouts,
                playbooks=SimpleNamespace(by_digest=playbook),
                recorder=SimpleNamespace(record=record),
                reader=None,
                content=None,
            ),
        )


def message(body: bytes, attempt: int) -> Any:
    reply = f"$JS.ACK.{LOG_STREAM}.gate.{attempt}.7.7.1767225600000000000.0"
    return SimpleNamespace(
        subject=SUBJECT, data=body, reply=reply, ack=AsyncMock(), nak=AsyncMock()
    )


async def delivered(desk: Desk, body: bytes, most: int) -> int:
    """Deliver the message again as long as it is refused; how often that took."""
    handlers = GateHandlers(desk.bench())
    step = Step("gate", LOG_STREAM, handlers.proposed, handlers.give_up, budget=BUDGET)
    take = guarded(step)
    for attempt in range(1, most + 1):
        given = message(body, attempt)
        await take(given)
        assert given.ack.called is not given.nak.called
        if given.ack.called:
            return attempt
    return 0


def broken(*_: object) -> object:
    raise RecursionError("a strange text")


@pytest.mark.parametrize("proposal", [Proposal(()), None])
async def test_a_search_that_raises_ends_as_a_failed_outcome(
    proposal: Proposal | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checking, "duties_in", broken)
    desk = Desk()
    body = Proposed.now(by="extractor", proposal=proposal).model_dump_json().encode()
    assert await delivered(desk, body, 20) == BUDGET + 1
    (fact,) = desk.recorded
    assert fact.outcome == "failed"
    assert fact.failure is not None
    assert fact.failure.code == "attempts_spent"
    assert not fact.gated.evaluated


async def test_a_body_that_cannot_be_read_ends_so_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "duties_in", broken)
    desk = Desk()
    assert await delivered(desk, b"{", 20) == BUDGET + 1
    assert [fact.outcome for fact in desk.recorded] == ["failed"]


async def test_what_was_not_searched_is_one_gap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "duties_in", broken)
    desk = Desk()
    body = Proposed.now(by="extractor", proposal=Proposal(())).model_dump_json().encode()
    await delivered(desk, body, 20)
    found = register_of([fact.gated for fact in desk.recorded], BROAD)
    assert found.unread == (1,)
    assert [gap.place.span for gap in found.gaps] == [WHOLE]
    assert [one.kind for one in found.escalations] == ["duties_unknown"]
    assert found.escalations[0].place is not None


async def test_a_body_that_cannot_be_read_leaves_its_duties_as_gaps() -> None:
    desk = Desk()
    assert await delivered(desk, b"{", 20) == 1
    found = register_of([fact.gated for fact in desk.recorded], BROAD)
    assert found.unread == (1,)
    assert len(found.gaps) > 1
    assert found.escalations == ()
