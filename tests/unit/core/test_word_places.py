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
