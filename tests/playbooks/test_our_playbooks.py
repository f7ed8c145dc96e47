"""Every playbook under `playbooks/`: valid, without errors, and pinned by its cases."""

from pathlib import Path

import pytest

from quotary.core.checking.analysis import analyse
from quotary.core.checking.case import Case
from quotary.core.checking.mutation import mutation_score
from quotary.core.checking.running import problems
from quotary.core.playbook import from_canonical, to_canonical
from quotary.log.playbook_files import cases_path, load_cases, load_folder, load_playbook
from support.policies import PLAYBOOKS, ROOT, vendor_nda, vendor_nda_cases

REGISTER = ROOT / "playbooks" / "obligations.yaml"
DECIDING = [path for path in PLAYBOOKS if path != REGISTER]
"""Those with tables. A register decides nothing: its labelled documents pin it instead."""


@pytest.mark.parametrize("path", PLAYBOOKS, ids=lambda path: path.stem)
def test_a_playbook_has_no_error_and_survives_its_canonical_text(path: Path) -> None:
    loaded = load_playbook(path)
    errors = [one for one in analyse(loaded.playbook) if one.severity == "error"]
    assert errors == []
    assert from_canonical(to_canonical(loaded.playbook)) == loaded.playbook


@pytest.mark.parametrize("path", DECIDING, ids=lambda path: path.stem)
def test_its_cases_hold_and_kill_every_mutant(path: Path) -> None:
    playbook = load_playbook(path).playbook
    cases = load_cases(cases_path(path), playbook)
    failing = {case.name: problems(case, cases, playbook) for case in cases.cases}
    assert {name: found for name, found in failing.items() if found} == {}
    score = mutation_score(cases, playbook)
    assert score.survivors == ()
    assert score.mutants > 0


@pytest.mark.parametrize("case", vendor_nda_cases().cases, ids=lambda case: case.name)
def test_vendor_nda(case: Case) -> None:
    assert problems(case, vendor_nda_cases(), vendor_nda()) == ()


def test_the_vendor_nda_has_its_ten_positions() -> None:
    critical = {one.id: one.critical for one in vendor_nda().positions}
    assert critical == {
        "mutuality": True,
        "purpose": True,
        "term": True,
        "residuals": True,
        "return_destroy": False,
        "compelled_notice": False,
        "non_solicit": False,
        "governing_law": False,
        "ai_training": True,
        "personal_data": True,
    }
    assert len(vendor_nda_cases().cases) >= 40


def test_the_register_asks_for_key_terms_and_has_no_positions() -> None:
    register = load_playbook(REGISTER).playbook
    assert (register.scope, register.positions) == ("chunk", ())
    assert {term.id for term in register.terms} >= {"liability_cap", "notice_period", "renewal"}
    assert 0 < register.obligations.review < register.obligations.accept < 1


def test_the_folder_is_read_whole_and_by_id() -> None:
    loaded = load_folder(PLAYBOOKS[0].parent)
    assert (len(loaded.playbooks), loaded.refused) == (len(PLAYBOOKS), ())
    assert loaded.playbooks["vendor-nda"].playbook == vendor_nda()
