"""One file per fault; its first lines say what the message must be."""

from pathlib import Path

import pytest

from quotary.core.checking.analysis import analyse
from quotary.core.playbook import PlaybookInvalid
from quotary.log.playbook_files import load_cases, load_playbook

HERE = Path(__file__).parent
SMALL = HERE / "small-nda.yaml"


def expected(path: Path) -> list[str]:
    start = "# expect: "
    lines = path.read_text().splitlines()
    return [line.removeprefix(start) for line in lines if line.startswith(start)]


def files(folder: str) -> list[Path]:
    return sorted((HERE / folder).iterdir())


def test_the_playbook_that_they_differ_from_is_in_order() -> None:
    assert analyse(load_playbook(SMALL).playbook) == ()


@pytest.mark.parametrize("path", files("bad"), ids=lambda path: path.name)
def test_a_playbook_that_may_not_be_is_named_with_its_line(path: Path) -> None:
    with pytest.raises(PlaybookInvalid) as caught:
        load_playbook(path)
    assert [problem.sentence() for problem in caught.value.problems] == expected(path)
    assert str(caught.value).startswith(f"{path}:")


@pytest.mark.parametrize("path", files("weak"), ids=lambda path: path.name)
def test_a_playbook_that_is_weak_is_told_so(path: Path) -> None:
    remarks = analyse(load_playbook(path).playbook)
    found = [f"{one.severity} {one.line}: {one.position}: {one.sentence}" for one in remarks]
    assert found == expected(path)


@pytest.mark.parametrize("path", files("bad_cases"), ids=lambda path: path.name)
def test_cases_that_may_not_be_are_named_with_their_line(path: Path) -> None:
    with pytest.raises(PlaybookInvalid) as caught:
        load_cases(path, load_playbook(SMALL).playbook)
    assert [problem.sentence() for problem in caught.value.problems] == expected(path)
