"""The register's pages: addresses that never break, sentences, and the words around a quote."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.datastructures import QueryParams

from quotary.api.desk.matter.reading import ShownRun
from quotary.api.desk.register.asking import RegisterAsking, register_asking
from quotary.api.desk.register.figures import duration, figure_words
from quotary.api.desk.register.passage import excerpt
from quotary.api.desk.register.rail import register_rail
from quotary.api.store.register_counts import RegisterCounts, SignOffFigures
from quotary.core.document import Document, Page
from quotary.core.span import Span
from quotary.log.matter_state import MatterState, RunState
from support.made_run import Made

NOW = datetime(2030, 1, 1, tzinfo=UTC)


def asked(query: str, of: str = "") -> RegisterAsking:
    return register_asking(QueryParams(query), of)


@given(st.text(max_size=60))
def test_no_address_is_refused(query: str) -> None:
    asked(query)
    asked(query, "m1")


@pytest.mark.parametrize(
    "query",
    [
        "risk=high&party=the+Supplier&q=notice",
        "party=&risk=&signed=no&sort=deadline",
        "deadline=has&before=2031-03-31&modality=must_not&bucket=review&matter=m1",
    ],
)
def test_an_address_asks_for_what_it_says(query: str) -> None:
    asking = asked(query)
    again = register_asking(QueryParams(asking.address().partition("?")[2]))
    assert again == asking


def test_words_that_mean_nothing_are_passed_over() -> None:
    found = asked("risk=huge&deadline=soon&before=tomorrow&sort=best&tab=everything&signed=maybe")
    assert found == RegisterAsking()
    assert not found.narrowed


def test_a_filter_that_is_on_is_taken_off_under_any_spelling_of_the_party() -> None:
    asking = asked("party=The+Supplier")
    assert asking.toggled("party", "the supplier").party == ()
    assert asking.toggled("party", "the Customer").party == ("the Customer",)


@pytest.mark.parametrize("tab", ["terms", "unread", "changes"])
def test_a_filter_leads_to_the_obligations_that_it_narrows(tab: str) -> None:
    asking = asked(f"tab={tab}&run=r2", "m1")
    assert asking.tab == tab
    wanted = "/matters/m1/register?risk=high&run=r2"
    assert asking.toggled("risk", "high").address() == wanted


def test_a_row_is_opened_on_the_page_that_it_is_on() -> None:
    assert asked("q=x").row("m 1", "k&1") == "/register?q=x&row=k%261&in=m+1"
    assert asked("", "m1").row("m1", "term:cap") == "/matters/m1/register?row=term%3Acap"


def test_the_rail_leaves_out_what_no_row_has_and_keeps_what_is_chosen() -> None:
    counts = RegisterCounts(2, {"signed": {"no": 2}, "risk": {"": 1, "high": 1}, "party": {"": 2}})
    groups = {each.title: each.choices for each in register_rail(asked("risk=low"), counts, {})}
    assert [each.words for each in groups["Risk"]] == ["High", "Low", "Not stated"]
    assert [each.chosen for each in groups["Risk"]] == [False, True, False]
    assert [each.words for each in groups["Party"]] == ["No party read"]
    assert [each.words for each in groups["Sign-off"]] == ["Not signed"]


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0.44, "0.4 s"), (9.96, "10 s"), (59.4, "59 s"), (60, "1 min"), (200, "3 min 20 s"),
        (18_120, "5 h 2 min"),
        (273_600, "3 d 4 h"),
    ],
)  # fmt: skip
def test_a_duration_is_told_in_its_two_largest_units(seconds: float, words: str) -> None:
    assert duration(seconds) == words


def test_figures_are_told_as_soon_as_there_are_any() -> None:
    assert figure_words(SignOffFigures(rows=1)) == "0 of 1 row signed"
    some = SignOffFigures(rows=120, signed=8, overridden=2, from_routed=200.0, decided=10)
    assert figure_words(some) == (
        "8 of 120 rows signed, median 3 min 20 s from decided to signed, 20% corrected"
    )
    read = replace(some, from_opened=14.0)
    assert "median 14 s from opened to signed" in figure_words(read)


def shown(document: Document | None, filename: str = "a.txt") -> ShownRun:
    run = RunState("r1", 1, NOW, "upload")
    state = MatterState("main", "m1", NOW, NOW)
    return ShownRun(state, run, Made(filename=filename).submitted(), document)


@given(st.text(min_size=1, max_size=4_000), st.data())
def test_the_words_around_a_quote_are_the_documents_own(text: str, draw: st.DataObject) -> None:
    start = draw.draw(st.integers(0, len(text) - 1))
    end = draw.draw(st.integers(start + 1, len(text)))
    found = excerpt(shown(Document(text)), Span(start, end))
    assert found
    assert found.words == text[start:end]
    assert (found.before + found.words + found.after) in text
    assert not found.drawn


def test_a_quote_that_runs_over_its_page_is_shown_whole() -> None:
    text = "one two three four"
    document = Document(text, pages=(Page(1, Span(0, 7)), Page(2, Span(7, 18))))
    found = excerpt(shown(document, "a.pdf"), Span(4, 13))
    assert found
    assert (found.number, found.pages, found.drawn) == (1, 2, True)
    assert (found.before, found.words, found.after) == ("one ", "two three", "")


def test_without_a_text_there_is_no_excerpt() -> None:
    assert excerpt(shown(None), Span(0, 3)) is None
    assert excerpt(shown(Document("ab")), Span(0, 3)) is None
