"""Consent by silence and terms that one side changes, beside honest neighbours."""

import pytest

from support.unread import whys
from support.unread_neighbours import NEIGHBOURS

HOSTILE = {
    "silence counts as consent": (
        "Consent is taken to have been given if no objection is raised within seven days.",
        (
            "Unless the Discloser objects within ten business days, the proposed disclosure is"
            " approved."
        ),
        "Failure to reply to a request for release within a week counts as approval.",
        "A proposed change that is not rejected in writing by month's end is accepted.",
        (
            "Where no answer is received, the requesting party may proceed as though permission"
            " had been granted."
        ),
        (
            "The Owner shall be presumed to agree to a new recipient that it does not refuse"
            " within three days."
        ),
        "A request that remains without reply for five working days is treated as approved.",
        (
            "Notices are sent by courier, and a proposal to which nobody has responded after two"
            " weeks binds both parties."
        ),
        "If we do not hear from you in ten days, we will take it that you agree.",
        "Anything not challenged by the next meeting stands as agreed.",
        (
            "The minutes of a meeting bind both parties where neither has corrected them within a"
            " week of receipt."
        ),
        (
            "Requests under this clause are decided within five days, failing which they are"
            " allowed."
        ),
        "No reaction to a list of further recipients counts for approval.",
        (
            "Either party may request permission to disclose, which will not be withheld beyond"
            " five Business Days."
        ),
    ),
    "one side changes the terms by telling the other": (
        "Fernhollow may amend these terms by giving thirty days' notice.",
        "The Discloser is entitled to revise clause 4 upon notice to the Recipient.",
        "Either party may by notice widen the Purpose.",
        "The list in Annex A can be updated by the Supplier at any time by email.",
        "The latest version of these terms, as notified by the Vendor, applies.",
        (
            "This Agreement may be amended in writing signed by both Parties or by thirty days'"
            " notice of the Supplier."
        ),
        "A new version binds the other party from the day it is sent.",
        (
            "The Supplier may from time to time issue a new edition of this document, which"
            " replaces this one."
        ),
        (
            "Should our legal department adopt another form of this agreement, that form takes"
            " over once you have had a copy."
        ),
    ),
}
HONEST = (
    *NEIGHBOURS,
    "A notice is deemed received on the second business day after posting.",
    "Consent shall not be deemed to have been given by silence.",
    "No failure or delay in exercising a right shall operate as a waiver of it.",
    "Unless the parties agree otherwise in writing, this Agreement ends after two years.",
    (
        "If no protective order is obtained, the Receiving Party may disclose only the"
        " portion that is legally required."
    ),
    (
        "The Receiving Party shall not disclose it unless the Disclosing Party has consented"
        " in writing."
    ),
    "No amendment is accepted unless it is signed by both parties.",
    (
        "If the Disclosing Party does not object within the time allowed by law, the"
        " Receiving Party shall disclose only what the order requires."
    ),
    (
        "If a notice is sent by courier, it is deemed given when it is delivered, and if by"
        " email, when no failure message is received."
    ),
    "The Discloser's failure to object to a breach is not consent to it.",
    "No delay in answering is to be taken as a waiver.",
    "The Recipient may pass it to its lenders only after the Discloser has agreed in writing.",
    "If either party does not wish to go on, it shall tell the other.",
    "This Agreement may be amended only in a writing signed by both Parties.",
    "Either party may change its address for notices by notice to the other.",
    "No amendment of this Agreement is effective unless it is signed by both Parties.",
    "Each party shall give notice of any change of its address.",
    "Either party may terminate this Agreement by thirty days' written notice.",
    (
        "Any modification of this Agreement must be in writing and signed by authorized"
        " representatives of both parties."
    ),
    "Changes of this letter need a document signed by both of us.",
    "The addresses in the heading apply until a party notifies another one.",
    "Each party may replace its contact person by notice to the other.",
    "This agreement replaces all earlier agreements on its subject.",
    ("Updated versions of documents that a party has disclosed are Confidential Information, too."),
)


@pytest.mark.parametrize(
    ("why", "sentence"), [(why, one) for why, said in HOSTILE.items() for one in said]
)
def test_what_hurts_is_shown_and_why(why: str, sentence: str) -> None:
    assert why in whys(sentence)


@pytest.mark.parametrize("sentence", HONEST)
def test_an_honest_neighbour_is_not_shown_for_it(sentence: str) -> None:
    assert not whys(sentence) & HOSTILE.keys()
