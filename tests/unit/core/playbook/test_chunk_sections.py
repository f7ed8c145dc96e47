"""Playbooks of chunk scope: what they hold, and the one text that each of them has."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quotary.core.playbook import (
    ChunkSize,
    KeyTermSpec,
    ObligationPolicy,
    Playbook,
    PlaybookInvalid,
    RiskRule,
    compile_playbook,
    digest,
    from_canonical,
    to_canonical,
)
from quotary.core.playbook.chunk_model import REASONS
from quotary.core.playbook.tree import tree_of
from quotary.log.playbook_files import load_playbook

FILE = Path(__file__).parents[3] / "playbooks" / "small-register.yaml"
BARE: dict[str, Any] = {
    "playbook": "bare",
    "version": "1",
    "title": "Bare",
    "we_are": "Acme",
    "language": "en",
    "scope": "chunk",
}


def with_(**sections: Any) -> Playbook:
    return compile_playbook(tree_of({**BARE, **sections}))


def test_every_section_is_read() -> None:
    playbook = load_playbook(FILE).playbook
    assert playbook.obligations == ObligationPolicy(
        accept=0.9,
        review=0.4,
        duty_cues=("is to deliver",),
        exclude=("definition", "recital"),
        risk=(RiskRule(("terminat*", "indemnif*"), "high"),),
    )
    assert playbook.chunk == ChunkSize(1000, 100)
    assert playbook.term("liability_cap") == KeyTermSpec(
        "liability_cap",
        "Liability cap",
        "The most that a party is liable for.",
        derive="money.amount",
        options=(("near", ("liability",)),),
        cues=("liability",),
    )
    assert playbook.term("notice_place") == playbook.terms[1]
    assert playbook.term("fee") is None
    assert from_canonical(to_canonical(playbook)) == playbook


def test_a_chunk_playbook_needs_no_section_of_its_own() -> None:
    playbook = with_()
    assert playbook.obligations.exclude == REASONS
    assert json.loads(to_canonical(playbook)) == BARE


def test_a_default_that_is_written_out_changes_no_digest() -> None:
    written = with_(
        obligations={"accept": 0.8, "review": 0.5, "exclude": list(reversed(REASONS))},
        chunk={"tokens": 1500, "overlap": 200},
        terms=[],
    )
    assert digest(written) == digest(with_())


@pytest.mark.parametrize(
    "sections",
    [
        {"obligations": {"accept": 0, "review": 0}},
        {"obligations": {"exclude": []}},
        {"chunk": {"overlap": 0}},
    ],
)
def test_nothing_is_not_the_default(sections: dict[str, Any]) -> None:
    playbook = with_(**sections)
    assert digest(playbook) != digest(with_())
    assert from_canonical(to_canonical(playbook)) == playbook


ODD: st.SearchStrategy[Any] = st.sampled_from(
    [None, True, 0, -1.5, 10**400, float("nan"), "", "no", "x" * 9_000, "{", [], {}, [[]], {"a": 1}]
)


@given(
    st.fixed_dictionaries(
        {},
        optional={
            "obligations": ODD
            | st.dictionaries(
                st.sampled_from(["accept", "review", "duty_cues", "exclude", "risk", "x"]), ODD
            ),
            "chunk": ODD | st.dictionaries(st.sampled_from(["tokens", "overlap"]), ODD),
            "terms": ODD
            | st.lists(
                st.dictionaries(st.sampled_from(["id", "title", "derive", "options", "cues"]), ODD),
                max_size=2,
            ),
        },
    )
)
@settings(deadline=None)
def test_odd_sections_are_compiled_or_refused(sections: dict[str, Any]) -> None:
    try:
        playbook = with_(**sections)
    except PlaybookInvalid:
        return
    assert from_canonical(to_canonical(playbook)) == playbook
