"""The route after people's overrides; the system's own route stays where it was."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from quotary.core.verdict import Route, Verdict
from quotary.log.matter_state import Override, RunState, Standing


def route_with(run: RunState, overrides: Sequence[Override]) -> Route | None:
    """The route that the run's verdicts and these overrides give together.

    What no override can lift stays: a run that was kept from green for a reason other than a
    position's verdict never becomes greener than yellow, and a run of another document type stays
    out of the playbook.
    """
    if run.model_route is None or run.model_route is Route.OUT_OF_PLAYBOOK:
        return run.model_route
    if not run.standings_complete and not any(_worsens(each) for each in overrides):
        # Not every position is at hand: what is not seen cannot be lifted.
        return run.model_route
    standings = {(each.position, each.unit): each for each in run.standings}
    before = _route_of(standings.values())
    for override in overrides:
        key = (override.position, override.unit)
        known = standings.get(key) or Standing(*key, critical=True, verdict=Verdict.ACCEPT)
        standings[key] = replace(known, verdict=override.verdict)
    after = _route_of(standings.values())
    # The verdicts alone do not explain the model's route: an alert or a gap holds it at yellow.
    unexplained = before is Route.GREEN and run.model_route is not Route.GREEN
    held = run.kept_from_green or unexplained
    return Route.YELLOW if held and after is Route.GREEN else after


def _worsens(override: Override) -> bool:
    return override.verdict.weight == 2


def _route_of(standings: Iterable[Standing]) -> Route:
    route = Route.GREEN
    for each in standings:
        if each.verdict.weight == 2 and each.critical:
            return Route.RED
        if each.verdict.weight > 0:
            route = Route.YELLOW
    return route
