"""Subjects are the identity of facts: nothing but the six-token form gets through."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quotary.log.errors import SubjectInvalid
from quotary.log.subjects import (
    ContractSubject,
    PolicySubject,
    contract,
    matter_id,
    parse,
    parse_contract,
)

tokens = st.from_regex(r"[A-Za-z0-9_-]{1,20}", fullmatch=True)


@given(tokens, tokens, tokens, tokens, st.integers(0, 10**6))
def test_a_contract_subject_survives_the_round_trip(
    tenant: str, matter: str, run: str, event: str, unit: int
) -> None:
    subject = contract(tenant, matter, run, event, unit)
    assert parse(str(subject)) == subject


def test_a_policy_subject_survives_the_round_trip() -> None:
    subject = PolicySubject("main", "playbook", "vendor-nda", "published", 3)
    assert parse(str(subject)) == subject


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        "contract.main.m1.r1.gated",
        "contract.main.m1.r1.gated.1.2",
        "contract.main.m1.r1.gated.x",
        "contract.main.m1.r1.gated.١",
        "contract.main.m 1.r1.gated.1",
        "contract.main.*.r1.gated.1",
        "contract.main..r1.gated.1",
        "trace.main.m1.r1.gated.1",
        "contract.main.m1.r1.gated.-1",
    ],
)
def test_anything_else_is_refused_by_name(wrong: str) -> None:
    with pytest.raises(SubjectInvalid, match=r"no fact's subject|no subject token"):
        parse(wrong)


def test_a_policy_subject_is_no_contract_subject() -> None:
    with pytest.raises(SubjectInvalid, match="policy fact"):
        parse_contract("policy.main.playbook.abc.text.0")


def test_tokens_from_people_cannot_widen_a_subject() -> None:
    with pytest.raises(SubjectInvalid, match="matter '>' is no subject token"):
        contract("main", ">", "r1", "gated", 1)


@given(st.text(), st.text(), st.text(), st.text())
def test_matters_differ_where_source_or_external_id_differ(
    source: str, external: str, other_source: str, other_external: str
) -> None:
    same = (source, external) == (other_source, other_external)
    equal = matter_id(source, external) == matter_id(other_source, other_external)
    assert equal == same
    assert parse_contract(f"contract.main.{matter_id(source, external)}.r1.routed.0")


def test_a_sibling_keeps_matter_and_run() -> None:
    subject = ContractSubject("main", "m1", "r2", "gated", 7)
    assert str(subject.sibling("routed")) == "contract.main.m1.r2.routed.0"
    assert str(subject.sibling("proposed", 7, run="r1")) == "contract.main.m1.r1.proposed.7"
