"""Each recording belongs to a sample, and its quotes are in the sample's text; poison is not."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pytest
from ruamel.yaml import YAML

from quotary.ingest.reading import read_document

SAMPLES: Final = Path(__file__).parents[3] / "samples"
RECORDINGS: Final = SAMPLES / "recordings" / "vendor-nda"
FILES: Final[list[str]] = [
    label["file"]
    for label in YAML(typ="safe").load((SAMPLES / "labels.yaml").read_text("utf-8"))["contracts"]
]
# Written apart from the gate's own folding on purpose, and cruder: letters and signs in order.
_SAME: Final = str.maketrans({"“": '"', "”": '"', "’": "'", "–": "-", "\u00ad": ""})


def _bare(text: str) -> str:
    return "".join(text.translate(_SAME).replace("-", "").split())


def _text(file: str) -> str:
    path = SAMPLES / file
    document = read_document(path.read_bytes(), path.name).document
    assert document is not None
    return _bare(document.text)


def _recording(file: str) -> Path:
    digest = hashlib.sha256((SAMPLES / file).read_bytes()).hexdigest()
    return RECORDINGS / digest / "1.txt"


def _quotes(reply: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for position in reply["positions"]:
        for quote in position["quotes"]:
            yield position["id"], quote


@pytest.mark.parametrize("file", FILES)
def test_every_quote_of_a_recording_stands_once_in_its_contract(file: str) -> None:
    reply = json.loads(_recording(file).read_text("utf-8"))
    text = _text(file)
    counts = {quote: text.count(_bare(quote)) for _, quote in _quotes(reply)}
    assert set(counts.values()) <= {1}, counts


@pytest.mark.parametrize("file", FILES)
def test_an_absent_position_quotes_nothing_and_knows_no_field(file: str) -> None:
    for position in json.loads(_recording(file).read_text("utf-8"))["positions"]:
        assert bool(position["quotes"]) == position["present"]
        if not position["present"]:
            assert set(position["fields"].values()) == {None}


def test_no_recording_is_left_over_from_another_version_of_a_sample() -> None:
    assert {path.parent.name for path in RECORDINGS.glob("*/*.txt")} == {
        _recording(file).parent.name for file in FILES
    }


@pytest.mark.parametrize(
    ("reply", "file"),
    [("nda-clean.reply.json", "nda-clean.txt"), ("demo-nda.reply.json", "demo-nda.pdf")],
)
def test_no_poisoned_quote_is_in_the_contract_though_every_field_is_right(
    reply: str, file: str
) -> None:
    poisoned = json.loads((SAMPLES / "poisoned" / reply).read_text("utf-8"))
    honest = json.loads(_recording(file).read_text("utf-8"))
    text = _text(file)
    assert not [quote for _, quote in _quotes(poisoned) if _bare(quote) in text]
    fields = {position["id"]: position["fields"] for position in honest["positions"]}
    assert {p["id"]: p["fields"] for p in poisoned["positions"]} == fields
