"""A signature falls with a definition, however the document writes it down."""

import pytest

from quotary.core.indexing import DocumentIndex
from quotary.core.obligations.changes import same_meaning
from quotary.core.obligations.definitions import definitions_in
from quotary.core.obligations.register import Definition
from quotary.core.obligations.term_forms import uniform
from quotary.core.span import Span
from support.registers import document

ROW = "The Customer shall pay the Fees within 30 days."
ROWS_PT = "A CONTRATANTE deverá pagar a Taxa em 30 dias."


def defined(sentence: str, heading: str = "1. Terms") -> tuple[Definition, ...]:
    text = (
        f"SERVICES AGREEMENT\n\n{heading}\n\n{sentence}\n\n"
        f"2. Payment\n{ROW}\n\n3. Law\nEnglish law applies here.\n"
    )
    return definitions_in(DocumentIndex(document(text)), Span(0, len(text)))


WAYS = [
    '"Fees" means {what}.',
    "“Fees” shall mean {what}.",
    "'Fees' means {what}.",
    "‘Fees’ means {what}.",
    "«Fees» means {what}.",
    "„Fees“ means {what}.",
    "**Fees** means {what}.",
    '"Fees": {what}.',
    '"Fees" - {what}.',
    "“Fees” – {what}.",
    "“Fees” — {what}.",
    '"Fees" = {what}.',
    '"Fees" is {what}.',
    '"Fees" are {what}.',
    '"Fees" shall be {what}.',
    '"Fees" hereby means {what}.',
    '"Fees" has the meaning of {what}.',
    '"Fees" shall have the following meaning: {what}.',
    '"Fees" denotes {what}.',
    '"Fees" includes {what}.',
    '"Fees" refers to {what}.',
    '"Fees" stands for {what}.',
    '"Fees" is to be understood as {what}.',
    '"Fees" shall be construed as {what}.',
    'The term "Fees" denotes {what}.',
    'The expression "Fees" comprises {what}.',
    '"Fees", in relation to the Services, means {what}.',
    '"Fees" (as amended from time to time) means {what}.',
    '"Fees" or "Charges" means {what}.',
    '"Charges" and "Fees" mean {what}.',
    "Fees means {what}.",
    "Fees shall mean {what}.",
    "In this Agreement, Fees means {what}.",
    "1.1 Fees means {what}.",
    "The term Fees means {what}.",
    "FEES MEANS {what}.",
    "A reference in this Agreement to the Fees shall be construed as {what}.",
    "The definition of Fees is replaced by {what}.",
    "The Customer owes {what} (the “Fees”).",
    "The Customer owes {what} (“Fees”).",
    "The Customer owes {what} (the Fees).",
    "The Customer owes {what} (together with all taxes, duties and levies on them, and with every "
    "surcharge that is stated in the order forms, as amended from time to time, the “Fees”).",
    "The Customer owes {what}, hereinafter the “Fees”.",
    "The Customer owes {what}, hereinafter referred to as Fees.",
    "The Customer owes {what}, together called the Fees.",
    "The Customer owes {what}, defined herein as the Fees.",
    "Fees: {what}",
    "Fees – {what}.",
    "Fees = {what}.",
    "Fees .......... {what}",
    "| Fees | {what} |",
    "`Fees` means {what}.",
    "_Fees_ means {what}.",
    "“Fees” equals {what}.",
    "“Fees” shall consist of {what}.",
    "“Fees” -- {what}.",
    "“Fees”\n\n{what}.",
    "“Fees” being {what}, they are owed.",
    "By “Fees” the parties understand {what}.",
    "(a) “Fees”, {what};",
    "The Fees are {what}.",
    "The Fees shall be {what}.",
    "The Fees shall amount to {what}.",
    "For the purposes hereof Fees are deemed to be {what}.",
    "References to Fees are to {what}.",
    "In this letter we call {what} the Fees.",
    "Clause 1 is amended so that Fees reads {what}.",
    "Annex B replaces the meaning of Fees by {what}.",
    "{what} (collectively the “Charges”, each a “Charge”, and the “Fees”) are owed.",
]


@pytest.mark.parametrize("way", WAYS)
def test_a_signature_falls_with_every_way_of_defining(way: str) -> None:
    before = defined(way.format(what="USD 5 a day"))
    after = defined(way.format(what="USD 9 a day"))
    assert not same_meaning(ROW, before, after)
    assert same_meaning(ROW, before, before)
    assert not same_meaning(ROW, before, ())
    assert not same_meaning(ROW, (), after)


WAYS_PT = [
    "“Taxa” significa {what}.",
    "'Taxa' significa {what}.",
    "«Taxa» significa {what}.",
    "Taxa significa {what}.",
    "“Taxa”: {what}.",
    "“Taxa” é {what}.",
    "Entende-se por “Taxa” {what}.",
    "Entende-se por Taxa {what}.",
    "Por “Taxa” entende-se {what}.",
    "Considera-se “Taxa” {what}.",
    "Considera-se Taxa {what}.",
    "O termo “Taxa” designa {what}.",
    "A CONTRATANTE deve {what}, doravante denominado Taxa.",
    "A CONTRATANTE deve {what} (doravante, a “Taxa”).",
    "A CONTRATANTE deve {what}, doravante simplesmente “Taxa”.",
    "A CONTRATANTE deve {what} (a Taxa).",
]


