"""What people's acts change: they move the run that counts, never what the system itself said."""

from __future__ import annotations

from quotary.core.verdict import Route, Verdict
from quotary.log.evolving import evolved
from quotary.log.facts.act import Act
from quotary.log.matter_state import Closing, MatterState, Override, RunState
from quotary.log.rereasoning import with_reasons
from quotary.log.rerouting import route_with
from quotary.log.run_steps import with_run


def acted(state: MatterState, seq: int, act: Act) -> MatterState:
    """The state after the act."""
    if act.kind == "assigned":
        return evolved(state, assignee=str(act.detail.get("assignee", "")))
    if act.kind == "held":
        return evolved(state, held=bool(act.detail.get("held", True)))
    if act.kind == "erased":
        return evolved(state, erased=True)
    if act.kind == "adopted":
        adopted = state.runs.get(act.run)
        usable = adopted is not None and adopted.outcome == "routed"
        return evolved(state, current=act.run) if usable else state
    if act.kind == "dismissed":
        return _dismissed(state, act.run)
    if act.decides and _had_not_seen(state, act):
        # What a replay did the moment before is undone: it leaves to people what they decide on.
        state = evolved(state, current=act.run)
    run = state.current_run
    # An act on a run that is no longer current is kept and shown, not applied.
    if run is None or act.run != state.current or not act.decides:
        return state
    run = evolved(run, decided_seq=seq)
    if act.kind == "overridden":
        return with_run(state, _overridden(run, seq, act))
    if act.kind == "approved":
        return with_run(state, evolved(run, closing=_approval(run)))
    return evolved(with_run(state, evolved(run, closing="signed_off")), frozen=True)


def _had_not_seen(state: MatterState, act: Act) -> bool:
    """True where the act is on the run whose place a replay took after its author had looked."""
    run = state.current_run
    if run is None or not run.replaced or run.closing or run.overrides:
        return False
    return run.replaced == act.run and run.routed_seq > act.based_on


def _dismissed(state: MatterState, run_name: str) -> MatterState:
    run = state.runs.get(run_name)
    if run is None or run.outcome != "failed":
        return state
    return with_run(state, evolved(run, dismissed=True))


def _overridden(run: RunState, seq: int, act: Act) -> RunState:
    if act.verdict is None:
        return run
    override = Override(act.position, act.unit, act.verdict, act.who, act.note, seq)
    kept = tuple(
        each
        for each in run.overrides
        if (each.position, each.unit) != (override.position, override.unit)
    )
    # The rules' own verdict overrides nothing: it takes back what was said before.
    overrides = kept if act.verdict is _own(run, act) else (*kept, override)
    return with_reasons(evolved(run, overrides=overrides, route=route_with(run, overrides)))


def _own(run: RunState, act: Act) -> Verdict | None:
    """The rules' verdict on what the act is about; None where the state does not hold it."""
    of = (act.position, act.unit)
    return next((each.verdict for each in run.standings if (each.position, each.unit) == of), None)


def _approval(run: RunState) -> Closing:
    over_red = run.model_route is Route.RED or run.route is Route.RED
    return "approved_over_red" if over_red else "approved"
