"""`/register` and `/matters/{id}/register`: lists, tabs, and a row opened."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from quotary.api.desk.desk import DeskOf
from quotary.api.desk.matter.clauses import schedule_words
from quotary.api.desk.matter.heading import heading
from quotary.api.desk.playbook.reading import playbook_of
from quotary.api.desk.register.asking import LIMIT, RegisterAsking, register_asking
from quotary.api.desk.register.figures import figure_words
from quotary.api.desk.register.lines import Beside, Line, register_line, register_lines
from quotary.api.desk.register.panel import panel
from quotary.api.desk.register.passage import excerpt, shown_document
from quotary.api.desk.register.rail import register_rail
from quotary.api.desk.register.tabs import changed_lines, tabs_of
from quotary.api.desk.route import DeskRoute
from quotary.api.desk.who import who
from quotary.api.parts import Parts, PartsOf
from quotary.api.problems import NotFound, Unavailable
from quotary.api.register.opening import row_of_key
from quotary.api.register.row import RegisterEntry, register_entry
from quotary.api.register.whole import changes_of, kept_of, rest_of, terms_of
from quotary.api.routes.finding import state_of
from quotary.api.routes.waiting import Waited
from quotary.api.store.register_beside import filenames, newest_facts, opened_rows
from quotary.api.store.register_counts import register_counts, sign_off_figures
from quotary.api.store.register_listing import register_page
from quotary.api.store.register_reading import count_rows
from quotary.core.document import Document
from quotary.core.span import Span
from quotary.log.errors import BrokerUnavailable
from quotary.log.matter_state import MatterState

router = APIRouter(route_class=DeskRoute, include_in_schema=False, dependencies=[Waited])
Key = Annotated[str, Query(min_length=1, max_length=200)]
Run = Annotated[str, Query(max_length=80)]
RowMatter = Annotated[str, Query(alias="in", max_length=80)]


@router.get("/register")
async def every(
    request: Request, parts: PartsOf, desk: DeskOf, row: str = "", within: RowMatter = ""
) -> Response:
    """Every obligation of every matter's run that counts."""
    asking = register_asking(request.query_params)
    listed = await _listed(request, parts, asking, Beside({}, ()))
    if row and within:
        state = (await state_of(parts, within)).state
        listed |= await _opened(request, parts, state, asking, state.current, row)
    context = {"title": "Register", "matter": None, "tab": "register", **listed}
    return desk.rendering.page(request, "register.html", context)


@router.get("/matters/{matter}/register")
async def one(
    request: Request, parts: PartsOf, desk: DeskOf, matter: str, row: str = ""
) -> Response:
    """One matter's register."""
    asking = register_asking(request.query_params, matter)
    state = (await state_of(parts, matter, asking.run)).state
    kept = await kept_of(parts, state, asking.run)
    changes = await changes_of(parts, state, kept)
    shown = await shown_document(parts, state, kept.run)
    with contextlib.suppress(Unavailable):
        # Only the heading would say more with it.
        shown = replace(shown, playbook=await playbook_of(parts, shown.run.playbook_digest))
    beside = Beside({}, (), changes)
    listed = await _listed(request, parts, asking, beside)
    terms = await terms_of(parts, state, kept)
    every = await parts.database.read(count_rows, parts.tenant, matter, kept.run)
    if row:
        listed |= await _opened(request, parts, state, asking, kept.run, row)
    context = {
        "title": f"Register of {kept.filename or matter}",
        "tab": "register",
        "matter": state,
        "run": shown.run,
        "shown": shown,
        "heading": heading(shown),
        "kept": kept,
        "schedule_of": partial(schedule_words, shown.document),
        "tabs": tabs_of(asking, kept.rest, terms, changes, every),
        "rest": rest_of(kept.rest),
        "terms": [
            (each, _line(each.entry, asking, listed["beside"]) if each.entry else None)
            for each in terms
        ],
        "changes": changes,
        "changed": await changed_lines(parts, state, kept, changes, asking),
        **listed,
    }
    return desk.rendering.page(request, "register.html", context)


