"""The JSON schema of a reply about one chunk: quotes, words of the source, and no judgement."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quotary.core.playbook import KeyTermSpec, Playbook
from quotary.core.schema_parts import MAX_STRING, Schema, object_of, quotes

MODALITIES: Final = ("must", "must_not", "may")
RISKS: Final = ("low", "medium", "high")
OTHER: Final = "other"
"""The reason that is always allowed and never counts: code cannot check it."""

MAX_ENTRIES: Final = 60
"""Obligations of one chunk; one of 1,500 tokens holds some twenty."""

MAX_STATEMENT: Final = 300
_MAX_OFFSET: Final = 1_000_000


def chunk_schema(playbook: Playbook) -> Schema:
    """The schema of a reply under this playbook of chunk scope."""
    properties: dict[str, object] = {
        "obligations": _list(_obligation()),
        "exclusions": _list(_exclusion(playbook)),
    }
    if playbook.terms:
        terms = [_term(term) for term in playbook.terms]
        properties["terms"] = {
            "type": "array",
            "items": {"anyOf": terms},
            "maxItems": len(terms),
        }
    return object_of(properties)


def _list(items: Schema) -> Schema:
    return {"type": "array", "items": items, "maxItems": MAX_ENTRIES}


def _obligation() -> Schema:
    offset = {"type": ["integer", "null"], "minimum": 0, "maximum": _MAX_OFFSET}
    return object_of(
        {
            "quotes": quotes(),
            "start": offset,
            "end": offset,
            "party": _found(),
            "obligation": {"type": "string", "maxLength": MAX_STATEMENT},
            "modality": {"type": "string", "enum": list(MODALITIES)},
            "trigger": _found(),
            "deadline": _found(),
            "risk": {"type": ["string", "null"], "enum": [*RISKS, None]},
            "confidence": {"type": "number", "minimum": 0, "maximum": 1},
        }
    )


def _found() -> Schema:
    value = {"type": ["string", "null"], "maxLength": MAX_STRING}
    return object_of({"found": {"type": "boolean"}, "value": value})


def _exclusion(playbook: Playbook) -> Schema:
    reasons = [*playbook.obligations.exclude, OTHER]
    properties: Mapping[str, object] = {
        "quote": quotes()["items"],
        "why": {"type": "string", "enum": reasons},
    }
    return object_of(properties)


def _term(term: KeyTermSpec) -> Schema:
    return object_of(
        {
            "id": {"type": "string", "enum": [term.id]},
            "found": {"type": "boolean"},
            "quotes": quotes(),
            "value": {"type": ["string", "null"], "maxLength": MAX_STRING},
        }
    )
