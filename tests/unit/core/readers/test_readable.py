"""Contract text as the readers see it: the short way gives what the long one gives."""

from hypothesis import given
from hypothesis import strategies as st

from quotary.core.readers.readable import _plain, _without_typography, readable


@given(text=st.text(alphabet="aB1 .,-`'\"\u2018\u2019\u201c\u201d\u2013\u2014\n", max_size=30))
def test_quotes_and_dashes_are_made_plain_either_way(text: str) -> None:
    assert _without_typography(text) == _plain(text)


@given(text=st.text(alphabet="aB1 .\u2019\u2013\u201c\u00e9\u00a0\u200b\u0301\u2011", max_size=30))
def test_what_is_beyond_typography_goes_the_long_way(text: str) -> None:
    long = " ".join(_plain(text).split())
    assert readable(text) == long
