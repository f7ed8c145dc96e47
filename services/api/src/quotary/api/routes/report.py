"""`/v1/matters/{matter}/report`: what a run came to, most severe first."""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import APIRouter

from quotary.api.desk.matter.reading import MatterReading, ShownRun
from quotary.api.matters.replayed import document_subject
from quotary.api.parts import Parts, PartsOf
from quotary.api.problems import NoReport, Unavailable
from quotary.api.routes.finding import state_of
from quotary.api.routes.waiting import Waited
from quotary.api.view.clauses import ClauseReport, language_of, reviewed_clauses, triage
from quotary.core.span import Span
from quotary.log.errors import BrokerUnavailable, ContentMissing, ContentTampered, FactInvalid
from quotary.log.facts.ingested import Ingested
from quotary.log.subjects import contract

router = APIRouter(prefix="/v1/matters/{matter}", tags=["matters"])

_PATIENCE_SECONDS: Final = 10.0
"""A playbook that was just published may be a moment behind its run."""


@router.get("/report", dependencies=[Waited])
async def report(parts: PartsOf, matter: str, run: str = "") -> ClauseReport:
    """The report of `run` or of the run that counts; 503 where nothing could be evaluated."""
    kept = await state_of(parts, matter)
    try:
        async with asyncio.timeout(_PATIENCE_SECONDS):
            shown = await MatterReading(parts).shown(kept.state, run)
    except TimeoutError:
        raise Unavailable("The run's playbook or texts are not in the log yet.") from None
    decision, playbook = shown.decision, shown.playbook
    if decision is None or decision.route is None or playbook is None:
        raise NoReport(_why(shown))
    return ClauseReport(
        matter=kept.state.matter,
        run=shown.run.run,
        triage=triage(shown.document, playbook),
        scope=playbook.scope,
        language=language_of(shown.document, playbook),
        route=decision.route.value,
        reasons=list(decision.reasons),
        clauses=reviewed_clauses(
            decision,
            shown.given,
            shown.document,
            await _units(parts, shown),
            playbook,
            shown.comments,
        ),
        missing_withheld=decision.missing_withheld,
    )


def _why(shown: ShownRun) -> str:
    if shown.run.outcome == "running":
        return f"Run {shown.run.run} is not decided yet; ask again."
    failure = shown.run.failure or "nothing could be evaluated."
    return f"Run {shown.run.run} has no report: {failure}"


async def _units(parts: Parts, shown: ShownRun) -> tuple[Span, ...]:
    """The spans that were read; () where the layout cannot be had (erased, away)."""
    state = shown.state
    name = contract(state.tenant, state.matter, shown.run.run, Ingested.event)
    layouts = parts.bench.layouts
    try:
        ingested = await layouts.ingested(document_subject(state, shown.run, name))
        return (await layouts.of(ingested)).units
    except (BrokerUnavailable, ContentMissing, ContentTampered, FactInvalid):
        return ()
