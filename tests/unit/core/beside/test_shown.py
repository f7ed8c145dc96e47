"""Of a long sentence every unknown piece is shown, and nothing is cut off before what matters."""

from hypothesis import given
from hypothesis import strategies as st

from quotary.core.beside.shown import shown_of

words = st.lists(st.sampled_from(["mais", "prazo", "nada", "x,", "contrato", "fim;"]), min_size=1)
KNOWN = "o que é sabido " * 5


def known(piece: str) -> bool:
    return "sabido" in piece


def shown(text: str) -> str:
    return shown_of(text, known)


def test_a_short_sentence_is_shown_whole() -> None:
    assert shown("Nada sabido,\n nada novo.") == "Nada sabido, nada novo."


def test_of_a_long_one_what_is_known_is_left_out() -> None:
    text = f"{KNOWN}, renova-se por si, {KNOWN}, e o silêncio vale"
    assert shown(text) == "renova-se por si \u2026 e o silêncio vale"


def test_unknown_neighbours_are_shown_together() -> None:
    assert shown(f"{KNOWN}, {KNOWN}, um, dois, três") == "um, dois, três"


def test_of_a_long_one_that_is_known_piece_by_piece_all_is_shown() -> None:
    assert shown(f"{KNOWN}, {KNOWN}").count("sabido") == 10


@given(words)
def test_no_unknown_word_is_lost(listed: list[str]) -> None:
    text = " ".join(listed)
    said = shown(text).replace(",", "").replace(";", "").split()
    assert said == text.replace(",", "").replace(";", "").split()
