"""Which characters are unfit to store is what the Unicode Character Database says."""

import sys
import unicodedata

import pytest

from quotary.core.plain import REPLACEMENT, storable

LAYOUT = "\t\n\r\f\v"


def test_every_control_and_half_character_is_replaced_and_nothing_else() -> None:
    everything = [chr(code) for code in range(sys.maxunicode + 1)]
    unfit = {
        char
        for char in everything
        if char not in LAYOUT and unicodedata.category(char) in {"Cc", "Cs"}
    }
    changed = {char for char in everything if storable(char) != char}
    assert changed == unfit
    assert storable("".join(sorted(unfit))) == REPLACEMENT * len(unfit)


@pytest.mark.parametrize("text", ["", "plain", "Tab\tline\nfeed\f", "né — “quoted” 契約"])
def test_text_of_contracts_stays(text: str) -> None:
    assert storable(text) == text
