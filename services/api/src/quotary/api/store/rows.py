"""A matter's state as the row that lists and filters read."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from typing import Final, Literal

from quotary.api.store.failing import failed_beside
from quotary.api.store.storing import storable_row
from quotary.api.store.words import plain, words
from quotary.core.verdict import Route
from quotary.log.matter_state import MatterState, RunState
from quotary.log.purposes import purpose_of

Row = dict[str, str | int | bool]
Status = Literal[
    "running", "needs_sign_off", "failed", "approved", "approved_over_red", "signed_off", "erased"
]

SEVERITY: Final = {
    "red": 5,
    "failed": 4,
    "yellow": 3,
    "out_of_playbook": 2,
    "green": 1,
    "": 0,
}
"""Order of the list by severity, worst first; a failed matter stands beneath the reds."""

YES: Final = "yes"
"""What `failing` holds where it is so; counted values are texts."""

SEVERAL: Final = "*"
"""In place of a currency where a matter's calls were paid in more than one."""

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND: Final = timedelta(microseconds=1)
_LAST: Final = "\U0010fffd"
"""Behind every name: by counterparty, those that are not known come last."""
_KEY: Final = 200
"""Indexed texts are cut to this many characters; PostgreSQL indexes no long ones."""


def micros(at: datetime | None) -> int:
    """Microseconds since 1970, 0 for none."""
    return 0 if at is None else (at - _EPOCH) // _MICROSECOND


def from_micros(at_us: int) -> datetime | None:
    """The moment, None for 0."""
    return _EPOCH + timedelta(microseconds=at_us) if at_us else None


def status_of(state: MatterState) -> Status:
    """Where a matter stands: what is running now counts first, then what a person made of it."""
    if state.erased:
        return "erased"
    latest, shown = state.latest_run, state.shown_run
    if latest is None or shown is None or latest.outcome == "running":
        return "running"
    if shown.outcome == "failed":
        return "failed"
    return shown.closing or "needs_sign_off"


def row_of(state: MatterState, first_seq: int) -> Row:
    """The row of a matter whose first fact has the sequence `first_seq`."""
    run = state.shown_run or RunState("", first_seq, state.created_at, "")
    return storable_row(_row(state, first_seq, run))


def _row(state: MatterState, first_seq: int, run: RunState) -> Row:
    status, route = status_of(state), _token(run.route)
    beside = failed_beside(state)
    ended = None if status == "running" else run.ended_at
    started = state.latest_run.started_at if state.latest_run else state.created_at
    return {
        "first_seq": first_seq,
        "last_seq": state.last_seq,
        "tenant": state.tenant,
        "matter": state.matter,
        "status": status,
        "route": route,
        "model_route": _token(run.model_route),
        "severity": SEVERITY["failed" if status == "failed" else route],
        "run": run.run,
        "step": run.step,
        "failure_code": run.failure_code,
        "failure": run.failure,
        **_beside(None if state.erased else beside, status),
        "filename": run.filename,
        "filename_key": plain(run.filename)[:_KEY],
        "counterparty": run.counterparty,
        "counterparty_key": plain(run.counterparty)[:_KEY] or _LAST,
        "playbook": run.playbook[:_KEY],
        "playbook_version": run.playbook_version,
        "playbook_digest": run.playbook_digest,
        "document_type": run.document_type,
        "reasons": json.dumps(run.reasons, ensure_ascii=False),
        "assignee": state.assignee[:_KEY],
        "closing": run.closing,
        "source": state.source,
        "purpose": purpose_of(state.source, state.external_id),
        "external_id": state.external_id,
        "proposer": run.proposer,
        "held": state.held,
        "erased": state.erased,
        "units": run.units,
        "gated": run.gated,
        "created_us": micros(state.created_at),
        "updated_us": micros(state.last_at),
        "started_us": micros(started),
        "ended_us": micros(ended),
        **_usage(state),
        **_cost(state),
        "search": _search(state, run, beside),
    }


def _beside(failed: RunState | None, status: Status) -> Row:
    """The failure of another run than the row's that nobody has answered."""
    return {
        "failing": YES if failed or status == "failed" else "",
        "beside_run": failed.run if failed else "",
        "beside_step": failed.step if failed else "",
        "beside_code": failed.failure_code if failed else "",
        "beside_failure": failed.failure if failed else "",
    }


def _usage(state: MatterState) -> Row:
    runs = state.runs.values()
    return {
        "model_calls": state.question_calls + sum(each.model_calls for each in runs),
        "prompt_tokens": state.question_prompt_tokens + sum(each.prompt_tokens for each in runs),
        "cached_tokens": state.question_cached_tokens + sum(each.cached_tokens for each in runs),
        "completion_tokens": state.question_completion_tokens
        + sum(each.completion_tokens for each in runs),
    }


def _cost(state: MatterState) -> Row:
    """The cost where it is in one currency; sums of several mean nothing."""
    currency, micros = next(iter(state.costs.items()), ("", 0))
    one = len(state.costs) < 2
    return {
        "unpriced_calls": state.unpriced_calls,
        "cost_micros": micros if one else 0,
        "currency": currency if one else SEVERAL,
    }


def _search(state: MatterState, run: RunState, beside: RunState | None) -> str:
    found = words(
        run.filename,
        run.counterparty,
        state.external_id,
        state.source,
        state.matter,
        run.playbook,
        run.document_type,
        state.assignee,
        run.failure,
        beside.failure if beside else "",
        *dict.fromkeys((*run.reasons, *run.model_reasons)),
    )
    return " ".join(found)


def _token(route: Route | None) -> str:
    return "" if route is None else route.value