@pytest.mark.parametrize("way", WAYS_PT)
def test_a_signature_falls_with_every_way_of_defining_in_portuguese(way: str) -> None:
    before = defined(way.format(what="R$ 5 por dia"))
    after = defined(way.format(what="R$ 9 por dia"))
    assert not same_meaning(ROWS_PT, before, after)
    assert same_meaning(ROWS_PT, before, before)


@pytest.mark.parametrize(
    "line", ["Fees {what}", "Fees: {what}", "Fees\t{what}", "FEES {what}", "(a) Fees, {what}"]
)
def test_a_list_below_a_heading_of_definitions_defines(line: str) -> None:
    before = defined(line.format(what="are USD 5 a day"), "1. Definitions")
    after = defined(line.format(what="are USD 9 a day"), "1. Definitions")
    assert not same_meaning(ROW, before, after)


@pytest.mark.parametrize(
    ("term", "row"),
    [
        ("Fee", "The Customer shall pay the Fees."),
        ("Fees", "The Customer shall pay each Fee."),
        ("Supplier", "The Supplier's staff shall wear badges."),
        ("Suppliers", "The Suppliers’ staff shall wear badges."),
        ("Party", "The Parties shall meet."),
        ("Parties", "Each Party shall pay its costs."),
        ("Loss", "It shall make good all Losses."),
        ("Statement of Work", "It shall follow the Statements of Work."),
        ("Business Day", "It shall report on ten BUSINESS DAYS."),
        ("Services", "Each Service shall be tested."),
        ("Obrigação", "As Obrigações deverão ser cumpridas."),
        ("Valor", "Os Valores deverão ser pagos."),
        ("Nível de Serviço", "Os Níveis de Serviço deverão ser medidos."),
    ],
)
def test_a_term_is_used_in_every_number_and_case(term: str, row: str) -> None:
    before, after = defined(f"“{term}” means one thing."), defined(f"“{term}” means another.")
    assert not same_meaning(row, before, after)


def test_a_term_that_is_defined_anew_by_another_counts() -> None:
    before = defined('"Fees" means the Charges.')
    after = (*before, *defined('"Charges" means USD 9 a day.'))
    assert not same_meaning(ROW, before, after)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        # Another term.
        ('"Works" means the roof.', '"Works" means the roof and the walls.'),
        (
            "“Works” means the roof. “Fees” means USD 5.",
            "“Works” means a wall. “Fees” means USD 5.",
        ),
        ("Acme Ltd. (the “Supplier”) is a firm.", "Acme Ltd. (the “Supplier”) is an old firm."),
        ("Worn parts are replaced by the Supplier.", "Worn parts are replaced by all firms."),
        ("It calls the service desk.", "It calls the service desk and the plant."),
        # The number alone.
        ('1.1 "Fees" means USD 5.', '1.2 "Fees" means USD 5.'),
        # Nothing is defined.
        ("The Supplier shall clean the roof by all means.", "The Supplier shall clean the wall."),
        ("The Supplier trains its staff.", "The Supplier trains all its staff."),
        ("The Supplier pays by means of cheques.", "The Supplier pays by means of transfers."),
    ],
)
def test_a_change_that_has_nothing_to_do_with_a_row_lifts_no_signature(
    one: str, other: str
) -> None:
    assert same_meaning(ROW, defined(one), defined(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Fee", "Fees"),
        ("Reserve", "Reserves"),
        ("Box", "Boxes"),
        ("Process", "Processes"),
        ("Delivery", "Deliveries"),
        ("Analysis", "Analyses"),
        ("Shelf", "Shelves"),
        ("Item", "Itens"),
        ("Fornecedor", "Fornecedores"),
    ],
)
def test_a_word_and_its_plural_come_to_the_same(one: str, other: str) -> None:
    assert uniform(one) == uniform(other)


@pytest.mark.parametrize("sentence", ["", "nothing is defined here", "1234", "…"])
def test_a_heading_of_definitions_with_no_list_below_defines_nothing(sentence: str) -> None:
    assert same_meaning(ROW, defined(sentence, "1. Definitions"), defined("", "1. Definitions"))


@pytest.mark.parametrize(
    ("row", "before", "after"),
    [
        (ROW, "For the purposes of this Agreement, Fees are the sum of USD 5.", "USD 6"),
        (ROW, "As used herein, Fees includes the sum of USD 5.", "USD 6"),
        (ROW, "A reference to a day is a reference to a calendar day (USD 5).", "USD 6"),
        (ROW, "All periods in this Agreement are counted in USD 5.", "USD 6"),
        (ROWS_PT, "Os prazos contam-se em USD 5.", "USD 6"),
        (ROWS_PT, "Taxa quer dizer o valor de USD 5.", "USD 6"),
        ("It shall not be Processing data.", '"Process" means to use USD 5.', "USD 6"),
        ("Deverá entregar em 9 dias úteis.", '"Dia útil" significa USD 5.', "USD 6"),
    ],
)
def test_a_changed_sentence_on_what_words_mean_lifts_the_signature(
    row: str, before: str, after: str
) -> None:
    changed = before.replace("USD 5", after)
    assert not same_meaning(row, defined(before), defined(changed))
    assert same_meaning(row, defined(before), defined(before))
