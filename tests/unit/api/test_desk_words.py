"""Words, calls, times and addresses of the desk."""

from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st
from starlette.datastructures import QueryParams

from quotary.api.desk.call import call_parts
from quotary.api.desk.markdown import escaped
from quotary.api.desk.queue.asking import Asking, asking_of
from quotary.api.desk.queue.rail import rail
from quotary.api.desk.when import age, ago, elapsed, took
from quotary.api.desk.who import clean
from quotary.api.desk.words import OPEN, initials, matter_sign, status_words
from quotary.api.store.counts import Counts

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


def test_a_call_is_cut_into_values_and_outcome() -> None:
    parts = call_parts("term(years=4, perpetual=false) → FALLBACK")
    assert [(each.kind, each.text) for each in parts] == [
        ("plain", "term(years="),
        ("value", "4"),
        ("plain", ", perpetual="),
        ("value", "false"),
        ("plain", ") → "),
        ("outcome", "FALLBACK"),
    ]


@given(st.text())
def test_a_cut_call_is_the_call_again(rule: str) -> None:
    assert "".join(each.text for each in call_parts(rule)) == rule


def test_ages_are_whole_units() -> None:
    found = [age(NOW - timedelta(seconds=each), NOW) for each in (0, 59, 60, 3_600, 90_000)]
    assert found == ["now", "now", "1 m", "1 h", "1 d"]
    assert age(None, NOW) == "–"


def test_a_sentence_says_how_long_ago_in_units_and_not_as_a_clock() -> None:
    spans = ((-5, "0 s ago"), (40, "40 s ago"), (839, "13 min ago"), (3_723, "1 h ago"))
    for seconds, said in spans:
        assert ago(NOW - timedelta(seconds=seconds), NOW) == said
    assert ago(NOW - timedelta(days=3), NOW) == "3 d ago"
    assert ago(None, NOW) == "at an unknown time"


def test_times_never_run_backwards() -> None:
    assert elapsed(NOW, NOW - timedelta(seconds=5)) == "0:00"
    assert elapsed(NOW, NOW + timedelta(seconds=3_723)) == "1:02:03"
    assert took(NOW, NOW + timedelta(milliseconds=340)) == "340 ms"


def test_a_running_matter_has_no_route_to_show() -> None:
    assert matter_sign("running", "").word == "Running"
    assert matter_sign("failed", "").word == "Failed"
    assert matter_sign("needs_sign_off", "red").letter == "R"
    assert status_words("failed", "ingested") == "Failed at reading"


def test_nobody_signs_what_is_no_review() -> None:
    assert status_words("needs_sign_off", "routed") == "Needs sign-off"
    assert status_words("needs_sign_off", "routed", "evaluation") == "Decided"
    assert status_words("needs_sign_off", "routed", "question") == "Decided"
    assert status_words("failed", "ingested", "evaluation") == "Failed at reading"


def test_initials_of_any_name() -> None:
    assert [initials(each) for each in ("Ada Lovelace", "ada", "", " . ")] == ["AL", "AD", "–", "."]


@given(st.text())
def test_a_name_is_one_short_line(name: str) -> None:
    kept = clean(name)
    assert len(kept) <= 80
    assert "\n" not in kept


def test_without_a_status_the_open_matters_are_shown() -> None:
    assert asking_of(QueryParams("")).filters.status == OPEN
    assert asking_of(QueryParams("view=all")).filters.status == ()
    assert asking_of(QueryParams("status=failed")).filters.status == ("failed",)


def test_an_address_with_unknown_words_is_no_error() -> None:
    found = asking_of(QueryParams("sort=rubbish&view=rubbish&colour=red"))
    assert found == Asking()


ASKINGS = st.builds(
    Asking,
    route=st.sampled_from([(), ("red",), ("red", "green")]),
    assignee=st.sampled_from([(), ("",), ("a&b=c",)]),
    q=st.text(max_size=20).map(str.strip),
    sort=st.sampled_from(["updated", "severity", "oldest"]),
    all=st.booleans(),
)


@given(ASKINGS)
def test_an_address_asks_for_what_it_was_made_of(asking: Asking) -> None:
    assert asking_of(QueryParams(asking.address().partition("?")[2])) == asking


def test_the_rail_counts_and_toggles() -> None:
    counted = Counts(
        3,
        {
            "route": {"red": 2, "": 1},
            "status": {"needs_sign_off": 2, "running": 1, "signed_off": 4},
            "held": {"true": 1, "false": 2},
            "playbook": {"nda": 3},
            "assignee": {"": 1, "Me Myself": 2},
        },
        standings={("needs_sign_off", ""): 2, ("running", ""): 1, ("signed_off", ""): 4},
    )
    groups = {each.title: each for each in rail(Asking(route=("red",)), counted, "Me Myself")}
    assert [each.count for each in groups["View"].choices] == [3, 7]
    (red,) = groups["Route"].choices
    assert (red.chosen, red.address) == (True, "/")
    assert [each.words for each in groups["Assignee"].choices] == ["Me", "Unassigned"]
    (held,) = groups["Hold"].choices
    assert (held.words, held.count, held.address) == ("On hold", 1, "/?route=red&held=true")


@given(st.text())
def test_escaped_text_is_one_line_without_bare_markup(text: str) -> None:
    kept = escaped(text)
    assert "\n" not in kept
    bare = kept.replace("\\\\", "").replace("\\<", "").replace("\\[", "").replace("\\`", "")
    assert not set(bare) & set("<[`")


def test_escaped_text_begins_no_list_and_links_nowhere() -> None:
    assert escaped("1. x") == "1\\. x"
    assert escaped("- x") == "\\- x"
    assert escaped("see http://x and www.y") == "see http\\://x and www\\.y"
