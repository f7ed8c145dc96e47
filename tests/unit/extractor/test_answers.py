"""Gathering a stream: any shape of event is borne, and what is kept can always be stored."""

import json
from types import SimpleNamespace
from typing import Any, cast

from hypothesis import given
from hypothesis import strategies as st

from quotary.extractor.live.answer import Gathering, well_formed

ODD = st.sampled_from("\ud83d\ude00\ud800\udfff\x00\u202e")
TEXT = st.lists(ODD | st.characters(), max_size=30).map("".join)
ANYTHING: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=6,
)
NAMES = st.sampled_from(["content", "reasoning", "reasoning_content", "refusal"])
DELTA: st.SearchStrategy[Any] = st.dictionaries(NAMES, ANYTHING) | ANYTHING
CHOICE: st.SearchStrategy[Any] = st.fixed_dictionaries(
    {"delta": DELTA}, optional={"finish_reason": ANYTHING}
)
EVENT: st.SearchStrategy[Any] = st.fixed_dictionaries(
    {"choices": st.lists(CHOICE, max_size=2) | ANYTHING},
    optional={"usage": ANYTHING, "model": ANYTHING},
)


def namespaced(value: Any) -> Any:
    """Any JSON as the client's lenient models show it."""
    if isinstance(value, dict):
        members = cast("dict[str, Any]", value)
        return SimpleNamespace(**{name: namespaced(each) for name, each in members.items()})
    if isinstance(value, list):
        return [namespaced(each) for each in cast("list[Any]", value)]
    return value


@given(st.lists(EVENT | ANYTHING, max_size=6))
def test_no_event_breaks_the_gathering_and_every_answer_can_be_stored(events: list[Any]) -> None:
    gathering = Gathering(most_characters=100)
    for event in events:
        gathering.add(namespaced(event))
    answer = gathering.answer(1)
    for text in (answer.text, answer.refusal, answer.finish, answer.served_by):
        text.encode()
    assert min(answer.tokens.prompt, answer.tokens.cached, answer.tokens.completion) >= 0


@given(TEXT)
def test_well_formed_text_survives_utf8_and_json(text: str) -> None:
    made = well_formed(text)
    assert made.encode().decode() == made
    assert json.loads(json.dumps(made)) == made
    assert well_formed(made) == made


@given(st.text(max_size=30))
def test_text_that_was_well_formed_is_left_alone(text: str) -> None:
    assert well_formed(text) == text
