"""Letters that a pattern needs: whatever a pattern matches holds one of its needles."""

import re
import sys
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quotary.core.flat_text import flatten
from quotary.core.guarded import Guarded
from quotary.core.needles import ODD_CASES, needles
from quotary.core.ordinary_clauses import CLAUSES
from quotary.core.ordinary_conditions import CONDITIONS
from quotary.core.ordinary_forms import FORMS
from quotary.core.ordinary_leave import LEAVE
from quotary.core.ordinary_limits import LIMITS
from quotary.core.ordinary_shapes import FAMILIES
from quotary.core.readers import duty_words, period_forms, perpetual
from quotary.core.readers.period_words import UNIT, UNIT_OF, may_name_unit
from quotary.core.unread import circle_duty, circles, limbs, made, own_papers, tails, times

ORDINARY = (*FAMILIES, *CLAUSES, *FORMS, *LEAVE, *CONDITIONS, *LIMITS)
WORDINGS = Path(__file__).parents[2] / "playbooks" / "wordings"


@cache
def sentences() -> tuple[str, ...]:
    """Every fifth line of the wordings, honest and hostile, as it stands and flattened."""
    files = [path for path in sorted(WORDINGS.rglob("*")) if path.is_file()]
    lines = [line for path in files for line in path.read_text("utf-8").splitlines() if line]
    return tuple(text for line in lines[::5] for text in (line, flatten(line).text))


MODULES = (
    *(duty_words, period_forms, perpetual, tails, times),
    *(circle_duty, circles, limbs, made, own_papers),
)
READERS = tuple(
    found for module in MODULES for found in vars(module).values() if isinstance(found, Guarded)
)


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        (r"\bforever\b", [("forever",)]),
        (r"\bcop(?:y|ies)\b", [("copies", "copy")]),
        (r"means? [^.;]{0,60}? control(?:s|led)?", [(" control",), ("mean ", "means ")]),
        (r"\b(?:one|two)\b.*\bthree\b", [("three",), ("one", "two")]),
        (r"(?:one|two).*(?:three|four.*five)", [("four", "three"), ("one", "two")]),
        (r"gr[ae]y [^a]", [("gray ", "grey ")]),
        (r"end[.;]", [("end.", "end;")]),
        (r"(?:a|[0-9]+) years?", [(" year",)]),
        (r"(?P<open>\(|\[)note", [("(note", "[note")]),
        (r"\u201cquoted\u201d", [("\u201cquoted\u201d",)]),
        (r"x{2,}yes", [("yes",), ("x",)]),
        (r"[0-9]+", []),
        (r"(?:one|[a-z]+)", []),
        (r"word|", []),
        (r"(?:never)? ?(?:ever)*", []),
        (r"(?=after)[a-z]+", []),
    ],
)
def test_needles_are_what_every_match_needs(source: str, expected: list[tuple[str, ...]]) -> None:
    assert list(needles(source)) == expected


def test_without_case_needles_are_small() -> None:
    source = r"\bNet (?:Thirty|Sixty)\b"
    assert needles(source, any_case=True) == (("net sixty", "net thirty"),)


def test_a_group_that_is_not_opened_is_a_fault() -> None:
    with pytest.raises(ValueError, match="does not open"):
        needles("one)")


def test_the_odd_cases_are_all_there_are() -> None:
    plain = re.compile("[ -~]", re.IGNORECASE)
    odd = {char for char in map(chr, range(0x80, sys.maxunicode)) if plain.match(char)}
    assert odd == ODD_CASES


@pytest.mark.parametrize("guarded", [*ORDINARY, *READERS])
def test_what_a_pattern_finds_in_contracts_it_may_match(guarded: Guarded) -> None:
    found = [text for text in sentences() if guarded.pattern.search(text)]
    assert all(map(guarded.may_match, found))


def test_most_sentences_are_ruled_out_by_letters() -> None:
    ruled_out = [not guarded.may_match(text) for guarded in ORDINARY for text in sentences()]
    assert sum(ruled_out) > 0.8 * len(ruled_out)


def _in_group(inner: str) -> str:
    return f"(?:{inner})"


LETTERS = st.sampled_from(["a", "B", " ", r"\b", r"\.", "[ac]", "[^a]", "[a-c]", ".", r"\w", "ab"])
SIGNS = st.sampled_from(["", "", "", "?", "*", "+", "{2}", "{0,2}", "{1,3}?", "??"])
SOURCES = st.recursive(
    LETTERS,
    lambda inner: st.one_of(
        st.lists(inner, min_size=1, max_size=4).map("".join),
        st.lists(inner, min_size=2, max_size=3).map("|".join).map(_in_group),
        st.tuples(inner.map(_in_group), SIGNS).map("".join),
        # A name stands once in a pattern, so groups have none here.
        inner.map(lambda one: f"(?={one})" if one.isalpha() else f"({one})"),
    ),
    max_leaves=8,
)


@settings(max_examples=400, deadline=None)
@given(source=SOURCES, any_case=st.booleans(), text=st.text(alphabet="abcAB .", max_size=8))
def test_whatever_a_pattern_matches_holds_a_needle(
    source: str, text: str, *, any_case: bool
) -> None:
    flags = re.IGNORECASE if any_case else re.NOFLAG
    try:
        re.compile(source, flags)
    except re.error:
        return
    guarded = Guarded(source, flags)
    assert guarded.may_match(text) or guarded.pattern.search(text) is None
    for match in guarded.pattern.finditer(text):
        said = match[0].lower() if any_case else match[0]
        for one in needles(source, any_case=any_case):
            assert any(needle in said for needle in one)


@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_a_text_with_a_unit_of_time_may_name_one(data: st.DataObject) -> None:
    before = data.draw(st.sampled_from(["", "30", "[", "é", "full ", "calendar-", "(calendar) - "]))
    unit = data.draw(st.sampled_from(sorted(UNIT_OF)))
    word = data.draw(st.sampled_from([unit, unit.upper(), unit.title()]))
    after = data.draw(st.sampled_from(["", "'s", ".", " uteis", ", (uteis)", "\u017f"]))
    text = f"{before}{word}{after}"
    assert may_name_unit(text) or UNIT.search(text) is None
