"""Things said not to be protected, and clauses that are explained."""

import pytest

from support.unread import whys
from support.unread_neighbours import NEIGHBOURS

HOSTILE = {
    "something is said not to be protected": (
        "Feedback on the product is not Confidential Information.",
        (
            "Usage statistics gathered during the pilot are the Vendor's own and are not"
            " confidential."
        ),
        "Ideas for improvement that Acme voices are given without any expectation of secrecy.",
        "Comments and suggestions are non-confidential.",
        "The term Confidential Information shall not cover error logs.",
        (
            "Nothing in this Agreement grants a licence, and error reports and suggestions are"
            " not protected by it."
        ),
        (
            "Each Party bears its own costs, and questions put by either Party are not"
            " Confidential Information of anyone."
        ),
        "The Supplier owes no secrecy for what it learns from telemetry.",
        (
            "Confidential Information means technical data, which for this purpose leaves out"
            " anything recorded by the machine itself."
        ),
        "The duties above do not relate to remarks made in reviews of the prototype.",
        "Observations made during the trial belong to neither party.",
    ),
    "a clause is explained": (
        "Section 6 is satisfied when the cover page has been sent back.",
        'By "prompt notice" the parties understand notice by the end of the quarter.',
        "The parties read clause 3 as leaving room for internal re-use.",
        "This means that the Recipient keeps what is on its servers.",
        "In practice the above requires no more than a note to file.",
        "Put differently, each side looks after its own copy.",
        "Clause 4 is not meant for questions from officials.",
        "Need to know is to be judged generously.",
        'The word "secret" in clause 2 refers to written matter.',
        'Reference in clause 3 to "use" concerns sale to the public.',
        "The parties agree that what clause 2 asks for is done by marking a folder.",
        "It is common ground that section 7 concerns paper documents.",
        "The two-year period is one of exchange and not of secrecy.",
        "As to clause 9, the parties had in mind a period counted from each visit.",
        "A disclosure to an affiliate is none in the sense of clause 2.",
        "The Purpose includes such steps as follow from it.",
        ("A request under Section 4 is one made by letter with the seal of the Disclosing Party."),
        "Copies are those made on paper.",
        '"Need to know" is decided by the person concerned.',
        "Clause 3.1 and 3.2 describe what the parties aim at.",
    ),
}
HONEST = (
    *NEIGHBOURS,
    (
        "Information is not Confidential Information if the Receiving Party can show that it"
        " was public when it was disclosed."
    ),
    (
        "Confidential Information does not include information that was already known to the"
        " Receiving Party."
    ),
    "Information that is independently developed is not Confidential Information.",
    "Failure to mark information does not mean that it is not confidential.",
    "Nothing in this Agreement grants any licence under the Confidential Information.",
    (
        "Each party warrants that it will not give the other information that is not its own"
        " to give."
    ),
    "Nothing in clause 3 makes information confidential that was public before.",
    "The Receiving Party bears the burden of proving that information is not confidential.",
    "Information that a party develops by itself is free of the duties in clause 2.",
    "The existence of the talks is confidential, too.",
    (
        "Section headings are for reference only and do not affect the interpretation of this"
        " Agreement."
    ),
    "For the avoidance of doubt, the existence of this Agreement is confidential.",
    'The term "person" is to be read broadly and includes any company or individual.',
    "References to clauses are to clauses of this Agreement.",
    (
        "It is understood that nothing in this Agreement obliges either party to enter into a"
        " transaction."
    ),
    '"Effective Date" means the date of the last signature.',
    "This Agreement has been read and understood by both Parties.",
    "In this agreement words in the singular include the plural.",
    "Clause headings are not to be used in its interpretation.",
    '"Business Day" means a day on which banks in New York are open.',
    "The period of three years runs from the Effective Date.",
    "For clarity, this Agreement creates no partnership.",
)


@pytest.mark.parametrize(
    ("why", "sentence"), [(why, one) for why, said in HOSTILE.items() for one in said]
)
def test_what_hurts_is_shown_and_why(why: str, sentence: str) -> None:
    assert why in whys(sentence)


@pytest.mark.parametrize("sentence", HONEST)
def test_an_honest_neighbour_is_not_shown_for_it(sentence: str) -> None:
    assert not whys(sentence) & HOSTILE.keys()
