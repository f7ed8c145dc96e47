"""A matter's document and its canonical text."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response

from quotary.api.matters.originals import submitted_of
from quotary.api.matters.replayed import document_subject
from quotary.api.matters.runs import run_named
from quotary.api.naming import content_disposition
from quotary.api.parts import PartsOf
from quotary.api.problems import NotFound
from quotary.api.routes.finding import state_of
from quotary.log.subjects import contract

router = APIRouter(prefix="/v1/matters", tags=["content"])
Run = Annotated[str, Query(description="A run; without it the one that counts.")]


@router.get("/{matter}/document", response_class=Response)
async def document(parts: PartsOf, matter: str, run: Run = "") -> Response:
    """The document, byte for byte as it was handed in, to be saved and never shown in place."""
    kept = await state_of(parts, matter, run)
    submitted = await submitted_of(parts.bench, kept.state, run)
    if submitted.document is None:
        raise NotFound(f"Matter {matter} has no document: {submitted.problem}")
    return Response(
        await parts.bench.content.get(submitted.document),
        media_type="application/octet-stream",
        headers={
            "Content-Disposition": content_disposition(submitted.filename),
            "Content-Security-Policy": "sandbox; default-src 'none'",
            "Cache-Control": "private, no-store",
        },
    )


@router.get("/{matter}/text", response_class=Response)
async def text(parts: PartsOf, matter: str, run: Run = "") -> Response:
    """The canonical text: spans of quotes are character offsets into it."""
    kept = await state_of(parts, matter, run)
    shown = run_named(kept.state, run)
    name = contract(kept.state.tenant, matter, shown.run, "ingested")
    found = await parts.documents.of(document_subject(kept.state, shown, name))
    if found is None:
        raise NotFound(f"Run {shown.run} of matter {matter} has no text (yet).")
    return Response(
        found.text.encode(),
        media_type="text/plain; charset=utf-8",
        headers={"Cache-Control": "private, no-store"},
    )
