"""The system's own sentences: the same in every language, and safe around foreign words."""

import re

import pytest

from quotary.core.playbook.compiling import LANGUAGES
from quotary.core.wording import WORDING, say

PLACE = re.compile(r"\{[^}]*\}")


def test_every_language_of_playbooks_has_every_sentence_with_the_same_places() -> None:
    assert set(WORDING) == set(LANGUAGES)
    english = WORDING["en"]
    for sentences in WORDING.values():
        assert sentences.keys() == english.keys()
        for key, sentence in sentences.items():
            assert sorted(PLACE.findall(sentence)) == sorted(PLACE.findall(english[key])), key
            # Parts of a sentence begin with a comma or a small letter, and end in a person's words.
            part = sentence[0] in ",(" or sentence[0].islower()
            assert part or sentence[0].isupper() or sentence[0] == "{", key
            assert part or sentence.endswith((".", "{why}", "{note}")), key


@pytest.mark.parametrize("language", ["en", "pt", "", "xx"])
def test_foreign_words_stay_on_one_line_and_are_never_templates(language: str) -> None:
    said = say("type_disputed", language, claimed="{type}\n\u202e" + "x" * 999, type="nda")
    assert said.isprintable()
    assert "{type}" in said
    assert len(said) < 700


@pytest.mark.parametrize("language", sorted(WORDING))
def test_no_rule_says_who_proposed(language: str) -> None:
    said = " ".join(WORDING[language][key] for key in WORDING[language] if key.startswith("rule_"))
    assert not re.search(r"proposed by|propost[ao]s? por", said)
