"""The history's lines: one a fact, and a step's many units in one that holds them."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Literal, get_args

import pytest

from quotary.api.desk.matter.past import Line, bundled, past_lines
from quotary.log.direct import Stored
from quotary.log.facts.commented import Comment, Commented
from quotary.log.facts.submitted import Submitted, Takeover, Trigger
from quotary.log.subjects import contract
from support.made_run import ref

LINE = Line(1, datetime(2026, 1, 1, tzinfo=UTC), "r1", "gated", "gate", "Unit 1 checked.", "",
            is_act=False, failed=False)  # fmt: skip


def test_units_of_one_step_are_one_line_that_holds_every_fact() -> None:
    lines = [replace(LINE, seq=seq) for seq in (9, 8, 7)]
    (one,) = bundled(lines)
    assert one.sentence == "3 units were checked."
    assert [each.seq for each in one.parts] == [9, 8, 7]


def test_what_failed_other_runs_and_other_facts_stand_by_themselves() -> None:
    lines = [
        replace(LINE, seq=6, failed=True),
        replace(LINE, seq=5, event="act", is_act=True),
        replace(LINE, seq=4, event="act", is_act=True),
        replace(LINE, seq=3),
        replace(LINE, seq=2, run="r2"),
        replace(LINE, seq=1, event="routed"),
    ]
    assert bundled(lines) == lines
    assert bundled([]) == []


@pytest.mark.parametrize("who", ["", "Ana"])
@pytest.mark.parametrize("trigger", get_args(Trigger))
def test_every_run_says_how_it_came_about_and_by_whom(trigger: Trigger, who: str) -> None:
    taken = Takeover(run="r1", units=(1,)) if trigger == "retry" else None
    fact = Submitted.now(by="api", trigger=trigger, who=who, takeover=taken)
    subject = str(contract("main", "m1", "r2", Submitted.event))
    (line,) = past_lines([Stored(subject, 1, fact.model_dump_json().encode())])
    assert line.by == (who or "api")
    assert line.sentence.startswith("Handed in") is (trigger in ("upload", "intake"))
    assert ("what run r1 had proposed" in line.sentence) is (trigger == "retry")


@pytest.mark.parametrize(
    ("sources", "kept_apart", "said"),
    [
        ("", False, "No comments."),
        ("p", False, "1 comment, worded by the playbook."),
        ("mm", False, "2 comments, worded by the model."),
        ("mpp", False, "3 comments, 1 by the model, the others by the playbook."),
        ("pp", True, "More than 2 comments, worded by the playbook."),
    ],
)
def test_comments_are_said_to_be_of_whoever_worded_them(
    sources: str, said: str, *, kept_apart: bool
) -> None:
    by: dict[str, Literal["model", "playbook"]] = {"m": "model", "p": "playbook"}
    fact = Commented.now(
        by="extractor",
        comments=tuple(Comment(position="term", text="x", source=by[each]) for each in sources),
        comments_ref=ref("m1", "extractor") if kept_apart else None,
    )
    subject = str(contract("main", "m1", "r1", Commented.event))
    (line,) = past_lines([Stored(subject, 1, fact.model_dump_json().encode())])
    assert line.sentence == said
