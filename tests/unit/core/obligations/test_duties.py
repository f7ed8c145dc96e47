"""Every duty of a chunk is found by code, whatever a model says."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quotary.core.document import Document
from quotary.core.indexing import DocumentIndex
from quotary.core.obligations.duties import duties_in
from quotary.core.obligations.duty_words import find_duties, is_order
from quotary.core.span import Span
from support.registers import LIST, TEXT, document


def duties(text: str, span: Span | None = None) -> list[str]:
    index = DocumentIndex(document(text))
    return [one.sentence for one in duties_in(index, span or Span(0, len(text)))]


@pytest.mark.parametrize(
    "sentence",
    [
        "The Supplier shall pay.",
        "The Supplier\nSHALL pay.",
        "Each party must keep records.",
        "The Supplier undertakes to keep records.",
        "The Supplier agrees to keep records.",
        "The Supplier agrees not to solicit staff.",
        "The Supplier is required to keep records.",
        "The Supplier is responsible for all taxes.",
        "The Supplier will keep records.",
        "The Supplier may not assign this Agreement.",
        "Neither party may assign this Agreement.",
        "The Supplier cannot assign this Agreement.",
        "A CONTRATADA deverá entregar o relatório.",
        "A CONTRATADA devera entregar o relatorio.",
        "A CONTRATADA obriga-se a entregar o relatório.",
        "A CONTRATADA se compromete a entregar o relatório.",
        "A CONTRATADA fica obrigada a entregar o relatório.",
        "É vedado à CONTRATADA ceder o contrato.",
        "A CONTRATADA não poderá ceder o contrato.",
        "A CONTRATADA entregará o relatório em 10 dias.",
        "Os valores serão pagos em 30 dias.",
        "A CONTRATANTE pagá-los-á, e a CONTRATADA emitirá a nota fiscal.",
    ],
)
def test_a_sentence_that_binds_is_found(sentence: str) -> None:
    assert duties(sentence) == [sentence]


@pytest.mark.parametrize(
    "sentence",
    [
        "The Customer may audit the books.",
        "Employment is at will.",
        "The goodwill belongs to the Licensor.",
        "A CONTRATANTE poderá auditar os livros.",
        "O padrão é o da norma.",
        "The marshall signed the shallow willow mustard order.",
        "",
    ],
)
def test_a_sentence_that_binds_nobody_is_not(sentence: str) -> None:
    assert duties(sentence) == []


def test_words_of_the_playbook_are_found_too() -> None:
    text = "Delivery falls on Monday."
    index = DocumentIndex(document(text))
    assert duties_in(index, Span(0, len(text))) == ()
    (found,) = duties_in(index, Span(0, len(text)), ("falls on",))
    assert (found.cue, found.sentence) == ("falls on", text)


def test_every_item_of_a_list_is_a_duty_of_its_own() -> None:
    assert duties(LIST) == [
        "(a) maintain insurance for the Services;",
        "(b) keep records \nof all Services; and".replace("\n", ""),
        "(c) train its staff in the rules of the Customer.",
    ]


def test_items_that_are_sentences_have_the_duty_of_their_lead_in() -> None:
    text = "The Supplier shall:\n(a) pay the fee.\n(b) keep records.\nThis is all there is."
    index = DocumentIndex(document(text))
    found = duties_in(index, Span(0, len(text)))
    assert [one.sentence for one in found] == ["(a) pay the fee.", "(b) keep records."]
    assert {text[one.at[0].start : one.at[0].end] for one in found} == {"shall"}
    assert {one.cue for one in found} == {"shall"}


def test_an_item_read_in_another_chunk_than_its_lead_in_is_a_duty() -> None:
    text = "The Supplier shall:\n(a) pay the fee.\n(b) keep records."
    start = text.index("(b)")
    assert duties(text, Span(start, len(text))) == ["(b) keep records."]


def test_a_lead_in_without_items_stands_for_itself() -> None:
    text = "The Supplier shall do as the annex says:"
    assert duties(text) == [text]


def test_lines_without_marks_have_the_duty_of_the_lead_in_above_them() -> None:
    text = (
        "The Supplier shall:\nPay the fee.\nKeep records.\nTrain its staff.\n\n"
        "The Services are these. Cleaning is one of them."
    )
    assert duties(text) == [
        "Pay the fee.",
        "Keep records.",
        "Train its staff.",
    ]


def test_a_list_of_what_is_no_duty_gives_none() -> None:
    assert duties("The Services consist of: (a) cleaning; (b) guarding; (c) gardening.") == []


def test_a_sentence_that_began_before_the_chunk_is_not_lost() -> None:
    text = "The Supplier, whoever that is, shall pay the fee. Enough."
    start = text.index("whoever")
    assert duties(text, Span(start, len(text))) == ["whoever that is, shall pay the fee."]


def test_a_duty_knows_its_clause_and_where_its_words_stand() -> None:
    index = DocumentIndex(document())
    found = duties_in(index, Span(0, len(TEXT)))
    assert [one.place.clause for one in found] == [
        "1",
        "2",
        "4",
        "5 (a)",
        "5 (b)",
        "5 (c)",
        "6",
    ] or [one.place.clause for one in found] == ["1", "2", "4", "5", "5", "5", "6"]
    for one in found:
        assert one.place.span.of(TEXT) == one.sentence
        assert all(find_duties(span.of(TEXT)) for span in one.at)


PIECES = st.sampled_from(
    [
        "The Supplier ",
        "shall ",
        "not ",
        "pay ",
        "(a) ",
        "(ii) ",
        "; ",
        ". ",
        ":\n",
        "\n\n",
        "1.1 ",
        "will ",
        "deverá ",
        "Inc. ",
        "“Fee” ",
    ]
)


@given(st.lists(PIECES, max_size=60).map("".join), st.integers(0, 300), st.integers(1, 200))
@settings(deadline=None, max_examples=200)
def test_chunks_together_find_every_duty_word(text: str, start: int, size: int) -> None:
    index = DocumentIndex(Document(text, "en"))
    words = {hit.span for hit in find_duties(text) if not is_order(hit.cue)}
    parts = [Span(at, min(at + size, len(text))) for at in range(0, len(text), size)]
    found = {span for part in parts for one in duties_in(index, part) for span in one.at}
    whole = {span for one in duties_in(index, Span(0, len(text))) for span in one.at}
    lead_ins = words - whole
    # A word that stands for no duty of its own opens a list whose items stand for it.
    assert all(_opens_list(text, span) for span in lead_ins)
    assert whole <= found | lead_ins or _cut(text, parts)


def _opens_list(text: str, word: Span) -> bool:
    return ":" in text[word.end :] or "(" in text[word.end :]


def _cut(text: str, parts: list[Span]) -> bool:
    """Chunks of ingest end where sentences do; these are cut anywhere, also inside a word."""
    return any(part.end < len(text) for part in parts)


HEADED = {
    "a list that a full stop announces": (
        "The Supplier must do the following.\n\n(a) Deliver the goods.\n\n(b) Insure the goods.\n",
        ["(a) Deliver the goods.", "(b) Insure the goods."],
    ),
    "a heading": (
        "3. Obligations of the Supplier\n(a) Deliver the goods.\n(b) Insure the goods.\n\n"
        "4. Fees\n(a) Fee of the order.\n",
        ["(a) Deliver the goods.", "(b) Insure the goods."],
    ),
    "numbers below a heading": (
        "Responsibilities of the Customer\n1. Provide access to the site.\n2. Name a manager.\n",
        ["1. Provide access to the site.", "2. Name a manager."],
    ),
    "a noun before a colon": (
        "The obligations of the Supplier are:\n(a) delivery of the goods;\n(b) insurance.\n",
        ["(a) delivery of the goods;", "(b) insurance."],
    ),
    "a party before a colon": (
        "The Supplier:\n(a) delivers the goods;\n(b) insures the goods.\n",
        ["(a) delivers the goods;", "(b) insures the goods."],
    ),
    "is to": (
        "Each party is to:\n\n\u2022 deliver the goods\n\n\u2022 insure the goods\n",
        ["\u2022 deliver the goods", "\u2022 insure the goods"],
    ),
    "infinitives": (
        "OBRIGA\u00c7\u00d5ES DA CONTRATADA\na) Entregar o relat\u00f3rio.\nb) Manter sigilo.\n",
        ["a) Entregar o relat\u00f3rio.", "b) Manter sigilo."],
    ),
    "numbered infinitives": (
        "CL\u00c1USULA QUINTA\n5.1. Entregar o relat\u00f3rio em dez dias.\n5.2 Manter sigilo.\n",
        ["5.1. Entregar o relat\u00f3rio em dez dias.", "5.2 Manter sigilo."],
    ),
}


@pytest.mark.parametrize("kind", HEADED)
def test_what_is_listed_below_words_of_duty_is_a_duty(kind: str) -> None:
    text, expected = HEADED[kind]
    assert duties(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "3. Obligations of the Supplier\n3.1 The price is fixed.\n3.2 The Customer may audit.\n",
        "CONTENTS\n3.2 Responsibility for Product 19\n3.3 Annual Plan 26\n3.4 Promotion 27\n",
        "4. Services\n(a) cleaning\n(b) guarding\n",
    ],
)
def test_a_heading_makes_no_duty_of_statements(text: str) -> None:
    assert duties(text) == []


@pytest.mark.parametrize(
    "text", ["T h e  S u p p l i e r  s h a l l  p a y .", "(a) s h a l l", "1. S\u200bhall"]
)
def test_a_sentence_of_spaced_letters_is_one(text: str) -> None:
    assert duties(text) == [text]
