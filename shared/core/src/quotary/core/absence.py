"""What the rest of the document says against a position's finding.

Absence is a claim, and so is every quote that leaves another sentence out. Here code reads the
unit without the model: topic cues dispute a claimed absence, adverse wording disputes a clean
reading wherever it stands, and every other sentence on the topic is read by the same readers.
Where one would decide worse than the quote does, or leaves it open, no proposal can be green.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, TypeGuard

from quotary.core.cues import has_cue
from quotary.core.fieldcheck import read_field
from quotary.core.finding import Alert, FieldCheck, Scalar
from quotary.core.gate_wording import raised
from quotary.core.naming import of_the_founding, only_names
from quotary.core.playbook import FieldSpec, Position
from quotary.core.playbook.evaluating import deciding_fields, evaluate, typed
from quotary.core.span import Span
from quotary.core.unit_view import CueAt, UnitView

MOST: Final = 2_000
"""Sentences on one topic that are read; a contract with more of them was made to be unreadable."""


def absence_alerts(position: Position, view: UnitView, language: str) -> tuple[Alert, ...]:
    """The alert that disputes a claimed absence; () where no topic cue occurs in the unit."""
    hits = sorted((*view.cues(position.cues), *view.cues(position.adverse)), key=_place)
    first = next((hit for hit in hits if not only_names(hit, view)), None)
    if first is None:
        return ()
    return (raised("absence_disputed", language, first.span, cue=first.cue),)


def adverse_alerts(position: Position, view: UnitView, language: str) -> tuple[Alert, ...]:
    """An alert at the first adverse phrase of the unit, wherever it stands and is not forbidden."""
    hits = view.cues(position.adverse)
    first = next((hit for hit in hits if not _harmless(hit, view)), None)
    if first is None:
        return ()
    return (raised("adverse_language", language, first.span, cue=first.cue),)


# "Neither party may use it to train models": what may be done is what nobody may do.
_NOBODY = re.compile(
    r"\b(?:neither|no|nor|none\s+of)\b(?:(?!\b(?:not|and|but|while|though|so)\b)[^.;:,])*$",
    re.IGNORECASE,
)
_BEFORE = 100


def _harmless(hit: CueAt, view: UnitView) -> bool:
    return _forbidden(hit, view) or of_the_founding(hit, view) or _of_counterparts(hit, view)


# "Counterparts, each of which is a duplicate original": how it is signed, and no copy that stays.
_COUNTERPART = re.compile(r"\bcounterparts?\b[^.;]*$", re.IGNORECASE)
_ORIGINAL = re.compile(r"\s+originals?\b", re.IGNORECASE)


def _of_counterparts(hit: CueAt, view: UnitView) -> bool:
    text, start = view.index.text, hit.span.start
    if not hit.cue.endswith("duplicate") or _ORIGINAL.match(text, hit.span.end) is None:
        return False
    return _COUNTERPART.search(text[max(0, start - _BEFORE) : start]) is not None


def _forbidden(hit: CueAt, view: UnitView) -> bool:
    if not hit.cue.startswith("may "):
        return False
    start = hit.span.start
    return _NOBODY.search(view.index.text[max(0, start - _BEFORE) : start]) is not None


def is_off_topic(position: Position, view: UnitView, quoted: Sequence[Span]) -> bool:
    """True where the position has topic cues and none stands in what governs any quote."""
    if not position.cues:
        return False
    statements = [part for span in quoted for part in view.statement(span)]
    hits = (*view.cues(position.cues), *view.cues(position.adverse))
    return not any(part.overlaps(hit.span) for hit in hits for part in statements)


def _place(hit: CueAt) -> Span:
    return hit.span


def elsewhere_alerts(
    position: Position,
    view: UnitView,
    quoted: Sequence[Span],
    checks: Sequence[FieldCheck],
    language: str,
) -> tuple[Alert, ...]:
    """One alert per field that another sentence on the topic would decide worse, or leaves open."""
    base = _known(position, checks)
    specs = [one for one in _deciding(position) if _can_be_worse(position, one, base, language)]
    alerts: dict[str, Alert] = {}
    sentences = [passage.sentence for passage in view.passages(position.cues)]
    if len(sentences) > MOST:
        return (raised("unclear_elsewhere", language, sentences[MOST], name=position.id),)
    for sentence in sentences:
        if any(sentence.overlaps(span) for span in quoted):
            continue
        text = _without_notices(sentence.of(view.index.text))
        for spec in specs:
            if spec.name in alerts or not _may_say(spec, sentence, view):
                continue
            reading = read_field(spec, text, view.language)
            if reading is None or reading.status == "none":
                continue
            if reading.status == "value":
                told = typed(spec, reading.value)
                if _is_worse(position, spec, told, text, base, language):
                    kind = "worse_elsewhere"
                    alerts[spec.name] = raised(kind, language, sentence, name=spec.name)
            elif _may_be_worse(position, spec, text, base, language):
                kind = "unclear_elsewhere"
                alerts[spec.name] = raised(kind, language, sentence, name=spec.name)
    return tuple(alerts.values())


def _may_say(spec: FieldSpec, sentence: Span, view: UnitView) -> bool:
    """False where a yes or no is asked of a sentence that holds none of its cues."""
    return spec.derive != "yes_no" or view.holds(sentence, (*spec.yes, *spec.no))


def _can_be_worse(
    position: Position, spec: FieldSpec, base: Mapping[str, Scalar], language: str
) -> bool:
    """False of a yes or no of which neither answer decides worse than what stands."""
    if spec.derive != "yes_no":
        return True
    standing = _weight(position, base, language)
    answers = (answer for said in (True, False) for answer in (said, typed(spec, said)))
    return any(
        _weight(position, {**base, spec.name: answer}, language) > standing for answer in answers
    )


def _is_worse(
    position: Position,
    spec: FieldSpec,
    said: Scalar,
    text: str,
    base: Mapping[str, Scalar],
    language: str,
) -> bool:
    """True where the table would decide worse with what this sentence says of the field."""
    if _of_the_agreement(spec, said, base.get(spec.name), text):
        return False
    told = {**base, spec.name: said}
    return _weight(position, told, language) > _weight(position, base, language)


# "May end this Agreement on thirty (30) days' notice": how long the notice runs. Where duties end
# on notice, that is how long they last.
_NOTICE_TIME = re.compile(
    r"(?P<ends>\b(?:terminate|end|cancel|withdraw from) (?:this|the|these|its|their)"
    r" (?:[a-z-]+ ){0,2}?(?:agreement|nda|letter|deed|discussions|talks|negotiations|project"
    r"|evaluation)\b(?:(?!\b(?:obligations?|dut(?:y|ies)|undertakings?)\b)[^.;]){0,60}?)"
    r"\b(?:[a-z-]+ )?(?:\(?\d+\)? )?(?:days?|weeks?|months?)['\u2019]?s? (?:prior |advance |written"
    r" )*"
    r"notice\b",
    re.IGNORECASE,
)
# "Survive termination for the period just stated": the time is read where it is stated.
_THAT_TIME = re.compile(
    r"\b(?:obligations?|dut(?:y|ies)|undertakings?)\b[^.;]{0,20}? (?:survives?|continues?|remains?)"
    r"[^.;]{0,40}? for the (?:same )?(?:period|time|term) (?:just|so) (?:stated|set out|named)"
    r"(?= ?(?:[.;,]|$))",
    re.IGNORECASE,
)


def _without_notices(sentence: str) -> str:
    """The sentence without how long notice of the end runs, and a time that stands elsewhere."""
    return _THAT_TIME.sub("", _NOTICE_TIME.sub(r"\g<ends>notice", sentence))


_RUNS = re.compile(
    r"\b(?:this|the|these) (?:\w+ ){0,3}?(?:agreement|nda|letter|deed|terms)\b[^.;]{0,120}?"
    r"\b(?:commences?|continues?|remains?|expires?|in(?:to)? (?:force|effect)|terminates?|lasts?"
    r"|runs?|period)\b"
    r"|\bperiod (?:during|in) which\b[^.;]{0,80}\bmay be (?:exchanged|disclosed)\b",
    re.IGNORECASE,
)
_OF_DUTIES = re.compile(r"\b(?:obligat|dut(?:y|ies)|surviv|secre|keep|protect)", re.IGNORECASE)


def _of_the_agreement(spec: FieldSpec, said: Scalar, known: Scalar, text: str) -> bool:
    """True where a shorter time is that of the agreement, beside the longer one of the duties.

    Such agreements have two: for how long the parties may exchange, and for how long each of them
    keeps what it has got. The longer one is the harder.
    """
    if spec.derive != "duration.years" or not _is_number(said) or not _is_number(known):
        return False
    line = " ".join(text.split())
    return said < known and _RUNS.search(line) is not None and _OF_DUTIES.search(line) is None


def _is_number(value: Scalar) -> TypeGuard[float]:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _may_be_worse(
    position: Position,
    spec: FieldSpec,
    text: str,
    base: Mapping[str, Scalar],
    language: str,
) -> bool:
    """True where an unsure sentence could be read worse than what stands.

    Of a yes or no only where it holds a cue of the worse answer: "not" near a cue of the better
    one makes the reader unsure, and honest contracts are full of that.
    """
    if spec.derive != "yes_no":
        return True
    standing = _weight(position, base, language)
    return any(
        has_cue(text, cues)
        for answer, cues in ((True, spec.yes), (False, spec.no))
        if _weight(position, {**base, spec.name: answer}, language) > standing
    )


def _weight(position: Position, fields: Mapping[str, Scalar], language: str) -> int:
    return evaluate(position, fields, language).lifted.weight


def _deciding(position: Position) -> list[FieldSpec]:
    named = deciding_fields(position)
    return [spec for spec in position.fields if spec.name in named]


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
