"""An answer shows its whole sentence, and the neighbours that narrow it or take it back."""

import pytest

from quotary.core.document import Document
from quotary.core.indexing import DocumentIndex
from quotary.core.questions.answering import answer
from quotary.core.questions.proposed import ProposedAnswer
from quotary.core.questions.subject import SubjectIndex

CAP = "The liability of the Supplier is limited to USD 90,000."
FILLER = (
    "The Customer shall name a contact. Invoices are sent by e-mail. Drawings are kept in order. "
    "The workshop is open on Mondays. "
)
TETO = "A responsabilidade da Fornecedora fica limitada a R$ 90.000,00."
ENCHIMENTO = (
    "A Cliente indicará um contato. As faturas seguem por e-mail. A oficina abre às segundas. "
)


def quoted(text: str, quote: str, question: str, language: str = "en") -> list[str]:
    subject = SubjectIndex(DocumentIndex(Document(text, language)))
    found = answer(question, ProposedAnswer(found=True, quotes=(quote,)), subject)
    return [each.quote for each in found.citations]


@pytest.mark.parametrize(
    ("sentence", "quote"),
    [
        ("If the Customer so requests, the Supplier shall store the drawings for six years.",
         "the Supplier shall store the drawings for six years."),
        ("The parties deny that the Supplier shall store the drawings for six years.",
         "the Supplier shall store the drawings for six years"),
        ("The Supplier shall store the drawings for six years, provided that it has been paid.",
         "The Supplier shall store the drawings for six years"),
        ("The Supplier shall store the drawings for six years unless they are returned.",
         "The Supplier shall store the drawings for six years"),
        ("Nothing here means that the Supplier shall store the drawings for six years.",
         "the Supplier shall store the drawings for six years"),
        ("Where a court orders it, and only then, the Supplier shall store the drawings six years.",
         "the Supplier shall store the drawings six years"),
        ("It was proposed that the Supplier shall store the drawings for six years.",
         "the Supplier shall store the drawings for six years"),
        ("The Supplier shall store the drawings for six years if nobody keeps the originals.",
         "The Supplier shall store the drawings for six years"),
    ],
)  # fmt: skip
def test_a_quote_cut_off_from_its_condition_is_shown_whole(sentence: str, quote: str) -> None:
    question = "How long must the Supplier store the drawings?"
    assert quoted(f"{FILLER}{sentence} {FILLER}", quote, question) == [sentence]


@pytest.mark.parametrize(
    "after",
    [
        "The foregoing does not apply to wilful acts.",
        "This limit shall not apply where a person is injured.",
        "Notwithstanding the foregoing, there is no limit for fraud.",
        "However, it may be raised by agreement.",
        "It does not extend to breaches of secrecy.",
        "Nothing in this clause limits liability for death.",
        "Such limit ceases on the first anniversary.",
        "In no event is the cap available to a party in default.",
        "By way of exception, damage to the building is not capped.",
        "The cap is suspended while the Supplier is in arrears.",
        "Only the first claim counts.",
        "Save as stated in the order, that figure is doubled.",
        "Subject to clause 9, there is a lower figure for works.",
        "(b) The preceding sentence is of no effect before delivery.",
        "The limit is hereby deleted.",
        "None of the foregoing binds the Customer.",
    ],
)
def test_the_sentence_after_that_takes_it_back_is_shown(after: str) -> None:
    shown = quoted(f"{FILLER}{CAP} {after} {FILLER}", CAP, "What is the limit of liability?")
    assert shown == [f"{CAP} {after}"]


@pytest.mark.parametrize(
    "depois",
    [
        "O disposto acima não se aplica em caso de dolo.",
        "Este limite não vale para danos pessoais.",
        "Contudo, a fraude não tem limite.",
        "Não obstante, a multa é devida por inteiro.",
        "Excetua-se a culpa grave.",
        "Tal limite fica suspenso durante a mora.",
        "Isso não abrange lucros cessantes.",
        "Salvo em caso de dolo, nada mais é devido.",
        "Em nenhuma hipótese o limite beneficia a parte inadimplente.",
    ],
)
def test_so_it_is_in_portuguese(depois: str) -> None:
    text = f"{ENCHIMENTO}{TETO} {depois} {ENCHIMENTO}"
    shown = quoted(text, TETO, "Qual é o limite da responsabilidade?", "pt")
    assert shown == [f"{TETO} {depois}"]


