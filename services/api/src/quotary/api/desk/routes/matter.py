"""`/matters/{id}`: document, findings and trace side by side; and the history of it all."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime

from fastapi import APIRouter, Request, Response

from quotary.api.desk.desk import Desk, DeskOf
from quotary.api.desk.matter.also import also
from quotary.api.desk.matter.banner import banner
from quotary.api.desk.matter.cards import MOST, cards
from quotary.api.desk.matter.document_parts import document_parts, parts_sentence
from quotary.api.desk.matter.heading import heading
from quotary.api.desk.matter.kept_overrides import Offer, before, offers
from quotary.api.desk.matter.later import later_failure
from quotary.api.desk.matter.past import bundled, past_lines
from quotary.api.desk.matter.people import closing_words
from quotary.api.desk.matter.reading import ShownRun
from quotary.api.desk.matter.remarks import remarks
from quotary.api.desk.playbook.offered import chosen_by_auto, offered
from quotary.api.desk.route import DeskRoute
from quotary.api.matters.closing import RowsLeft, left_open
from quotary.api.parts import Parts, PartsOf
from quotary.api.routes.finding import state_of
from quotary.api.routes.waiting import Waited
from quotary.api.store.register_reading import rows_left
from quotary.core.citing import REASONS

router = APIRouter(route_class=DeskRoute, include_in_schema=False)


@router.get("/matters/{matter}", dependencies=[Waited])
async def matter(
    request: Request, parts: PartsOf, desk: DeskOf, matter: str, run: str = "", every: str = ""
) -> Response:
    """The matter: the run that counts, or `run`."""
    kept = await state_of(parts, matter, run)
    shown = await desk.reading.shown(kept.state, run)
    made = cards(shown, offered=await _offered(desk, shown))
    parts_there = document_parts(shown)
    choices = await offered(parts)
    rows = await _rows_left(parts, shown)
    context = {
        "title": shown.run.filename or matter,
        "tab": "review",
        "matter": kept.state,
        "shown": shown,
        "run": shown.run,
        "chosen": run,
        "latest": kept.state.latest_run or shown.run,
        "heading": heading(shown),
        "later": later_failure(kept.state, shown.run),
        "banner": banner(shown, made, datetime.now(UTC)),
        "closing": await _closing(parts, shown),
        "left": left_open(shown.run, shown.decision, rows),
        "remarks": remarks(shown.decision, shown.document),
        "cards": made if every else made[:MOST],
        "card_count": len(made),
        "reason_words": REASONS,
        "playbooks": choices,
        "also": await also(parts, shown.submitted.document, datetime.now(UTC)),
        "automatic": chosen_by_auto(shown, choices),
        "language": shown.document.language if shown.document else "",
        "parts": parts_there,
        "parts_sentence": parts_sentence(parts_there, decided=shown.decision is not None),
        "positions": shown.playbook.positions if shown.playbook else (),
        "base_rows": _base_rows(shown),
        "pages": [page.number for page in shown.document.pages] if shown.document else [],
    }
    return desk.rendering.page(request, "matter.html", context)


def _base_rows(shown: ShownRun) -> list[dict[str, str]]:
    """The rows that the decision table has before anything is known of them."""
    positions = shown.playbook.positions if shown.playbook else ()
    return [{"position": each.id, "title": each.title} for each in positions]


async def _closing(parts: Parts, shown: ShownRun) -> str:
    """Who closed the run and when; its facts are read for it only once it is closed."""
    if not shown.run.closing:
        return ""
    return closing_words(await parts.facts.stored(shown.state.matter), shown.run)


async def _rows_left(parts: Parts, shown: ShownRun) -> RowsLeft:
    """What an act would find; a page drawn a moment too early is corrected by its refusal."""
    if shown.decision is None or shown.decision.register is None:
        return RowsLeft()
    state = shown.state
    return await parts.database.read(rows_left, state.tenant, state.matter, shown.run.run)


async def _offered(desk: Desk, shown: ShownRun) -> Mapping[tuple[str, int], Offer]:
    """What people said of an earlier run, where it rests on the same words and values."""
    name = before(shown)
    return offers(await desk.reading.shown(shown.state, name), shown) if name else {}


@router.get("/matters/{matter}/history", dependencies=[Waited])
async def history(request: Request, parts: PartsOf, desk: DeskOf, matter: str) -> Response:
    """Every fact of the matter in a sentence each, newest first, and where to download them."""
    kept = await state_of(parts, matter)
    shown = await desk.reading.shown(kept.state)
    lines = past_lines(await parts.facts.stored(matter))
    context = {
        "title": f"History of {shown.run.filename or matter}",
        "tab": "history",
        "matter": kept.state,
        "shown": shown,
        "run": shown.run,
        "heading": heading(shown),
        "lines": bundled(lines),
        "count_facts": len(lines),
        "runs": sorted(kept.state.runs.values(), key=lambda one: -one.first_seq),
    }
    return desk.rendering.page(request, "history.html", context)
