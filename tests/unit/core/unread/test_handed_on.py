"""An agreement that goes to the buyer of a part of a business."""

import pytest

from support.unread import whys
from support.unread_neighbours import NEIGHBOURS

HOSTILE = {
    "the agreement goes to the buyer of a part of a business": (
        (
            "Either party may transfer this agreement to whoever acquires the business unit"
            " concerned."
        ),
        "This Agreement passes to the buyer of the assets to which it relates.",
        (
            "Neither Party may assign this Agreement without consent save to a purchaser of the"
            " division."
        ),
        "The rights under this agreement travel with the tooling.",
        "A company that takes over one of the sites takes over this agreement, too.",
        "This Agreement binds the Parties, their successors and whoever takes over the brand.",
        (
            "Neither Party may assign this Agreement without consent, which is not needed where a"
            " part of the business is sold."
        ),
        (
            "Neither Party may assign this Agreement except to an acquirer of the relevant"
            " product group."
        ),
        (
            "If a party parts with the business to which the information relates, its rights here"
            " go to the one that takes that business on."
        ),
        "No consent is needed for an assignment to the new owner of a plant.",
        (
            "The benefit of this Agreement may be made over to anyone to whom the compressor line"
            " is sold."
        ),
        (
            "The Supplier's place under this agreement may be taken by the company that continues"
            " the product."
        ),
        (
            "Neither party may assign this agreement, a transfer together with the assets"
            " concerned excepted."
        ),
        "Assignment needs consent unless it accompanies the disposal of a business segment.",
        "Each Party may novate this Agreement to a joint venture in which it takes part.",
        (
            "This Agreement may not be assigned without consent, but a successor in title to the"
            " assets concerned takes it over."
        ),
        (
            "The rights and duties of the Supplier extend to the company that acquires its valve"
            " division."
        ),
    ),
}
HONEST = (
    *NEIGHBOURS,
    (
        "Neither Party may assign this Agreement without the prior written consent of the"
        " other Party."
    ),
    (
        "This Agreement shall be binding upon and inure to the benefit of the Parties and"
        " their successors and permitted assigns."
    ),
    "Any purported assignment without consent is void.",
    (
        "Neither party may assign this Agreement without consent, except to a successor to"
        " all or substantially all of its business or assets."
    ),
    (
        "Neither party may assign or transfer its rights, by operation of law or otherwise,"
        " without consent."
    ),
    (
        "Confidential Information remains the property of the Disclosing Party, and no right"
        " in it passes to the Receiving Party."
    ),
    "Assignment of this agreement needs the written consent of the other party.",
    "This agreement binds the legal successors of the parties.",
    "A party that merges with another company shall tell the other party.",
    "The change of control of a party does not end this agreement.",
    "No rights in the products of a party are transferred by this Agreement.",
)


@pytest.mark.parametrize(
    ("why", "sentence"), [(why, one) for why, said in HOSTILE.items() for one in said]
)
def test_what_hurts_is_shown_and_why(why: str, sentence: str) -> None:
    assert why in whys(sentence)


@pytest.mark.parametrize("sentence", HONEST)
def test_an_honest_neighbour_is_not_shown_for_it(sentence: str) -> None:
    assert not whys(sentence) & HOSTILE.keys()
