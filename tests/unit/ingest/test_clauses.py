"""Clauses hold every character once, and begin where a corpus of labelled texts says they do."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quotary.core.document import Clause
from quotary.core.span import Span
from quotary.ingest.reading.clauses.numerals import any_number, portuguese_ordinal, roman
from quotary.ingest.reading.clauses.split import split_clauses
from quotary.ingest.reading.clauses.units import outline_units

CORPUS = Path(__file__).parents[2] / "corpus" / "clauses"
NAMES = sorted(path.stem for path in CORPUS.glob("*.txt"))
KINDS = {"preamble", "clause", "heading", "exhibit", "signature", "contents", "remainder"}


class Expected(NamedTuple):
    level: int
    kind: str
    number: str
    start: int


def corpus(name: str) -> tuple[str, list[Expected]]:
    """A text and its labelled clauses; a label gives the words that a clause begins with."""
    head, _, text = (CORPUS / f"{name}.txt").read_text(encoding="utf-8").partition("====\n")
    expected: list[Expected] = []
    position = 0
    for line in head.splitlines():
        what, number, words = (part.strip() for part in line.split("|"))
        level, kind = what.split()
        start = text.find("\n" + words, position) + 1 if expected else 0
        if expected and not start:
            start = text.index(" " + words, position) + 1
        expected.append(Expected(int(level), kind, number, start))
        position = start
    return text, expected


def covers(text: str, clauses: tuple[Clause, ...]) -> bool:
    position = 0
    for clause in clauses:
        if clause.span.start != position or not len(clause.span) or clause.kind not in KINDS:
            return False
        position = clause.span.end
    return position == len(text)


FRAGMENTS = (
    "1. |2. |1.1 |(a) |(b) |a) |I – |II – |§ 1º |Parágrafo único |CLÁUSULA PRIMEIRA – |"
    "Cláusula 2ª |ARTICLE IV\n|Section 4.1 |EXHIBIT A\n|ANEXO I|TABLE OF CONTENTS\n|"
    "Term ...... 3\n|IN WITNESS WHEREOF|By: ___|RECITALS\n|GENERAL TERMS\n|The term is two years. |"
    "\n|\n\n|\f|\t|  |\xa0|\xad|word |Section |1|"
)
PIECES = st.sampled_from(FRAGMENTS.split("|"))


@given(st.lists(PIECES, max_size=60).map("".join), st.integers(0, 10))
@settings(deadline=None, max_examples=300)
def test_every_character_is_in_exactly_one_clause(text: str, furnished: int) -> None:
    assert covers(text, split_clauses(text, [Span(0, min(furnished, len(text)))]))


@given(st.text(max_size=400))
@settings(deadline=None)
def test_any_text_is_covered(text: str) -> None:
    assert covers(text, split_clauses(text))


@given(st.lists(PIECES, max_size=60).map("".join), st.integers(10, 200))
@settings(deadline=None, max_examples=200)
def test_units_keep_every_character_of_every_clause(text: str, longest: int) -> None:
    clauses = split_clauses(text)
    units = outline_units(clauses, longest)
    for clause in clauses:
        inside = [unit for unit in units if unit.contains(clause.span)]
        assert len(inside) == 1
    apart = [clause.span for clause in clauses if clause.kind in ("contents", "signature")]
    assert all(span in units for span in apart)


@pytest.mark.parametrize("name", NAMES)
def test_labelled_texts_split_as_labelled(name: str) -> None:
    text, expected = corpus(name)
    clauses = split_clauses(text)
    assert covers(text, clauses)
    found = [Expected(c.level, c.kind, c.number, c.span.start) for c in clauses]
    assert [each._replace(start=0) for each in found] == [e._replace(start=0) for e in expected]
    assert [each.start for each in found] == [each.start for each in expected]


def test_splitter_figures(capsys: pytest.CaptureFixture[str]) -> None:
    right = labelled = found = 0
    for name in NAMES:
        text, expected = corpus(name)
        starts = {(c.number, c.span.start) for c in split_clauses(text)}
        truth = {(e.number, e.start) for e in expected}
        right += len(starts & truth)
        labelled += len(truth)
        found += len(starts)
    with capsys.disabled():
        sys.stdout.write(
            f"\nsplitter: {right} of {labelled} labelled beginnings found "
            f"(recall {right / labelled:.3f}, precision {right / found:.3f})\n"
        )
    assert right / labelled >= 0.95
    assert right / found >= 0.95


def test_titles_are_the_words_beside_or_under_a_number() -> None:
    text = (
        "1. Confidentiality. The parties keep it secret.\n2. TERM\nTwo years.\n"
        "3. The parties shall talk.\nCLÁUSULA PRIMEIRA – DO OBJETO\n"
    )
    titles = {clause.number: clause.title for clause in split_clauses(text)}
    assert titles["1"] == "Confidentiality"
    assert titles["2"] == "TERM"
    assert titles["3"] == ""


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("IV", 4),
        ("XIV", 14),
        ("12", 12),
        ("primeira", 1),
        ("DÉCIMA PRIMEIRA", 11),
        ("vigésima quinta", 25),
        ("seven", 7),
        ("IIII", None),
        ("word", None),
    ],
)
def test_numerals(written: str, value: int | None) -> None:
    assert any_number(written) == value


def test_numerals_of_other_kinds_are_none() -> None:
    assert roman("VX") is None
    assert portuguese_ordinal("décima casa") is None


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        (
            "12. Fees\nThe Customer pays the fees.\n\n13. Term\nIt lasts two years.\n\n"
            "14. Law\nEnglish law applies.\n",
            ["12", "13", "14"],
        ),
        (
            "5.3 The Supplier reports.\n5.4 The Customer pays.\n6. Term\n6.1 It lasts.\n",
            ["5.3", "5.4", "6", "6.1"],
        ),
        ("7) Fees\nThe Customer pays.\n8) Term\nIt lasts.\n", ["7", "8"]),
        (
            "8. Works\nThe steps are these:\n1. Ask the bank for it.\n2. Wait for it.\n\n"
            "9. Fees\nThe Customer pays.\n\n10. Term\nIt lasts.\n\n11. Law\nEnglish law.\n\n"
            "12. End\nIt ends.\n",
            ["8", "9", "10", "11", "12"],
        ),
        (
            "ARTICLE V\nFees are due.\n\nARTICLE VI\nThe term is long.\n",
            ["ARTICLE V", "ARTICLE VI"],
        ),
        (
            "Section 4. Fees\nThey are due.\n\nSection 5. Term\nIt is long.\n",
            ["Section 4", "Section 5"],
        ),
        (
            "CLÁUSULA QUINTA – DO PREÇO\nO preço é fixo.\n\nCLÁUSULA SEXTA – DO PRAZO\nÉ longo.\n",
            ["CLÁUSULA QUINTA", "CLÁUSULA SEXTA"],
        ),
        (
            "5. DO PREÇO\n5.1. O preço é fixo.\n6. DO PRAZO\n6.1. O prazo é longo.\n",
            ["5", "5.1", "6", "6.1"],
        ),
    ],
)
def test_a_part_of_a_contract_is_numbered_from_where_it_begins(
    text: str, numbers: list[str]
) -> None:
    found = split_clauses(text)
    assert covers(text, found)
    assert [clause.number for clause in found if clause.number] == numbers


@pytest.mark.parametrize(
    "text",
    [
        "In 2025 and 2026 the parties met.\n2025. The fee was low.\n2026. The fee was high.\n",
        "The Supplier has its seat at\n12 High Street\n13 Low Street\nand trains its staff.\n",
        "The price is\n40 euros for each item and\n41 euros for each further item.\n",
        "It is due after\n30 days or\n31 days.\n",
    ],
)
def test_other_numbers_at_the_start_of_lines_are_no_clauses(text: str) -> None:
    assert not [clause.number for clause in split_clauses(text) if clause.number]


def test_a_contract_that_begins_with_one_is_divided_as_before() -> None:
    text = "1. Fees\nThe steps:\n4. Ask.\n5. Wait.\n6. Pay.\n\n2. Term\nLong.\n\n3. Law\nEnglish.\n"
    assert next(clause.number for clause in split_clauses(text) if clause.number) == "1"
