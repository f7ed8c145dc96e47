"""What a reply about one clause leaves out or plays down although code can read it there.

A clause of which a position is not listed does not deal with it, and only so can a mandatory
clause be missing. A model that obeys the contract can use that: it lists nothing, or quotes a
harmless sentence. So code reads each position by the playbook's cues and readers, and puts forward
itself what decides worse than an accept and worse than what the reply says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from quotary.core.absence import adverse_alerts
from quotary.core.beside.phrases import is_made_of
from quotary.core.cues import has_cue
from quotary.core.fieldcheck import read_field
from quotary.core.finding import Alert, Finding, Scalar
from quotary.core.gate_wording import raised
from quotary.core.offline import READ, propose_position
from quotary.core.playbook import Playbook, Position
from quotary.core.playbook.evaluating import deciding_fields, evaluate, typed
from quotary.core.playbook.unary import Missing
from quotary.core.proposal import ProposedPosition
from quotary.core.rules import decide_position
from quotary.core.unit_view import UnitView

_UNSURE: Final = frozenset({"ambiguous", "conflict"})


Checked = Callable[[ProposedPosition, Position], Finding]
"""The gate's check of a position that is said to be there."""


def with_left_out(
    findings: Sequence[Finding], view: UnitView, playbook: Playbook, checked: Checked
) -> list[Finding]:
    """The findings of a clause, none milder than what code reads in the clause by itself."""
    by_id = {finding.position: finding for finding in findings}
    silent = all(finding.present is False for finding in findings)
    found = [
        _joined(by_id.get(position.id), position, view, playbook, checked, silent=silent)
        for position in playbook.positions
    ]
    return [finding for finding in found if finding is not None]


def _joined(
    claimed: Finding | None,
    position: Position,
    view: UnitView,
    playbook: Playbook,
    checked: Checked,
    *,
    silent: bool,
) -> Finding | None:
    language = playbook.language
    listed = claimed is not None and claimed.present is not False
    found = left_out(position, view, language)
    if found is None:
        alerts = () if listed else left_out_alerts(position, view, language, alone=silent)
        return _disputed_absence(claimed, position, alerts)
    read = checked(found, position)
    if claimed is None or not listed:
        return replace(read, alerts=(raised("left_out", language), *read.alerts))
    if _weight(read, position, playbook) <= _weight(claimed, position, playbook):
        return claimed
    alerts = (raised("played_down", language), *claimed.alerts, *read.alerts)
    return replace(read, alerts=tuple(dict.fromkeys(alerts)), suggested=claimed.suggested)


def _disputed_absence(
    claimed: Finding | None, position: Position, alerts: tuple[Alert, ...]
) -> Finding | None:
    if claimed is not None:
        return replace(claimed, alerts=(*claimed.alerts, *alerts)) if alerts else claimed
    if alerts:
        return Finding(position.id, present=False, grounded=False, alerts=alerts)
    return None


def _weight(finding: Finding, position: Position, playbook: Playbook) -> int:
    decided = decide_position(finding, position, scope=playbook.scope, language=playbook.language)
    return decided.verdict.weight


def left_out(position: Position, view: UnitView, language: str) -> ProposedPosition | None:
    """What code puts forward for a position the reply does not list; None where that is fair.

    Present, with the sentences that hold a cue, where a value read in them decides worse than an
    accept. Otherwise None, and `left_out_alerts` says what still speaks against the absence.
    """
    found = propose_position(position, view)
    return found if found.present and _worse(position, found.fields, language) else None


def left_out_alerts(
    position: Position, view: UnitView, language: str, *, alone: bool
) -> tuple[Alert, ...]:
    """What disputes that the clause does not deal with the position, where no value does.

    Adverse wording, an unclear value on the topic, and, `alone` where the reply lists nothing of
    the clause, a heading that names the topic.
    """
    if adverse := adverse_alerts(position, view, language):
        return adverse
    for passage in view.passages(position.cues)[:READ]:
        words = passage.sentence.of(view.index.text)
        if _unclear(position, words, view.language) and not is_made_of(words, position.harmless):
            return (_disputed(position, words, language),)
    heading = next((title for title in _headings(view) if has_cue(title, position.cues)), "")
    return (_disputed(position, heading, language),) if alone and heading else ()


def _disputed(position: Position, text: str, language: str) -> Alert:
    cue = next((cue for cue in position.cues if has_cue(text, (cue,))), position.title)
    return raised("absence_disputed", language, cue=cue)


def _headings(view: UnitView) -> tuple[str, ...]:
    clauses = view.index.document.clauses
    return tuple(each.title for each in clauses if each.title and view.span.contains(each.span))


def _worse(position: Position, fields: Mapping[str, Scalar], language: str) -> bool:
    """True where known values, and not only what is unknown, decide worse than an accept."""
    known = {spec.name: typed(spec, fields.get(spec.name)) for spec in position.fields}
    outcome = evaluate(position, known, language)
    if outcome.verdict.weight == 0:
        return False
    if position.rule is not None:
        return any(known.get(name) is not None for name in deciding_fields(position))
    if outcome.row == 0:
        return False
    cells = position.rows[outcome.row - 1].when
    return any(not isinstance(cell.test, Missing) for cell in cells)


def _unclear(position: Position, text: str, language: str) -> bool:
    """True where a number or name that decides is given several times over in the sentence."""
    for name in deciding_fields(position):
        spec = position.spec(name)
        if spec is None or spec.type == "boolean":
            continue
        reading = read_field(spec, text, language)
        if reading is not None and reading.status in _UNSURE:
            return True
    return False
