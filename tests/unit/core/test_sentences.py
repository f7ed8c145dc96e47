"""Where sentences of contracts begin and end."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quotary.core.sentences import Sentences, sentence_at
from quotary.core.span import Span
from quotary.core.statements import statement_at


def sentence(text: str, part: str) -> str:
    start = text.index(part)
    return sentence_at(text, Span(start, start + len(part))).of(text)


APART = [
    "The term is five years. The fee is $10.50 a month. It is due at once.",
    "The term is five years.\nThe fee is $10.50 a month.\nIt is due at once.",
    "It holds. The fee is $10.50 a month. (b) It is due at once.",
    "O prazo é de dois anos. The fee is $10.50 a month. Fica eleito o foro.",
    "Is it so? The fee is $10.50 a month. “Fee” means the fee.",
    "5. Fees\n\nThe fee is $10.50 a month.\n\n6. Term",
    "PAYMENT\nThe fee is $10.50 a month.\n6.1 Any delay is charged.",
]


@pytest.mark.parametrize("text", APART)
def test_sentences_are_told_apart(text: str) -> None:
    assert sentence(text, "fee is $10.50") == "The fee is $10.50 a month."


WHOLE = [
    "The contract with Acme Inc. shall end, e.g. on notice under Sec. 5 or No. 7 of it.",
    "Payment is due under Section 5.1 to J. Smith of Smith Co. and others (“Smith”).",
    "The parties agree to the follow-\ning terms of the\nAgreement with each other.",
    "The Supplier, Acme S.A., is registered under No. 12.345 in the U.S. market.",
    "A Contratada, Acme Ltda., responde nos termos do art. 5 da Lei n. 10.406 de 2002.",
    "The obligations of the Recipient under\n\x0cthis Agreement continue for two years.",
    "It ends (a) on notice; (b) on breach; or (c) on insolvency of either party.",
    "It ends:\n\n(a) on notice;\n\n(b) on breach; or\n\n(c) on insolvency of a party.",
    "THE SUPPLIER SHALL NOT\nBE LIABLE FOR ANY\nINDIRECT LOSS WHATSOEVER.",
]


@pytest.mark.parametrize("text", WHOLE)
def test_a_sentence_stays_whole(text: str) -> None:
    document = f"1. Cue. \n{text}\n2. Cue."
    for word in (text.split()[0], text.split()[-1], text.split()[len(text.split()) // 2]):
        assert sentence(document, word) == text


def test_a_clause_number_at_a_line_start_is_no_sentence() -> None:
    text = "It is so.\n12.2. The parties may terminate.\n12.3. They may not assign."
    assert sentence(text, "parties may") == "12.2. The parties may terminate."


def test_items_that_end_in_full_stops_reach_back_to_their_lead_in() -> None:
    text = "It is so.\nThe Recipient shall not:\n(a) copy it.\n(b) sell it.\n(c) lend it.\nIt ends."
    assert sentence(text, "sell it").startswith("The Recipient shall not:")
    assert sentence(text, "sell it").endswith("(b) sell it.")


def test_top_clauses_do_not_reach_back() -> None:
    text = "The parties agree as follows:\n1. The fee is due.\n2. The term is long.\n3. It ends."
    assert "fee" not in sentence(text, "term is long")


def test_a_span_over_two_sentences_gives_both() -> None:
    text = "It is so. The fee is due. The term is long. It ends."
    assert sentence(text, "fee is due. The term") == "The fee is due. The term is long."


STATEMENTS = [
    (
        "The Recipient shall not: (a) copy it; (b) sell it; or (c) lend it.",
        "sell it",
        ["The Recipient shall not: ", " sell it; or "],
    ),
    (
        "It shall: (a) keep it; and (b) ensure that it is: (i) safe; and (ii) dry; and (c) end.",
        "dry",
        ["It shall: ", " ensure that it is: ", " dry; and "],
    ),
    (
        "It shall: (a) ensure that it is: (i) safe; and (ii) dry; and (b) return it.",
        "return it",
        ["It shall: ", " return it."],
    ),
    ("As set out in Section 5(a) and clause (b) above, it ends.", "it ends", None),
    ("The Recipient (30) days later shall pay it.", "shall pay", None),
]


@pytest.mark.parametrize(("text", "part", "expected"), STATEMENTS)
def test_statements_leave_sibling_items_out(
    text: str, part: str, expected: list[str] | None
) -> None:
    start = text.index(part)
    spans = statement_at(text, Span(start, start + len(part)))
    assert [span.of(text) for span in spans] == (expected or [text])


@given(
    st.lists(
        st.sampled_from(
            [
                "The fee",
                "is",
                "due",
                ".",
                ". ",
                "\n",
                "\n\n",
                "(a) ",
                "(i) ",
                "5.1 ",
                ":",
                "; ",
                "Inc. ",
                "\f",
                "a. ",
            ]
        ),
        max_size=60,
    ),
    st.integers(0, 200),
    st.integers(0, 80),
)
def test_a_sentence_holds_its_span(parts: list[str], start: int, length: int) -> None:
    text = " ".join(parts)
    span = Span(min(start, len(text)), min(start + length, len(text)))
    found = sentence_at(text, span)
    assert found.contains(span)
    assert found.end <= len(text)
    assert Sentences(text).at(span) == found


@pytest.mark.parametrize("at", range(0, 2_000, 7))
def test_many_questions_and_one_get_the_same_answers(at: int) -> None:
    text = "The fee is due\n\nunder Section 5. It holds;\n\n(a) so; and\n(b) so.\n\nNo more. " * 40
    span = Span(at, at + 3)
    assert Sentences(text).at(span) == sentence_at(text, span)


def test_long_blank_text_is_no_trap() -> None:
    text = "a" + " \n" * 20_000 + "b."
    assert sentence_at(text, Span(len(text) - 2, len(text))).end == len(text)


def test_a_text_without_ends_is_cut_at_a_distance() -> None:
    text = "word " * 20_000
    span = Span(50_000, 50_009)
    assert len(Sentences(text).at(span)) <= 30_009
    assert len(sentence_at(text, span)) <= 30_009


def test_the_words_of_a_text_without_ends_share_few_stretches_of_it() -> None:
    """Otherwise each word's own stretch is read for that word alone: hours for 400 KB."""
    text = "word " * 20_000
    sentences = Sentences(text)
    found = {sentences.at(Span(at, at + 4)) for at in range(0, len(text), 5)}
    assert len(found) < 80
    assert {sentence_at(text, Span(at, at + 4)).end for at in range(0, len(text), 50)} <= {
        each.end for each in found
    }
