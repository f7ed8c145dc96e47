"""Each thing that must never be in a register is named, and fails the figures."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Final

import pytest
from rich.console import Console

from quotary.cli.evaluation import register_table
from quotary.cli.evaluation.found_register import (
    FoundEscalation,
    FoundRegister,
    FoundRow,
    FoundTerm,
)
from quotary.cli.evaluation.labels import LabelsInvalid
from quotary.cli.evaluation.placed_labels import PlacedLabels, placed
from quotary.cli.evaluation.register_documents import added_up, columns, document_figures
from quotary.cli.evaluation.register_figures import how_evaluated, register_figures
from quotary.cli.evaluation.register_labels import (
    Fault,
    LabelledObligation,
    LabelledRegister,
    LabelledTerm,
)
from quotary.cli.evaluation.register_scoring import RegisterCase, shared
from quotary.core.document import Document
from quotary.core.span import Span

FIRST: Final = "The Supplier shall deliver a report within 5 days."
SECOND: Final = "The Supplier shall not disclose the figures."
THIRD: Final = "The cap of the liability is USD 100."
TEXT: Final = f"1. {FIRST} 2. {SECOND} 3. {THIRD}"
WHOLE: Final = Span(0, len(TEXT))
LABELLED: Final = LabelledRegister(
    Path("agreement.txt"),
    "obligations",
    (
        LabelledObligation(
            "1", "must", FIRST, party="The Supplier", deadline="within 5 days", trigger=None
        ),
        LabelledObligation("2", "must_not", SECOND, party="The Supplier"),
    ),
    terms=(LabelledTerm("liability_cap", 100, THIRD), LabelledTerm("renewal")),
    faults=(Fault("invented", near="1", quote="The Supplier shall pay USD 5."),),
)
GOOD: Final = FoundRegister(
    rows=(
        FoundRow(
            "a",
            Span(TEXT.index(FIRST), TEXT.index(FIRST) + len(FIRST)),
            FIRST,
            "must",
            "The Supplier",
            "within 5 days",
            None,
            "proposed",
        ),
        FoundRow(
            "b",
            Span(TEXT.index(SECOND), TEXT.index(SECOND) + len(SECOND)),
            SECOND,
            "must_not",
            "The Supplier",
            None,
            None,
            "proposed",
        ),
    ),
    gaps=(),
    escalations=(FoundEscalation(1, "fabricated", "The Supplier shall pay USD 5.", None),),
    terms=(
        FoundTerm(
            "liability_cap",
            found=True,
            value="100",
            quote=THIRD,
            span=Span(TEXT.index(THIRD), len(TEXT)),
        ),
        FoundTerm("renewal", found=False),
    ),
    unread=(),
    how=(("playbook_digest", "ab"), ("model", "recording")),
)


def _labels(*spans: Span) -> PlacedLabels:
    return placed(LABELLED, Document(TEXT), spans or (WHOLE, WHOLE))


def _case(found: FoundRegister, labelled: LabelledRegister = LABELLED) -> RegisterCase:
    return RegisterCase(labelled, _labels(), found, "yellow")


def test_a_register_as_labelled_holds() -> None:
    case = _case(GOOD)
    figures = register_figures([case])
    assert case.wrong() == []
    assert figures.holds
    assert (figures.recall, figures.precision, figures.citation_integrity) == (1.0, 1.0, 1.0)
    assert (figures.straddlers, figures.told_twice) == (2, 0)
    assert figures.left_out == figures.not_stated > 0
    assert figures.as_json()["confusion"] == [["must", "must", 1], ["must_not", "must_not", 1]]
    assert how_evaluated([case], "recorded") == {
        "proposer": "recorded",
        "playbook_digest": "ab",
        "model": "recording",
    }


def test_a_duty_in_no_row_gap_or_escalation_is_lost() -> None:
    case = _case(replace(GOOD, rows=GOOD.rows[:1]))
    assert case.wrong() == [
        "lost without a trace: 2 “The Supplier shall not disclose the figures.…”"
    ]
    assert not register_figures([case]).holds


@pytest.mark.parametrize(
    ("changed", "outcome"),
    [
        ({"gaps": (GOOD.rows[1].hull,)}, "gap"),
        (
            {
                "escalations": (
                    *GOOD.escalations,
                    FoundEscalation(1, "misaligned_span", SECOND, GOOD.rows[1].hull),
                )
            },
            "escalated",
        ),
        ({"unread": (1, 2)}, "unread"),
    ],
)
def test_what_a_person_is_told_of_is_not_lost(changed: dict[str, object], outcome: str) -> None:
    case = _case(replace(GOOD, rows=GOOD.rows[:1], **changed))  # pyright: ignore[reportArgumentType]
    assert case.outcome(case.labels.obligations[1]) == outcome
    assert case.wrong() == []


def test_an_escalation_without_a_place_tells_of_no_duty() -> None:
    nowhere = FoundEscalation(1, "fabricated", "Nobody shall talk.", None)
    found = replace(GOOD, rows=GOOD.rows[:1], escalations=(*GOOD.escalations, nowhere))
    assert len(_case(found).lost()) == 1


def test_a_permission_that_nobody_is_told_of_is_no_silent_miss() -> None:
    may = replace(LABELLED.obligations[1], modality="may")
    labelled = replace(LABELLED, obligations=(LABELLED.obligations[0], may))
    labels = placed(labelled, Document(TEXT), (WHOLE,))
    case = RegisterCase(labelled, labels, replace(GOOD, rows=GOOD.rows[:1]), "yellow")
    assert case.outcome(labels.obligations[1]) == "unlisted"
    assert case.lost() == []


@pytest.mark.parametrize(
    "found",
    [
        replace(GOOD, escalations=()),
        replace(
            GOOD, rows=(*GOOD.rows, replace(GOOD.rows[0], quote="The Supplier shall pay USD 5."))
        ),
    ],
)
def test_an_invention_that_is_not_escalated_or_is_shown_is_named(found: FoundRegister) -> None:
    assert "not escalated: “The Supplier shall pay USD 5.”" in _case(found).wrong()


def test_a_duty_told_twice_is_named() -> None:
    found = replace(GOOD, rows=(*GOOD.rows, replace(GOOD.rows[0], key="a-2")))
    assert any(each.startswith("found more than once: 1") for each in _case(found).wrong())


@pytest.mark.parametrize("name", ["trigger", "deadline"])
def test_a_field_that_the_source_does_not_state_is_named(name: str) -> None:
    filled = replace(GOOD.rows[1], **{name: "within 9 days"})
    case = _case(replace(GOOD, rows=(GOOD.rows[0], filled)))
    assert case.wrong() == [f"filled in though not stated: 2 {name}"]


def test_a_term_that_is_absent_or_read_otherwise_is_named() -> None:
    invented = FoundTerm("renewal", found=True, value="twice", quote=FIRST, span=GOOD.rows[0].hull)
    case = _case(replace(GOOD, terms=(GOOD.terms[0], invented)))
    assert case.wrong() == ["filled in though not stated: renewal"]
    other = replace(GOOD.terms[0], value="200")
    case = _case(replace(GOOD, terms=(other, GOOD.terms[1])))
    assert case.wrong() == ["key term liability_cap: 200, labelled 100"]


def test_a_quote_that_is_not_the_documents_own_text_is_named() -> None:
    bent = replace(GOOD.rows[0], quote=FIRST.replace("5", "6"))
    case = _case(replace(GOOD, rows=(bent, GOOD.rows[1])))
    assert case.wrong() == ["a quote is not the document's own text"]


def test_a_lead_in_and_an_item_stand_in_the_text_run_by_run() -> None:
    text = "The Supplier shall: (a) report; (b) keep records."
    row = replace(
        GOOD.rows[0], hull=Span(0, len(text)), quote="The Supplier shall: … (b) keep records."
    )
    assert row.stands_in(text)
    assert row.span.of(text) == "(b) keep records."
    assert not replace(row, quote="The Supplier shall: … (c) keep records.").stands_in(text)


def test_a_row_beside_every_label_speaks_against_precision_where_labels_are_complete() -> None:
    stray = replace(GOOD.rows[0], key="x", hull=Span(0, 2), quote=TEXT[:2])
    case = _case(replace(GOOD, rows=(*GOOD.rows, stray)))
    assert register_figures([case]).precision == pytest.approx(2 / 3, abs=1e-4)
    partly = replace(case, complete=False)
    assert register_figures([partly]).precision is None


def test_poison_may_show_nothing() -> None:
    poisoned = replace(LABELLED, faults=(), poisoned=Path("agreement.silent.txt"))
    assert [each[:7] for each in _case(GOOD, poisoned).wrong()] == ["shown: “"[:7]] * 2
    silent = replace(GOOD, rows=(), gaps=(WHOLE,))
    assert _case(silent, poisoned).wrong() == []


def test_labels_that_stand_nowhere_or_in_no_chunk_are_refused() -> None:
    with pytest.raises(LabelsInvalid, match="the quote of label 1 is not in the document"):
        placed(LABELLED, Document("Something else altogether."), (WHOLE,))
    with pytest.raises(LabelsInvalid, match="no chunk holds the label 1 whole"):
        placed(LABELLED, Document(TEXT), (Span(0, 10),))


@pytest.mark.parametrize(
    ("one", "other", "share"),
    [
        (Span(0, 10), Span(0, 10), 1.0),
        (Span(0, 10), Span(10, 20), 0.0),
        (Span(0, 10), Span(5, 15), 1 / 3),
    ],
)
def test_the_share_that_two_spans_have_in_common(one: Span, other: Span, share: float) -> None:
    assert shared(one, other) == pytest.approx(share)


def test_every_label_has_one_fate_and_the_columns_add_up() -> None:
    permission = LabelledObligation("3", "may", THIRD)
    labelled = replace(LABELLED, obligations=(*LABELLED.obligations, permission))
    document = Document(TEXT)
    first, second = GOOD.rows
    half = replace(first, hull=Span(first.hull.start, first.hull.start + 15), quote=FIRST[:15])
    cases = {
        "found": replace(GOOD, rows=(first,)),
        "other": replace(GOOD, rows=(replace(first, modality="must_not"),)),
        "part": replace(GOOD, rows=(half,)),
        "gap": replace(GOOD, rows=(), gaps=(first.hull,)),
        "escalated": replace(
            GOOD, rows=(), escalations=(FoundEscalation(1, "fabricated", "", first.hull),)
        ),
        "unread": replace(GOOD, rows=(), unread=(1, 2)),
        "lost": replace(GOOD, rows=()),
    }
    for fate, found in cases.items():
        labels = placed(labelled, document, (WHOLE, WHOLE))
        figures = document_figures(RegisterCase(labelled, labels, found, "yellow"))
        fates = dict(figures.fates)
        assert fates[fate] >= 1, fate
        assert sum(fates.values()) == figures.labels == 3
        assert fates["unlisted"] == (0 if fate == "unread" else 1)
        row = figures.as_json()
        assert (row["name"], row["labels"], row[fate]) == ("agreement.txt", 3, fates[fate])
        assert columns(figures) == (3, *fates.values(), 0, len(row["wrong"]))
        assert added_up([figures, figures]) == tuple(2 * each for each in columns(figures))
    assert second.modality == "must_not"


def test_a_printed_table_adds_up(monkeypatch: pytest.MonkeyPatch) -> None:
    cases = [_case(GOOD), _case(replace(GOOD, rows=GOOD.rows[:1]))]
    console = Console(width=80, record=True, file=StringIO())
    monkeypatch.setattr(register_table, "out", console)
    register_table.print_registers(register_figures(cases), cases)
    lines = [line.split() for line in console.export_text().splitlines()]
    heads = next(line for line in lines if line[:1] == ["document"])
    assert heads == ["document", "labels", "found", "gap", "escalated", "lost", "wrong"]
    documents = [line[1:] for line in lines if line[:1] == ["agreement.txt"] and len(line) == 7]
    assert documents == [["2", "2", "·", "·", "·", "·"], ["2", "1", "·", "·", "1", "1"]]
    sums = [line[1:] for line in lines if line[:1] == ["together"]]
    assert sums[0] == ["4", "3", "·", "·", "1", "1"]
    assert sums[1][-1] == "4"


def test_gaps_that_no_label_needs_are_counted() -> None:
    elsewhere = Span(TEXT.index(THIRD), len(TEXT))
    found = replace(GOOD, gaps=(GOOD.rows[0].hull, elsewhere))
    case = _case(found)
    assert case.idle_gaps() == [GOOD.rows[0].hull, elsewhere]
    assert register_figures([case]).as_json()["idle_gaps"] == 2
    assert document_figures(case).as_json()["idle_gaps"] == 2
    assert _case(replace(found, rows=GOOD.rows[1:])).idle_gaps() == [elsewhere]
    assert replace(case, complete=False).idle_gaps() == []
    assert _case(found, replace(LABELLED, poisoned=Path("reply.txt"))).idle_gaps() == []
