"""Labelled questions: enough of both kinds for every document, and a recorded reply for each."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from quotary.core.questions.asked import question_digest
from support.embedded import ROOT

SAMPLES = ROOT / "samples"
COMMAND = "uv run python samples/file_question_recordings.py"
Json = dict[str, Any]


def documents() -> list[Json]:
    files = sorted((SAMPLES / "questions").glob("*.yaml"))
    return [
        document
        for path in files
        for document in YAML(typ="safe", pure=True).load(path.read_text())["documents"]
    ]


@pytest.mark.parametrize("document", documents(), ids=lambda each: each["file"])
def test_every_document_has_questions_with_an_answer_and_without(document: Json) -> None:
    asked = document["questions"]
    assert sum("expect" in each for each in asked) >= 4
    assert sum("decoy" in each for each in asked) >= 4
    for each in asked:
        if "expect" in each:
            assert " ".join(each["expect"].split()) in " ".join(each["quote"].split()), each["ask"]


@pytest.mark.parametrize("document", documents(), ids=lambda each: each["file"])
def test_every_question_has_a_recorded_reply_that_misleads(document: Json) -> None:
    sha256 = hashlib.sha256((SAMPLES / document["file"]).read_bytes()).hexdigest()
    folder = SAMPLES / "recordings" / "questions" / sha256
    for each in document["questions"]:
        path = folder / f"{question_digest(each['ask'])}.txt"
        assert path.is_file(), f"{document['file']}: {each['ask']} has none: run `{COMMAND}`"
        reply = json.loads(path.read_text())
        # An absent question is answered with a true sentence, an answerable one beside a lie.
        assert reply["found"] is True
        assert len(reply["quotes"]) == (2 if "expect" in each else 1)


def test_no_recording_is_left_over() -> None:
    known = {
        (
            hashlib.sha256((SAMPLES / document["file"]).read_bytes()).hexdigest(),
            question_digest(each["ask"]),
        )
        for document in documents()
        for each in document["questions"]
    }
    kept: set[tuple[str, str]] = set()
    for path in (SAMPLES / "recordings" / "questions").glob("*/*.txt"):
        kept.add((Path(path).parent.name, path.stem))
    assert kept == known, f"run `{COMMAND}`"
