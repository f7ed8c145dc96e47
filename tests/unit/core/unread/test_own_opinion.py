"""Care by one's own opinion, fault alone, and people who are only asked."""

import pytest

from support.unread import whys
from support.unread_neighbours import NEIGHBOURS

HOSTILE = {
    "how much care is owed is left to the one who owes it": (
        ("The Recipient protects the information by such means as in its judgment are sufficient."),
        "Each party shall take the security steps it deems suitable.",
        "Safeguards are applied so far as the Recipient's budget and staffing permit.",
        "The Receiving Party will use whatever precautions it regards as sensible.",
        (
            "The Recipient shall protect the Confidential Information with the care that its"
            " circumstances allow."
        ),
        "Care is owed to the degree which the Receiving Party finds convenient.",
        (
            "Each party shall guard the Confidential Information to the standard it believes to"
            " be right for information of that kind."
        ),
        "The Recipient shall keep it secure as resources permit.",
        "How the information is kept safe is a matter for the Recipient alone.",
        "Each party protects what it receives in the manner it has found to work.",
        "Security is provided on a best-effort basis.",
        "It is for each party to say which precautions are called for.",
        (
            "The Receiving Party shall use such care as is consistent with its ordinary course of"
            " business."
        ),
    ),
    "a breach counts only with intent": (
        "A party is in breach only where it acted deliberately.",
        (
            "The Recipient answers for a disclosure by its staff only if it knew of it and wished"
            " it."
        ),
        "No unintentional disclosure is a breach of this agreement.",
        "A breach committed without intent gives rise to no claim.",
        "Each Party is liable for intentional breaches.",
        (
            "The Receiving Party shall be responsible for its Representatives in so far as it has"
            " failed to select them with care."
        ),
        (
            "The Receiving Party shall be liable for any breach by its Representatives of which"
            " it had actual knowledge."
        ),
    ),
    "those who see it are asked and not bound": (
        "The Recipient shall ask its Representatives to observe this agreement.",
        "Each Party will encourage those persons to keep it confidential.",
        "Its employees are invited to treat the information as confidential.",
        "Those to whom it is shown are requested to sign an undertaking.",
        (
            "The Receiving Party shall remind its advisers of the confidential nature of the"
            " information."
        ),
        (
            "The Receiving Party may disclose it to Representatives whom it has urged to comply"
            " with this agreement."
        ),
        ("The Receiving Party shall recommend to its contractors that they comply with clause 2."),
        "It is hoped that those who see the information will keep it to themselves.",
        ("The Recipient tells its people that the information should preferably not be passed on."),
        "The Recipient shall try to get its advisers to keep the information secret.",
        "Each party will appeal to its staff to handle the information discreetly.",
        (
            "The Receiving Party shall use reasonable efforts to request that its Representatives"
            " comply with this Agreement."
        ),
        (
            "The Receiving Party will let its advisers know that the information is confidential"
            " and leave it to them how they handle it."
        ),
    ),
}
HONEST = (
    *NEIGHBOURS,
    (
        "Each party shall protect it with at least the same degree of care that it uses for"
        " its own information, and not less than reasonable care."
    ),
    (
        "The Receiving Party shall take such measures as are reasonably necessary to protect"
        " the information."
    ),
    (
        "The Receiving Party shall disclose only that portion which, in the opinion of its"
        " counsel, is legally required."
    ),
    "Each party may decide in its sole discretion whether to go on with the discussions.",
    "The Receiving Party shall promptly notify the other of any inadvertent disclosure.",
    (
        "The Receiving Party shall implement appropriate technical and organisational"
        " measures to protect the Confidential Information."
    ),
    (
        "The Receiving Party shall not intentionally or negligently disclose the Confidential"
        " Information."
    ),
    "The Disclosing Party may seek such relief as it considers appropriate.",
    (
        "Each party will take the same care of it as of its own secrets, and in any event"
        " reasonable care."
    ),
    (
        "The Recipient shall keep the information in a place to which only authorised persons"
        " have access."
    ),
    "Either party may stop the discussions whenever it sees fit.",
    (
        "The Receiving Party shall tell the Disclosing Party if it believes that information"
        " has been lost."
    ),
    "The Disclosing Party decides in its own discretion what information it provides.",
    "The Recipient shall take all measures necessary to keep it secret.",
    "The Receiving Party shall direct its Representatives to comply with this Agreement.",
    "The Receiving Party shall ensure that its employees keep the information confidential.",
    (
        "If requested by the Disclosing Party, the Receiving Party shall return the"
        " Confidential Information."
    ),
    "The Disclosing Party may ask a court to order that the information be returned.",
    (
        "The Receiving Party shall inform its Representatives of the confidential nature of"
        " the information."
    ),
    (
        "The Receiving Party will request that confidential treatment be accorded to the"
        " information disclosed."
    ),
    (
        "The Receiving Party shall require its contractors to sign an undertaking of"
        " confidentiality."
    ),
    "The Recipient shall see to it that those persons keep the information secret.",
    "Each Party shall oblige its employees in writing to observe this Agreement.",
    (
        "If the Discloser asks for it, the Recipient shall name those to whom it has shown"
        " the information."
    ),
    "The Owner may ask the Recipient to confirm the destruction.",
    "The Recipient shall instruct its staff to comply with this Agreement and answers for them.",
)


@pytest.mark.parametrize(
    ("why", "sentence"), [(why, one) for why, said in HOSTILE.items() for one in said]
)
def test_what_hurts_is_shown_and_why(why: str, sentence: str) -> None:
    assert why in whys(sentence)


@pytest.mark.parametrize("sentence", HONEST)
def test_an_honest_neighbour_is_not_shown_for_it(sentence: str) -> None:
    assert not whys(sentence) & HOSTILE.keys()
