"""What a recorded decision becomes under another playbook; no model is asked."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from quotary.core.decision import Decision, DecisionInput
from quotary.core.finding import Finding
from quotary.core.one_line import one_line
from quotary.core.playbook import Playbook, Position
from quotary.core.verdict import Route, Verdict
from quotary.log.facts.policy import Flip, PositionFlip
from quotary.log.matter_state import RunState
from quotary.router.domain.register_flips import register_flips, register_needs_model

_QUOTE_CHARACTERS = 300


def needs_model(before: Playbook, after: Playbook) -> tuple[str, ...]:
    """Positions whose extraction changed: what was found for them answers an older question."""
    if after.scope == "chunk" or before.scope == "chunk":
        return register_needs_model(before, after)
    known = {position.id: _extraction(position) for position in before.positions}
    return tuple(
        position.id
        for position in after.positions
        if known.get(position.id) != _extraction(position)
    )


def _extraction(position: Position) -> object:
    return position.requirement, position.fields, position.cues


def flip(  # the two decisions are taken on the same findings
    matter: str, run: str, given: DecisionInput, before: Decision, after: Decision, text: str
) -> Flip:
    """The matter's change of route, with each position's change and the words it rests on."""
    verdicts = {(each.id, each.unit): each.verdict for each in before.positions}
    positions = tuple(
        PositionFlip(
            id=each.id,
            before=_word(verdicts.get((each.id, each.unit))),
            after=each.verdict.value,
            quote=_quote(given, each.id, each.unit, text),
        )
        for each in after.positions
        if verdicts.get((each.id, each.unit)) is not each.verdict
    )
    return Flip(
        matter=matter,
        run=run,
        before=_word(before.route),
        after=_word(after.route),
        positions=(*positions, *register_flips(before.register, after.register)),
    )


def decided_by_people(run: RunState) -> bool:
    """True where a person overrode a verdict of the run, or approved it."""
    return bool(run.overrides or run.closing)


def as_people_left_it(decision: Decision, run: RunState) -> Decision:
    """The run's decision with people's verdicts in place of the rules', and the route of both."""
    said = {(each.position, each.unit): each.verdict for each in run.overrides}
    positions = tuple(
        replace(each, verdict=said.get((each.id, each.unit), each.verdict))
        for each in decision.positions
    )
    return replace(decision, route=run.route, positions=positions)


def changed(before: Decision, after: Decision) -> bool:
    """True where the route, any position's verdict, or any row of the register is another one."""
    if before.route is not after.route or _verdicts(before) != _verdicts(after):
        return True
    return bool(register_flips(before.register, after.register))


def _verdicts(decision: Decision) -> dict[tuple[str, int], Verdict]:
    return {(each.id, each.unit): each.verdict for each in decision.positions}


def _word(value: Verdict | Route | None) -> str:
    return value.value if value is not None else "none"


def _quote(given: DecisionInput, position: str, unit: int, text: str) -> str:
    spans = [
        span
        for finding in _findings(given, unit)
        if finding.position == position
        for citation in finding.citations
        if citation.verified
        for span in citation.spans[:1]
    ]
    quote = " … ".join(one_line(span.of(text)) for span in spans)
    return quote if len(quote) <= _QUOTE_CHARACTERS else quote[: _QUOTE_CHARACTERS - 1] + "…"


def _findings(given: DecisionInput, unit: int) -> Iterable[Finding]:
    for gated in given.units:
        if unit in (0, gated.unit):
            yield from gated.findings
