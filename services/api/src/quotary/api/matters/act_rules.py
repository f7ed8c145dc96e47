"""What a person may do to a matter in its present state. Pure."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Annotated, Final, Literal

from pydantic import BaseModel, Field, JsonValue, field_validator

from quotary.api.problems import NotNow, Unprocessable
from quotary.api.store.failing import failed_beside
from quotary.core.verdict import Verdict
from quotary.log.matter_state import MatterState, RunState

Known = Collection[tuple[str, int]]
RowKey = Annotated[str, Field(min_length=1, max_length=200)]
Kind = Literal[
    "overridden", "approved", "signed_off", "adopted", "assigned", "noted", "held", "dismissed"
]


def readable(text: str) -> str:
    """A person's words without control characters."""
    return "".join(each for each in text if each.isprintable() or each == "\n").strip()


class ActRequest(BaseModel):
    """One act, as a person asks for it."""

    kind: Kind
    who: str = Field(min_length=1, max_length=200, description="The person.")
    based_on: int = Field(
        ge=0, description="`seq` of the matter as they saw it; 409 if it has moved since."
    )
    run: str = Field(
        default="",
        max_length=80,
        description="The run they were looking at; for adopted and dismissed the run it is about.",
    )
    note: str = Field(default="", max_length=10_000)
    position: str = Field(default="", max_length=80, description="For an override.")
    unit: int = Field(
        default=0, ge=0, description="For an override, where several units have the position."
    )
    verdict: Literal["accept", "fallback", "reject"] | None = Field(
        default=None, description="For an override: the person's verdict."
    )
    assignee: str = Field(default="", max_length=200, description="Empty assigns nobody.")
    exceptions: list[RowKey] = Field(
        default=[],
        max_length=500,
        description="For approved: by name, everything that it is approved in spite of.",
    )
    held: bool = Field(default=True, description="For held: false lets it go on.")
    obligations: list[RowKey] = Field(
        default=[],
        max_length=200,
        description="For signed_off: keys of rows, not the whole matter.",
    )
    obligation: str = Field(
        default="", max_length=200, description="For overridden: the key of a row, not a position."
    )
    fields: dict[str, str | None] = Field(
        default={}, description="For overridden with `obligation`: fields in the person's words."
    )

    @property
    def of_rows(self) -> bool:
        """True where it is about rows of the register."""
        return bool(self.obligations or self.obligation)

    @property
    def keys(self) -> frozenset[str]:
        """The rows that it is about."""
        return frozenset((*self.obligations, *([self.obligation] if self.obligation else [])))

    @field_validator("who", "note", "assignee")
    @classmethod
    def _stripped(cls, text: str) -> str:
        return readable(text)

    @property
    def closes(self) -> bool:
        """True where it closes the whole matter."""
        return self.kind in ("approved", "signed_off") and not self.of_rows

    def detail(self) -> dict[str, JsonValue]:
        """The part of the act that only its kind has."""
        if self.kind == "approved" and self.exceptions:
            return {"exceptions": [*dict.fromkeys(self.exceptions)]}
        if self.kind == "assigned":
            return {"assignee": self.assignee}
        return {"held": self.held} if self.kind == "held" else {}


def in_its_unit(state: MatterState, request: ActRequest, known: Known | None = None) -> ActRequest:
    """The request with the one unit that has its position, where it names no unit."""
    run = state.current_run
    if request.kind != "overridden" or request.unit or run is None:
        return request
    units = {unit for position, unit in known or _known(run) if position == request.position}
    return request.model_copy(update={"unit": units.pop()}) if len(units) == 1 else request


def _known(run: RunState) -> Known:
    return {(each.position, each.unit) for each in run.standings}


def check(state: MatterState, request: ActRequest, known: Known | None = None) -> None:
    """Refuse an act that makes no sense now.

    `known` are the positions, with their units, of a run whose state does not list them all.

    Raises:
        Unprocessable: something that the act needs is missing or unknown.
        NotNow: the matter is in a state in which it cannot be done.
    """
    if not request.who:
        raise Unprocessable("who is empty: an act needs the person who does it.")
    if request.based_on > state.last_seq:
        raise Unprocessable(
            f"based_on is {request.based_on}; the matter's newest fact is {state.last_seq}."
        )
    if request.kind in _NOTED and not request.note:
        raise Unprocessable(f"note is empty: {_NOTED[request.kind]}.")
    if request.of_rows:
        _rows(state, request)
        return
    if request.kind == "overridden":
        _override(state, request, known)
    rule = _RULES.get(request.kind)
    if rule is not None:
        rule(state, request)


