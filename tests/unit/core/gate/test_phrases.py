"""Phrases found by the words that they begin with, beside one pattern of them all."""

import re
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quotary.core.unread import times
from quotary.core.unread.hearing import Hearing
from quotary.core.unread.phrases import Phrases, pattern_of
from quotary.core.unread.reading import KINDS

LISTS = tuple(
    dict.fromkeys((*(one for kind in KINDS for one in kind.lists), times.LONG, times.USUAL))
)
HEARING = Hearing(*LISTS)
WORDS = sorted({word for one in LISTS for word in re.findall(r"[\w']+", one.replace("_", " "))})
SIGNS = (" ", " ", " ", ", ", '" ', " (", "", ") ", " 4.2 ", "s ", " [", "'s ")


def _expected(listed: str, text: str) -> list[tuple[int, int]]:
    return [match.span() for match in re.finditer(pattern_of(listed), text)]


@pytest.mark.parametrize(
    ("listed", "text", "found"),
    [
        ("one/two three", "one three, two  three two three", ["one three", "two three"]),
        ("(not) to be", "not to be or to be", ["not to be", "to be"]),
        ("surviv* ... end", "survives its own end", ["survives its own end"]),
        ("section # applies", "section 4.2 (a) applies", ["section 4.2 (a) applies"]),
        ("# ends", "clause 9 ends", ["9 ends"]),
        ("'s terms", "its 's terms", ["'s terms"]),
        ("in_force now", "in force now", ["in force now"]),
        ("a b; a", "a b a", ["a b", "a"]),
        ("a; a b", "a b", ["a"]),
    ],
)
def test_phrases_stand_where_their_words_do(listed: str, text: str, found: Sequence[str]) -> None:
    assert [text[start:end] for start, end in Phrases(listed).places(text)] == found
    assert Phrases(listed).stand_in(text)


@pytest.mark.parametrize("listed", ["... end", "(not)", "*ing now", "(a) (b)"])
def test_a_phrase_that_begins_with_no_word_is_a_fault(listed: str) -> None:
    with pytest.raises(ValueError, match="phrase"):
        Phrases(listed)


@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(WORDS), st.sampled_from(SIGNS)), min_size=1, max_size=25))
def test_each_list_is_heard_as_one_pattern_would(said: list[tuple[str, str]]) -> None:
    text = "".join(word + sign for word, sign in said)
    heard = HEARING.hear(text)
    for listed in LISTS:
        assert list(heard.places(listed)) == _expected(listed, text)
        assert heard.may_hold(listed) or not _expected(listed, text)
