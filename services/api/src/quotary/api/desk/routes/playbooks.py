"""`/playbooks`: each playbook as counsel reads it, its versions, and what a version changes."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from quotary.api.desk.desk import DeskOf
from quotary.api.desk.playbook.changed import changes_by_position
from quotary.api.desk.playbook.conditions import when_words
from quotary.api.desk.playbook.published import reused_versions
from quotary.api.desk.playbook.reading import playbook_of
from quotary.api.desk.playbook.studying import boundaries, compared, remarks
from quotary.api.desk.route import DeskRoute
from quotary.api.parts import PartsOf
from quotary.api.routes.playbooks import version_of
from quotary.api.routes.waiting import PoliciesWaited
from quotary.api.store import reading
from quotary.api.store.rows import from_micros
from quotary.core.checking.register_difference import register_difference

router = APIRouter(
    prefix="/playbooks",
    route_class=DeskRoute,
    include_in_schema=False,
    dependencies=[PoliciesWaited],
)


@router.get("")
async def every(request: Request, parts: PartsOf, desk: DeskOf) -> Response:
    """Every playbook's current version."""
    rows = await parts.database.read(reading.versions, parts.tenant)
    newest: dict[str, dict[str, object]] = {}
    for row in rows:
        newest.setdefault(str(row["playbook"]), row)
    shown = [
        (
            await playbook_of(parts, str(row["digest"])),
            row,
            from_micros(_int(row["at_us"])),
        )
        for row in newest.values()
    ]
    context = {"title": "Playbooks", "books": shown, "refused": parts.publishing.refused}
    return desk.rendering.page(request, "playbooks.html", context)


@router.get("/{playbook}")
async def one(
    request: Request,
    parts: PartsOf,
    desk: DeskOf,
    playbook: str,
    version: str = "",
    compare: str = "",
    position: str = "",
) -> Response:
    """One version; `compare` names the digest of another to set against it."""
    rows, chosen = await version_of(parts, playbook, version)
    book = await playbook_of(parts, str(chosen["digest"]))
    selected = book.position(position) or (book.positions[0] if book.positions else None)
    other = _version(rows, compare) if compare else _before(rows, chosen)
    against = await playbook_of(parts, str(other["digest"])) if other else None
    earlier = against.position(selected.id) if against and selected else None
    found = await compared(against, book) if against else None
    context = {
        "title": book.title,
        "book": book,
        "selected": selected,
        "number": book.positions.index(selected) + 1 if selected else 0,
        "boundaries": await boundaries(book, selected, earlier) if selected else None,
        "remarks": await remarks(book),
        "when_words": when_words,
        "versions": [(row, from_micros(_int(row["at_us"]))) for row in rows],
        "chosen": chosen,
        "current": rows[0],
        "texts": list({row["digest"]: row for row in rows}.values()),
        "reused": reused_versions(rows),
        "other": other,
        "against": against,
        "difference": found,
        "register_changes": register_difference(against, book) if against else (),
        "changes": changes_by_position(found, against, book) if found and against else {},
    }
    return desk.rendering.page(request, "playbook.html", context)


def _version(rows: list[dict[str, object]], digest: str) -> dict[str, object] | None:
    return next((row for row in rows if not digest or row["digest"] == digest), None)


def _before(rows: list[dict[str, object]], row: dict[str, object]) -> dict[str, object] | None:
    earlier = [
        each
        for each in rows
        if _int(each["n"]) < _int(row["n"]) and each["digest"] != row["digest"]
    ]
    return earlier[0] if earlier else None


def _int(value: object) -> int:
    return int(str(value))
