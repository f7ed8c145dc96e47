"""The register as JSON: the rows as the API gives them, each with its mark."""

from __future__ import annotations

import json
from collections.abc import Iterable

from quotary.api.register.exports.lines import Lines, mark_of
from quotary.api.register.row import RegisterEntry


def rows_json(lines: Lines) -> bytes:
    """Obligations, key terms and those that were not found."""
    body = {
        "obligations": _marked(lines.obligations),
        "terms": _marked(lines.terms),
        "not_found": [
            {
                "term": each.title,
                "matter": each.matter,
                "run": each.run,
                "document": each.document,
                "sha256": each.sha256,
            }
            for each in lines.absent
        ],
        "unsigned_left_out": len(lines.unsigned) + len(lines.unsigned_terms),
    }
    return json.dumps(body, ensure_ascii=False, indent=1).encode()


def _marked(entries: Iterable[RegisterEntry]) -> list[dict[str, object]]:
    return [{"mark": mark_of(each), **each.model_dump(mode="json")} for each in entries]
