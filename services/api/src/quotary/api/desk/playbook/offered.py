"""The playbooks that a person can choose, and what `auto` makes of a document."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from quotary.api.desk.matter.reading import ShownRun
from quotary.api.desk.playbook.reading import playbook_of
from quotary.api.parts import Parts
from quotary.api.problems import Unavailable
from quotary.core.doctype import type_evidence
from quotary.core.indexing import DocumentIndex
from quotary.core.verdict import Route


@dataclass(frozen=True, slots=True)
class Offered:
    """A published playbook; `recognised` where it has type cues, without which auto passes it."""

    id: str
    title: str
    recognised: bool


async def offered(parts: Parts) -> tuple[Offered, ...]:
    """Every playbook that counts, by title; one whose text is away goes by its id."""
    current = await parts.bench.playbooks.current()
    found = await asyncio.gather(*(_offered(parts, each, current[each].digest) for each in current))
    return tuple(sorted(found, key=lambda each: each.title.casefold()))


async def _offered(parts: Parts, name: str, digest: str) -> Offered:
    try:
        playbook = await playbook_of(parts, digest)
    except Unavailable:
        return Offered(name, name, recognised=False)
    return Offered(name, playbook.title, recognised=bool(playbook.type_cues))


def never_automatic(choices: Sequence[Offered]) -> str:
    """`Obligations`: the titles of those that auto never takes; "" where there are none."""
    return ", ".join(each.title for each in choices if not each.recognised)


def chosen_by_auto(shown: ShownRun, choices: Sequence[Offered]) -> str:
    """What auto took for want of a type it knows, and what to choose; else ""."""
    if shown.submitted.playbook != "auto" or shown.playbook is None or shown.document is None:
        return ""
    others = [each.title for each in choices if each.id != shown.playbook.id]
    instead = f" To choose another, use Run again: {', '.join(others)}." if others else ""
    known = type_evidence(DocumentIndex(shown.document), shown.playbook).own
    if known and shown.run.route is not Route.OUT_OF_PLAYBOOK:
        return ""
    if known:
        return f"{shown.playbook.title} was chosen by title and opening.{instead}"
    return (
        "No playbook was recognised by title and opening, so this is the default one, "
        f"{shown.playbook.title}.{instead}"
    )
