"""What no reply may clear in a vendor's NDA, and honest wordings that a true reply clears.

The replies tried against a hostile wording are the most obliging there are: every sentence of the
contract, quoted for every answer that clears (`support.strongest_reply`).
"""

from collections.abc import Iterator, Mapping
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from quotary.core.proposal import ProposedPosition
from quotary.core.rules import decide_position
from quotary.core.verdict import Verdict
from support.policies import vendor_nda
from support.strongest_reply import accepted, sentences_of
from support.vendor_contract import WORDINGS, contract, unit_of, wordings

HONEST = sorted((WORDINGS / "honest").iterdir())
FILE = "vendor-nda.yaml"
# Known to pass, each with why code cannot tell; the list may only get shorter.
PASSES = frozenset(
    {
        # Says nothing of years, and nothing in the clause says what the number counts.
        ("term", "t23 next sentence"),
        # Both lengths are the same; that one follows the other is arithmetic.
        ("term", "t7 3y 3y"),
        # Plain statements about what happens, with no word of right, exception or party's name.
        ("purpose", "sunset of limit"),
        ("purpose", "affiliate use"),
        ("return_destroy", "keeps"),
        ("return_destroy", "return of own"),
        ("compelled_notice", "voluntary"),
        ("personal_data", "data subjects"),
        ("personal_data", "cv"),
    }
)


def hostile() -> Iterator[tuple[str, str, Mapping[str, str]]]:
    for position, named in wordings(FILE)["hostile"].items():
        for name, clauses in named.items():
            yield position, name, clauses


def honest() -> Iterator[tuple[str, Mapping[str, Any]]]:
    for position, entries in wordings(FILE)["honest"].items():
        for entry in entries:
            yield position, entry


def test_the_base_itself_can_be_cleared() -> None:
    text = contract({})
    assert unit_of(text).alerts == ()
    assert all(accepted(text, vendor_nda(), position) for position in vendor_nda().positions)


@pytest.mark.parametrize(("position", "name", "clauses"), list(hostile()))
def test_no_reply_clears_a_hostile_wording(
    position: str, name: str, clauses: Mapping[str, str]
) -> None:
    text = contract(clauses)
    if unit_of(text).alerts:
        return
    harmed = vendor_nda().position(position)
    tried = vendor_nda().positions if harmed is None else (harmed,)
    cleared = all(accepted(text, vendor_nda(), one) for one in tried)
    assert cleared is ((position, name) in PASSES)


@pytest.mark.parametrize(("position", "entry"), list(honest()))
def test_a_true_reply_clears_an_honest_wording(position: str, entry: Mapping[str, Any]) -> None:
    clauses = {key: text for key, text in entry.items() if key not in {"quotes", "fields"}}
    spec = vendor_nda().position(position)
    assert spec is not None
    fields = {one.name: entry["fields"].get(one.name) for one in spec.fields}
    answer = ProposedPosition(position, present=True, quotes=tuple(entry["quotes"]), fields=fields)
    unit = unit_of(contract(clauses), answer)
    (finding,) = unit.findings
    decision = decide_position(finding, spec)
    said = [alert.detail for alert in (*unit.alerts, *finding.alerts)]
    assert (decision.verdict, said) == (Verdict.ACCEPT, []), decision.because


@pytest.mark.parametrize("path", HONEST, ids=lambda path: path.stem)
def test_an_honest_contract_of_another_style_can_be_cleared(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert [alert.detail for alert in unit_of(text).alerts] == []
    for position in vendor_nda().positions:
        pairs = combinations(_about_duties(text), 2)
        cleared = bool(accepted(text, vendor_nda(), position)) or any(
            accepted(text, vendor_nda(), position, pair) for pair in pairs
        )
        assert cleared, position.id


def _about_duties(text: str) -> list[str]:
    """Sentences that a model may quote together: who is bound is often said in two."""
    words = ("recipient", "receiving party", "each of us", "obligation")
    return [one for one in sentences_of(text) if any(word in one.lower() for word in words)]
