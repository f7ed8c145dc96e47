"""Gold without words: it fits one file and one reading of it, or says so."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

import pytest

from quotary.cli.evaluation.labels import LabelsInvalid
from quotary.cli.evaluation.offset_labels import offset_labels

TEXT: Final = "The Supplier shall deliver\na report within 5 days. The law is that of Utah.\n"


def _gold(folder: Path, text: str = TEXT, extra: str = "") -> Path:
    (folder / "contract.txt").write_text(text)
    sha256 = hashlib.sha256(TEXT.encode()).hexdigest()
    gold = folder / "gold.yaml"
    gold.write_text(
        f"file: contract.txt\nsha256: {sha256}\ntext_sha256: {sha256}\n"
        "obligations:\n"
        "  - {id: s1, modality: must, span: [0, 50], party: [0, 12], deadline: [36, 49]}\n"
        "exclusions:\n  - {id: s2, why: effect, span: [51, 75]}\n"
        "terms:\n  law: {value: US-UT, span: [51, 75]}\n  renewal: absent\n"
        f"faults:\n  - {{kind: missed, label: s1{extra}}}\n"
    )
    return gold


def test_words_are_cut_from_the_text_as_it_runs(tmp_path: Path) -> None:
    labels = offset_labels(_gold(tmp_path), tmp_path, "obligations").of(TEXT)
    (one,) = labels.obligations
    assert (one.party, one.deadline, one.trigger) == ("The Supplier", "within 5 days", None)
    assert (one.quote, one.span) == ("", (0, 50))
    assert labels.exclusions[0].span == (51, 75)
    law, renewal = labels.terms
    assert (law.quote, renewal.absent) == ("The law is that of Utah.", True)
    assert labels.faults[0].label == "s1"


def test_another_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LabelsInvalid, match=r"contract\.txt has sha256 .*; gold\.yaml labels"):
        offset_labels(_gold(tmp_path, text="Another."), tmp_path, "obligations")


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(LabelsInvalid, match=r"contract\.txt cannot be opened: No such file"):
        offset_labels(_gold(tmp_path), tmp_path / "elsewhere", "obligations")


def test_another_reading_of_the_file_is_refused(tmp_path: Path) -> None:
    labels = offset_labels(_gold(tmp_path), tmp_path, "obligations")
    with pytest.raises(LabelsInvalid, match="its offsets no longer fit, label it anew"):
        labels.of(TEXT.replace("\n", " "))


def test_a_fault_with_an_unknown_key_is_named(tmp_path: Path) -> None:
    labels = offset_labels(_gold(tmp_path, extra=", why_not: x"), tmp_path, "obligations")
    with pytest.raises(LabelsInvalid, match="unexpected keyword argument 'why_not'"):
        labels.of(TEXT)
