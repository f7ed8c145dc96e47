"""Duties that end with an event, and sentences that only look like it."""

import pytest

from support.unread import whys
from support.unread_neighbours import NEIGHBOURS

HOSTILE = {
    "the duties end with an event": (
        "Upon return of the materials the Recipient is discharged from its undertakings.",
        "The duties in clause 2 lapse when either party declines to go ahead.",
        "If no supply agreement is concluded, the promises made here fall away.",
        (
            "Once the talks have ended, each party may regard its confidentiality obligations as"
            " spent."
        ),
        (
            "A party that has heard nothing from the other for ninety days is no longer bound by"
            " this letter."
        ),
        "These obligations do not survive destruction of the information.",
        "From the day on which everything has been sent back, nothing more is owed.",
        (
            "Certification of destruction releases the certifying party from every duty under"
            " this agreement."
        ),
        (
            "The confidentiality obligations shall continue for three years or, if earlier, until"
            " the Confidential Information has been returned."
        ),
        (
            "Neither party owes the other anything further under this agreement after the samples"
            " have gone back."
        ),
        (
            "With the return of the last document the obligations of the Receiving Party come to"
            " an end."
        ),
        "Confidentiality ends with the talks.",
        (
            "What a party has undertaken here it need keep up only as long as the other side's"
            " papers are still in its hands."
        ),
        (
            "On the day the parties inform each other that no order will follow, all that was"
            " promised in this letter is at an end."
        ),
        (
            "The Recipient's responsibilities under sections 2 to 5 are complete as soon as it"
            " has certified the destruction of every copy."
        ),
        "Secrecy is owed while the evaluation is going on.",
        (
            "A Receiving Party to which no further information has been supplied for six"
            " consecutive months has no remaining duties under this Agreement."
        ),
        (
            "This Agreement survives for two years, provided that a party which has erased what"
            " it received is no longer held to it."
        ),
        "Should the project not be awarded to the Supplier, both sides are released.",
        "The Recipient stops being bound when it hands the samples back.",
        (
            "The restrictions on use no longer apply after a party has given notice that it"
            " leaves the discussions."
        ),
        "Sending back the materials settles all that a Recipient owes in respect of them.",
        "The undertakings in this letter are given for the duration of the talks.",
        (
            "If within ninety days of the last meeting no purchase order has been placed, neither"
            " party need treat the other's information as confidential."
        ),
        (
            "Any termination also ends the duties in Section 4 for information that is older than"
            " six months."
        ),
        (
            "Confidential Information in respect of which no reminder has been sent for a year"
            " may be handled like other information."
        ),
    ),
}
HONEST = (
    *NEIGHBOURS,
    (
        "Return or destruction of the materials does not relieve the Recipient of its"
        " obligations of confidentiality."
    ),
    "The obligations of confidentiality survive the return of the Confidential Information.",
    "Each party's obligations expire three years after the date of this Agreement.",
    (
        "Termination of this Agreement shall not release either party from liability for"
        " earlier breaches."
    ),
    (
        "When the discussions end, each Recipient shall return or destroy the Confidential"
        " Information."
    ),
    "If the parties do not enter into a transaction, each shall return what it has received.",
    (
        "Despite the return of the Evaluation Material, each party will continue to be bound"
        " by its obligations of confidentiality."
    ),
    (
        "The obligations in this agreement shall cease to apply to information that becomes"
        " public without breach."
    ),
    (
        "Unless and until a definitive agreement has been executed, neither party will be"
        " under any legal obligation of any kind with respect to such a transaction."
    ),
    (
        "The termination of this Agreement shall not affect the obligations of the parties as"
        " to information received before it."
    ),
    (
        "Upon termination of the discussions each party shall cease to use the Confidential"
        " Information and return it."
    ),
    (
        "The obligations of the Receiving Party shall remain in effect for three years from"
        " the date of disclosure, whether or not the information has been returned."
    ),
    (
        "This Agreement ends two years after its date, but the duties of confidentiality go"
        " on for three years after that."
    ),
    "Neither party is under any obligation to the other to go on with the discussions.",
    (
        "Completion of the transaction does not release either party from what it has"
        " undertaken here."
    ),
    (
        "The Receiving Party's duty to return the information is fulfilled by destroying it"
        " and certifying the destruction."
    ),
)


@pytest.mark.parametrize(
    ("why", "sentence"), [(why, one) for why, said in HOSTILE.items() for one in said]
)
def test_what_hurts_is_shown_and_why(why: str, sentence: str) -> None:
    assert why in whys(sentence)


@pytest.mark.parametrize("sentence", HONEST)
def test_an_honest_neighbour_is_not_shown_for_it(sentence: str) -> None:
    assert not whys(sentence) & HOSTILE.keys()
