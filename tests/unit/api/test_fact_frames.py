"""One fact to its frames, for every event there is."""

import json
from datetime import UTC, datetime

import pytest

from quotary.api.events.fact_frames import Occurrence, frames_of, needs_document
from quotary.api.events.frame import VOCABULARY, Frame
from quotary.api.events.trace_frames import trace_frames, trace_key
from quotary.core.citation import Citation
from quotary.core.document import Document, Page
from quotary.core.span import Span
from quotary.log.direct import Stored
from quotary.log.facts.act import Act
from quotary.log.facts.answered import Answered
from quotary.log.facts.base import Fact, Failure
from quotary.log.facts.commented import Commented
from quotary.log.subjects import contract
from support.made_run import QUOTE, TEXT, Made

DOCUMENT = Document(TEXT, pages=(Page(1, Span(0, 12)), Page(2, Span(12, len(TEXT)))))
AT_NS = 1_796_000_000_123_456_789


def frames(event: str, fact: Fact, *, run: str = "r1", unit: int = 0) -> tuple[Frame, ...]:
    subject = contract("main", "m1", run, event, unit)
    document = DOCUMENT if needs_document(fact) else None
    return frames_of(Occurrence(9, AT_NS, subject, fact, document))


def test_a_whole_run_speaks_the_vocabulary_in_its_order() -> None:
    made = Made()
    events = [
        frame.event
        for _, subject, fact in made.steps()
        for frame in frames(subject.event, fact, unit=subject.unit)
    ]
    assert events == [
        "run_started",
        "document",
        "progress",
        "progress",
        "citation",
        "progress",
        "rule",
        "route",
        "result",
        "comment",
    ]
    assert set(events) <= set(VOCABULARY)


def test_every_frame_names_its_fact_and_its_own_number() -> None:
    found = frames("routed", Made().routed())
    assert [frame.body["n"] for frame in found] == list(range(len(found)))
    assert {frame.body["seq"] for frame in found} == {9}
    assert {frame.body["at"] for frame in found} == {
        datetime.fromtimestamp(AT_NS / 1e9, UTC).isoformat(timespec="microseconds")
    }


def test_quotes_are_cut_out_of_the_document_and_never_the_models_string() -> None:
    (citation, _) = frames("gated", Made().gated(), unit=1)
    assert citation.body["quotes"] == [
        {"text": QUOTE, "shown": QUOTE, "page": 2, "start": 12, "end": 12 + len(QUOTE)}
    ]
    everything = json.dumps([frame.body for frame in frames("gated", Made().gated())])
    assert QUOTE.upper() not in everything
    assert "never said" not in everything


def test_without_a_document_quotes_have_no_words() -> None:
    found = frames_of(Occurrence(1, 0, Made().at("gated", 1), Made().gated(), None))
    assert [quote["text"] for quote in found[0].body["quotes"]] == [""]  # type: ignore[index,union-attr]


def test_a_document_that_cannot_be_read_is_the_runs_last_word() -> None:
    found = frames("ingested", Made().unreadable())
    assert [frame.event for frame in found] == ["document", "result"]
    assert found[-1].body["outcome"] == "failed"
    assert found[-1].body["reasons"] == ["The PDF needs a password."]


def test_a_run_in_which_nothing_could_be_evaluated_has_no_route() -> None:
    routed = Made().routed()
    failed = routed.model_copy(
        update={
            "outcome": "failed",
            "failure": Failure(code="refused", sentence="The model refused."),
            "decision": type(routed.decision)(
                None, ("The model refused.",), (), routed.decision.tally
            ),
        }
    )
    found = frames("routed", failed)
    assert [frame.event for frame in found] == ["result"]
    assert found[0].body["route"] is None


def test_comments_that_failed_say_so() -> None:
    fact = Commented.now(
        by="extractor", outcome="failed", failure=Failure(code="x", sentence="No model.")
    )
    (frame,) = frames("commented", fact)
    assert (frame.event, frame.body["phase"]) == ("progress", "commented")


def test_an_act_names_the_person_and_what_they_saw() -> None:
    fact = Act.now(by="api", kind="noted", who="Ana", based_on=8, note="<b>x</b>")
    (frame,) = frames("act", fact, run="0", unit=3)
    assert {"act": 3, "who": "Ana", "based_on": 8, "note": "<b>x</b>"}.items() <= frame.body.items()


def test_an_answer_quotes_the_document() -> None:
    citation = Citation("x", "verified", (Span(0, 11),))
    fact = Answered.now(by="gate", question="Mutual?", declined=False, citations=(citation,))
    (frame,) = frames("answered", fact, run="q1")
    assert frame.event == "answer"
    assert [quote["text"] for quote in frame.body["quotes"]] == ["Mutual NDA."]  # type: ignore[index,union-attr]


def trace(kind: str, body: bytes) -> tuple[Frame, ...]:
    stored = Stored(f"trace.main.m1.r1.{kind}", 5, body, "2026-11-30T00:22:05.5Z")
    return trace_frames(stored)


def test_a_trace_message_is_one_frame_at_the_brokers_time() -> None:
    (frame,) = trace("model_delta", b'{"at":"1999","unit":2,"text":"abc","seq":77,"run":"other"}')
    assert frame.event == "model_delta"
    assert frame.body["at"] == "2026-11-30T00:22:05.500000+00:00"
    assert (frame.body["unit"], frame.body["seq"], frame.body["run"]) == (2, None, "r1")


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("result", b'{"route":"green"}'),
        ("progress", b"not json"),
        ("progress", b"[1]"),
        ("progress", b'{"x":NaN}'),
        ("progress", b'{"x":1e999}'),
        ("progress", b"\xff\xfe"),
    ],
)
def test_a_trace_message_that_is_none_shows_nothing(kind: str, body: bytes) -> None:
    assert trace(kind, body) == ()


def test_a_trace_cannot_speak_for_a_fact() -> None:
    assert trace("route", b'{"route":"green"}') == ()


@pytest.mark.parametrize("subject", ["trace.a.b", "contract.a.b.c.d.1", "", "trace.a.b.c.d.e"])
def test_only_trace_subjects_have_a_trace_key(subject: str) -> None:
    assert trace_key(subject) is None
