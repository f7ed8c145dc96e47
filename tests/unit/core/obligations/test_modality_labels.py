"""No labelled obligation reads as another modality than its own, and few are left to a person."""

from pathlib import Path
from typing import Any, cast

from ruamel.yaml import YAML

from quotary.core.obligations.modality import read_modality

SAMPLES = Path(__file__).parents[4] / "samples" / "obligations"
MOST_IN_DOUBT = 0.1


def labelled() -> list[tuple[str, str]]:
    """Quote and modality of every label that quotes its words."""
    found: list[tuple[str, str]] = []
    for path in sorted(SAMPLES.glob("*.yaml")):
        labels = cast("Any", YAML(typ="safe")).load(path.read_text(encoding="utf-8"))
        each = cast("list[dict[str, Any]]", labels.get("obligations", []))
        found += [(_words(one["quote"]), str(one["modality"])) for one in each if "quote" in one]
    return found


def _words(quote: str | list[str]) -> str:
    return quote if isinstance(quote, str) else " … ".join(quote)


def test_no_label_reads_as_another_modality() -> None:
    labels = labelled()
    assert len(labels) > 600
    read = [(quote, modality, read_modality(quote).stated) for quote, modality in labels]
    assert [each for each in read if len(each[2]) == 1 and each[2][0] != each[1]] == []
    doubtful = [each for each in read if len(each[2]) != 1]
    assert len(doubtful) <= MOST_IN_DOUBT * len(labels)
