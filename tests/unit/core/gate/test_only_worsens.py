"""Rule 3, end to end: no corruption of a reply is better for a contract than the honest one."""

from __future__ import annotations

import unicodedata
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quotary.core.decision import Decision, DecisionInput
from quotary.core.document import Document
from quotary.core.gate import check_unit
from quotary.core.indexing import DocumentIndex
from quotary.core.proposal import ReplyInvalid, parse_reply
from quotary.core.route import decide
from quotary.core.span import Span
from quotary.core.verdict import Route
from support.corruptions import corrupted
from support.hypothesis_load import SLOW
from support.made_contracts import WORDINGS, Made, contracts, made
from support.small_playbook import SMALL


def reviewed(text: str, raw: str) -> Decision | None:
    """The decision on the contract under a raw reply; None where the reply cannot be used."""
    try:
        proposal = parse_reply(raw, SMALL)
    except ReplyInvalid:
        return None
    whole = Span(0, len(text))
    unit = check_unit(proposal, DocumentIndex(Document(text, language="en")), SMALL, 1, whole)
    return decide(DecisionInput(SMALL.id, "en", (unit,)), SMALL)


def routed(text: str, raw: str) -> Route | None:
    decision = reviewed(text, raw)
    return decision.route if decision else None


@pytest.mark.parametrize("position", list(WORDINGS))
def test_each_wording_is_green_exactly_where_it_is_clean(position: str) -> None:
    for wording in WORDINGS[position]:
        chosen = {id_: ways[0] for id_, ways in WORDINGS.items()} | {position: wording}
        contract = made(chosen, (), range(len([w for w in chosen.values() if w.text])))
        decision = reviewed(contract.text, contract.raw)
        assert decision is not None
        assert (decision.route is Route.GREEN) == wording.clean, (wording, decision.reasons)


@given(contracts())
@settings(deadline=None, max_examples=60, suppress_health_check=SLOW)
def test_honest_replies_to_clean_contracts_are_green(contract: Made) -> None:
    decision = reviewed(contract.text, contract.raw)
    assert decision is not None
    assert (decision.route is Route.GREEN) == contract.clean, decision.reasons


@given(st.data())
@settings(deadline=None, max_examples=400, suppress_health_check=SLOW)
def test_no_corruption_makes_a_contract_green_or_sets_it_aside(data: st.DataObject) -> None:
    contract = data.draw(contracts())
    honest = routed(contract.text, contract.raw)
    reply: dict[str, Any] = dict(contract.reply)
    raw = data.draw(corrupted(reply, contract.sentences))
    after = routed(contract.text, raw)
    if honest is not Route.GREEN:
        assert after is not Route.GREEN, raw
    assert after is not Route.OUT_OF_PLAYBOOK


def visible(text: str) -> str:
    """The characters that are seen: invisible ones in a quote alert, and are never displayed."""
    seen = (char for char in text if unicodedata.category(char) != "Cf")
    return "".join("".join(seen).split())


@given(st.data())
@settings(deadline=None, max_examples=100, suppress_health_check=SLOW)
def test_nothing_unverified_is_ever_a_quote(data: st.DataObject) -> None:
    contract = data.draw(contracts())
    raw = data.draw(corrupted(dict(contract.reply), contract.sentences))
    try:
        proposal = parse_reply(raw, SMALL)
    except ReplyInvalid:
        return
    index = DocumentIndex(Document(contract.text, language="en"))
    unit = check_unit(proposal, index, SMALL, 1, Span(0, len(contract.text)))
    for finding in unit.findings:
        for citation in finding.citations:
            assert citation.verified == bool(citation.spans)
            for span in citation.spans:
                assert visible(span.of(contract.text)) == visible(citation.quote)
        assert finding.grounded == (
            bool(finding.citations) and all(c.verified for c in finding.citations)
        )
