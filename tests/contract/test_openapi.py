"""The committed OpenAPI description is the one that the api serves."""

import json

import pytest

from quotary.api.openapi_file import COMMAND, openapi_path, openapi_text


def test_the_description_has_not_drifted() -> None:
    if openapi_path().read_text() != openapi_text():
        pytest.fail(f"services/api/openapi.json is not what the api serves: run `{COMMAND}`")


def test_every_operation_says_what_it_does_and_how_it_refuses() -> None:
    described = json.loads(openapi_path().read_text())
    assert described["openapi"].startswith("3.1")
    for path, operations in described["paths"].items():
        for verb, operation in operations.items():
            assert operation.get("description"), f"{verb} {path} has no description"
            assert "default" in operation["responses"], f"{verb} {path} names no problem details"