def _looked_at(state: MatterState, request: ActRequest) -> RunState:
    """The run that counts, if it is the one that the person looked at."""
    run = state.current_run
    if run is None:
        raise NotNow("No run of this matter has a route yet; there is nothing to decide on.")
    if request.run != run.run:
        raise NotNow(f"You looked at run {request.run or '-'}; {run.run} is the one that counts.")
    return run


def _counting(state: MatterState, request: ActRequest) -> RunState:
    """The same, if it is still open."""
    run = _looked_at(state, request)
    if run.closing == "signed_off":
        raise NotNow(f"Run {run.run} is signed off; what is signed does not change.")
    return run


def _rows(state: MatterState, request: ActRequest) -> None:
    if request.kind != ("overridden" if request.obligation else "signed_off"):
        raise Unprocessable(
            f"kind is {request.kind}: rows of the register are signed_off (`obligations`) or "
            "overridden (`obligation` and `fields`)."
        )
    if request.obligation and request.obligations:
        raise Unprocessable("Correct a row (`obligation`) or sign rows (`obligations`), not both.")
    # Signing a row changes nothing, so it may come after the matter as a whole was signed.
    (_counting if request.obligation else _looked_at)(state, request)


def _override(state: MatterState, request: ActRequest, known: Known | None) -> None:
    run = _counting(state, request)
    if run.closing:
        raise NotNow(f"Run {run.run} is {run.closing.replace('_', ' ')}: start a new review first.")
    if request.verdict is None:
        raise Unprocessable("verdict is missing: accept, fallback or reject.")
    known = known or _known(run)
    if (request.position, request.unit) not in known:
        names = ", ".join(sorted({position for position, _ in known})) or "none"
        raise Unprocessable(
            f"Run {run.run} has no position {request.position!r} in unit {request.unit}. It has: "
            f"{names:.500}."
        )
    if request.verdict == _verdict_now(run, request):
        title = {each.position: each.title for each in run.standings}.get(request.position)
        raise NotNow(
            f"{title or request.position} is {request.verdict} already: an override says something "
            "else. To confirm it, leave a note."
        )


def _verdict_now(run: RunState, request: ActRequest) -> str:
    """The verdict that stands: a person's, else the rules'; "" where the state holds neither."""
    for each in (*run.overrides, *run.standings):
        if (each.position, each.unit) == (request.position, request.unit):
            return each.verdict.value
    return ""


def _approve(state: MatterState, request: ActRequest) -> None:
    run = _counting(state, request)
    if run.closing:
        raise NotNow(f"Run {run.run} is {run.closing.replace('_', ' ')} already.")


def _sign_off(state: MatterState, request: ActRequest) -> None:
    _counting(state, request)


def _named(state: MatterState, request: ActRequest) -> RunState:
    run = state.runs.get(request.run)
    if run is None:
        raise Unprocessable(f"There is no run {request.run!r}.")
    return run


def _adopt(state: MatterState, request: ActRequest) -> None:
    run = _named(state, request)
    if run.outcome != "routed":
        raise NotNow(f"Run {run.run} is {run.outcome}: only a run with a route can be adopted.")
    if run.run == state.current:
        raise NotNow(f"Run {run.run} counts already.")


def _dismiss(state: MatterState, request: ActRequest) -> None:
    run = _named(state, request)
    if run.outcome != "failed":
        raise NotNow(f"Run {run.run} is {run.outcome}: only a failure can be dismissed.")
    if run.dismissed:
        raise NotNow(f"The failure of run {run.run} was dismissed already.")
    if failed_beside(state) != run:
        raise NotNow(
            f"Run {run.run} is the one shown: its failure stands until another run has a route."
            if run == state.shown_run
            else f"Another run was started after run {run.run}: nothing is left to dismiss."
        )


_RULES: Final[dict[str, Callable[[MatterState, ActRequest], None]]] = {
    "approved": _approve,
    "signed_off": _sign_off,
    "adopted": _adopt,
    "dismissed": _dismiss,
}
_NOTED: Final = {
    "overridden": "say why it is not as the system has it",
    "approved": "an approval with exceptions says which and why",
    "noted": "a note has words",
}


def verdict_of(request: ActRequest) -> Verdict | None:
    """The person's verdict as the core has it."""
    return Verdict(request.verdict) if request.verdict is not None else None
