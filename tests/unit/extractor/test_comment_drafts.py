"""Drafts as they are read of a reply, and which positions get a comment at all."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quotary.core.citation import Citation
from quotary.core.decision import Decision, DecisionInput, PositionDecision, Tally
from quotary.core.finding import Finding, GatedUnit
from quotary.core.playbook import Playbook, Position
from quotary.core.reply_json import ReplyInvalid
from quotary.core.span import Span
from quotary.core.verdict import Route, Verdict
from quotary.extractor.domain.drafting import comments, wanted
from quotary.extractor.live.comment_request import comment_request, read_drafts

TEXT = "The term is seven years. Either party may stop at any time."
OWN = "Please shorten the term to three years."


def position(id_: str, comment: str = OWN) -> Position:
    return Position(id=id_, title=id_.title(), requirement="", fallback_comment=comment)


PLAYBOOK = Playbook(
    id="p",
    version="1",
    title="P",
    we_are="Acme",
    language="en",
    scope="document",
    positions=(position("term"), position("law"), position("silent", "")),
)


def decided(id_: str, verdict: Verdict = Verdict.FALLBACK, unit: int = 0) -> PositionDecision:
    return PositionDecision(
        id=id_,
        title=id_,
        critical=False,
        verdict=verdict,
        rule="",
        because="",
        state="yellow",
        unit=unit,
    )


def decision(*positions: PositionDecision) -> Decision:
    return Decision(Route.YELLOW, (), positions, Tally())


def found(unit: int, id_: str, *citations: Citation) -> GatedUnit:
    finding = Finding(id_, present=True, grounded=True, citations=citations)
    return GatedUnit(unit, evaluated=True, findings=(finding,))


def test_accepted_positions_and_those_without_a_text_get_no_comment() -> None:
    positions = decided("term"), decided("law", Verdict.ACCEPT), decided("silent"), decided("gone")
    entries = wanted(decision(*positions), PLAYBOOK)
    assert [entry.position.id for entry in entries] == ["term"]


def test_an_entry_is_about_what_its_own_unit_says_in_the_documents_words() -> None:
    verified = Citation("THE TERM IS SEVEN YEARS.", "verified", (Span(0, 24),))
    invented = Citation("The term is one year.", "ungrounded", (Span(0, 5),))
    given = DecisionInput("p", "en", (found(1, "term", verified, invented), found(2, "law")))
    one, other = wanted(
        decision(decided("term", unit=1), decided("term", unit=2)), PLAYBOOK, given, TEXT
    )
    assert one.quotes == ("The term is seven years.",)
    assert other.quotes == ()


def test_each_draft_goes_to_its_own_entry_and_the_rest_is_the_playbooks() -> None:
    entries = wanted(decision(decided("term"), decided("law")), PLAYBOOK)
    made = comments(entries, {2: "Would you please shorten the term to three years?"}, "en")
    assert [(comment.position, comment.source) for comment in made] == [
        ("term", "playbook"),
        ("law", "model"),
    ]
    assert made[0].text == OWN


def test_the_request_holds_what_is_asked_and_nothing_of_the_verdict() -> None:
    entries = wanted(decision(decided("term", Verdict.REJECT)), PLAYBOOK)
    request, digest = comment_request(entries, PLAYBOOK, 500)
    asked = request.messages[1]["content"]
    assert f"Ask: {OWN}" in asked
    assert "reject" not in asked.lower()
    assert len(digest) == 64


@pytest.mark.parametrize(
    "items",
    [
        [{"item": 1, "text": "a"}, {"item": 1, "text": "b"}],
        [{"item": 1, "text": 7}],
        [{"item": True, "text": "a"}],
        [{"item": "1", "text": "a"}],
        [{"item": 0, "text": "a"}, {"item": 3, "text": "a"}],
        ["text"],
        {"item": 1},
        None,
    ],
)
def test_an_item_that_is_repeated_or_of_the_wrong_type_has_no_draft(items: Any) -> None:
    assert read_drafts(json.dumps({"comments": items}), 2) == {}


NAMES = st.sampled_from(["item", "text", "other"])
JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-1, 41) | st.floats() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=3),
    max_leaves=10,
)


@given(st.dictionaries(st.sampled_from(["comments", "other"]), JSON), st.integers(1, 40))
def test_no_reply_brings_anything_but_texts_for_items_that_were_asked(
    reply: dict[str, Any], entries: int
) -> None:
    try:
        drafts = read_drafts(json.dumps(reply), entries)
    except ReplyInvalid:
        return
    assert all(1 <= number <= entries for number in drafts)
    assert all(isinstance(text, str) for text in drafts.values())
