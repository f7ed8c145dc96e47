"""Who decided what on a run, when and in spite of what; and the words of it in both languages."""

import string
from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from quotary.api.desk.matter.people import closing_words, persons_decisions
from quotary.api.desk.matter.reading import ShownRun
from quotary.api.desk.matter.report_words import REPORT_WORDS
from quotary.core.decision import Decision, DecisionInput, PositionDecision, Tally
from quotary.core.document import Document
from quotary.core.verdict import Route, Verdict
from quotary.log.direct import Stored
from quotary.log.facts.act import Act, ActKind
from quotary.log.subjects import NO_RUN, contract
from support.contratos import supplier
from support.desk_runs import decided_run
from support.made_register import MadeRegister

RESIDUALS = PositionDecision(
    id="residuals",
    title="Residuals clause",
    critical=True,
    verdict=Verdict.REJECT,
    rule="",
    because="",
    state="",
)


def shown(route: Route = Route.RED, decision: Decision | None = None) -> ShownRun:
    made = decision or Decision(route, ("why",), (RESIDUALS,), Tally())
    given = DecisionInput("vendor-nda", "en", ())
    return decided_run(Document("Text", "en"), supplier(), made, given, ())


def act(kind: ActKind, who: str = "Ana", **more: object) -> Act:
    run = str(more.pop("run", "r1"))
    return Act.now(by="api", kind=kind, run=run, based_on=0, who=who, **more)


def stored(acts: Iterable[Act]) -> list[Stored]:
    return [
        Stored(
            seq=n,
            subject=str(contract("main", "m1", NO_RUN, Act.event, n)),
            data=each.model_dump_json().encode(),
            stamp=f"2026-11-30T09:{n:02}:00Z",
        )
        for n, each in enumerate(acts, start=1)
    ]


def rows(*keys: str, who: str = "Ana", note: str = "") -> Act:
    detail = {"obligations": [{"key": key} for key in keys]}
    return act("signed_off", who, detail=detail, note=note)


APPROVED = act(
    "approved",
    "Bo",
    note="Business wants it.",
    detail={"exceptions": ["residuals", "units:not-evaluated", "unheard-of"]},
)


def test_an_approval_and_a_signature_say_who_when_and_in_spite_of_what() -> None:
    first, last = persons_decisions(stored([APPROVED, act("signed_off")]), shown())
    assert (first.who, first.words) == ("Bo", "approved it over red")
    assert first.spite == ("Residuals clause", "parts that were not evaluated", "unheard-of")
    assert first.note == "Business wants it."
    assert first.at == datetime(2026, 11, 30, 9, 1, tzinfo=UTC)
    assert (last.who, last.words, last.spite) == ("Ana", "signed it off", ())


@pytest.mark.parametrize(
    ("route", "acts", "said"),
    [
        (Route.RED, [], ""),
        (Route.RED, [APPROVED], "Approved over red by Bo, 30 Nov 2026"),
        (Route.YELLOW, [APPROVED], "Approved with exceptions by Bo, 30 Nov 2026"),
        (
            Route.RED,
            [APPROVED, act("signed_off")],
            "Approved over red by Bo, 30 Nov 2026 · signed off by Ana, 30 Nov 2026",
        ),
        (Route.GREEN, [act("signed_off")], "Signed off by Ana, 30 Nov 2026"),
        # Rows of the register, other runs and notes close nothing.
        (Route.RED, [rows("k1"), act("signed_off", run="r2"), act("noted", note="x")], ""),
    ],
)
def test_a_closed_run_says_who_closed_it(route: Route, acts: list[Act], said: str) -> None:
    assert closing_words(stored(acts), shown(route).run) == said


def test_an_approval_over_red_stays_one_where_overrides_took_the_red_away() -> None:
    run = replace(shown().run, route=Route.GREEN)
    assert closing_words(stored([APPROVED]), run).startswith("Approved over red by Bo")


def test_overrides_have_title_verdict_and_note_and_every_one_is_listed() -> None:
    acts = [
        act("overridden", position="residuals", verdict=Verdict.ACCEPT, note="Agreed by phone."),
        act("overridden", "Bo", position="residuals", verdict=Verdict.REJECT, note="Not so."),
    ]
    found = persons_decisions(stored(acts), shown())
    assert [(each.who, each.words, each.note) for each in found] == [
        ("Ana", "said accept of Residuals clause", "Agreed by phone."),
        ("Bo", "said reject of Residuals clause", "Not so."),
    ]


def test_signings_of_rows_that_follow_each_other_are_one() -> None:
    acts = [rows("k1"), rows("k2", "k3"), rows("k4", who="Bo"), rows("k5", note="Read twice.")]
    found = persons_decisions(stored(acts), shown())
    assert [(each.who, each.words, each.rows) for each in found] == [
        ("Ana", "signed 3 row(s) of the register", 3),
        ("Bo", "signed 1 row(s) of the register", 1),
        ("Ana", "signed 1 row(s) of the register", 1),
    ]
    assert found[0].since == datetime(2026, 11, 30, 9, 1, tzinfo=UTC)
    assert found[0].at == datetime(2026, 11, 30, 9, 2, tzinfo=UTC)


def test_a_correction_names_the_fields_and_the_row() -> None:
    detail = {"obligation": "k1", "fields": {"party": "Bo Ltd", "deadline": None}}
    run = shown(decision=MadeRegister().decision())
    (found,) = persons_decisions(stored([act("overridden", detail=detail, note="Typo.")]), run)
    assert found.words == "corrected deadline, party of the row “deliver the report k1”"


def test_it_is_in_the_contracts_language() -> None:
    (found,) = persons_decisions(stored([APPROVED]), shown(), "pt")
    assert found.words == "aprovou apesar do vermelho"
    assert found.spite[1] == "partes que não foram avaliadas"


def test_both_languages_say_the_same_things() -> None:
    def places(sentence: str) -> set[str]:
        return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}

    assert REPORT_WORDS["en"].keys() == REPORT_WORDS["pt"].keys()
    for key, sentence in REPORT_WORDS["en"].items():
        assert places(sentence) == places(REPORT_WORDS["pt"][key]), key
