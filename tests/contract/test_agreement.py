"""How often people agree: only what a person has decided on speaks for it, on both databases."""

from collections.abc import Sequence

import pytest
from sqlalchemy import Engine

from quotary.api.desk.quality.agreement import agreement
from support.made_log import Said, act, seen
from support.made_run import Made
from support.projecting import project


def run(matter: str) -> list[Said]:
    return [(subject, fact) for _, subject, fact in Made(matter=matter).steps()]


def override(matter: str, verdict: str) -> Said:
    given = {"run": "r1", "position": "term", "verdict": verdict, "note": "agreed"}
    return act(matter, 1, "overridden", **given)


def closed(matter: str, number: int = 1) -> Said:
    return act(matter, number, "approved", run="r1", note="fine")


@pytest.mark.parametrize(
    ("acts", "by_people", "confirmed", "milder", "harsher"),
    [
        ([], 0, 0, 0, 0),
        ([act("m1", 1, "noted", note="read it")], 0, 0, 0, 0),
        ([act("m1", 1, "assigned", detail={"assignee": "Bo"})], 0, 0, 0, 0),
        ([closed("m1")], 1, 1, 0, 0),
        ([closed("m1"), closed("m2")], 2, 2, 0, 0),
        ([override("m1", "accept")], 1, 0, 1, 0),
        ([override("m1", "reject")], 0, 0, 0, 0),
        ([override("m1", "accept"), closed("m1", 2)], 1, 0, 1, 0),
        ([override("m1", "reject"), closed("m1", 2)], 1, 1, 0, 0),
        ([override("m1", "accept"), closed("m2")], 2, 1, 1, 0),
    ],
)
def test_only_what_people_decided_on_counts(
    engine: Engine,
    acts: Sequence[Said],
    by_people: int,
    confirmed: int,
    milder: int,
    harsher: int,
) -> None:
    project(engine, seen([*run("m1"), *run("m2"), *acts]))
    with engine.connect() as connection:
        found = agreement(connection, "main")
    (term,) = found.positions
    assert (found.looked, found.by_people, term.position, term.decided) == (2, by_people, "term", 2)
    assert (term.confirmed, term.milder, term.harsher) == (confirmed, milder, harsher)
    assert term.by_people == confirmed + milder + harsher


def test_each_playbooks_position_is_counted_by_itself_and_called_by_its_title(
    engine: Engine,
) -> None:
    other = [
        (
            subject,
            fact.model_copy(update={"playbook": "supplier"} if hasattr(fact, "playbook") else {}),
        )
        for subject, fact in run("m2")
    ]
    project(engine, seen([*run("m1"), *other]))
    with engine.connect() as connection:
        found = agreement(connection, "main").positions
    assert [(each.playbook, each.position, each.decided) for each in found] == [
        ("supplier", "term", 1),
        ("vendor-nda", "term", 1),
    ]
    assert {each.title for each in found} == {"Confidentiality term"}
