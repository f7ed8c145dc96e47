"""Which chunks of an amended document read as before."""

from dataclasses import replace

from quotary.core.document import Document
from quotary.core.span import Span
from quotary.ingest.domain.unchanged import unchanged

OLD = Document("one two three four", "en")
UNITS = (Span(0, 7), Span(8, 13), Span(14, 18))


def test_units_are_told_by_their_words_wherever_they_stand() -> None:
    new = Document("zero one two three 4", "en")
    units = (Span(0, 4), Span(5, 12), Span(13, 18), Span(19, 20))
    assert unchanged(OLD, UNITS, new, units) == {2: 1, 3: 2}


def test_of_equal_units_the_first_is_taken_over() -> None:
    twice = Document("one two one two", "en")
    assert unchanged(twice, (Span(0, 7), Span(8, 15)), OLD, UNITS) == {1: 1}


def test_what_the_model_is_not_shown_does_not_matter() -> None:
    headed = replace(OLD, text="one HEADER two", furniture=(Span(4, 11),))
    plain = replace(OLD, text="one two")
    assert unchanged(headed, (Span(0, 14),), plain, (Span(0, 7),)) == {1: 1}


def test_another_language_is_read_anew() -> None:
    assert unchanged(OLD, UNITS, replace(OLD, language="pt"), UNITS) == {}
