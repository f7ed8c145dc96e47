"""Words of orders to a reviewer, looked up by how they begin, beside one pattern of them all."""

import re

from hypothesis import given, settings
from hypothesis import strategies as st

from quotary.core.injection_tokens import alternatives, beginnings, tokens_of
from quotary.core.injection_words import CLASSES

WORDS = sorted(set(re.findall(r"[a-z']+", " ".join(pattern for _, pattern in CLASSES))))
ENDINGS = ("", "", "s", "a", "o", "ing", "e", ", ", ": ", "-", "?", "  ", ".")
PLAIN = r"(?P<c>[:,;\"'()\-\u2014<>#{}\[\]=]+)|(?P<q>\?)|(?P<w>[\w@.]+)|(?P<x>\S)"
EVERY = re.compile(
    "|".join([*(rf"(?P<{letter}>(?<!\w)(?:{words})(?!\w))" for letter, words in CLASSES), PLAIN])
)


@settings(max_examples=300, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(WORDS), st.sampled_from(ENDINGS)), max_size=8))
def test_tokens_are_those_of_one_pattern(said: list[tuple[str, str]]) -> None:
    sentence = " ".join(word + ending for word, ending in said)
    expected = [(one.lastgroup, *one.span()) for one in EVERY.finditer(sentence)]
    assert list(tokens_of(sentence)) == expected


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(WORDS), min_size=1, max_size=3).map(" ".join))
def test_what_an_alternative_matches_begins_as_it_may(text: str) -> None:
    for _, pattern in CLASSES:
        for one in alternatives(pattern):
            if re.match(one, text):
                assert text.startswith(tuple(beginnings(one)))


def test_a_beginning_is_as_long_as_what_is_known() -> None:
    assert beginnings("(?:re)?open") == {"reo", "ope"}
    assert beginnings("go(?:ing|ne)?") == {"goi", "gon", "go"}
    assert beginnings(r"a\w+") == {"a"}
    assert beginnings("[ao]n") == {"an", "on"}
    assert beginnings("x{2,}yz") == {"x", "yz"}
    assert beginnings("(?!no)any") == {"any"}
