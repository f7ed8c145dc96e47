"""The strict reading of a reply to a question."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quotary.core.questions.proposed import (
    MAX_QUOTE,
    MAX_QUOTES,
    ProposedAnswer,
    joined,
    parse_answer,
)
from quotary.core.reply_json import ReplyInvalid


def answer(*quotes: str) -> ProposedAnswer:
    return ProposedAnswer(found=True, quotes=quotes)


def test_found_and_quotes_are_read_and_nothing_else_is() -> None:
    raw = '{"answer": "Three years.", "found": true, "quotes": ["a b c"], "confidence": 0.99}'
    assert parse_answer(raw) == ProposedAnswer(found=True, quotes=("a b c",))


@pytest.mark.parametrize("raw", ['{"found": false}', '{"found": false, "quotes": null}'])
def test_nothing_found_needs_no_quotes(raw: str) -> None:
    assert parse_answer(raw) == ProposedAnswer(found=False)


@pytest.mark.parametrize(
    ("raw", "says"),
    [
        ("", "The reply is empty"),
        ("Three years.", "not JSON"),
        ("[]", "not one object"),
        ('{"quotes": ["a"]}', '"found" is None'),
        ('{"found": "true", "quotes": []}', "\"found\" is 'true', not true or false"),
        ('{"found": 1, "quotes": []}', '"found" is 1, not true or false'),
        ('{"found": true, "quotes": "a"}', "\"quotes\" is 'a', not a list"),
        ('{"found": true, "quotes": ["a", 1]}', "something that is not a string"),
        ('{"found": true, "quotes": [["a"]]}', "something that is not a string"),
        ('{"found": false, "quotes": ["a"]}', "nothing was found and quotes it"),
        ('{"found": true, "found": false, "quotes": []}', "gives more than once: found"),
        ('{"found": true, "quotes": ["a"', "cut off"),
        (json.dumps({"found": True, "quotes": ["x" * 3_999] * 4}), "characters in all"),
    ],
)
def test_an_unusable_reply_says_what_is_wrong(raw: str, says: str) -> None:
    with pytest.raises(ReplyInvalid) as caught:
        parse_answer(raw)
    assert says in caught.value.sentence


def test_too_many_and_too_long_quotes_are_left_out_and_said() -> None:
    many = parse_answer(json.dumps({"found": True, "quotes": ["a b"] * (MAX_QUOTES + 3)}))
    assert (len(many.quotes), many.problems) == (
        MAX_QUOTES,
        (f"3 quotes were too many, or over {MAX_QUOTE} characters.",),
    )
    long = parse_answer(json.dumps({"found": True, "quotes": ["a b", "x" * (MAX_QUOTE + 1)]}))
    assert long.quotes == ("a b",)


def test_parts_are_joined_in_order_without_repeats() -> None:
    nothing = ProposedAnswer(found=False)
    parts = (answer("a", "b"), nothing, answer("b"))
    assert joined(parts) == ProposedAnswer(found=True, quotes=("a", "b"), windows=3)
    assert joined((nothing,)) == nothing


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["found", "quotes", "answer"]), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(anything)
def test_any_json_is_an_answer_or_a_reason(value: Any) -> None:
    try:
        found = parse_answer(json.dumps(value))
    except ReplyInvalid:
        return
    assert isinstance(value, dict)
    assert found.found is value["found"]
