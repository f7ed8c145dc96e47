"""A finding's fields seen twice: as the model proposed them and as code reads them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from quotary.core.finding import FieldCheck, Finding, Scalar
from quotary.core.playbook.evaluating import deciding_fields, typed
from quotary.core.playbook.model import FieldSpec, Position
from quotary.core.playbook.sentence import spoken
from quotary.core.wording import say

_UNREAD = FieldCheck("", None)


@dataclass(frozen=True, slots=True)
class Doubt:
    """Why an accept cannot rest on a field. `label` goes into the rule call, `because` is said."""

    label: str
    because: str


@dataclass(frozen=True, slots=True)
class Views:
    """Typed values by field name, None where unknown, and what speaks against them."""

    proposed: Mapping[str, Scalar]
    read: Mapping[str, Scalar]
    doubts: tuple[Doubt, ...]


def views(finding: Finding, position: Position, language: str) -> Views:
    """Both views of every field of the position.

    Where the reader finds a value, the read view has it; where it finds none, the proposal
    stands, except for a value that the playbook wants proved, which is then unknown.
    """
    checks = {check.name: check for check in finding.fields}
    deciding = set(deciding_fields(position))
    proposed: dict[str, Scalar] = {}
    read: dict[str, Scalar] = {}
    doubts: list[Doubt] = []
    for spec in position.fields:
        check = checks.get(spec.name, _UNREAD)
        proposed[spec.name] = _proposed(spec, check)
        read[spec.name] = _read(spec, check, proposed[spec.name])
        doubt = _doubt(spec, check, proposed[spec.name], read[spec.name], language)
        if doubt is not None and (spec.name in deciding or doubt.label.startswith("disagreement")):
            doubts.append(doubt)
    return Views(proposed, read, tuple(doubts))


def _proposed(spec: FieldSpec, check: FieldCheck) -> Scalar:
    """The model's value; a name that the gate found equal to the reader's code becomes the code."""
    value = typed(spec, check.proposed)
    code = typed(spec, check.read) if check.status == "value" and check.agrees is True else None
    return code if isinstance(check.proposed, str) and isinstance(code, str) else value


def _read(spec: FieldSpec, check: FieldCheck, proposed: Scalar) -> Scalar:
    if check.status == "value":
        return typed(spec, check.read)
    return None if _unproved(spec, check, proposed) else proposed


def _unproved(spec: FieldSpec, check: FieldCheck, proposed: Scalar) -> bool:
    """True where the playbook wants this very value shown by the quote and the quote is silent."""
    if proposed is None or check.status not in {"none", "unread"}:
        return False
    wanted = {"any": True, "true": proposed is True, "false": proposed is False}
    return wanted.get(spec.prove_when, False)


def _harmless(spec: FieldSpec, proposed: Scalar) -> bool:
    """True for the value that needs no proof where the other one does: nothing rests on it."""
    if not isinstance(proposed, bool):
        return False
    return spec.prove_when == ("false" if proposed else "true")


def _doubt(
    spec: FieldSpec, check: FieldCheck, proposed: Scalar, read: Scalar, language: str
) -> Doubt | None:
    name = spec.name
    if check.agrees is False or (check.agrees is None and _differ(check, proposed, read)):
        words = {"read": spoken(read, language), "proposed": spoken(check.proposed, language)}
        return Doubt(f"disagreement on {name}", say("disagrees", language, name=name, **words))
    if check.status in {"ambiguous", "conflict"} and not _harmless(spec, proposed):
        return Doubt(f"unclear {name}", say("unclear", language, name=name))
    if _unproved(spec, check, proposed):
        value = spoken(proposed, language)
        return Doubt(f"unproved {name}", say("unproved", language, name=name, value=value))
    return None


def _differ(check: FieldCheck, proposed: Scalar, read: Scalar) -> bool:
    known = check.status == "value" and proposed is not None and read is not None
    return known and proposed != read
