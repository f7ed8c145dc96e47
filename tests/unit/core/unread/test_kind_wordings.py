"""What hurts is shown and why, and its honest neighbours are not: a file of `kinds/` per idea.

A file lists, per reason of `quotary.core.unread`, sentences that must be shown for it, and honest
sentences near them that may be shown for none of its reasons. `neighbours.yaml` stands near all.
"""

from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from support.unread import whys

HERE = Path(__file__).parent


def _read(path: Path) -> Any:
    return YAML(typ="safe", pure=True).load(path.read_text(encoding="utf-8"))


FILES = {path.stem: _read(path) for path in sorted((HERE / "kinds").glob("*.yaml"))}
REASONS = frozenset(why for read in FILES.values() for why in read["hostile"])


@pytest.mark.parametrize(
    ("why", "sentence"),
    [
        pytest.param(why, one, id=f"{name}: {one}")
        for name, read in FILES.items()
        for why, said in read["hostile"].items()
        for one in said
    ],
)
def test_what_hurts_is_shown_and_why(why: str, sentence: str) -> None:
    assert why in whys(sentence)


@pytest.mark.parametrize(
    ("reasons", "sentence"),
    [
        pytest.param(read["hostile"].keys(), one, id=f"{name}: {one}")
        for name, read in FILES.items()
        for one in read["honest"]
    ],
)
def test_an_honest_neighbour_is_not_shown_for_it(reasons: frozenset[str], sentence: str) -> None:
    assert not whys(sentence) & reasons


@pytest.mark.parametrize("sentence", _read(HERE / "neighbours.yaml"))
def test_a_neighbour_of_all_kinds_is_shown_for_none(sentence: str) -> None:
    assert not whys(sentence) & REASONS


def test_a_file_has_what_hurts_and_what_is_honest_and_nothing_else() -> None:
    assert FILES
    for name, read in FILES.items():
        assert set(read) == {"hostile", "honest"}, name
        assert all(read["hostile"].values()), name
