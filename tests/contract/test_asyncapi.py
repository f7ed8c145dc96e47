"""The AsyncAPI document is current, and its addresses are the subjects that the code builds."""

import json
from pathlib import Path

from quotary.cli.asyncapi import COMMAND, address, text
from quotary.log.catalogue import CATALOGUE, entry_for
from quotary.log.subjects import parse

KEPT = Path(__file__).resolve().parents[2] / "docs" / "asyncapi.json"


def test_the_document_is_current() -> None:
    assert KEPT.read_text() == text(), f"docs/asyncapi.json is out of date: run `{COMMAND}`"


def test_every_address_is_a_subject_of_its_event() -> None:
    for entry in CATALOGUE:
        filled = address(entry)
        for name in ("tenant", "matter", "run", "id"):
            filled = filled.replace(f"{{{name}}}", "x1")
        filled = filled.replace("{unit}", "3").replace("{n}", "3")
        assert entry_for(parse(filled)) == entry


def test_every_operation_points_to_a_channel() -> None:
    kept = json.loads(KEPT.read_text())
    for operation in kept["operations"].values():
        channel = operation["channel"]["$ref"].removeprefix("#/channels/")
        assert channel in kept["channels"]
