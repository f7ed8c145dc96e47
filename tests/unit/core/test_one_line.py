"""What an alert shows of a document are the document's own words, accents and all."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quotary.core.flat_text import flatten
from quotary.core.one_line import as_written, one_line


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("litígio decor\u00ad\nrente deste  contrato", "litígio decorrente deste contrato"),
        ("a medição\n  pela fiscalização", "a medição pela fiscalização"),
        ("well-\nknown", "well- known"),
        ("\u00ad at an edge \u00ad", "\u00ad at an edge \u00ad"),
    ],
)
def test_words_stand_on_one_line(text: str, shown: str) -> None:
    assert one_line(text) == shown


@pytest.mark.parametrize(
    ("text", "found", "written"),
    [
        ("após a APROVAÇÃO da\nmedição", "aprovacao da medicao", "APROVAÇÃO da medição"),
        ("até 30 (trinta) dias", "ate # dias", "ate # dias"),
        ("O prazo", "", ""),
        ("rescis\u00ad\nória imediata", "rescisoria imediata", "rescisória imediata"),
    ],
)
def test_flattened_words_are_shown_as_they_were_written(
    text: str, found: str, written: str
) -> None:
    assert as_written(text, found) == written


@given(st.text("aéÇõ \n\u00ad-.X", max_size=40), st.data())
def test_what_is_shown_flattens_to_what_was_found(text: str, data: st.DataObject) -> None:
    flat = flatten(text).text
    start = data.draw(st.integers(0, len(flat)))
    found = flat[start : data.draw(st.integers(start, len(flat)))].strip()
    shown = flatten(as_written(text, found)).text
    assert shown.replace(" ", "") == found.replace(" ", "")