@router.get("/matters/{matter}/register/row")
async def row(
    request: Request, parts: PartsOf, desk: DeskOf, matter: str, key: Key, run: Run = ""
) -> Response:
    """A row's panel."""
    state = (await state_of(parts, matter, run)).state
    asking = RegisterAsking(of=matter)
    context = await _opened(request, parts, state, asking, run or state.current, key)
    return desk.rendering.page(request, "register/panel.html", context)


async def _listed(
    request: Request, parts: Parts, asking: RegisterAsking, known: Beside
) -> dict[str, object]:
    read, tenant = parts.database.read, parts.tenant
    # Before the rows are read: what comes while they are is then told again, not passed over.
    seq = parts.progress.seq
    found, counted, figures = await asyncio.gather(
        read(
            register_page,
            tenant,
            asking.filters,
            sort=asking.sort,
            limit=LIMIT,
            cursor=asking.cursor,
        ),
        read(register_counts, tenant, asking.filters),
        read(sign_off_figures, tenant, asking.filters),
    )
    matters = {str(each["matter"]) for each in found.rows} | ({asking.of} - {""})
    runs = {(str(each["matter"]), str(each["run"])) for each in found.rows}
    beside = replace(await _beside(request, parts, matters, runs), changes=known.changes)
    documents = await read(filenames, tenant, [*counted.by["matter"], *asking.matter])
    return {
        "asking": asking,
        "lines": register_lines(found.rows, asking, beside),
        "next": asking.after(found.next_cursor).address() if found.next_cursor else "",
        "groups": register_rail(asking, counted, documents),
        "total": counted.total,
        "figures": figure_words(figures),
        "signed": figures.signed,
        "counted": counted,
        "beside": beside,
        "sample": parts.settings.sign_off_sample,
        "panel": None,
        "excerpt": None,
        "seq": seq,
    }


async def _beside(
    request: Request, parts: Parts, matters: set[str], runs: set[tuple[str, str]]
) -> Beside:
    newest = await parts.database.read(newest_facts, parts.tenant, matters)
    opened = await parts.database.read(opened_rows, parts.tenant, matters, who(request))
    texts = await asyncio.gather(*(_document(parts, *each) for each in runs))
    known = {each: text for each, text in zip(runs, texts, strict=True) if text is not None}
    return Beside(newest, opened, documents=known)


async def _document(parts: Parts, matter: str, run: str) -> Document | None:
    """The text that the run was read from; without it, rows say their clause alone."""
    with contextlib.suppress(NotFound, BrokerUnavailable):
        state = (await state_of(parts, matter, run)).state
        return (await shown_document(parts, state, run)).document
    return None


async def _opened(
    request: Request,
    parts: Parts,
    state: MatterState,
    asking: RegisterAsking,
    run: str,
    key: str,
) -> Mapping[str, object]:
    found = await row_of_key(parts, state, run, key)
    if found is None:
        raise NotFound(
            f"Run {run or '-':.40} has no row {key!r:.100}. It may have gone with a new version: "
            "the tab Changes shows what did."
        )
    entry = register_entry(found)
    beside = await _beside(request, parts, {state.matter}, {(state.matter, run)})
    span = Span(entry.where.start, entry.where.end)
    shown = await shown_document(parts, state, run)
    closed = state.frozen or bool(state.current_run and state.current_run.closing == "signed_off")
    return {
        "panel": panel(_line(entry, asking, beside), found),
        "span": span,
        "excerpt": excerpt(shown, span),
        "of": state,
        "of_run": run,
        "can_sign": run == state.current and not entry.who.signed,
        "can_correct": run == state.current and not closed,
    }


def _line(entry: RegisterEntry, asking: RegisterAsking, beside: object) -> Line:
    assert isinstance(beside, Beside)
    return register_line(entry, asking, beside)
