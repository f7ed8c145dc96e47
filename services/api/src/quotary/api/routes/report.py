"""`/v1/matters/{matter}/report`: what a run came to, most severe first."""

from __future__ import annotations

from fastapi import APIRouter

from quotary.api.desk.matter.people import decision_in_words, decisions, notes_left
from quotary.api.desk.matter.reading import MatterReading
from quotary.api.desk.matter.report import reportable
from quotary.api.parts import PartsOf
from quotary.api.register.reported import whole_register
from quotary.api.routes.finding import state_of
from quotary.api.routes.waiting import Waited
from quotary.api.view.clauses import language_of, reviewed_clauses, triage
from quotary.api.view.decided_by import decision_by_person
from quotary.api.view.report import ClauseReport

router = APIRouter(prefix="/v1/matters/{matter}", tags=["matters"])


@router.get("/report", dependencies=[Waited])
async def report(parts: PartsOf, matter: str, run: str = "") -> ClauseReport:
    """The report of `run` or of the run that counts; 503 where nothing could be evaluated."""
    kept = await state_of(parts, matter, run)
    shown = await MatterReading(parts).shown(kept.state, run)
    decision, route, playbook = reportable(shown)
    language = language_of(shown.document, playbook)
    stored = await parts.facts.stored(kept.state.matter)
    return ClauseReport(
        matter=kept.state.matter,
        run=shown.run.run,
        triage=triage(shown.document, playbook),
        scope=playbook.scope,
        language=language,
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
            shown.run.overrides,
        ),
        missing_withheld=decision.missing_withheld,
        closing=shown.run.closing,
        decisions=[
            decision_by_person(seq, at, act, decision_in_words(at, act, shown, language).words)
            for seq, at, act in decisions(stored, shown.run)
        ],
        notes=notes_left(stored, shown.run),
        register=await whole_register(parts, kept.state, shown.run.run)
        if decision.register is not None
        else None,
    )
