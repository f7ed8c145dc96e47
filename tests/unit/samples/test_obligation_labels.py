"""The labelled documents of samples/obligations: enough of them, in step, and no words borrowed."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest
from ruamel.yaml import YAML

from quotary.cli.evaluation.placed_labels import PlacedLabels, placed
from quotary.cli.evaluation.register_labels import LabelledRegister, registers
from quotary.core.document import Document
from quotary.core.playbook import Playbook
from quotary.ingest.domain.planning import plan
from quotary.ingest.reading import read_document
from quotary.log.playbook_files import load_playbook

ROOT: Final = Path(__file__).parents[3]
SAMPLES: Final = ROOT / "samples"
RECORDINGS: Final = SAMPLES / "recordings" / "obligations"
POISONED: Final = SAMPLES / "obligations" / "poisoned"
LABELLED: Final = registers(SAMPLES)
SHORT: Final = LABELLED[:-1]
LONG: Final = LABELLED[-1]


def _document(labelled: LabelledRegister) -> Document:
    document = read_document(labelled.path.read_bytes(), labelled.path.name).document
    assert document is not None
    return document


def _playbook() -> Playbook:
    return load_playbook(ROOT / "playbooks" / "obligations.yaml").playbook


def _placed(labelled: LabelledRegister) -> PlacedLabels:
    document = _document(labelled)
    return placed(labelled, document, plan(document, "chunk", _playbook().chunk))


def test_five_documents_hold_sixty_obligations_and_the_long_one_sixty_pages() -> None:
    assert len(SHORT) == 5
    assert sum(len(each.obligations) for each in SHORT) >= 60
    assert len(_document(LONG).pages) >= 60
    assert len(LONG.obligations) >= 500


@pytest.mark.parametrize("labelled", LABELLED, ids=lambda each: each.name)
def test_every_label_stands_in_its_document_whole_in_a_chunk(labelled: LabelledRegister) -> None:
    labels = _placed(labelled)
    assert len(labels.obligations) == len(labelled.obligations)
    spans = [each.span for each in labels.obligations]
    assert len(set(spans)) == len(spans)


@pytest.mark.parametrize("labelled", LABELLED, ids=lambda each: each.name)
def test_party_deadline_and_trigger_are_words_of_the_labels_own_quote(
    labelled: LabelledRegister,
) -> None:
    for label in labelled.obligations:
        for words in (label.party, label.deadline, label.trigger):
            assert words is None or words in label.quote, label.id


def test_no_sentence_of_the_long_agreement_is_there_twice() -> None:
    quotes = [label.quote.casefold() for label in LONG.obligations]
    assert len(set(quotes)) == len(quotes)
    shapes = ["".join(c for c in quote if c.isalpha()) for quote in quotes]
    assert len(set(shapes)) == len(shapes)


def test_the_long_agreement_straddles_chunks() -> None:
    labels = _placed(LONG)
    assert len(labels.spans) > 20
    assert len(labels.straddlers()) >= 10


def test_absent_terms_and_unstated_fields_are_marked() -> None:
    absent = [term.id for each in LABELLED for term in each.terms if term.absent]
    assert len(absent) >= 20
    unstated = [label for each in LABELLED for label in each.obligations if label.deadline is None]
    assert len(unstated) >= 100
    assert {term.id for each in LABELLED for term in each.terms} == {
        term.id for term in _playbook().terms
    }


@pytest.mark.parametrize("labelled", LABELLED, ids=lambda each: each.name)
def test_faults_name_labels_and_terms_that_are_there(labelled: LabelledRegister) -> None:
    known = {label.id for label in labelled.obligations} | {term.id for term in labelled.terms}
    named = {name for each in labelled.faults for name in (each.label, each.near, each.term)}
    assert named - {""} <= known


def test_the_makers_give_the_committed_documents_and_labels(tmp_path: Path) -> None:
    _make("make_obligations.py", tmp_path)
    for path in sorted(tmp_path.iterdir()):
        committed = SAMPLES / "obligations" / path.name
        if path.suffix == ".pdf":
            # Another reportlab may set lines elsewhere: what the pages say is the same.
            assert _words(path) == _words(committed)
        else:
            assert path.read_bytes() == committed.read_bytes(), path.name


def test_the_recordings_are_in_step_with_documents_labels_playbook_and_chunking(
    tmp_path: Path,
) -> None:
    """Else: uv run python samples/make_obligation_recordings.py"""
    _make("make_obligation_recordings.py", tmp_path / "made", tmp_path / "hidden")
    for made, committed in ((tmp_path / "made", RECORDINGS), (tmp_path / "hidden", POISONED)):
        assert _replies(made) == _replies(committed)
    digests = {hashlib.sha256(each.path.read_bytes()).hexdigest() for each in LABELLED}
    assert {name.split("/")[0] for name in _replies(RECORDINGS)} == digests


def test_the_gold_of_the_real_contract_holds_offsets_and_no_words_of_it() -> None:
    gold: dict[str, Any] = YAML(typ="safe").load(
        (SAMPLES / "obligations" / "cuad-gold.yaml").read_text("utf-8")
    )
    assert len(gold["obligations"]) >= 60
    for label in gold["obligations"]:
        assert label.keys() == {"id", "modality", "span", "party", "deadline"}
        places = [label["span"], label["party"], label["deadline"]]
        assert all(place is None or all(isinstance(at, int) for at in place) for place in places)
    assert len(gold["sha256"]) == 64


def _make(script: str, *folders: Path) -> None:
    subprocess.run([sys.executable, SAMPLES / script, *folders], check=True, capture_output=True)


def _replies(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*.txt"))
    }


def _words(path: Path) -> str:
    document = read_document(path.read_bytes(), path.name).document
    assert document is not None
    # A hyphen at a line's end depends on where the line breaks.
    return "".join(document.text.replace("\u00ad", "").replace("-", "").split())
