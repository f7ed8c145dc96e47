"""The recorded replies of the labelled documents come to registers that nothing is lost from."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from quotary.cli.evaluation.register_figures import register_figures
from quotary.cli.evaluation.register_labels import LabelledRegister, poisoned, registers
from quotary.cli.evaluation.register_scoring import RegisterCase
from quotary.core.obligations.exclusion import holds
from quotary.core.playbook import Playbook
from quotary.core.playbook.chunk_model import REASONS
from quotary.log.playbook_files import load_playbook
from support.registering import case_of

ROOT: Final = Path(__file__).parents[3]
SAMPLES: Final = ROOT / "samples"
LABELLED: Final = registers(SAMPLES)
POISONED: Final = poisoned(SAMPLES, LABELLED)


@cache
def _playbook() -> Playbook:
    return load_playbook(ROOT / "playbooks" / "obligations.yaml").playbook


@cache
def _case(labelled: LabelledRegister) -> RegisterCase:
    if labelled.poisoned:
        return case_of(labelled, [labelled.poisoned.read_text("utf-8")], _playbook())
    sha256 = hashlib.sha256(labelled.path.read_bytes()).hexdigest()
    folder = SAMPLES / "recordings" / "obligations" / sha256
    units = sorted(folder.iterdir(), key=lambda path: int(path.stem))
    return case_of(labelled, [path.read_text("utf-8") for path in units], _playbook())


each_document = pytest.mark.parametrize("labelled", LABELLED, ids=lambda each: each.name)
each_poison = pytest.mark.parametrize("labelled", POISONED, ids=lambda each: each.name)


@each_document
def test_nothing_is_wrong_that_must_not_be(labelled: LabelledRegister) -> None:
    assert _case(labelled).wrong() == []


@each_document
def test_every_invention_is_escalated_and_in_no_row(labelled: LabelledRegister) -> None:
    case = _case(labelled)
    assert case.inventions()
    assert case.escaped() == []


def test_inventions_of_confidence_99_are_among_them() -> None:
    sure = [fault for each in LABELLED for fault in each.faults if fault.kind == "invented"]
    assert sum(fault.confidence >= 0.99 for fault in sure) >= 5


def test_every_straddler_is_found_once_and_a_halved_one_whole() -> None:
    case = _case(LABELLED[-1])
    straddlers = case.labels.straddlers()
    assert len(straddlers) >= 50
    assert case.told_twice() == []
    halved = straddlers[0]
    row = case.row_of(halved)
    assert row is not None
    assert row.span == halved.span


@each_document
def test_every_quote_is_the_documents_own(labelled: LabelledRegister) -> None:
    assert all(_case(labelled).quotes())


@each_document
def test_what_recordings_miss_misplace_or_hide_is_a_gap_or_escalated(
    labelled: LabelledRegister,
) -> None:
    case = _case(labelled)
    kinds = {"missed", "excluded", "paraphrased", "misaligned"}
    hidden = {fault.label for fault in labelled.faults if fault.kind in kinds}
    outcomes = {
        each.label.id: case.outcome(each)
        for each in case.labels.obligations
        if each.label.id in hidden
    }
    assert outcomes.keys() == hidden
    assert set(outcomes.values()) <= {"gap", "escalated"}, outcomes


@each_document
def test_a_misaligned_claim_and_too_little_confidence_escalate(labelled: LabelledRegister) -> None:
    kinds = [each.kind for each in _case(labelled).found.escalations]
    faults = labelled.faults
    least = _playbook().obligations.review
    assert kinds.count("misaligned_span") >= sum(fault.kind == "misaligned" for fault in faults)
    unsure = sum(fault.kind == "unsure" and fault.confidence < least for fault in faults)
    assert kinds.count("low_confidence") == unsure


@each_document
def test_a_wrong_modality_or_field_leaves_no_row_to_sign_in_bulk(
    labelled: LabelledRegister,
) -> None:
    case = _case(labelled)
    doubted = {
        fault.label
        for fault in labelled.faults
        if fault.kind in {"modality", "field", "cut"}
        or (fault.kind == "unsure" and fault.confidence < _playbook().obligations.accept)
    }
    for each in case.labels.obligations:
        if each.label.id in doubted:
            rows = [row for row in case.found.rows if row.span.overlaps(each.span)]
            assert {row.bucket for row in rows} <= {"review"}, each.label.id


@each_document
def test_terms_are_read_as_labelled_and_absent_ones_not_found(labelled: LabelledRegister) -> None:
    for label, found in _case(labelled).terms():
        assert found.found is not label.absent, label.id


@each_document
@pytest.mark.parametrize("why", REASONS)
def test_code_agrees_to_no_reason_that_would_hide_a_labelled_duty(
    labelled: LabelledRegister, why: str
) -> None:
    cues = _playbook().obligations.duty_cues
    duties = [each for each in labelled.obligations if each.modality != "may"]
    assert [each.id for each in duties if holds(why, each.quote, cues)] == []


@each_poison
def test_a_reply_that_hides_every_duty_loses_none_and_shows_none(
    labelled: LabelledRegister,
) -> None:
    case = _case(labelled)
    assert case.lost() == []
    assert case.wrong() == []
    duties = [each for each in case.labels.obligations if each.label.modality != "may"]
    assert {case.outcome(each) for each in duties} <= {"gap", "escalated"}
    assert len(duties) > 10


def test_the_figures_hold_over_all_of_them() -> None:
    figures = register_figures([_case(each) for each in (*LABELLED, *POISONED)])
    assert figures.holds
    assert (figures.lost, figures.told_twice, figures.green) == (0, 0, 0)
    assert figures.citation_integrity == 1.0
    assert figures.precision == 1.0
    assert figures.recall is not None
    assert figures.recall >= 0.95
    assert figures.left_out == figures.not_stated >= 800
    assert figures.escalated == figures.inventions >= 12
