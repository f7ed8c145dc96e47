"""A raw reply is one JSON object or a clear reason why not."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quotary.core.reply_json import MAX_REPLY, Members, ReplyInvalid, Unusable, reply_object
from support.hypothesis_load import SLOW


def code_of(raw: str) -> str:
    with pytest.raises(ReplyInvalid) as caught:
        reply_object(raw)
    assert caught.value.sentence.endswith(".")
    return caught.value.code


@pytest.mark.parametrize(
    "raw",
    [
        '{"a": 1}',
        '\ufeff {"a": 1}\n',
        '<think>Is {"a": 2} right? No.</think>\n{"a": 1}',
        'I thought about it.</think>{"a": 1}',
        '<reasoning>x</reasoning>{"a": 1}',
        '```json\n{"a": 1}\n```',
        'Here it is:\n```\n{"a": 1}\n```\nDone.',
        '<think>y</think>```json\n{"a": 1}\n```',
    ],
)
def test_an_honest_answer_is_found_under_its_wrapping(raw: str) -> None:
    assert reply_object(raw) == {"a": 1}


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ("", "empty"),
        (" \n\t", "empty"),
        ("<think>nothing else</think>", "empty"),
        ("<think>never done", "truncated"),
        ('{"a": [1, 2', "truncated"),
        ('{"a": "cut of', "truncated"),
        ('{"a": 1} and more', "not_json"),
        ('The answer is {"a": 1}.', "not_json"),
        ("<html>502 Bad Gateway</html>", "not_json"),
        ("[1]", "not_object"),
        ('"text"', "not_object"),
        ("null", "not_object"),
        ('```json\n{"a": 1}\n```\n```json\n{"a": 2}\n```', "not_json"),
        ('{"a": ' * 60 + "1" + "}" * 60, "too_deep"),
        ("[" * 100_000, "too_deep"),
        (" " * (MAX_REPLY + 1), "too_long"),
    ],
)
def test_each_way_of_being_no_answer_has_its_code(raw: str, code: str) -> None:
    assert code_of(raw) == code


def test_a_brace_in_the_thinking_is_not_the_answer() -> None:
    assert code_of('<think>{"a": 1}</think> I cannot answer.') == "not_json"


def test_brackets_inside_strings_do_not_nest() -> None:
    assert reply_object(json.dumps({"a": "[" * 500 + '\\"{'})) == {"a": "[" * 500 + '\\"{'}


def test_repeated_names_are_kept_for_the_reader_to_judge() -> None:
    assert reply_object('{"a": 1, "b": 2, "a": 3}').repeated == {"a"}


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e400", "-1e999", "9" * 400])
def test_numbers_that_json_or_we_do_not_know_are_unusable(number: str) -> None:
    value = reply_object(f'{{"a": {number}}}')["a"]
    assert isinstance(value, Unusable)
    assert len(repr(value)) < 60


def test_a_long_unclosed_string_takes_linear_time() -> None:
    assert code_of('{"a": "' + '\\"' * 300_000) == "truncated"


@given(st.text(max_size=200))
@settings(deadline=None, suppress_health_check=SLOW)
def test_any_text_is_an_object_or_a_clear_reason(raw: str) -> None:
    outcome = _outcome(raw)
    assert isinstance(outcome, Members) or (outcome.code and outcome.sentence)


def _outcome(raw: str) -> Members | ReplyInvalid:
    try:
        return reply_object(raw)
    except ReplyInvalid as problem:
        return problem
