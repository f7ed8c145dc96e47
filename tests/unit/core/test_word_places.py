"""Words of a text by what they are and by how they begin, beside a search for each."""

import re

from hypothesis import given
from hypothesis import strategies as st

from quotary.core.whole_words import apart, begun, is_whole_in
from quotary.core.word_places import WordPlaces

TEXTS = st.text(alphabet="ab_1é²-' \n", max_size=40)
WORDS = st.text(alphabet="ab_1é²-'", min_size=1, max_size=4)
LETTERS = st.text(alphabet="ab_1é", min_size=1, max_size=6)


@given(text=TEXTS, letters=LETTERS)
def test_places_are_those_of_a_search(text: str, letters: str) -> None:
    places = WordPlaces(text)
    starts = [match.start() for match in re.finditer(rf"(?<!\w){letters}", text)]
    assert list(places.beginning(letters)) == starts
    assert places.has(letters) is bool(starts)
    whole = [match.start() for match in re.finditer(rf"(?<!\w){letters}(?!\w)", text)]
    assert list(places.of(letters)) == whole


@given(text=TEXTS)
def test_every_word_is_one_of_all(text: str) -> None:
    assert set(WordPlaces(text).all) == set(re.findall(r"\w+", text))


@given(text=TEXTS, words=WORDS)
def test_whole_words_are_those_between_boundaries(text: str, words: str) -> None:
    assert is_whole_in(words, text) is bool(re.search(rf"\b{re.escape(words)}\b", text))
    found = [match.start() for match in re.finditer(rf"\b(?={re.escape(words)})", text)]
    assert list(begun(words, text)) == found


@given(text=TEXTS, words=WORDS)
def test_words_apart_touch_no_letter(text: str, words: str) -> None:
    pattern = rf"(?<![^\W\d_]){re.escape(words)}(?![^\W\d_])"
    assert list(apart(words, text)) == [match.start() for match in re.finditer(pattern, text)]


@given(text=TEXTS, first=LETTERS, last=LETTERS, most=st.integers(0, 3))
def test_places_that_are_followed_leave_out_none(
    text: str, first: str, last: str, most: int
) -> None:
    places = WordPlaces(text)
    starts = places.beginning(first)
    words = [(match.start(), match[0]) for match in re.finditer(r"\w+", text)]
    expected = [
        at
        for number, (at, _) in enumerate(words)
        if at in starts
        and any(word.startswith(last) for _, word in words[number : number + most + 1])
    ]
    found = list(places.followed(starts, last, most))
    assert set(expected) <= set(found) <= set(starts)
    assert found == sorted(found)
    assert len(starts) < 3 or found == expected
