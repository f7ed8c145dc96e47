"""A newer run that failed, and one that was decided again, say so beside the run that is shown."""

from dataclasses import replace

import pytest

from quotary.api.desk.matter.heading import heading
from quotary.api.desk.matter.later import later_failure
from quotary.api.desk.matter.past import past_lines
from quotary.api.desk.matter.reading import ShownRun
from quotary.api.desk.ops.stuck import why
from quotary.api.matters.describing import summary
from quotary.api.store.rows import YES, row_of
from quotary.core.decision import Decision, Tally
from quotary.log.direct import Stored
from quotary.log.facts.base import Failure
from quotary.log.facts.routed import Routed
from quotary.log.matter_state import MatterState
from support.made_log import Said, act
from support.made_run import Made
from support.states import failed, run, state

R2 = Made(run="r2")


def whole(*more: Said) -> MatterState:
    return state(*run(Made()), *more)


def routed(made: Made) -> Routed:
    """What the run came to, where all went well."""
    return next(fact for _, _, fact in made.steps() if isinstance(fact, Routed))


def replayed(name: str) -> list[Said]:
    """The first run decided again under another playbook."""
    made = Made(run=name)
    return [(made.at("routed"), routed(made).model_copy(update={"replay": "p1"}))]


def unrouted(made: Made) -> list[Said]:
    """A run of which nothing was proposed."""
    failure = Failure(code="no_proposer", sentence="No proposer 'live' is set up here.")
    nothing = Decision(None, (), (), Tally())
    fact = routed(made).model_copy(
        update={"outcome": "failed", "failure": failure, "decision": nothing}
    )
    # Up to the gate, which hands on what could not be proposed.
    return [*run(made, 5), (made.at("routed"), fact)]


def test_a_later_failure_is_said_with_the_step_the_sentence_and_the_run_shown() -> None:
    found = whole(*unrouted(R2))
    later = later_failure(found, found.shown_run)
    assert later is not None
    assert later.run == "r2"
    assert later.sentence == (
        "A later run (r2) failed at Propose: No proposer 'live' is set up here. Shown: run r1."
    )
    assert "Run it again offline" in later.todo


@pytest.mark.parametrize(
    "since",
    [
        [],
        replayed("r3"),
        [*replayed("r3"), *replayed("r4")],
        [act("m1", 1, "dismissed", run="r1")],
        [act("m1", 1, "dismissed", run="r9")],
        [act("m1", 1, "noted", run="r2", note="seen")],
        [act("m1", 1, "signed_off", run="r1")],
        [act("m1", 1, "dismissed", run="r2"), *failed(Made(run="r3"))],
    ],
    ids=[
        "nothing",
        "decided again",
        "decided again twice",
        "dismissed the wrong run",
        "dismissed no run",
        "noted",
        "signed off",
        "dismissed, then failed again",
    ],
)
def test_only_an_answer_takes_a_failure_away(since: list[Said]) -> None:
    found = whole(*failed(R2), *since)
    later = later_failure(found, found.shown_run)
    row = row_of(found, 1)
    assert later is not None
    assert row["failing"] == YES
    assert row["beside_run"] == later.run
    assert found.shown_run is not None
    assert found.shown_run.run != later.run


def test_a_replay_that_is_shown_is_later_than_the_failure() -> None:
    found = whole(*failed(R2), *replayed("r3"))
    later = later_failure(found, found.shown_run)
    assert later is not None
    assert later.sentence.startswith("Run r2 failed at Read: ")
    assert later.sentence.endswith("Shown: run r3.")


def test_one_that_could_not_be_read_failed_at_reading() -> None:
    found = whole(*failed(R2))
    later = later_failure(found, found.shown_run)
    assert later is not None
    assert later.sentence.startswith("A later run (r2) failed at Read: ")


@pytest.mark.parametrize(
    "found",
    [
        whole(),
        whole(*run(R2)),
        whole(*run(R2, 3)),
        state(*failed(Made())),
        state(*failed(Made()), *run(R2)),
        whole(*failed(R2), *run(Made(run="r3"))),
        whole(*failed(R2), *run(Made(run="r3"), 1)),
        whole(*failed(R2), act("m1", 1, "dismissed", run="r2")),
        whole(*failed(R2), *replayed("r3"), act("m1", 1, "dismissed", run="r2")),
    ],
    ids=[
        "one",
        "routed",
        "running",
        "only failed",
        "failed before",
        "tried again since",
        "tried again now",
        "dismissed",
        "dismissed, and decided again before",
    ],
)
def test_nothing_is_said_where_no_later_run_failed(found: MatterState) -> None:
    assert later_failure(found, found.shown_run) is None


def test_the_failed_run_itself_says_it_in_its_own_banner() -> None:
    found = whole(*failed(R2))
    assert later_failure(found, found.runs["r2"]) is None


def test_why_says_what_is_waited_for_and_what_failed_since() -> None:
    found = whole(*failed(R2))
    line = summary(row_of(found, 1))
    said = why(line, {}, found.last_at, "A later run (r2) failed at Read.")
    assert "waits for a person's sign-off" in said
    assert said.endswith(" A later run (r2) failed at Read.")
    assert why(line, {}, found.last_at) == said.removesuffix(" A later run (r2) failed at Read.")


def _lines(said: list[Said]) -> list[str]:
    stored = [
        Stored(str(subject), seq, fact.model_dump_json().encode(), "2026-01-01T00:00:00Z")
        for seq, (subject, fact) in enumerate(said, start=1)
    ]
    return [each.sentence for each in past_lines(stored)]


def test_the_history_never_says_that_what_failed_was_done() -> None:
    newest = _lines(unrouted(R2))[0]
    assert newest == "Could not be routed: No proposer 'live' is set up here."
    assert _lines(failed(R2))[0].startswith("Could not be read: ")


def test_a_replay_is_said_to_be_one() -> None:
    said = routed(R2).model_copy(
        update={"replay": "b6ce", "playbook": "vendor-nda", "playbook_version": "2"}
    )
    made = replace(R2, run="yb6ce")
    found = whole((made.at("routed"), said))
    words = "Decided again from kept findings under vendor-nda v2 (replay), no model called"
    assert _lines([(made.at("routed"), said)])[0].startswith(f"{words}: Red.")
    shown = ShownRun(found, found.runs["yb6ce"], made.submitted())
    assert heading(shown)[-1] == words
    assert not any("reviewed in" in each for each in heading(shown))
