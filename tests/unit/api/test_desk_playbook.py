"""The boundary table beside another version: what changed is marked, and nothing else."""

from pathlib import Path

import pytest

from quotary.api.desk.playbook.conditions import when_words
from quotary.api.desk.playbook.published import reused_versions
from quotary.api.desk.playbook.studying import boundaries, compared
from quotary.core.playbook import Playbook
from quotary.core.verdict import Verdict
from quotary.log.playbook_files import playbook_from

SOURCE = Path("playbooks/vendor-nda.yaml").read_text()


def playbook(*edits: tuple[str, str]) -> Playbook:
    source = SOURCE
    for old, new in edits:
        assert old in source
        source = source.replace(old, new)
    return playbook_from("x.yaml", source.encode()).playbook


@pytest.mark.parametrize(
    ("edits", "changed"),
    [
        ((), {}),
        ((("title: Vendor NDA", "title: Other"),), {}),
        (
            (('when: {years: "> 3"}', 'when: {years: "> 4"}'),),
            {"3.5": ("fallback", "accept"), "4": ("fallback", "accept")},
        ),
        (
            (('when: {years: ">= 2"}, verdict: accept', 'when: {years: ">= 2"}, verdict: reject'),),
            dict.fromkeys(("2", "2.5", "3"), ("accept", "reject")),
        ),
    ],
)
async def test_exactly_the_changed_verdicts_are_marked(
    edits: tuple[tuple[str, str], ...], changed: dict[str, tuple[str, str]]
) -> None:
    before, after = playbook(), playbook(*edits)
    term = after.position("term")
    assert term
    found = await boundaries(after, term, before.position("term"))
    marked = {
        dict(each.cells)["years"]: (each.was.value, each.verdict.value)
        for each in found.lines
        if each.was is not None
    }
    assert marked == changed
    difference = await compared(before, after)
    assert difference
    assert {dict(each.cells)["years"] for each in difference.changes} == set(changed)


async def test_without_another_version_nothing_is_marked() -> None:
    book = playbook()
    term = book.position("term")
    assert term
    found = await boundaries(book, term)
    assert {each.was for each in found.lines} == {None}
    assert {each.verdict for each in found.lines} == {
        Verdict.ACCEPT, Verdict.FALLBACK, Verdict.REJECT,
    }  # fmt: skip


def test_a_version_number_given_to_two_texts_is_found() -> None:
    rows: list[dict[str, object]] = [
        {"playbook_version": version, "digest": digest}
        for version, digest in (("2", "c"), ("1", "a"), ("1", "b"), ("1", "a"))
    ]
    assert reused_versions(rows) == {"1": ["a", "b"]}
    assert reused_versions(rows[:2]) == {}


@pytest.mark.parametrize(
    "path", sorted(Path("playbooks").glob("*.yaml")), ids=lambda path: path.stem
)
def test_every_condition_is_said_in_words_and_not_in_identifiers(path: Path) -> None:
    book = playbook_from(path.name, path.read_bytes()).playbook
    for position in book.positions:
        for row in position.rows:
            names = {each.field for each in row.when if "_" in each.field}
            assert not [name for name in names if name in when_words(row).lower()]
