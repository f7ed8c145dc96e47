"""A cue that only names a party, an item of what is kept or a birthplace is no topic."""

import pytest

from quotary.core.document import Document
from quotary.core.gate import check_unit
from quotary.core.indexing import DocumentIndex
from quotary.core.proposal import Proposal, ProposedPosition
from quotary.core.span import Span
from support.policies import vendor_nda

OPENING = (
    "MUTUAL NON-DISCLOSURE AGREEMENT\n\nThis Agreement is between Acme Industries, Inc. and Harbour"
    " Pike Analytics, Ltd., a company organized under the laws of England.\n\n"
)
LAW = "This Agreement is governed by the laws of the State of Delaware."


def kinds(position: str, text: str, quote: str = "") -> set[str]:
    """The kinds of alerts on the position when it is called absent, or the quote is given."""
    whole = f"{OPENING}1. {text}\n\n2. {LAW}\n"
    answer = ProposedPosition(
        position, present=bool(quote), quotes=(quote,) if quote else (), fields={}
    )
    document = DocumentIndex(Document(whole, language="en"))
    proposal = Proposal((answer,), document_type="nda")
    unit = check_unit(proposal, document, vendor_nda(), 1, Span(0, len(whole)))
    return {alert.kind for alert in unit.findings[0].alerts}


@pytest.mark.parametrize(
    ("position", "text", "disputed"),
    [
        ("ai_training", "Signed for and on behalf of Harbour Pike Analytics, Ltd.", False),
        ("ai_training", "It may be used for product analytics.", True),
        ("ai_training", "It may be used for the algorithms of Harbour Pike Analytics.", True),
        (
            "ai_training",
            '"Confidential Information" means any information, including drawings, algorithms and'
            " price lists.",
            False,
        ),
        (
            "ai_training",
            "Information includes software, source code, proprietary algorithms, and designs.",
            False,
        ),
        (
            "ai_training",
            "Confidential Information means all information, and the Recipient may improve"
            " algorithms, models and tools with it.",
            True,
        ),
        (
            "ai_training",
            "Confidential Information includes drawings but does not include algorithms, models"
            " and data.",
            True,
        ),
        ("non_solicit", '"Advisers" means the solicitors and accountants of a party.', False),
        ("non_solicit", "Neither party shall solicit the other's staff.", True),
        ("non_solicit", "Solicitation of the other's staff is not allowed.", True),
    ],
)
def test_only_what_is_said_disputes_an_absence(position: str, text: str, *, disputed: bool) -> None:
    assert ("absence_disputed" in kinds(position, text)) is disputed


@pytest.mark.parametrize(
    ("text", "adverse"),
    [
        ("Harbour is a company incorporated and existing under the laws of England.", False),
        ("Harbour is a corporation duly organized under the laws of Ireland.", False),
        ("Drawings are protected under the laws of England.", True),
        ("Harbour is organized under the laws of Delaware; the laws of Ireland govern it.", True),
        ("Harbour, organized in Delaware, and this Agreement obey the laws of Ireland.", True),
    ],
)
def test_where_a_company_was_founded_is_no_law_of_the_contract(text: str, *, adverse: bool) -> None:
    assert ("adverse_language" in kinds("governing_law", text, LAW)) is adverse
