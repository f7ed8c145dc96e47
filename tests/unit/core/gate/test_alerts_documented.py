"""Every alert of the gate is explained in docs/alerts.md, and worded in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from quotary.core.gate_wording import WORDING, raised

PAGE = (Path(__file__).parents[4] / "docs" / "alerts.md").read_text(encoding="utf-8")


KINDS = {name if "injection" not in name else "injection" for name in WORDING["en"]} - {"flag"}


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_each_kind_has_its_row(kind: str) -> None:
    assert f"`{kind}`" in PAGE, f"docs/alerts.md does not explain {kind}"


def test_every_language_has_every_sentence_with_the_same_places() -> None:
    for language, sentences in WORDING.items():
        assert set(sentences) == set(WORDING["en"]), language
        for kind, sentence in sentences.items():
            assert sentence.count("{") == WORDING["en"][kind].count("{")


def test_foreign_values_are_printable_and_short() -> None:
    alert = raised("absence_disputed", "en", cue="a\x1b[2J" + "b" * 500)
    assert alert.detail.isprintable()
    assert len(alert.detail) < 300


def test_an_unknown_flag_still_has_a_sentence() -> None:
    assert raised("brand_new_flag", "pt").detail == "O trecho está sinalizado: brand_new_flag."
