"""A register in a report: every row under its risk, signed or not, and nothing left out."""

from datetime import UTC, datetime

import pytest

from quotary.api.desk.register.reported import ReportedRegister, ReportedRow, reported_register
from quotary.api.register.row import (
    Correction,
    How,
    Proposal,
    RegisterEntry,
    Sure,
    What,
    Where,
    Who,
)
from quotary.api.register.whole import TermEntry, rest_of
from quotary.api.view.findings import SaidAlert
from quotary.core.document import Document, Page
from quotary.core.obligations.register import Register
from quotary.core.span import Span
from support.made_register import register

AT = datetime(2026, 11, 30, 9, 12, tzinfo=UTC)
HOW = dict.fromkeys(How.model_fields, "")


def entry(key: str, **given: object) -> RegisterEntry:
    """An unsigned row; what is given replaces fields of any of its parts."""

    def part(names: dict[str, object]) -> dict[str, object]:
        return {name: given.get(name, value) for name, value in names.items()}

    nothing: object = None
    what: dict[str, object] = {each: nothing for each in What.model_fields}  # noqa: C420
    what |= {"title": "", "modality": "must", "quote": f"Words of {key}.", "risk": "low"}
    where: dict[str, object] = {
        "document": "a.txt", "sha256": "", "start": 5, "end": 9, "page": 2, "clause": "7.1",
    }  # fmt: skip
    sure: dict[str, object] = {
        "verified": True, "confidence": None, "bucket": "proposed", "checks": [], "alerts": [],
    }  # fmt: skip
    signer = str(given.get("signer", ""))
    who: dict[str, object] = {
        "signed": bool(signer), "signer": signer, "at": AT if signer else None, "run": "r1",
        "seq": 1, "opened_at": None, "past": [],
    }  # fmt: skip
    return RegisterEntry(
        key=key,
        kind="obligation",
        matter="m1",
        run="r1",
        n=0,
        what=What.model_validate(part(what)),
        where=Where.model_validate(part(where)),
        how=How.model_validate(HOW),
        sure=Sure.model_validate(part(sure)),
        who=Who.model_validate(who),
        proposal=Proposal(fields={}, deadline=None),
        correction=Correction.model_validate(given["correction"])
        if "correction" in given
        else None,
    )


def reported(
    *entries: RegisterEntry, document: Document | None = None, language: str = "en"
) -> ReportedRegister:
    return reported_register(entries, (), rest_of(register()), document, language)


def only(*entries: RegisterEntry) -> ReportedRow:
    ((_, (row,)),) = reported(*entries).groups
    return row


def test_the_riskiest_come_first_and_rows_without_a_risk_are_not_lost() -> None:
    risks = ("low", None, "high", "low", "medium")
    found = reported(*(entry(f"k{n}", risk=risk) for n, risk in enumerate(risks)))
    assert [(title, [row.quote for row in rows]) for title, rows in found.groups] == [
        ("High risk", ["Words of k2."]),
        ("Medium risk", ["Words of k4."]),
        ("Low risk", ["Words of k0.", "Words of k3."]),
        ("Risk not read", ["Words of k1."]),
    ]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({}, "Proposed: nobody has signed it"),
        ({"bucket": "review"}, "For review: nobody has signed it"),
        ({"signer": "Ana"}, "Signed by Ana, 2026-11-30 09:12:00 UTC"),
        ({"signer": "Ana", "bucket": "review"}, "Signed by Ana, 2026-11-30 09:12:00 UTC"),
    ],
)
def test_a_row_says_where_it_stands_with_people(given: dict[str, object], said: str) -> None:
    assert only(entry("k1", **given)).state == said


def test_a_row_has_its_fields_as_they_count_and_who_corrected_them() -> None:
    correction = {"fields": {"party": "Bo Ltd"}, "who": "Bo", "at": AT, "note": "Typo."}
    alert = SaidAlert.model_validate({"kind": "low_confidence", "detail": "The model was unsure."})
    row = only(
        entry(
            "k1",
            party="Bo Ltd",
            statement="pay",
            trigger="if late",
            deadline="by May",
            modality="must_not",
            correction=correction,
            alerts=[alert, alert],
        )
    )
    assert (row.party, row.modality, row.duty, row.trigger, row.deadline) == (
        "Bo Ltd", "must not", "pay", "if late", "by May",
    )  # fmt: skip
    assert row.corrected == "Corrected by Bo, 2026-11-30 09:12:00 UTC: party"
    assert (row.note, row.alerts) == ("Typo.", ("The model was unsure.",))


def test_without_a_summary_or_a_party_the_quote_stands_and_nobody_is_named() -> None:
    row = only(entry("k1"))
    assert (row.party, row.duty, row.where) == ("No party read", "Words of k1.", "p. 2, clause 7.1")


def test_a_place_is_in_the_contracts_language() -> None:
    document = Document("Words of the contract.", "pt", pages=(Page(1, Span(0, 22)),))
    found = reported(entry("k1"), document=document, language="pt")
    assert found.groups[0][1][0].where == "Página 1"
    assert found.groups[0][0] == "Risco baixo"


def test_everything_left_to_read_is_there() -> None:
    found = reported(entry("k1", signer="Ana"), entry("k2"))
    assert found.figures == (
        "2 obligation(s), 1 signed; 1 sentence(s) left to read, 1 proposal(s) dropped."
    )
    assert [each.words for each in found.gaps] == ["Notices shall be in writing."]
    (dropped,) = found.dropped
    assert (dropped.where, dropped.words, dropped.claimed) == (
        "part 2", "No such words in the chunk.", "pay a fee",
    )  # fmt: skip
    assert found.unread == "Not evaluated, read them yourself: parts 3."
    assert found.excluded.startswith("1 sentence(s)")


def test_a_term_is_found_or_said_not_to_be() -> None:
    alert = SaidAlert.model_validate({"kind": "two_values", "detail": "Two."})
    cap = entry("term:cap", written="USD 7", signer="Bo")
    terms = (
        TermEntry(id="cap", title="Cap", found=True, entry=cap, alerts=[]),
        TermEntry(id="law", title="Law", found=False, entry=None, alerts=[alert]),
    )
    found = reported_register((), terms, rest_of(Register()), None)
    assert [(each.title, each.value, each.quote, each.alerts) for each in found.terms] == [
        ("Cap", "USD 7", "Words of term:cap.", ()),
        ("Law", "Not found: no verified quote states it.", "", ("Two.",)),
    ]
    assert found.terms[0].state.startswith("Signed by Bo")
    assert (found.groups, found.gaps, found.dropped, found.unread) == ((), (), (), "")
