"""The search key finds its way back to the folded text and to the source."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from quotary.core.view import View, key_of

LAYOUT = st.text(alphabet="abcXYZ0  --\n\u00a0\u200b\u00adé", max_size=300)


def test_the_key_leaves_out_spaces_hyphens_and_marks() -> None:
    assert View("pay-\nments of 10-\n20 non-paying").key == "paymentsof1020nonpaying"


@given(LAYOUT, st.integers(1, 12))
def test_each_key_character_is_found_again(source: str, times: int) -> None:
    view = View(source * times)
    for at, char in enumerate(view.key):
        assert view.text[view.folded_at(at)] == char
    folded = [view.folded_at(at) for at in range(len(view.key))]
    assert folded == sorted(set(folded))


def test_blocks_do_not_matter() -> None:
    view = View("ab- c " * 2_000)
    assert key_of(view.text) == view.key
    assert view.text[view.folded_at(5_999)] == "c"
