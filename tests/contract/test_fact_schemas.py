"""Every fact's schema is committed and current; every example ever published still reads."""

import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from quotary.log.catalogue import CATALOGUE, decode
from quotary.log.schema_files import drifted, schema_folder, schema_name

EXAMPLES = sorted((schema_folder() / "examples").glob("*.json"))


def test_no_schema_has_drifted() -> None:
    assert drifted() == []


def test_every_event_has_an_example_of_its_current_version() -> None:
    there = {path.name for path in EXAMPLES}
    assert {schema_name(entry) for entry in CATALOGUE} <= there


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_fits_its_own_schema_and_reads_as_the_current_fact(path: Path) -> None:
    example = json.loads(path.read_text())
    schema = json.loads((schema_folder() / path.name).read_text())
    Draft202012Validator(schema).validate(example["body"])
    fact = decode(example["subject"], json.dumps(example["body"]).encode())
    key = path.name.rsplit(".v", 1)[0]
    assert fact.event == key.rsplit(".", 1)[-1]
    assert decode(example["subject"], fact.body()) == fact
