"""Every alert and escalation of chunk scope has its sentence in every language."""

import re
from pathlib import Path
from typing import Final

import pytest

from quotary.core.obligations.sentences_said import WORDING, raised, said
from quotary.core.playbook.compiling import LANGUAGES


def test_the_languages_of_playbooks_say_the_same_things() -> None:
    assert set(WORDING) == set(LANGUAGES)
    english = WORDING["en"]
    for language, sentences in WORDING.items():
        assert sentences.keys() == english.keys(), language
        for kind, sentence in sentences.items():
            assert _places(sentence) == _places(english[kind]), (language, kind)


PAGE: Final = (Path(__file__).parents[4] / "docs" / "alerts.md").read_text(encoding="utf-8")
OF_OTHER_KINDS: Final = frozenset({"exclusion_fabricated", "term_fabricated", "term_disputed"})
"""Sentences of `fabricated` and `absence_disputed`, which say it of exclusions and key terms."""


@pytest.mark.parametrize("kind", sorted(WORDING["en"].keys() - OF_OTHER_KINDS))
def test_each_kind_is_explained(kind: str) -> None:
    assert f"`{kind}`" in PAGE, f"docs/alerts.md does not explain {kind}"


def _places(sentence: str) -> list[str]:
    return sorted(re.findall(r"\{([a-z]+)\}", sentence))


def test_foreign_values_are_short_and_printable() -> None:
    sentence = said("party_not_in_source", "en", value="\x1b[2J" + "x" * 500)
    assert sentence.startswith("“\\x1b[2Jxxx")
    assert len(sentence) < 250


@pytest.mark.parametrize("language", ["en", "pt", "fr"])
def test_flags_of_a_citation_have_the_gates_own_sentences(language: str) -> None:
    assert raised("ambiguous", language).detail
    assert raised("no_duty_word", language).detail
