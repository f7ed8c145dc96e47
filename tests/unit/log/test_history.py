"""The fold: runs, the current one, people's acts, and what no act may move."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quotary.core.decision import Decision, PositionDecision, Tally
from quotary.core.verdict import Route, Verdict
from quotary.log.facts.act import Act, ActKind
from quotary.log.facts.base import Fact, Failure
from quotary.log.facts.ingested import Ingested
from quotary.log.facts.routed import Routed
from quotary.log.facts.submitted import Submitted
from quotary.log.history import Entry, fold
from quotary.log.matter_state import MatterState
from quotary.log.subjects import NO_RUN, contract

START = datetime(2026, 1, 1, tzinfo=UTC)


class Log:
    """Facts of one matter, numbered as they are added."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def add(self, run: str, fact: Fact, unit: int = 0) -> int:
        seq = len(self.entries) + 1
        at = START + timedelta(seconds=seq)
        subject = contract("main", "m1", run, fact.event, unit)
        self.entries.append((seq, subject, fact.model_copy(update={"at": at})))
        return seq

    def submit(self, run: str = "r1") -> None:
        self.add(run, Submitted.now(by="api", filename="nda.pdf", proposer="recorded"))

    def route(
        self, run: str, route: Route | None, *, kept: bool = False, **verdicts: Verdict
    ) -> int:
        positions = tuple(
            PositionDecision(
                id=id_,
                title=id_,
                critical=id_ != "law",
                verdict=verdict,
                rule="",
                because="",
                state="",
            )
            for id_, verdict in verdicts.items()
        )
        decision = Decision(
            route=route,
            reasons=("why",),
            positions=positions,
            tally=Tally(),
            kept_from_green=kept,
        )
        failure = None if route else Failure(code="invalid_output", sentence="It said nothing.")
        fact = Routed.now(
            by="router",
            decision=decision,
            playbook="nda",
            playbook_digest="0" * 64,
            engine="1",
            outcome="ok" if route else "failed",
            failure=failure,
        )
        return self.add(run, fact)

    def act(self, kind: ActKind, run: str = "r1", **more: object) -> int:
        number = sum(subject.run == NO_RUN for _, subject, _ in self.entries) + 1
        fact = Act.now(by="api", kind=kind, run=run, based_on=0, who="counsel", **more)
        return self.add(NO_RUN, fact, number)

    def fold(self) -> MatterState:
        state = fold(self.entries)
        assert state is not None
        return state


def red() -> Log:
    log = Log()
    log.submit()
    log.route("r1", Route.RED, term=Verdict.REJECT, law=Verdict.ACCEPT)
    return log


def test_nothing_folds_to_nothing() -> None:
    assert fold([]) is None


def test_a_run_is_running_until_its_last_word() -> None:
    log = Log()
    log.submit()
    assert log.fold().runs["r1"].outcome == "running"
    assert log.fold().current == ""
    log.route("r1", Route.GREEN)
    assert log.fold().runs["r1"].outcome == "routed"
    assert log.fold().current == "r1"


def test_a_failed_reading_is_a_last_word_with_a_sentence() -> None:
    log = Log()
    log.submit()
    failure = Failure(code="encrypted", sentence="The PDF asks for a password.")
    log.add("r1", Ingested.now(by="ingest", outcome="failed", failure=failure))
    run = log.fold().runs["r1"]
    assert (run.outcome, run.failure_code) == ("failed", "encrypted")
    assert run.failure == "The PDF asks for a password."
    assert log.fold().current == ""


def test_a_run_in_which_nothing_was_evaluated_has_no_route() -> None:
    log = Log()
    log.submit()
    log.route("r1", None)
    run = log.fold().runs["r1"]
    assert (run.outcome, run.route, run.model_route) == ("failed", None, None)


def test_the_latest_routed_run_is_current() -> None:
    log = red()
    log.submit("r2")
    assert log.fold().current == "r1"
    log.route("r2", Route.GREEN)
    assert log.fold().current == "r2"


def test_a_sign_off_freezes_the_current_run_until_another_is_adopted() -> None:
    log = red()
    log.act("signed_off")
    log.submit("r2")
    log.route("r2", Route.GREEN)
    assert log.fold().current == "r1"
    log.act("adopted", run="r2")
    assert log.fold().current == "r2"


def test_signing_rows_of_a_register_freezes_nothing_and_correcting_one_moves_no_route() -> None:
    log = red()
    before = log.fold()
    log.act("signed_off", detail={"obligations": [{"key": "k1"}]})
    log.act("overridden", note="so", detail={"obligation": "k1", "fields": {"risk": "low"}})
    state = log.fold()
    assert (state.frozen, state.runs, state.acts) == (False, before.runs, 2)


def test_a_run_without_a_route_cannot_be_adopted() -> None:
    log = red()
    log.submit("r2")
    log.act("adopted", run="r2")
    log.act("adopted", run="r9")
    assert log.fold().current == "r1"


def test_an_override_moves_the_route_but_never_the_models() -> None:
    log = red()
    log.act("overridden", position="term", verdict=Verdict.ACCEPT, note="Agreed by phone.")
    run = log.fold().runs["r1"]
    assert (run.model_route, run.route) == (Route.RED, Route.GREEN)


