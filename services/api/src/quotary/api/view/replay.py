"""A replay's outcome, added up over its parts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pydantic import BaseModel, Field

from quotary.log.facts.policy import Flip, ReplayDone, ReplayRequested, ReplayScope


class FlippedPosition(BaseModel):
    """A position whose verdict changes."""

    id: str
    before: str = Field(alias="from")
    after: str = Field(alias="to")
    quote: str


class Flipped(BaseModel):
    """A contract whose route changes, or on whose current run a person decided."""

    matter: str
    filename: str = Field(description="Of the document; empty where the matter is not known.")
    counterparty: str = Field(description="Empty where none is known.")
    run: str
    before: str = Field(alias="from")
    after: str = Field(alias="to")
    positions: list[FlippedPosition]
    signed: bool = Field(description="Signed off: flagged, never changed.")
    overrides: int = Field(description="Of people, on the current run; none carries over.")
    closing: str = Field(description="approved or approved_over_red, where a person did.")
    kept: bool = Field(description="Left as it is, because a person decided.")


class Replay(BaseModel):
    """Progress and result; complete once `done` equals `parts`."""

    replay: str
    mode: str
    digest: str
    who: str
    only: ReplayScope
    parts: int
    done: int
    complete: bool
    contracts: int
    unchanged: int
    model_calls: int = Field(description="Always 0: a replay has no way to call a model.")
    flips: list[Flipped]
    needs_model: list[str] = Field(description="Positions whose extraction changed.")
    failures: list[str]


def replay_of(
    replay: str,
    asked: ReplayRequested,
    done: Sequence[ReplayDone],
    names: Mapping[str, tuple[str, str]],
) -> Replay:
    """The replay as its finished parts have it; `names` are each matter's file and counterparty."""
    return Replay(
        replay=replay,
        mode=asked.mode,
        digest=asked.digest,
        who=asked.who,
        only=asked.only,
        parts=asked.parts,
        done=len(done),
        complete=len(done) == asked.parts,
        contracts=sum(each.contracts for each in done),
        unchanged=sum(each.unchanged for each in done),
        model_calls=0,
        flips=[
            _flipped(flip, *names.get(flip.matter, ("", "")))
            for each in done
            for flip in each.flips
        ],
        needs_model=sorted({position for each in done for position in each.needs_model}),
        failures=[each.failure.sentence for each in done if each.failure is not None],
    )


def _flipped(flip: Flip, filename: str, counterparty: str) -> Flipped:
    return Flipped(
        matter=flip.matter,
        filename=filename,
        counterparty=counterparty,
        run=flip.run,
        **{"from": flip.before, "to": flip.after},
        positions=[
            FlippedPosition(id=each.id, quote=each.quote, **{"from": each.before, "to": each.after})
            for each in flip.positions
        ],
        signed=flip.signed,
        overrides=flip.overrides,
        closing=flip.closing,
        kept=flip.kept,
    )
