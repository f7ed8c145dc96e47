"""`/v1/matters/{matter}/report`: what a run came to, most severe first."""

from __future__ import annotations

from fastapi import APIRouter

from quotary.api.desk.matter.reading import MatterReading
from quotary.api.desk.matter.report import reportable
from quotary.api.parts import PartsOf
from quotary.api.routes.finding import state_of
from quotary.api.routes.waiting import Waited
from quotary.api.view.clauses import ClauseReport, language_of, reviewed_clauses, triage

router = APIRouter(prefix="/v1/matters/{matter}", tags=["matters"])


@router.get("/report", dependencies=[Waited])
async def report(parts: PartsOf, matter: str, run: str = "") -> ClauseReport:
    """The report of `run` or of the run that counts; 503 where nothing could be evaluated."""
    kept = await state_of(parts, matter)
    shown = await MatterReading(parts).shown(kept.state, run)
    decision, route, playbook = reportable(shown)
    return ClauseReport(
        matter=kept.state.matter,
        run=shown.run.run,
        triage=triage(shown.document, playbook),
        scope=playbook.scope,
        language=language_of(shown.document, playbook),
        route=(shown.run.route or route).value,
        model_route=route.value,
        reasons=list(shown.run.reasons),
        model_reasons=list(decision.reasons),
        clauses=reviewed_clauses(
            decision,
            shown.given,
            shown.document,
            shown.units,
            playbook,
            shown.comments,
        ),
        missing_withheld=decision.missing_withheld,
    )
