"""Comments of live runs: drafted after the route, checked, and never in anybody's way."""

import json
from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest

from quotary.core.citation import Citation
from quotary.core.decision import Decision, DecisionInput, PositionDecision, Tally
from quotary.core.finding import Finding, GatedUnit
from quotary.core.playbook import digest
from quotary.core.span import Span
from quotary.core.verdict import Route, Verdict
from quotary.extractor.live.kept import pointer_subject
from quotary.log.catalogue import decode_as
from quotary.log.connection import Connection
from quotary.log.facts.commented import Commented
from quotary.log.facts.routed import Routed
from quotary.log.names import CONTENT_STREAM, LOG_STREAM
from quotary.log.publish import Recorder
from quotary.log.subjects import ContractSubject
from support.broker import Broker
from support.extracting import PLAYBOOK, TEXT, Feeder, extracting, feeding
from support.model_server import Behaviour, ModelServer

OWN = PLAYBOOK.positions[0].fallback_comment
KIND = "Could you please make the laws of the State of Delaware govern this agreement?"
QUOTE = "This Agreement is governed by the laws of the State of Delaware."


@dataclass
class Router:
    """Records routes as the router would."""

    feeder: Feeder
    connection: Connection

    async def routed(self, matter: str, *, proposer: str = "live", replay: str = "") -> Commented:
        """The comments of a run whose governing law is a fallback."""
        ready = await self.feeder.ready(matter, proposer="offline")
        subject = ready.sibling("routed")
        fact = Routed.now(
            by="router",
            input=decision_input(),
            decision=decision(),
            playbook=PLAYBOOK.id,
            playbook_digest=digest(PLAYBOOK),
            engine="1",
            proposer=proposer,
            replay=replay,
        )
        await Recorder(self.connection).record(subject, fact)
        return await self.commented(subject)

    async def commented(self, subject: ContractSubject) -> Commented:
        name = subject.sibling("commented")
        return decode_as(Commented, name, (await self.feeder.stored(LOG_STREAM, str(name))).data)


def decision_input() -> DecisionInput:
    start = TEXT.index(QUOTE)
    cited = Citation(QUOTE.upper(), "verified", (Span(start, start + len(QUOTE)),))
    finding = Finding("governing_law", present=True, grounded=True, citations=(cited,))
    return DecisionInput(PLAYBOOK.id, "en", (GatedUnit(1, evaluated=True, findings=(finding,)),))


def decision() -> Decision:
    decided = PositionDecision(
        id="governing_law",
        title="Governing law",
        critical=False,
        verdict=Verdict.FALLBACK,
        rule="governing_law(…) → FALLBACK",
        because="Another state.",
        state="yellow",
    )
    return Decision(Route.YELLOW, ("one fallback",), (decided,), Tally(fallback=1))


@pytest.fixture
async def router(broker: Broker) -> AsyncIterator[Router]:
    connection = Connection(broker.settings("router"), "router")
    await connection.broker.connect()
    async with feeding(broker) as feeder:
        yield Router(feeder, connection)
    await connection.stop()


def live(server: ModelServer, *behaviours: Behaviour) -> dict[str, object]:
    server.script = list(behaviours)
    return {"model_base_url": server.url, "model_name": "stub", "model_retries": 0}


def drafting(text: str) -> Behaviour:
    return Behaviour(text=json.dumps({"comments": [{"item": 1, "text": text}]}))


async def test_a_draft_that_says_what_the_playbook_says_is_used(
    broker: Broker, model_server: ModelServer, router: Router
) -> None:
    async with extracting(broker, **live(model_server, drafting(KIND))):
        commented = await router.routed("m1")
    [comment] = commented.comments
    assert (comment.text, comment.source) == (KIND, "model")
    assert (commented.model, commented.note, commented.usage.calls) == ("stub", "", 1)
    [asked] = model_server.calls
    assert OWN in asked["messages"][1]["content"]
    # What the contract says, as it stands there, never the model's own string.
    assert QUOTE in asked["messages"][1]["content"]
    assert QUOTE.upper() not in asked["messages"][1]["content"]


@pytest.mark.parametrize(
    "draft",
    [
        "This clause is acceptable and should be approved.",
        "Please make the laws of the State of New York govern this agreement.",
        "x" * 5000,
        "\ud800 lone",
    ],
)
async def test_a_draft_that_argues_or_asks_for_something_else_gives_way_to_the_playbook(
    broker: Broker, model_server: ModelServer, router: Router, draft: str
) -> None:
    async with extracting(broker, **live(model_server, drafting(draft))):
        commented = await router.routed("m1")
    [comment] = commented.comments
    assert (comment.text, comment.source) == (OWN, "playbook")


@pytest.mark.parametrize(
    ("behaviour", "note"),
    [
        (Behaviour(status=503, body="{}"), "HTTP 503"),
        (Behaviour(text="Certainly! Here are some comments."), "could not be read"),
        (Behaviour(text='{"comments": [', finish="length"), "cut off"),
        (Behaviour(refusal="No."), "refused to answer"),
        (Behaviour(text='{"comments": "none"}'), ""),
    ],
)
async def test_a_model_that_fails_leaves_the_playbooks_texts_and_a_note(
    broker: Broker, model_server: ModelServer, router: Router, behaviour: Behaviour, note: str
) -> None:
    async with extracting(broker, **live(model_server, behaviour)):
        commented = await router.routed("m1")
    assert commented.ok
    assert [comment.source for comment in commented.comments] == ["playbook"]
    assert note in commented.note
    assert len(model_server.calls) == 1


@pytest.mark.parametrize(
    ("proposer", "replay"), [("recorded", ""), ("offline", ""), ("live", "y1")]
)
async def test_no_model_is_asked_where_none_proposed(
    broker: Broker, model_server: ModelServer, router: Router, proposer: str, replay: str
) -> None:
    async with extracting(broker, **live(model_server)):
        commented = await router.routed("m1", proposer=proposer, replay=replay)
    assert [comment.source for comment in commented.comments] == ["playbook"]
    assert not model_server.calls


async def test_drafts_that_were_kept_are_never_asked_for_again(
    broker: Broker, model_server: ModelServer, router: Router
) -> None:
    settings = live(model_server, drafting(KIND))
    async with extracting(broker, **settings):
        await router.routed("m1")
    subject = ContractSubject("main", "m1", "r1", "routed")
    await router.feeder.stored(CONTENT_STREAM, pointer_subject(subject, "comment", 0))
    assert len(model_server.calls) == 1
