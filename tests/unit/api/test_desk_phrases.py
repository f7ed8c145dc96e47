"""A report's own words: every one in both languages, with the same places to fill."""

import string

import pytest

from quotary.api.desk.matter.phrases import PHRASES, SIGNS_PT, phrase, sign_word
from quotary.api.desk.words import ROUTES, VERDICTS


def places(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


def test_both_languages_say_the_same_things() -> None:
    assert PHRASES["en"].keys() == PHRASES["pt"].keys()
    for key, sentence in PHRASES["en"].items():
        assert places(sentence) == places(PHRASES["pt"][key]), key


def test_every_route_and_verdict_has_a_word_in_portuguese() -> None:
    words = {each.word for each in (*ROUTES.values(), *VERDICTS.values())}
    assert words <= SIGNS_PT.keys()


@pytest.mark.parametrize(
    ("language", "said"), [("pt", "página 2"), ("en", "page 2"), ("fr", "page 2"), ("", "page 2")]
)
def test_a_language_that_is_not_spoken_is_english(language: str, said: str) -> None:
    assert phrase("page", language, n=2) == said


def test_a_verdict_in_a_report_is_in_its_language() -> None:
    assert sign_word(VERDICTS["reject"], "pt") == "Recusado"
    assert sign_word(VERDICTS["reject"], "en") == "Reject"
