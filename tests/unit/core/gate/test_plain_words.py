"""A sentence that an accept rests on is made of the words that its position lists, or is raised."""

import pytest

from quotary.core.document import Document
from quotary.core.gate import check_unit
from quotary.core.indexing import DocumentIndex
from quotary.core.proposal import Proposal, ProposedPosition
from quotary.core.span import Span
from support.policies import vendor_nda

OPENING = (
    "MUTUAL NON-DISCLOSURE AGREEMENT\n\nAcme Industries and Northgate Tooling Corp. wish to examine"
    ' a supply of turbine seals (the "Project").\n\n1. Each party, as Recipient, shall keep the'
    " other's Confidential Information confidential.\n\n"
)


def unknown(position: str, *sentences: str, quote: str = "") -> list[str]:
    """The words that the alerts name when the first sentence is quoted for the position."""
    text = OPENING + "\n\n".join(sentences) + "\n"
    answer = ProposedPosition(position, present=True, quotes=(quote or sentences[0],), fields={})
    document = DocumentIndex(Document(text, language="en"))
    unit = check_unit(
        Proposal((answer,), document_type="nda"), document, vendor_nda(), 1, Span(0, len(text))
    )
    alerts = [one for one in unit.findings[0].alerts if one.kind == "unfamiliar"]
    return [one.detail.rpartition("“")[2].rstrip("”.") for one in alerts]


@pytest.mark.parametrize(
    ("position", "sentence", "words"),
    [
        ("purpose", "The Recipient shall use it only for the Project.", []),
        ("purpose", "The Recipient shall use it only for the Project and kindred topics.",
         ["kindred", "topics"]),
        # What the parties talk about is known from the opening; names are known by their capital.
        ("purpose", "The Recipient shall use it only for the supply of turbine seals.", []),
        ("purpose", "The Recipient shall use it only for Northgate and Acme.", []),
        ("purpose", "The Recipient shall use it only for its Clients.", ["clients"]),
        # A promise of its own says nothing of the one before.
        ("purpose", "Each party shall use it only for the Project, and shall guard it zealously.",
         []),
        ("return_destroy", "The Recipient shall return or destroy all documents on request.", []),
        ("return_destroy", "The Recipient shall return or destroy all docu-\nments on request.",
         []),
        ("return_destroy", "The Recipient shall return or destroy all unloved documents.",
         ["unloved"]),
        ("term", "The duties of confidentiality last for three years and no longer.", []),
        ("term", "The duties of confidentiality last for three years, designs excepted.",
         ["designs", "excepted"]),
        ("purpose", "The Recipient shall use it only for the Project, and not otherwise.", []),
        ("purpose", "The Recipient shall use it only for the Project, or otherwise.",
         ["otherwise"]),
        # Phrases that change nothing, whatever words stand in them.
        ("return_destroy", "At its own cost it shall return all documents, without keeping copies.",
         []),
        ("return_destroy", "It shall return all documents but its own.", ["own"]),
        ("return_destroy", "It shall cease to use all documents and return or destroy them.", []),
        ("return_destroy", "It shall return or destroy all documents that it cannot use.",
         ["cannot", "use"]),
        ("compelled_notice", "If ordered by a court it shall first inform the Discloser in writing,"
         " so that the Discloser may have the order overturned by whatever gambit.", []),
        ("compelled_notice", "If ordered by a court it shall first inform the Discloser in writing,"
         " so that it may object, but not of gambits.", ["gambits"]),
        ("personal_data", "Neither party shall supply personal data, dental records or seating data"
         " to the other.", []),
        ("personal_data", "Neither party shall supply personal data to the other's dentist.",
         ["dentist"]),
        # Every form of a listed verb is known.
        ("compelled_notice", "If ordered by a court it shall first be advising the Discloser.", []),
        ("mutuality", "Each party shall zealously keep the other's information confidential.",
         ["zealously"]),
        # A position without a list asks for no words.
        ("governing_law", "This Agreement is zealously governed by the laws of Delaware.", []),
    ],
)  # fmt: skip
def test_words_that_the_position_does_not_list_are_named(
    position: str, sentence: str, words: list[str]
) -> None:
    assert unknown(position, sentence) == words


def test_at_most_three_are_named() -> None:
    sentence = "The duties last for three years save moulds, patterns, recipes, drawings."
    assert len(unknown("term", sentence)) == 3


def test_another_sentence_with_the_same_number_counts() -> None:
    table = "Confidentiality Period: three (3) years"
    tail = "The duties of confidentiality last for three years, recipes not."
    assert unknown("term", table) == []
    assert unknown("term", table, tail) == ["recipes"]


def test_of_a_table_the_rows_on_the_topic_count() -> None:
    table = "Address | Quarry Lane\nConfidentiality Period | three (3) years\nCaterer | Hotel Swan"
    assert unknown("term", table, quote="Confidentiality Period | three (3) years") == []
