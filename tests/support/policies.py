"""The playbooks under `playbooks/`, and small ones of each scope for tests."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from quotary.core.checking.case import Cases
from quotary.core.playbook import Playbook
from quotary.log.playbook_files import cases_path, load_cases, load_playbook

ROOT = Path(__file__).resolve().parents[2]
PLAYBOOKS = tuple(
    path for path in sorted((ROOT / "playbooks").iterdir()) if path.suffix in {".yaml", ".toml"}
)
VENDOR_NDA = ROOT / "playbooks" / "vendor-nda.yaml"
BAD = ROOT / "tests" / "playbooks"


@cache
def vendor_nda() -> Playbook:
    """The vendor NDA playbook."""
    return load_playbook(VENDOR_NDA).playbook


@cache
def vendor_nda_cases() -> Cases:
    """Its cases."""
    return load_cases(cases_path(VENDOR_NDA), vendor_nda())


@cache
def narrow_nda() -> Playbook:
    """Four positions of it that differ in kind: a table, an accepted absence, a rule, a pair."""
    kept = {"term", "residuals", "governing_law", "personal_data"}
    nda = vendor_nda()
    return replace(nda, positions=tuple(one for one in nda.positions if one.id in kept))


@cache
def clauses() -> Playbook:
    """The same four positions read clause by clause."""
    nda = narrow_nda()
    return replace(nda, scope="clause", document_type="", type_cues=(), other_types=(), usual=())


@cache
def chunks() -> Playbook:
    """The same positions as key terms of a long document."""
    return replace(clauses(), scope="chunk")
