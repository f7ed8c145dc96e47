"""Languages, look-alike characters and running lines."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quotary.core.document import Page
from quotary.core.span import Span
from quotary.ingest.reading.flags import FLAG_KINDS, MOST_OF_A_KIND, limited
from quotary.ingest.reading.language import detect_language, stop_word_share
from quotary.ingest.reading.pdf.furniture import furniture_of
from quotary.ingest.reading.pdf.mapping import mapping_flags
from quotary.ingest.reading.witness import text_flags

ENGLISH = "The Receiving Party shall keep the information secret and not disclose it to any other."
PORTUGUESE = "A contratada prestará os serviços e não poderá divulgar os dados do cliente."
SPANISH = "El proveedor prestará los servicios y no podrá divulgar los datos del cliente."
GERMAN = "Die Parteien halten die Informationen geheim und geben sie nicht an den Dritten weiter."


@pytest.mark.parametrize(
    ("text", "language"),
    [
        (ENGLISH, "en"),
        (PORTUGUESE, "pt"),
        (SPANISH, "es"),
        (GERMAN, "de"),
        (PORTUGUESE.upper(), "pt"),
        ("12 34 56 78 90", ""),
        ("word", ""),
        ("", ""),
    ],
)
def test_languages(text: str, language: str) -> None:
    assert detect_language(text) == language


def test_text_of_no_language_has_no_stop_words() -> None:
    assert stop_word_share("Xkq zzt wvv qqp " * 60, 100) == 0.0
    assert stop_word_share("Xkq", 100) == 1.0


def test_look_alikes_are_flagged_with_their_place() -> None:
    text = "The li\u0430bility is \u0430\u0431\u0432 and S\u03b5t."
    flags = text_flags(text)
    assert [flag.kind for flag in flags] == ["mixed_script", "mixed_script"]
    assert [flag.span.of(text) for flag in flags if flag.span] == ["li\u0430bility", "S\u03b5t"]
    assert "CYRILLIC SMALL LETTER A" in flags[0].detail


def test_a_greek_question_mark_is_a_semicolon() -> None:
    assert text_flags("the parties\u037e and") == ()


@given(st.text(max_size=200))
def test_flags_lie_inside_any_text(text: str) -> None:
    for flag in text_flags(text):
        assert flag.span is not None
        assert flag.span.end <= len(text)


def pages_of(texts: list[str]) -> tuple[str, list[Page]]:
    pages: list[Page] = []
    start = 0
    for number, text in enumerate(texts, 1):
        pages.append(Page(number, Span(start, start + len(text))))
        start += len(text) + 1
    return "\f".join(texts), pages


def test_running_lines_are_furniture_and_repeated_words_in_the_text_are_not() -> None:
    words = ["alpha", "beta", "gamma", "delta", "epsilon"]
    bodies = [f"{word} begins\nThe same words.\n{word} goes on\n{word} ends" for word in words]
    text, pages = pages_of(
        [f"Header of 2026\n{body}\nPage {number}" for number, body in enumerate(bodies, 1)]
    )
    spans = {span.of(text) for span in furniture_of(text, pages)}
    assert spans == {"Header of 2026", *(f"Page {number}" for number in range(1, 6))}


def test_pages_that_repeat_their_whole_text_have_no_running_lines() -> None:
    text, pages = pages_of(["\n".join(f"{n}. The same." for n in range(12))] * 4)
    assert furniture_of(text, pages) == ()


def test_one_page_has_no_running_lines() -> None:
    assert furniture_of(*pages_of(["Page 1\nwords\n1"])) == ()


@given(st.lists(st.text(alphabet="ab1 \n", max_size=30), max_size=6))
def test_furniture_lies_inside_pages_without_overlap(texts: list[str]) -> None:
    text, pages = pages_of(texts)
    spans = furniture_of(text, pages)
    assert all(any(page.span.contains(span) for page in pages) for span in spans)
    assert all(one.end <= other.start for one, other in pairwise(spans))


@pytest.mark.parametrize(
    ("text", "broken"),
    [
        ("the u:lization and informa:on of", True),
        ("the \ue001le of", False),
        ("the pro\ue001le of", True),
        ("see http://a.example and time:frame once", False),
        ("e-mail a:b and x=y, and/or client's", False),
    ],
)
def test_signs_inside_words_mean_a_broken_map(
    text: str,
    broken: bool,  # noqa: FBT001 - a table's column
) -> None:
    flags = {flag.kind for flag in mapping_flags(text, [])}
    assert ("font_map_broken" in flags) == broken


def test_the_documentation_lists_every_flag_and_no_other() -> None:
    text = (Path(__file__).parents[3] / "docs" / "documents.md").read_text(encoding="utf-8")
    table = text.partition("## Flags")[2].partition("##")[0]
    assert tuple(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)) == FLAG_KINDS


def test_flags_of_one_kind_are_counted_past_a_number() -> None:
    flags = list(limited(text_flags("a\u200b" * 1000)))
    assert len(flags) == MOST_OF_A_KIND + 1
    assert flags[-1].detail == "600 further places"
