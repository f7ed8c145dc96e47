"""What is protected: a definition may cover anything, and may not hang on how it was given."""

import pytest

from quotary.core.document import Document
from quotary.core.indexing import DocumentIndex
from quotary.core.span import Span
from quotary.core.unit_view import UnitView, view_of
from quotary.core.unread.defining import definitions
from quotary.core.unread.protected import MOST, narrowed
from quotary.core.unread.reasons import alerts_of
from support.policies import vendor_nda

SHAPES = [
    '1. "Confidential Information" means all information, in whatever form, {x}.',
    "1. Confidential Information is anything that concerns a party's prices or plans and {x}.",
    '1. Each party may receive information of the other {x} ("Confidential Information").',
    "1. Confidential Information: all non-public information of a commercial nature {x}.",
]
NARROW = [
    "which the Recipient receives from the Discloser at a workshop that both of them have recorded",
    "which the Discloser sends to the Recipient by registered mail",
    "which the Discloser places in the data room during the Trial",
    "which the Discloser furnishes to the chief engineer of the Recipient",
    "which the Discloser hands over against a signed receipt",
    "which the Discloser discloses in the presence of a notary",
    "which the Discloser discloses during the first ten days",
    "which the Discloser gives to the Recipient in person",
    "which the Discloser has disclosed before the date of this agreement",
    "which the Discloser supplies to the directors of the Recipient",
    "which is disclosed by an officer of the Discloser",
    "which the Discloser supplies for the Trial by encrypted mail",
    "which the Discloser supplies in connection with the Trial and which is entered in a book",
    "which the Discloser supplies, on its letterhead, to the Recipient",
    "which the Discloser supplies if it is labelled confidential and numbered",
    "which the Discloser supplies and stamps as secret",
    "which the Discloser supplies in connection with the Trial and itemises in its books",
    "which the Discloser supplies for the Trial in one of the weekly calls",
    "which is both designated as confidential and described in a schedule",
    "which the Discloser supplies, whether in print or on a disk, and which is entered in its book",
    "which the Discloser supplies, whether alone or with others, by registered mail",
]
ORDINARY = [
    "which either party discloses to the other party or its representatives in connection with the"
    " purpose, whether before or after the date of this agreement, and whether orally, in writing"
    " or by inspection",
    "which is furnished by or on behalf of a party to the other party or its officers and advisers",
    "which one party makes available to the other on or after the effective date, in any form, and"
    " which is marked confidential or that a reasonable person would see to be confidential",
    "which either side tells, shows or sends the other for the trial, in whatever form, marked or"
    " not",
    "(however recorded or preserved) which a party discloses to the other about its business",
    "which is identified as confidential when it is disclosed",
    "which a party receives directly or indirectly from the other during the discussions",
    "which one company gives the other for the trial, whether in print, on a disk, by letter or in"
    " a meeting",
]


def view(clause: str) -> UnitView:
    text = f"{clause}\n\n2. Each party keeps the other's Confidential Information secret.\n"
    return view_of(DocumentIndex(Document(text, language="en")), Span(0, len(text)), "en")


def heard(clause: str) -> list[str]:
    alerts = alerts_of("protected", MOST, narrowed, view(clause), vendor_nda())
    return [alert.detail for alert in alerts]


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("narrow", NARROW)
def test_what_hangs_on_how_it_was_given_is_heard(shape: str, narrow: str) -> None:
    assert heard(shape.format(x=narrow))


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("ordinary", ORDINARY)
def test_an_ordinary_definition_is_found_and_quiet(shape: str, ordinary: str) -> None:
    clause = shape.format(x=ordinary)
    assert list(definitions(view(clause)))
    assert heard(clause) == []


@pytest.mark.parametrize(
    ("mark", "rest"),
    [
        ("which is marked confidential", "Failure to mark it does not remove its protection."),
        ("which is marked confidential", "Information is also protected if its nature is evident."),
        ("which is labelled secret", "It is protected whether or not it is so labelled."),
    ],
)
def test_a_mark_is_quiet_where_what_is_evident_needs_none(mark: str, rest: str) -> None:
    clause = f'1. "Confidential Information" means all information {mark}.'
    assert heard(clause)
    assert heard(f"{clause} {rest}") == []


@pytest.mark.parametrize(
    ("sentence", "quiet"),
    [
        ("All Confidential Information shall be in tangible form and shall be marked.", False),
        ("Information is protected only if it is listed in writing.", False),
        ("Disclosures are not protected unless they are confirmed in writing.", False),
        ("Information disclosed orally shall be summarised in writing within ten days.", True),
        ("Copies of the information shall be marked as the original is.", True),
        ("Information need not be marked.", True),
    ],
)
def test_a_mark_that_another_sentence_asks_for_is_heard(sentence: str, quiet: bool) -> None:  # noqa: FBT001
    clause = '1. "Confidential Information" means all information that a party discloses.'
    assert (heard(f"{clause} {sentence}") == []) is quiet


@pytest.mark.parametrize(
    "clause",
    [
        '1. "Confidential Information" means prices, customer lists, minutes of meetings, signed'
        " contracts, mail and any other information that a party discloses to the other.",
        '1. "Confidential Information" means all information of a party, including what is kept in'
        " its data room, letters, presentations held at meetings and marked drawings.",
        "1. Meetings may be recorded with the consent of both parties.",
    ],
)
def test_what_is_covered_may_be_anything(clause: str) -> None:
    assert heard(clause) == []
