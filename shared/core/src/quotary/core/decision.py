"""The whole input of a decision and its outcome: enough to decide again years later."""

from __future__ import annotations

from dataclasses import dataclass

from quotary.core.finding import Alert, GatedUnit
from quotary.core.obligations.register import Register
from quotary.core.verdict import Route, Verdict

ENGINE = "1"
"""Version of the rules in this package that turn findings into a route."""


@dataclass(frozen=True, slots=True)
class DecisionInput:
    """Everything `decide` reads besides the playbook. `units` holds one entry per unit listed.

    `capped` is True for proposers that may never clear a contract (offline).
    """

    playbook: str
    language: str
    units: tuple[GatedUnit, ...]
    alerts: tuple[Alert, ...] = ()
    capped: bool = False


@dataclass(frozen=True, slots=True)
class PositionDecision:
    """One position's verdict with the literal call that produced it.

    `rule` reads like `term(years=4, perpetual=false) → FALLBACK`; `row` is the row of the table
    that it took, from 1, and 0 where none decided.
    `state` is green, yellow, red, missing, not_evaluated or no_position (the playbook does not
    address it; `id` and `title` are "" then).
    """

    id: str
    title: str
    critical: bool
    verdict: Verdict
    rule: str
    because: str
    state: str
    alerts: tuple[Alert, ...] = ()
    unit: int = 0
    row: int = 0


@dataclass(frozen=True, slots=True)
class Tally:
    """How many positions took each verdict; what was not evaluated or not addressed is in none.

    A position with a quote that is not in the contract counts as ungrounded, and so it does where
    that is an alert and its verdict another.
    """

    accept: int = 0
    fallback: int = 0
    reject: int = 0
    ungrounded: int = 0


@dataclass(frozen=True, slots=True)
class Decision:
    """A route and every reason for it. `route` is None where no unit could be evaluated.

    `kept_from_green` is True where something other than a position's verdict speaks against green:
    no override of verdicts can lift it. `register` is set in chunk scope.
    """

    route: Route | None
    reasons: tuple[str, ...]
    positions: tuple[PositionDecision, ...]
    tally: Tally
    missing: tuple[str, ...] = ()
    missing_withheld: bool = False
    not_evaluated: int = 0
    alerts: tuple[Alert, ...] = ()
    rule: str = ""
    document_type: str = ""
    engine: str = ENGINE
    kept_from_green: bool = False
    register: Register | None = None
