"""Flattened text: the fast way in plain alphabets gives what the table gives."""

from hypothesis import given
from hypothesis import strategies as st

from quotary.core import flat_text
from quotary.core.flat_text import flatten


def test_every_character_is_as_the_table_has_it() -> None:
    for code in range(0x3000):
        text = f"A{chr(code)}B"
        assert flat_text._plain(text) == text.translate(flat_text._TABLE)


@given(
    text=st.text(alphabet="aAzZ `\u2019\u201c\u201d\u2013\u00c7\u00aa\u0130\u0391.-", max_size=20)
)
def test_a_text_is_flattened_alike_whatever_else_is_in_it(text: str) -> None:
    lettered = flatten(f"{text} \u00c9").text
    assert flatten(f"{text} E").text == lettered
