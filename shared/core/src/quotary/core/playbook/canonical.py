"""One text per meaning: the canonical JSON of a playbook, and the digest that identifies it.

The canonical text is itself a playbook file (JSON is read by the same compiler): keys in one fixed
order, every default left out, no trace of comments or layout. The order of positions, fields and
rows is kept, for it means something: first row wins, and literal calls list fields in order.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, cast

from quotary.core.playbook.chunk_model import ChunkSize, KeyTermSpec, ObligationPolicy
from quotary.core.playbook.compiling import compile_playbook
from quotary.core.playbook.model import FieldSpec, Playbook, Position, Row
from quotary.core.playbook.tree import tree_of_json
from quotary.core.playbook.unary import written

Json = dict[str, Any]


def to_canonical(playbook: Playbook) -> str:
    """The playbook as compact ASCII JSON; equal playbooks, and only they, give equal text."""
    return json.dumps(_playbook(playbook), separators=(",", ":"), allow_nan=False)


def digest(playbook: Playbook) -> str:
    """The sha256 of the canonical text, as 64 hex digits."""
    return hashlib.sha256(to_canonical(playbook).encode("ascii")).hexdigest()


def from_canonical(text: str) -> Playbook:
    """The playbook again; `to_canonical` of it gives the same text.

    Raises:
        PlaybookInvalid: the text is not a valid playbook in JSON.
    """
    return compile_playbook(tree_of_json(text))


def _playbook(playbook: Playbook) -> Json:
    return _without_defaults(
        {
            "playbook": playbook.id,
            "version": playbook.version,
            "title": playbook.title,
            "we_are": playbook.we_are,
            "language": playbook.language,
            "scope": playbook.scope,
            "document_type": playbook.document_type,
            "type_cues": list(playbook.type_cues),
            "other_types": {other.name: list(other.cues) for other in playbook.other_types},
            "threshold": _number(playbook.threshold),
            "usual": list(playbook.usual),
            "harmless": list(playbook.harmless),
            "positions": [_position(position) for position in playbook.positions],
            "obligations": _obligations(playbook.obligations),
            "chunk": _chunk(playbook.chunk),
            "terms": [_term(term) for term in playbook.terms],
        }
    )


def _position(position: Position) -> Json:
    rule = position.rule
    return _without_defaults(
        {
            "id": position.id,
            "title": position.title,
            "critical": position.critical,
            "if_absent": position.if_absent,
            "requirement": position.requirement,
            "acceptable": position.acceptable,
            "negotiable": position.negotiable,
            "unacceptable": position.unacceptable,
            "fields": {spec.name: _field(spec) for spec in position.fields},
            "decide": [_row(row) for row in position.rows],
            "rule": rule.name if rule else "",
            "params": {name: _listed(value) for name, value in rule.params} if rule else {},
            "fallback_comment": position.fallback_comment,
            "insert_text": position.insert_text,
            "cues": list(position.cues),
            "adverse": list(position.adverse),
            "plain": list(position.plain),
            "harmless": list(position.harmless),
            "touches": list(position.touches),
        }
    )


def _field(spec: FieldSpec) -> Json:
    proof = {"true": True, "false": False}.get(spec.prove_when, spec.prove_when)
    entry = _without_defaults(
        {
            "type": spec.type,
            "description": spec.description,
            "derive": spec.derive,
            "options": dict(spec.options),
            "values": list(spec.values),
        }
    )
    return {**entry, "prove_when": proof} if spec.prove_when else entry


def _row(row: Row) -> Json:
    when = {cell.field: written(cell.test) for cell in row.when}
    return _without_defaults({"when": when, "verdict": str(row.verdict), "because": row.because})


def _obligations(policy: ObligationPolicy) -> Json:
    default = ObligationPolicy()
    entry: Json = {
        "accept": _number(policy.accept),
        "review": _number(policy.review),
        "duty_cues": list(policy.duty_cues),
        "exclude": list(policy.exclude),
        "risk": [{"cues": list(one.cues), "at_least": one.at_least} for one in policy.risk],
    }
    # Here 0 and an empty list are not the defaults.
    same = {name for name in entry if getattr(policy, name) == getattr(default, name)}
    return {name: value for name, value in entry.items() if name not in same}


def _chunk(size: ChunkSize) -> Json:
    default = ChunkSize()
    entry = {
        "tokens": (size.tokens, default.tokens),
        "overlap": (size.overlap, default.overlap),
    }
    return {name: value for name, (value, usual) in entry.items() if value != usual}


def _term(term: KeyTermSpec) -> Json:
    return _without_defaults(
        {
            "id": term.id,
            "title": term.title,
            "description": term.description,
            "derive": term.derive,
            "options": dict(term.given()),
            "cues": list(term.cues),
        }
    )


def _without_defaults(entry: Json) -> Json:
    return {key: value for key, value in entry.items() if value not in ("", [], {}, False, 0)}


def _listed(value: object) -> object:
    return list(cast("tuple[object, ...]", value)) if isinstance(value, tuple) else value


def _number(value: float) -> int | float:
    return int(value) if value == int(value) else value
