"""The JSON schema that a reply must have: quotes and typed fields, and nowhere to pass judgement.

Kept inside what OpenAI's strict subset and llama.cpp's grammars both take: every property
required, no additional ones, null instead of optional, `anyOf` for positions, no patterns.
Bounds follow `documents.md` section 6: a `maxLength` over about 1,000 breaks some grammars, and
without bounds small models write numbers of sixteen digits and strings without end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quotary.core.playbook import FieldSpec, Playbook, Position

MAX_QUOTE: Final = 1_000
"""Characters of one fragment; a longer passage is quoted as several fragments."""

MAX_QUOTES: Final = 12
MAX_STRING: Final = 200
MAX_NUMBER: Final = 1_000_000_000
SUGGESTIONS: Final = ("accept", "fallback", "reject")

Schema = Mapping[str, object]


def reply_schema(playbook: Playbook) -> Schema:
    """The schema of a reply under this playbook; equal playbooks give equal schemas.

    Only a clause playbook has a place for a suggested class, which can only make things worse.
    """
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
    return _object(properties)


def _types(playbook: Playbook) -> list[str]:
    return [playbook.document_type, "other"] if playbook.document_type else ["other"]


def _position(position: Position, playbook: Playbook) -> Schema:
    quote = {"type": "string", "minLength": 1, "maxLength": MAX_QUOTE}
    properties: dict[str, object] = {
        "id": {"type": "string", "enum": [position.id]},
        "present": {"type": "boolean"},
        "quotes": {"type": "array", "items": quote, "maxItems": MAX_QUOTES},
        "fields": _object({spec.name: _field(spec) for spec in position.fields}),
    }
    if playbook.scope == "clause":
        properties["suggested"] = {"type": "string", "enum": list(SUGGESTIONS)}
    return _object(properties)


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


def _object(properties: Mapping[str, object]) -> Schema:
    return {
        "type": "object",
        "properties": dict(properties),
        "required": list(properties),
        "additionalProperties": False,
    }
