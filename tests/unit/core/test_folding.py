"""The folded view evens out typography, never meaning, and maps back to the letter."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quotary.core.folding import HARD, SOFT, controls_in, fold

TYPOGRAPHY = [
    ("“Term” isn’t", '"Term" isn\'t'),
    ("«Prazo» `x´", "\"Prazo\" 'x'"),
    ("a – b — c − d", "a - b - c - d"),
    ("de\ufb01ne the o\ufb03ce", "define the office"),
    ("wait…", "wait..."),
    ("two  spaces\u00a0and\u2009thin\ttab", "two spaces and thin tab"),
    ("line\r\nbreak\x0cpage\u2028end", "line break page end"),
    ("zero\u200bwidth\ufeff", "zerowidth"),
    ("space \u200b beside", "space beside"),
    ("soft\n\u00ad hyphen", "soft hyphen"),
    ("soft \u00ad hyphen", "soft hyphen"),
    ("soft\u00ad \u200b hyphen (", "soft hyphen ("),
    ("\r\u00ad \u200b (", " ("),
    ("\x02\r\x1b\r", "- "),
    ("cafe\u0301", "café"),
    ("a\u037e b", "a; b"),
    ("''Term''", '"Term"'),
]


@pytest.mark.parametrize(("source", "folded"), TYPOGRAPHY)
def test_typography_is_evened_out(source: str, folded: str) -> None:
    assert fold(source).text == folded


@pytest.mark.parametrize(
    "source",
    ["30²", "½", "①", "１０", "٣", "Аcme", "\u212a", "Shall", "a;b", "m³", "\u2160"],
)
def test_what_carries_meaning_stays(source: str) -> None:
    assert fold(source).text == source


LINE_ENDS = [
    ("pay-\nments", f"pay{SOFT}ments"),
    ("pay\u00adments", f"pay{SOFT}ments"),
    ("self\x02insure", f"self{SOFT}insure"),
    ("con -\r\nsent", f"con{SOFT}sent"),
    ("pay- ments", f"pay{SOFT}ments"),
    ("pay-\n\x0c\nments", f"pay{SOFT}ments"),
    ("10-\n20", f"10{HARD}20"),
    ("10\x0220", f"10{HARD}20"),
    ("Form 10-\nK", f"Form 10{HARD}K"),
    ("(1)-\n(2)", f"(1){HARD}(2)"),
    ("Term—\nThe", f"Term{HARD}The"),
    ("1 -\n2", "1 - 2"),
    ("pay-ments", "pay-ments"),
    ("pre- And", "pre- And"),
    ("a -  b", "a - b"),
]


@pytest.mark.parametrize(("source", "folded"), LINE_ENDS)
def test_hyphens_at_line_ends_become_marks(source: str, folded: str) -> None:
    assert fold(source).text == folded


def test_marks_in_the_source_are_no_marks() -> None:
    assert fold(f"a{SOFT}b{HARD}c").text == "a\ufffdb\ufffdc"


ODD = st.text(
    alphabet=st.one_of(
        st.sampled_from(
            " \n\r\t-–—'\"“”’…\u00a0\u00ad\x02\u200b\u202e\ufb01\u0301\u0323ab\u037eé²५가\u1161"
        ),
        st.characters(),
    ),
    max_size=60,
)


@given(ODD)
def test_every_folded_character_comes_from_the_source_in_order(source: str) -> None:
    folded = fold(source)
    last = 0
    for at in range(len(folded.text)):
        span = folded.offsets.source_of(at, at + 1)
        assert last <= span.start < span.end <= len(source)
        last = span.start


@given(ODD | st.text(alphabet=" \n\r\u00ad\u200b\x02-a(", max_size=8))
def test_folding_is_stable_but_for_marks(source: str) -> None:
    plain = fold(source).text.replace(SOFT, "x").replace(HARD, "x")
    assert len(fold(plain).text) <= len(plain)
    assert "  " not in plain


@given(ODD)
def test_a_folded_character_equals_its_source_or_is_a_known_fold(source: str) -> None:
    folded = fold(source)
    for at, char in enumerate(folded.text):
        if char.isalnum():
            came_from = folded.offsets.source_of(at, at + 1).of(source)
            composed = unicodedata.normalize("NFC", came_from)
            assert char in composed or came_from in "\ufb00\ufb01\ufb02\ufb03\ufb04\ufb05\ufb06"


@given(st.text(alphabet="abc \n-é", max_size=200), st.integers(0, 50))
def test_folding_a_part_agrees_with_folding_the_whole(source: str, repeat: int) -> None:
    text = fold(source + "\n" + "word " * repeat).text
    assert text.startswith(fold(source).text.rstrip(f" -{SOFT}{HARD}")[:-1])


def test_long_runs_of_marks_are_left_alone() -> None:
    source = "a" + "\u0301\u0323" * 5_000
    assert len(fold(source).text) == len(source)


@pytest.mark.parametrize("text", ["a\u202eb", "a\x07b", "a\U000e0041b", "é\u2066"])
def test_controls_are_seen(text: str) -> None:
    assert controls_in(text)


@pytest.mark.parametrize(
    "text", ["plain\r\n\ttext\x0c", "self\x02insure", "soft\u00adhyphen", "é…"]
)
def test_layout_is_no_control(text: str) -> None:
    assert not controls_in(text)
