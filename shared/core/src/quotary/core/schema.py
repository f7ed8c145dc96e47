"""The JSON schema that a reply must have: quotes and typed fields, and nowhere to pass judgement.

Kept inside what OpenAI's strict subset and llama.cpp's grammars both take: every property
required, no additional ones, null instead of optional, `anyOf` for positions, no patterns.
Bounds follow `documents.md` section 6: a `maxLength` over about 1,000 breaks some grammars, and
without bounds small models write numbers of sixteen digits and strings without end.
"""

from __future__ import annotations

import hashlib
import json
from typing import Final

from quotary.core.obligations.reply_shape import chunk_schema
from quotary.core.playbook import FieldSpec, Playbook, Position
from quotary.core.schema_parts import (
    MAX_QUOTE,
    MAX_QUOTES,
    MAX_STRING,
    Schema,
    object_of,
    quotes,
)

__all__ = ["MAX_QUOTE", "MAX_QUOTES", "MAX_STRING", "Schema", "reply_schema", "schema_digest"]

MAX_NUMBER: Final = 1_000_000_000
SUGGESTIONS: Final = ("accept", "fallback", "reject")


def reply_schema(playbook: Playbook) -> Schema:
    """The schema of a reply under this playbook; equal playbooks give equal schemas.

    Only a clause playbook has a place for a suggested class, which can only make things worse.
    """
    if playbook.scope == "chunk":
        return chunk_schema(playbook)
    properties: dict[str, object] = {}
    if playbook.scope == "document":
        properties["document_type"] = {"type": "string", "enum": _types(playbook)}
        properties["counterparty"] = {"type": ["string", "null"], "maxLength": MAX_STRING}
    positions = [_position(position, playbook) for position in playbook.positions]
    properties["positions"] = {
        "type": "array",
        "items": {"anyOf": positions},
        "maxItems": len(positions),
        **({"minItems": len(positions)} if playbook.scope == "document" else {}),
    }
    return object_of(properties)


def schema_digest(playbook: Playbook) -> str:
    """The sha256 of the schema, as hex: which form of reply a proposal was read in."""
    written = json.dumps(reply_schema(playbook), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(written.encode()).hexdigest()


def _types(playbook: Playbook) -> list[str]:
    return [playbook.document_type, "other"] if playbook.document_type else ["other"]


def _position(position: Position, playbook: Playbook) -> Schema:
    properties: dict[str, object] = {
        "id": {"type": "string", "enum": [position.id]},
        "present": {"type": "boolean"},
        "quotes": quotes(),
        "fields": object_of({spec.name: _field(spec) for spec in position.fields}),
    }
    if playbook.scope == "clause":
        properties["suggested"] = {"type": "string", "enum": list(SUGGESTIONS)}
    return object_of(properties)


def _field(spec: FieldSpec) -> Schema:
    described = {"description": spec.description} if spec.description else {}
    return {**_value(spec), **described}


def _value(spec: FieldSpec) -> Schema:
    if spec.type == "boolean":
        return {"type": ["boolean", "null"]}
    if spec.type == "number":
        return {"type": ["number", "null"], "minimum": 0, "maximum": MAX_NUMBER}
    if spec.values:
        return {"type": ["string", "null"], "enum": [*spec.values, None]}
    longest = len("2026-01-31") if spec.type == "date" else MAX_STRING
    return {"type": ["string", "null"], "maxLength": longest}
