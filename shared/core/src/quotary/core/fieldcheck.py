"""The fields of a position, read again from its verified quotes and compared with the proposal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from quotary.core.finding import Alert, FieldCheck, Scalar
from quotary.core.gate_wording import raised
from quotary.core.playbook import FieldSpec, Position
from quotary.core.playbook.evaluating import deciding_fields
from quotary.core.readers import Reading, agrees, read

_UNSURE = frozenset({"ambiguous", "conflict"})


@lru_cache(maxsize=8_192)
def read_field(spec: FieldSpec, text: str, language: str) -> Reading | None:
    """What the field's reader finds in the text; None where the playbook names no reader.

    Remembered, because checks come back to the same sentence and contracts share sentences.
    """
    return read(spec.derive, text, language, spec.options) if spec.derive else None


def check_fields(
    proposed: Mapping[str, Scalar], position: Position, text: str, language: str
) -> tuple[FieldCheck, ...]:
    """One check per field of the position; `text` is what the verified quotes say."""
    return tuple(
        _check(spec, proposed.get(spec.name), read_field(spec, text, language))
        for spec in position.fields
    )


def unchecked(proposed: Mapping[str, Scalar], position: Position) -> tuple[FieldCheck, ...]:
    """The fields as proposed, where there is no verified quote to read them from."""
    return tuple(FieldCheck(spec.name, proposed.get(spec.name)) for spec in position.fields)


def field_alerts(
    checks: Sequence[FieldCheck], position: Position, language: str
) -> tuple[Alert, ...]:
    """What speaks against the fields: contradictions, doubts, claims without support.

    An unsure reading of a field that decides nothing is not worth a person's time. A boolean that
    no cue supports is the playbook's business (`prove_when`): honest contracts word them freely.
    """
    deciding = set(deciding_fields(position))
    alerts: list[Alert] = []
    for check in checks:
        spec = position.spec(check.name)
        if spec is None:
            continue
        if check.agrees is False:
            alerts.append(raised("field_contradicts_quote", language, name=check.name))
        elif check.status in _UNSURE and check.name in deciding:
            alerts.append(raised("field_ambiguous", language, name=check.name))
        elif _unsupported(spec, check):
            alerts.append(raised("field_unsupported", language, name=check.name))
    return tuple(alerts)


def _check(spec: FieldSpec, proposed: Scalar, reading: Reading | None) -> FieldCheck:
    if reading is None:
        return FieldCheck(spec.name, proposed)
    same = agrees(spec.derive, proposed, reading)
    return FieldCheck(spec.name, proposed, reading.value, reading.status, same)


def _unsupported(spec: FieldSpec, check: FieldCheck) -> bool:
    """True where a number, name or date is claimed and the quote holds none of the kind."""
    return check.status == "none" and check.proposed is not None and spec.type != "boolean"
