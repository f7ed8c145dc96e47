"""Numbering, looks, changes and packages of DOCX files, one concern at a time."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from corpus.awkward.docx_cases import changes, lists
from corpus.awkward.docx_file import CHANGED, archive, docx, numbered, paragraph, part, run
from quotary.ingest.reading import limits, read_document
from quotary.ingest.reading.docx.numbers import format_number
from quotary.ingest.reading.docx.reader import read_docx
from quotary.ingest.reading.docx.visibility import contrast, why_hidden
from quotary.ingest.reading.result import CannotRead


@pytest.mark.parametrize(
    ("number", "notation", "shown"),
    [
        (4, "decimal", "4"),
        (4, "decimalZero", "04"),
        (4, "lowerRoman", "iv"),
        (1999, "upperRoman", "MCMXCIX"),
        (2, "lowerLetter", "b"),
        (28, "upperLetter", "BB"),
        (3, "ordinal", "3rd"),
        (12, "ordinal", "12th"),
        (21, "cardinalText", "Twenty-one"),
        (21, "ordinalText", "Twenty-first"),
        (20, "ordinalText", "Twentieth"),
        (5, "none", ""),
        (5, "chicago", "5"),
    ],
)
def test_list_numbers_are_written_as_word_writes_them(
    number: int, notation: str, shown: str
) -> None:
    assert format_number(number, notation) == shown


def test_generated_numbers_are_flagged_where_they_stand() -> None:
    draft = read_docx(lists())
    labels = [f.span.of(draft.text) for f in draft.flags if f.span is not None]
    assert [label.strip() for label in labels] == [
        "1.", "1.1", "1.2", "(a)", "(b)", "2.", "2.1", "9."
    ]  # fmt: skip


def test_a_level_restarts_after_a_higher_one_unless_told_not_to() -> None:
    level = (
        '<w:lvl w:ilvl="0"><w:start w:val="1"/><w:lvlText w:val="%1"/></w:lvl>'
        '<w:lvl w:ilvl="1"><w:start w:val="1"/>{}<w:lvlText w:val="%1-%2"/></w:lvl>'
    )
    body = "".join(numbered("x", each) for each in (0, 1, 0, 1))
    for restart, last in (("", "2-1"), ('<w:lvlRestart w:val="0"/>', "2-2")):
        numbering = part(
            "numbering",
            f'<w:abstractNum w:abstractNumId="0">{level.format(restart)}</w:abstractNum>'
            '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
        )
        text = read_docx(docx(body, {"numbering": numbering})).text
        assert text.splitlines()[-1] == f"{last} x"


def test_the_layers_of_tracked_changes() -> None:
    content = changes()
    accepted, original = read_docx(content), read_docx(content, "original")
    assert "The term is three years." in accepted.text
    assert "The term is five years.\nThe cap is unlimited.\n" in original.text
    assert "Between.\nThis sentence came here.\nThe notice\n period" in original.text
    assert any("deleted by Ann Lee, 2026-03-04: “five”" in f.detail for f in accepted.flags)
    assert any("inserted by Ann Lee, 2026-03-04: “three”" in f.detail for f in accepted.flags)


WORDS = st.lists(
    st.tuples(st.sampled_from(("kept", "ins", "del")), st.sampled_from(("a ", "b", " c.", "1"))),
    max_size=12,
)


@given(st.lists(WORDS, min_size=1, max_size=5))
@settings(deadline=None, max_examples=100)
def test_accepting_and_rejecting_give_the_texts_before_and_after(
    paragraphs: list[list[tuple[str, str]]],
) -> None:
    def changed(kind: str, words: str) -> str:
        if kind == "ins":
            return f"<w:ins {CHANGED}>{run(words)}</w:ins>"
        if kind == "del":
            deleted = f'<w:r><w:delText xml:space="preserve">{words}</w:delText></w:r>'
            return f"<w:del {CHANGED}>{deleted}</w:del>"
        return run(words)

    content = docx("".join(paragraph(*(changed(*each) for each in words)) for words in paragraphs))
    for layer, gone in (("accepted", "del"), ("original", "ins")):
        expected = "\n".join(
            "".join(words for kind, words in each if kind != gone) for each in paragraphs
        )
        text = read_docx(content, layer).text  # pyright: ignore[reportArgumentType] - both are layers
        assert text.strip("\n") == expected.strip("\n")


@pytest.mark.parametrize(
    ("looks", "background", "hidden"),
    [
        ({}, "", False),
        ({"vanish": "1"}, "", True),
        ({"vanish": "0"}, "", False),
        ({"color": "FFFFFF"}, "", True),
        ({"color": "FFFFFF"}, "1F3864", False),
        ({"color": "FFFFFF"}, None, False),
        ({"color": "auto"}, "", False),
        ({"color": "808080"}, "", False),
        ({"color": "FF0000", "highlight": "red"}, "", True),
        ({"sz": "2"}, "", True),
        ({"sz": "12"}, "", False),
        ({"transparent": "1"}, "", True),
    ],
)
def test_what_shows_on_which_background(
    looks: dict[str, str],
    background: str | None,
    hidden: bool,  # noqa: FBT001 - a table's column
) -> None:
    assert bool(why_hidden(looks, background)) == hidden


def test_contrast_is_the_ratio_of_wcag() -> None:
    assert contrast("000000", "FFFFFF") == pytest.approx(21.0)
    assert contrast("FFFFFF", "FFFFFF") == pytest.approx(1.0)
    assert contrast("auto", "FFFFFF") == 21.0


def test_a_part_that_unpacks_past_the_limit_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    content = docx(paragraph("word " * 1000))
    monkeypatch.setattr(limits, "MAX_UNPACKED_BYTES", 1000)
    with pytest.raises(CannotRead, match="ZIP bomb"):
        read_docx(content)


def test_too_many_parts_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_PACKED_PARTS", 2)
    with pytest.raises(CannotRead, match="ZIP bomb"):
        read_docx(docx(paragraph("x")))


def test_nesting_past_any_word_file_is_damage() -> None:
    deep = "<w:sdt><w:sdtContent>" * 400 + paragraph("x") + "</w:sdtContent></w:sdt>" * 400
    result = read_document(docx(deep), "a.docx")
    assert (result.outcome, result.reason) == ("unreadable", "corrupt")


def test_an_office_file_without_a_document_is_named() -> None:
    result = read_document(archive({"[Content_Types].xml": "<Types/>", "a": "b"}), "a.docx")
    assert (result.outcome, result.reason) == ("unreadable", "corrupt")
    assert "no document part" in result.sentence


def test_strict_names_are_read_like_transitional_ones() -> None:
    strict = docx(paragraph("Strict words."))
    body = part("document", f"<w:body>{paragraph('Strict words.')}</w:body>").replace(
        "http://schemas.openxmlformats.org/wordprocessingml/2006/main",
        "http://purl.oclc.org/ooxml/wordprocessingml/main",
    )
    content = archive({"word/document.xml": body, "[Content_Types].xml": "<Types/>"})
    assert read_docx(content).text == read_docx(strict).text == "Strict words."
