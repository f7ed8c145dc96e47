"""What a closing would leave open, and which closings are refused for it. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from quotary.api.matters.act_rules import ActRequest
from quotary.api.problems import NotNow, Problem
from quotary.core.decision import Decision, PositionDecision
from quotary.core.verdict import Route
from quotary.log.matter_state import RunState
from quotary.log.rereasoning import override_reason

NOT_EVALUATED: Final = "units:not-evaluated"
UNSIGNED: Final = "register:unsigned"
RED: Final = "route:red"
"""The route is red, and no position is at hand that says why."""
_NAMED: Final = 10


class RowsUnsigned(Problem):
    """The register has rows that nobody signed; `rows` and `unsigned` count them."""

    status = 409
    code = "rows-unsigned"
    title = "The register is not signed"


class ExceptionsUnnamed(Problem):
    """The approval does not name what it approves in spite of; `exceptions` lists it."""

    status = 409
    code = "exceptions-unnamed"
    title = "Say what you approve in spite of"


@dataclass(frozen=True, slots=True)
class RowsLeft:
    """Obligations of a register, those without a signature, and of these those for review."""

    rows: int = 0
    unsigned: int = 0
    review: int = 0


@dataclass(frozen=True, slots=True)
class LeftOpen:
    """What a closing of the run leaves open. `red` says by position what makes it red."""

    route_red: bool = False
    red: Mapping[str, str] = field(default_factory=dict[str, str])
    not_evaluated: int = 0
    units: int = 0
    rows: RowsLeft = RowsLeft()

    @property
    def exceptions(self) -> dict[str, str]:
        """By name, in a sentence each, what an approval is in spite of."""
        found = dict(self.red)
        if self.route_red and not found:
            found[RED] = "The route is red; its reasons are in the findings."
        if self.not_evaluated:
            found[NOT_EVALUATED] = (
                f"{self.not_evaluated} of {self.units} parts could not be evaluated: nobody has "
                "checked what they say."
            )
        if self.rows.unsigned:
            found[UNSIGNED] = f"{_unsigned(self.rows)}."
        return found

    @property
    def bars_signing(self) -> bool:
        """True where only an approval with exceptions may come first."""
        return self.route_red or self.not_evaluated > 0


def left_open(run: RunState, decision: Decision | None, rows: RowsLeft) -> LeftOpen:
    """What the run leaves open: what is red as the verdicts stand, or was before overrides."""
    route_red = Route.RED in (run.route, run.model_route)
    return LeftOpen(
        route_red=route_red,
        red=_red(run, decision.positions if decision is not None else ()) if route_red else {},
        not_evaluated=decision.not_evaluated if decision is not None else 0,
        units=run.units,
        rows=rows,
    )


def _red(run: RunState, positions: Sequence[PositionDecision]) -> dict[str, str]:
    """By position, a sentence for each critical one that a person or the system rejects.

    Of several clauses of one position a person's word counts first, then the document's order.
    """
    critical = {(one.id, one.unit): one for one in positions if one.critical and one.id}
    said = {(each.position, each.unit): each for each in run.overrides}
    found: dict[str, str] = {}
    for key, each in said.items():
        if each.verdict.weight > 1 and key in critical:
            found.setdefault(each.position, override_reason(run, each))
    for key, one in critical.items():
        if one.verdict.weight > 1 and one.state != "not_evaluated":
            person = said.get(key)
            stands = (
                override_reason(run, person) if person else f"{one.title or one.id}: {one.because}"
            )
            found.setdefault(one.id, stands)
    return found


def check_closing(run: RunState, request: ActRequest, found: LeftOpen) -> None:
    """Refuse a closing of the whole matter that passes over what it leaves open.

    Raises:
        RowsUnsigned: it is signed off while rows of its register are not.
        NotNow: it is signed off red or not wholly evaluated, and nobody approved that.
        ExceptionsUnnamed: it is approved, and `exceptions` leaves something out.
    """
    if request.kind == "signed_off":
        _check_sign_off(run, found)
    elif request.kind == "approved":
        _check_approval(request, found)


def _check_sign_off(run: RunState, found: LeftOpen) -> None:
    if found.rows.unsigned:
        raise RowsUnsigned(
            f"{_unsigned(found.rows)}. Sign the rows first: accepted ones together, each one for "
            "review alone. To close the matter without that, approve it with exceptions.",
            rows=found.rows.rows,
            unsigned=found.rows.unsigned,
            review=found.rows.review,
        )
    if found.bars_signing and not run.closing:
        state = "is red, or was red before overrides" if found.route_red else "is not evaluated"
        raise NotNow(
            f"The contract {state}: approve it with exceptions first, with a note that says why. "
            f"{_listed(found)}",
            exceptions=list(found.exceptions),
        )


def _check_approval(request: ActRequest, found: LeftOpen) -> None:
    missing = [name for name in found.exceptions if name not in request.exceptions]
    if missing:
        raise ExceptionsUnnamed(
            "Name in `exceptions` what is approved in spite of it. Not named: "
            f"{', '.join(missing)}. {_listed(found)}",
            exceptions=list(found.exceptions),
            missing=missing,
        )


def _listed(found: LeftOpen) -> str:
    said = list(found.exceptions.values())
    more = f" And {len(said) - _NAMED} more." if len(said) > _NAMED else ""
    return " ".join(said[:_NAMED]) + more


def _unsigned(rows: RowsLeft) -> str:
    review = f", {rows.review} of them for review" if rows.review else ""
    verb = "is" if rows.unsigned == 1 else "are"
    return f"{rows.unsigned:,} of {rows.rows:,} rows of the register {verb} not signed{review}"
