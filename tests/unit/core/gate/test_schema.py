"""The reply's schema has a place for quotes and fields, and none for judgement."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, cast

import jsonschema
import pytest

from quotary.core.schema import reply_schema
from support.made_contracts import WORDINGS, made
from support.small_playbook import SMALL

SCHEMA: Any = reply_schema(SMALL)


def nodes(node: Any) -> Iterator[dict[str, Any]]:
    if isinstance(node, dict):
        inner = cast("dict[str, Any]", node)
        yield inner
        for value in inner.values():
            yield from nodes(value)
    elif isinstance(node, list):
        for value in cast("list[Any]", node):
            yield from nodes(value)


def test_it_is_a_valid_schema_that_an_honest_reply_satisfies() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    for number in range(2):
        chosen = {id_: ways[number] for id_, ways in WORDINGS.items()}
        contract = made(chosen, (), range(len([w for w in chosen.values() if w.text])))
        jsonschema.validate(contract.reply, SCHEMA)


@pytest.mark.parametrize("word", ["verdict", "risk", "route", "accept", "severity", "score"])
def test_it_has_no_word_for_a_judgement(word: str) -> None:
    names = {name for node in nodes(SCHEMA) for name in node.get("properties", {})}
    assert word not in names


def test_every_string_list_and_number_is_bounded_and_nothing_is_a_pattern() -> None:
    for node in nodes(SCHEMA):
        kinds = str(node.get("type", ""))
        assert "pattern" not in node
        if "string" in kinds and "enum" not in node:
            assert node["maxLength"] <= 1_000
        if "array" in kinds:
            assert node["maxItems"] <= 200
        if "number" in kinds:
            assert node["maximum"] <= 10**9


def test_every_property_is_required_and_no_other_is_allowed() -> None:
    for node in nodes(SCHEMA):
        if node.get("type") == "object":
            assert node["required"] == list(node["properties"])
            assert node["additionalProperties"] is False


def test_extra_keys_break_the_schema() -> None:
    reply: dict[str, Any] = {
        "document_type": "nda",
        "counterparty": None,
        "positions": [],
        "route": "green",
    }
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(reply, SCHEMA)


def test_only_a_clause_playbook_asks_for_a_suggestion() -> None:
    clause = replace(SMALL, scope="clause")
    assert '"suggested"' not in json.dumps(SCHEMA)
    assert '"suggested"' in json.dumps(reply_schema(clause))
