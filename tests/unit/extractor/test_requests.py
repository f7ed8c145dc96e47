"""Requests: what is sent again after a useless reply begins with what was sent before."""

import json

from hypothesis import given
from hypothesis import strategies as st

from quotary.core.document import Document
from quotary.core.playbook import Playbook, Position
from quotary.core.prompting import render
from quotary.extractor.live.client import Request
from quotary.extractor.live.requests import corrected, unit_request

ODD = st.sampled_from("\ud83d\ude00\ud800\udfff\x00\u202e")
ANY = st.lists(ODD | st.characters(), max_size=60).map("".join)
PLAYBOOK = Playbook(
    id="p",
    version="1",
    title="P",
    we_are="Acme",
    language="en",
    scope="document",
    positions=(Position(id="term", title="Term", requirement="The term."),),
)


def request(text: str) -> Request:
    return unit_request(render(PLAYBOOK, Document(text)), PLAYBOOK, 100)


@given(ANY, ANY)
def test_any_document_and_any_useless_reply_can_be_sent(text: str, reply: str) -> None:
    first = request(text)
    second = corrected(first, reply, "It is not JSON.")
    json.dumps(second.messages, ensure_ascii=False).encode()
    assert list(second.messages[: len(first.messages)]) == list(first.messages)
    assert "It is not JSON." in second.messages[-1]["content"]


def test_a_runaway_reply_is_not_sent_again_whole() -> None:
    again = corrected(request("x"), "y" * 1_000_000, "It is too long.")
    assert len(again.messages[-2]["content"]) <= 20_000


@given(st.text(max_size=60), st.text(max_size=60))
def test_nothing_before_the_document_depends_on_it(one: str, other: str) -> None:
    assert request(one).messages[0] == request(other).messages[0]
    assert request(one).schema == request(other).schema
