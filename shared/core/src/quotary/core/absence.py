"""What the rest of the document says against a position's finding.

Absence is a claim, and so is every quote that leaves another sentence out. Here code reads the
unit without the model: topic cues dispute a claimed absence, adverse wording disputes a clean
reading wherever it stands, and every other sentence on the topic is read by the same readers.
Where one would decide worse than the quote does, or leaves it open, no proposal can be green.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from quotary.core.fieldcheck import read_field
from quotary.core.finding import Alert, FieldCheck, Scalar
from quotary.core.gate_wording import raised
from quotary.core.playbook import Position
from quotary.core.playbook.evaluating import deciding_fields, evaluate, typed
from quotary.core.span import Span
from quotary.core.unit_view import UnitView


def absence_alerts(position: Position, view: UnitView, language: str) -> tuple[Alert, ...]:
    """The alert that disputes a claimed absence; () where no topic cue occurs in the unit."""
    hits = view.cues((*position.cues, *position.adverse))
    if not hits:
        return ()
    return (raised("absence_disputed", language, hits[0].span, cue=hits[0].cue),)


def adverse_alerts(position: Position, view: UnitView, language: str) -> tuple[Alert, ...]:
    """An alert at the first adverse phrase of the unit, wherever it stands."""
    hits = view.cues(position.adverse)
    if not hits:
        return ()
    return (raised("adverse_language", language, hits[0].span, cue=hits[0].cue),)


def is_off_topic(position: Position, view: UnitView, quoted: Sequence[Span]) -> bool:
    """True where the position has topic cues and none stands in what governs any quote."""
    if not position.cues:
        return False
    statements = [part for span in quoted for part in view.statement(span)]
    hits = view.cues((*position.cues, *position.adverse))
    return not any(part.overlaps(hit.span) for hit in hits for part in statements)


def elsewhere_alerts(
    position: Position,
    view: UnitView,
    quoted: Sequence[Span],
    checks: Sequence[FieldCheck],
    language: str,
) -> tuple[Alert, ...]:
    """One alert per field that another sentence on the topic would decide worse, or leaves open."""
    base = _known(position, checks)
    standing = evaluate(position, base, language).lifted.weight
    alerts: dict[str, Alert] = {}
    for sentence in view.sentences(position.cues):
        if any(sentence.overlaps(span) for span in quoted):
            continue
        for name, value in _readings(position, view, sentence):
            if name in alerts:
                continue
            if value is None:
                alerts[name] = raised("unclear_elsewhere", language, sentence, name=name)
            elif evaluate(position, {**base, name: value}, language).lifted.weight > standing:
                alerts[name] = raised("worse_elsewhere", language, sentence, name=name)
    return tuple(alerts.values())


def _known(position: Position, checks: Sequence[FieldCheck]) -> Mapping[str, Scalar]:
    """The fields as the quotes have them: the reading where there is one, else the proposal."""
    by_name = {check.name: check for check in checks}
    known: dict[str, Scalar] = {}
    for spec in position.fields:
        check = by_name.get(spec.name)
        if check is not None:
            given = check.read if check.status == "value" else check.proposed
            known[spec.name] = typed(spec, given)
    return known


def _readings(position: Position, view: UnitView, sentence: Span) -> Iterator[tuple[str, Scalar]]:
    """(field, value) for what the sentence says of the deciding fields; None where it is unsure."""
    text = sentence.of(view.index.text)
    for name in deciding_fields(position):
        spec = position.spec(name)
        reading = read_field(spec, text, view.language) if spec else None
        if spec is None or reading is None or reading.status == "none":
            continue
        yield name, typed(spec, reading.value) if reading.status == "value" else None
