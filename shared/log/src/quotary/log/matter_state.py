"""What a matter's facts add up to: values that the fold produces and the projection keeps."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal

from quotary.core.verdict import Route, Verdict

RunOutcome = Literal["running", "routed", "failed"]
Closing = Literal["", "approved", "approved_over_red", "signed_off"]


@dataclass(frozen=True, slots=True)
class Standing:
    """A position's verdict as far as routing needs it; `reason` is its own among the reasons."""

    position: str
    unit: int
    critical: bool
    verdict: Verdict
    title: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Override:
    """A person's verdict in place of the rules', on one run."""

    position: str
    unit: int
    verdict: Verdict
    who: str
    note: str
    seq: int


@dataclass(frozen=True)
class RunState:
    """One run. `model_route` and `model_reasons` are the system's own words and never move.

    `route`, `rule` and `reasons` heed overrides; `language` is that of the reasons. `dismissed` is
    of a failure that a person has seen and wants nothing done about. `decided_seq` is that of the
    newest act that overrode, approved or signed it; `replaced` is the run that a replay's replaced.
    """

    run: str
    first_seq: int
    started_at: datetime
    trigger: str
    proposer: str = ""
    playbook: str = ""
    playbook_version: str = ""
    playbook_digest: str = ""
    document_sha256: str = ""
    filename: str = ""
    step: str = "submitted"
    outcome: RunOutcome = "running"
    failure_code: str = ""
    failure: str = ""
    units: int = 0
    proposed: int = 0
    gated: int = 0
    model: str = ""
    model_calls: int = 0
    prompt_tokens: int = 0
    cached_tokens: int = 0
    completion_tokens: int = 0
    model_route: Route | None = None
    route: Route | None = None
    reasons: tuple[str, ...] = ()
    model_reasons: tuple[str, ...] = ()
    rule: str = ""
    model_rule: str = ""
    language: str = "en"
    standings: tuple[Standing, ...] = ()
    standings_complete: bool = True
    kept_from_green: bool = False
    counterparty: str = ""
    document_type: str = ""
    routed_seq: int = 0
    last_seq: int = 0
    ended_at: datetime | None = None
    commented: bool = False
    overrides: tuple[Override, ...] = ()
    closing: Closing = ""
    dismissed: bool = False
    decided_seq: int = 0
    replaced: str = ""


@dataclass(frozen=True)
class MatterState:
    """A matter. `current` is the run that counts; runs after a frozen one wait to be adopted.

    `costs` are those of every model call, in millionths per currency.
    """

    tenant: str
    matter: str
    created_at: datetime
    last_at: datetime
    source: str = ""
    external_id: str = ""
    runs: dict[str, RunState] = field(default_factory=dict[str, RunState])
    current: str = ""
    frozen: bool = False
    assignee: str = ""
    held: bool = False
    erased: bool = False
    acts: int = 0
    last_seq: int = 0
    question_calls: int = 0
    question_prompt_tokens: int = 0
    question_cached_tokens: int = 0
    question_completion_tokens: int = 0
    costs: dict[str, int] = field(default_factory=dict[str, int])
    unpriced_calls: int = 0

    @property
    def current_run(self) -> RunState | None:
        """The run that counts, None until one has a route."""
        return self.runs.get(self.current)

    @property
    def latest_run(self) -> RunState | None:
        """The run that was started last."""
        return max(self.runs.values(), key=lambda run: run.first_seq, default=None)

    @property
    def shown_run(self) -> RunState | None:
        """The run that a list shows: the current one, else the latest."""
        return self.current_run or self.latest_run