def test_the_later_override_of_a_position_counts() -> None:
    log = red()
    log.act("overridden", position="term", verdict=Verdict.ACCEPT, note="a")
    log.act("overridden", position="term", verdict=Verdict.FALLBACK, note="b")
    run = log.fold().runs["r1"]
    assert run.route is Route.YELLOW
    assert [each.note for each in run.overrides] == ["b"]


def test_a_non_critical_position_that_was_accepted_stays_non_critical() -> None:
    log = Log()
    log.submit()
    log.route("r1", Route.GREEN, term=Verdict.ACCEPT, law=Verdict.ACCEPT)
    log.act("overridden", position="law", verdict=Verdict.REJECT, note="No.")
    assert log.fold().runs["r1"].route is Route.YELLOW


def test_what_was_yellow_for_an_alert_alone_cannot_be_overridden_green() -> None:
    log = Log()
    log.submit()
    log.route("r1", Route.YELLOW, term=Verdict.ACCEPT)
    log.act("overridden", position="term", verdict=Verdict.ACCEPT, note="Fine.")
    assert log.fold().runs["r1"].route is Route.YELLOW


def test_what_an_alert_keeps_yellow_stays_so_when_its_fallbacks_are_overridden() -> None:
    log = Log()
    log.submit()
    log.route("r1", Route.YELLOW, kept=True, term=Verdict.FALLBACK, law=Verdict.REJECT)
    log.act("overridden", "r1", position="term", verdict=Verdict.ACCEPT, note="fine")
    log.act("overridden", "r1", position="law", verdict=Verdict.ACCEPT, note="fine")
    assert log.fold().runs["r1"].route is Route.YELLOW


def test_out_of_playbook_stays_so_under_any_override() -> None:
    log = Log()
    log.submit()
    log.route("r1", Route.OUT_OF_PLAYBOOK, term=Verdict.REJECT)
    log.act("overridden", position="term", verdict=Verdict.ACCEPT, note="Fine.")
    assert log.fold().runs["r1"].route is Route.OUT_OF_PLAYBOOK


def test_overrides_do_not_move_to_a_new_run_and_are_not_lost() -> None:
    log = red()
    log.act("overridden", position="term", verdict=Verdict.ACCEPT, note="Agreed.")
    log.submit("r2")
    log.route("r2", Route.RED, term=Verdict.REJECT)
    state = log.fold()
    assert state.runs["r2"].route is Route.RED
    assert state.runs["r2"].overrides == ()
    assert [each.note for each in state.runs["r1"].overrides] == ["Agreed."]


def test_an_act_on_a_run_that_is_no_longer_current_is_not_applied() -> None:
    log = red()
    log.submit("r2")
    log.route("r2", Route.RED, term=Verdict.REJECT)
    log.act("overridden", run="r1", position="term", verdict=Verdict.ACCEPT, note="Late.")
    log.act("approved", run="r1", note="Late.")
    state = log.fold()
    assert [run.overrides for run in state.runs.values()] == [(), ()]
    assert [run.closing for run in state.runs.values()] == ["", ""]
    assert state.acts == 2


@pytest.mark.parametrize("override", [True, False])
def test_an_approval_over_red_says_so_even_after_overrides(*, override: bool) -> None:
    log = red()
    if override:
        log.act("overridden", position="term", verdict=Verdict.ACCEPT, note="Agreed.")
    log.act("approved", note="With exceptions.")
    assert log.fold().runs["r1"].closing == "approved_over_red"


def test_approval_moves_no_route() -> None:
    log = Log()
    log.submit()
    log.route("r1", Route.YELLOW, term=Verdict.FALLBACK)
    log.act("approved", note="Fine.")
    run = log.fold().runs["r1"]
    assert (run.closing, run.route, run.model_route) == ("approved", Route.YELLOW, Route.YELLOW)


def test_assignment_hold_and_erasure_are_kept() -> None:
    log = red()
    log.act("assigned", detail={"assignee": "lee"})
    log.act("held")
    log.act("erased")
    state = log.fold()
    assert (state.assignee, state.held, state.erased) == ("lee", True, True)


def test_a_replayed_run_brings_its_playbook_and_becomes_current() -> None:
    log = red()
    log.route("y7", Route.YELLOW, term=Verdict.FALLBACK)
    state = log.fold()
    assert state.current == "y7"
    assert state.runs["y7"].trigger == "replay"
    assert state.runs["y7"].filename == "nda.pdf"


ACTS: list[ActKind] = ["overridden", "approved", "signed_off", "adopted", "assigned", "noted"]


@given(st.data())
def test_no_act_moves_a_models_route_and_folding_again_changes_nothing(data: st.DataObject) -> None:
    log = red()
    log.submit("r2")
    log.route("r2", Route.YELLOW, term=Verdict.FALLBACK, law=Verdict.REJECT)
    for _ in range(data.draw(st.integers(0, 8))):
        log.act(
            data.draw(st.sampled_from(ACTS)),
            run=data.draw(st.sampled_from(["r1", "r2", "r3"])),
            position=data.draw(st.sampled_from(["term", "law", "other"])),
            verdict=data.draw(st.sampled_from(list(Verdict))),
            note="n",
        )
    state = log.fold()
    assert state.runs["r1"].model_route is Route.RED
    assert state.runs["r2"].model_route is Route.YELLOW
    assert fold(log.entries, state) == state
    half = len(log.entries) // 2
    assert fold(log.entries[half:], fold(log.entries[:half])) == state
