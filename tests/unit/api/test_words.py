"""Search text and queries meet in the same plain words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quotary.api.store.words import asked, plain, words


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Ação Bétons", ("acao", "betons")),
        ("nda_2024-final.pdf", ("nda", "2024", "final", "pdf")),
        ("STRASSE Straße", ("strasse",)),
        ("", ()),
        ("'; DROP TABLE", ("drop", "table")),
        ("合同 NDA", ("合同", "nda")),
    ],
)
def test_words(text: str, expected: tuple[str, ...]) -> None:
    assert words(text) == expected


@given(st.text(max_size=200))
def test_words_hold_letters_and_digits_only(text: str) -> None:
    for word in words(text):
        assert word.isalnum() or all(each.isalnum() or not each.isascii() for each in word)
        assert " " not in word
        assert "'" not in word
        assert '"' not in word


@given(st.text(max_size=100))
def test_plain_words_stay_as_they_are(text: str) -> None:
    assert words(" ".join(words(text))) == words(text)
    assert plain(plain(text)) == plain(text)


def test_a_query_of_very_many_words_is_cut() -> None:
    assert len(asked(" ".join(f"w{n}" for n in range(100)))) == 12