@pytest.mark.parametrize(
    "before",
    [
        "The following sentence does not bind the Supplier.",
        "The following applies only to orders made before June.",
        "The parties struck out the next sentence.",
    ],
)
def test_the_sentence_before_that_speaks_of_it_is_shown(before: str) -> None:
    shown = quoted(f"{FILLER}{before} {CAP} {FILLER}", CAP, "What is the limit of liability?")
    assert shown == [f"{before} {CAP}"]


@pytest.mark.parametrize(
    "neighbour",
    [
        "The Customer shall pay invoices within thirty days.",
        "Insurance is kept by the Supplier for the same term.",
        "The works council was heard.",
        "Notices are given in writing.",
    ],
)
def test_an_ordinary_neighbour_is_no_part_of_the_answer(neighbour: str) -> None:
    text = f"{FILLER}{neighbour} {CAP} {neighbour} {FILLER}"
    assert quoted(text, CAP, "What is the limit of liability?") == [CAP]


@pytest.mark.parametrize(
    "aside",
    [
        "Clause 3 does not apply to consumers.",
        "Notwithstanding clause 3, gross negligence is answered for in full.",
        "Clauses 3 and 4 are suspended during a strike.",
    ],
)
def test_a_clause_elsewhere_that_sets_it_aside_by_number_is_shown_too(aside: str) -> None:
    text = f"1. {FILLER}\n\n3. {CAP}\n\n5. {FILLER}\n\n7. {aside}\n\n8. Clause 3 has a head.\n"
    first, second = quoted(text, CAP, "What is the limit of liability?")
    assert CAP in first
    assert second.endswith(aside)


@pytest.mark.parametrize(
    "aparte",
    [
        "A cláusula 3ª não se aplica a consumidores.",
        "Não obstante a cláusula 3, o dolo é respondido por inteiro.",
        "As cláusulas 2 e 3 ficam suspensas durante a greve.",
    ],
)
def test_so_does_one_in_portuguese(aparte: str) -> None:
    text = f"1. {ENCHIMENTO}\n\n3. {TETO}\n\n5. {ENCHIMENTO}\n\n7. {aparte}\n"
    first, second = quoted(text, TETO, "Qual é o limite da responsabilidade?", "pt")
    assert TETO in first
    assert second.endswith(aparte)


def test_a_heading_between_hides_no_exception() -> None:
    text = f"{FILLER}\n\n{CAP}\n\nExceptions\n\nThe limit does not apply to fraud. {FILLER}"
    (shown,) = quoted(text, CAP, "What is the limit of liability?")
    assert shown.endswith("Exceptions\n\nThe limit does not apply to fraud.")


def test_an_item_of_a_list_is_shown_with_a_lead_in_that_limits_it() -> None:
    lead_in = "If the Customer has not paid, the Supplier may:"
    items = (
        "(a) charge interest of 2% per month; (b) store the goods for ninety days; and (c) wait."
    )
    shown = quoted(
        f"{FILLER}\n\n{lead_in} {items}\n\n{FILLER}",
        "(b) store the goods for ninety days",
        "How long may the Supplier store the goods?",
    )
    assert len(shown) == 1
    assert shown[0].startswith(lead_in)


def test_a_sentence_too_long_for_its_conditions_is_declined() -> None:
    long = "If " + "the weather in the harbour is fair and " * 120
    sentence = f"{long}the pier is free, the liability of the Supplier is limited to USD 90,000."
    subject = SubjectIndex(DocumentIndex(Document(f"{FILLER}{sentence} {FILLER}", "en")))
    quote = "the liability of the Supplier is limited to USD 90,000"
    proposed = ProposedAnswer(found=True, quotes=(quote,))
    found = answer("What is the limit of liability?", proposed, subject)
    assert (found.citations, found.reason) == ((), "cut_off")
