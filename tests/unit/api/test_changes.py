"""What a 409 tells the second of two people."""

import json

import pytest

from quotary.api.matters.changes import changes, concerns_rows
from quotary.api.matters.lines import fact_lines
from quotary.log.direct import Stored
from support.made_log import Said, act, seen
from support.made_run import Made
from support.states import failed, run


def stored(*said: Said) -> list[Stored]:
    stamp = "2026-11-30T00:22:05.25Z"
    return [Stored(str(each.subject), each.seq, each.body, stamp) for each in seen(said)]


def sentences(*said: Said) -> list[str]:
    return [each.sentence for each in changes(stored(*said))]


def test_a_run_is_told_by_its_beginning_and_end() -> None:
    assert sentences(*run(Made(run="r2"))) == [
        "Run r2 was started (upload, recorded).",
        "Run r2 came to its end: red.",
    ]
    assert sentences(*failed(Made()))[-1] == "Run r1 failed: the document could not be read."


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (
            act("m1", 1, "overridden", position="term", verdict="accept"),
            "Ana overrode term to accept.",
        ),
        (act("m1", 1, "approved"), "Ana approved it with exceptions."),
        (
            act("m1", 1, "approved", detail={"exceptions": ["term", "units:not-evaluated"]}),
            "Ana approved it with exceptions, in spite of term, parts that were not evaluated.",
        ),
        (act("m1", 1, "signed_off"), "Ana signed it off."),
        (act("m1", 1, "adopted", run="r2"), "Ana adopted run r2."),
        (act("m1", 1, "assigned", detail={"assignee": "Bo"}), "Ana assigned it to Bo."),
        (act("m1", 1, "assigned", detail={"assignee": ""}), "Ana unassigned it."),
        (act("m1", 1, "held", detail={"held": False}), "Ana released it."),
        (act("m1", 1, "held", detail={"held": True}), "Ana put it on hold."),
        (act("m1", 1, "noted", note="x"), "Ana left a note."),
        (
            act("m1", 1, "signed_off", detail={"obligations": [{"key": "k1"}, {"key": "k2"}]}),
            "Ana signed off 2 rows of the register.",
        ),
        (
            act("m1", 1, "overridden", detail={"obligation": "k", "fields": {"risk": "low"}}),
            "Ana corrected risk of an obligation.",
        ),
        (
            act("m1", 1, "overridden", detail={"obligation": 7, "fields": []}),
            "Ana corrected a row of an obligation.",
        ),
    ],
)
def test_an_act_names_its_person(said: Said, sentence: str) -> None:
    (change,) = changes(stored(said))
    assert change.sentence == sentence
    assert change.who == "Ana"


def test_an_act_on_rows_concerns_those_who_act_on_the_same_rows() -> None:
    signing = act("m1", 1, "signed_off", detail={"obligations": [{"key": "k1"}, "nonsense"]})
    (signed,) = changes(stored(signing))
    assert signed.obligations == ["k1"]
    assert concerns_rows(signed, {"k1", "k2"})
    assert not concerns_rows(signed, {"k2"})
    (note,) = changes(stored(act("m1", 1, "noted", note="x")))
    assert not concerns_rows(note, {"k1"})
    (whole,) = changes(stored(act("m1", 1, "signed_off")))
    assert concerns_rows(whole, {"k1"})


def test_facts_are_one_line_each_and_stay_as_stored() -> None:
    facts = stored(*run(Made()))
    lines = fact_lines(facts).decode().splitlines()
    assert [json.loads(line)["seq"] for line in lines] == [each.seq for each in facts]
    assert [json.loads(line)["fact"] for line in lines] == [json.loads(f.data) for f in facts]
    assert all(each.data.decode() in line for each, line in zip(facts, lines, strict=True))


def test_a_body_that_is_no_line_of_json_becomes_null() -> None:
    broken = Stored("contract.main.m1.r1.routed.0", 1, b'{"a":\n1', "")
    assert json.loads(fact_lines([broken]))["fact"] is None
