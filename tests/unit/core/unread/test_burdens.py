"""Payments, caps, time bars and ties, beside honest neighbours."""

import pytest

from support.unread import whys
from support.unread_neighbours import NEIGHBOURS

HOSTILE = {
    "somebody has to pay": (
        (
            "Each party shall reimburse the other for the cost of preparing its samples if the"
            " talks fail."
        ),
        "A Recipient that withdraws bears the evaluation expenses of the other side.",
        (
            "The Recipient indemnifies the Discloser and its affiliates against all losses, on"
            " demand."
        ),
        "For each breach a sum of $50,000 is payable without proof of loss.",
        "A handling charge of 2% falls due on the first anniversary.",
        (
            "Notices are in writing, and the party that sends more than three a month pays for"
            " their handling."
        ),
        (
            "Each Party bears its own costs, but the party that ends the talks makes good what"
            " the other has spent."
        ),
        "The samples are invoiced at list price if they are kept beyond thirty days.",
        ("Headings are for convenience and the costs of any audit are borne by the party audited."),
        (
            "Each Party shall hold the other harmless from claims of third parties that arise"
            " from the talks."
        ),
        (
            "Each side carries what it has itself spent on the talks, and a side that leaves them"
            " early also what the other has spent."
        ),
        (
            "The evaluation samples remain the Supplier's, and those that come back damaged are"
            " to be made up for in money."
        ),
        (
            "On signature the Customer deposits $10,000, which the Supplier keeps if no order is"
            " placed."
        ),
        (
            "Each Recipient answers to the Discloser for third-party suits and takes over the"
            " cost of its lawyers."
        ),
        (
            "A failed evaluation gives the Supplier a claim to its engineering hours at the usual"
            " rate."
        ),
        "For notices sent to the wrong address the sender owes a flat amount.",
        "Royalties are owed on products that resemble those shown in the talks.",
        "Interest runs on sums that are not settled on time.",
        (
            "Neither party makes any warranty, and the Recipient releases the Disclosing Party"
            " from and defends it against claims of third parties."
        ),
    ),
    "what a breach costs is limited": (
        "Neither party's aggregate liability exceeds $10,000.",
        ("Damages under this agreement are limited to direct loss up to the price of the samples."),
        "In no event shall either party be liable for lost profits or consequential damages.",
        "Nominal damages are the sole remedy for disclosure.",
        "Recovery is confined to the out-of-pocket expenses of the injured side.",
        "Injunctive relief is the only remedy for a breach of this agreement.",
        (
            "What either party can recover from the other for everything that happens under this"
            " agreement, taken together, is no more than the value of the samples."
        ),
        "Whatever is leaked, the injured side's only answer is to end this agreement.",
        "Neither party has to make good any loss that is not a direct one.",
        (
            "The aggregate of all sums for which a party may become answerable to the other in"
            " connection with this agreement is one thousand dollars."
        ),
        "No court may award money for a breach of clause 4.",
        "The parties forgo damages.",
        (
            "The parties acknowledge that damages may be inadequate and therefore agree that only"
            " an injunction may be sought."
        ),
        "Remedies for a breach are those stated in the Supplier's price list.",
    ),
    "a claim is lost with time": (
        "No claim may be brought more than ninety days after the event that gave rise to it.",
        "A claim not made in writing within sixty days of the breach is barred.",
        "The Recipient answers only for leaks that are reported to it inside two weeks.",
        (
            "An action under this agreement must be commenced within one year after the cause of"
            " action arises."
        ),
        (
            "Each party is responsible for a breach by its Representatives that is shown to it"
            " before the end of the quarter in which it occurs."
        ),
    ),
    "a party is tied to the other": (
        "During the talks Acme shall negotiate with Mossbank only.",
        (
            "Neither party will hold parallel discussions with a competitor of the other before"
            " the end of June."
        ),
        (
            "The parties will deal exclusively with each other for the product until the"
            " evaluation is complete."
        ),
        "For one year the Recipient shall refrain from purchasing comparable goods elsewhere.",
        "The Customer grants the Vendor a right of first refusal for its next order.",
        (
            "Nothing obliges either party to proceed, and while the evaluation lasts neither will"
            " evaluate a comparable product of another supplier."
        ),
        "Each Party will source such valves from no one else.",
        (
            "Until the end of the evaluation Acme will not invite offers for the same parts from"
            " anybody else."
        ),
        ("The Customer undertakes to place with the Vendor any order that results from the talks."),
        "Each Party shall keep itself free of other talks on the subject while these go on.",
        (
            "In the twelve months after this agreement neither side supplies a rival of the other"
            " with like goods."
        ),
        (
            "No other supplier of such sensors shall be considered before the trial has been"
            " evaluated."
        ),
        "The Recipient shall not enter the market for such products for two years.",
    ),
}
HONEST = (
    *NEIGHBOURS,
    "Each party shall bear its own costs.",
    (
        "The Receiving Party will cooperate, at the Disclosing Party's expense, in any effort"
        " to obtain a protective order."
    ),
    "The prevailing party shall be entitled to recover its reasonable attorneys' fees.",
    "Each party bears its own expenses in connection with this Agreement and the discussions.",
    "Monetary damages may not be a sufficient remedy for a breach.",
    "Nothing in this Agreement obliges either party to pay any compensation to the other.",
    "The Disclosing Party may seek an injunction without posting a bond or other security.",
    (
        "The Disclosing Party shall reimburse the Receiving Party for its reasonable costs of"
        " cooperating in seeking a protective order."
    ),
    "No payment is due under this Agreement.",
    "Each party pays its own lawyers.",
    "All information is given without charge.",
    (
        "The Recipient shall use reasonable efforts, at the Owner's cost, to obtain a"
        " protective order."
    ),
    (
        "Neither party shall be obliged to compensate the other for its expenses in"
        " connection with the Purpose."
    ),
    "A breach may cause harm that money cannot make good.",
    "Damages alone would not be an adequate remedy for a breach.",
    (
        "Neither party shall have any liability to the other resulting from the use of the"
        " Evaluation Material, which is given as is."
    ),
    "The Receiving Party shall be liable for any breach by its Representatives.",
    (
        "The rights and remedies in this Agreement are cumulative and not exclusive of any"
        " remedies provided by law."
    ),
    (
        "The Receiving Party shall notify the Disclosing Party within two days after it"
        " becomes aware of a breach."
    ),
    "Nothing in this Agreement limits or excludes liability for fraud.",
    "Confidential Information includes but is not limited to prices and plans.",
    "Injunctive relief shall not be the exclusive remedy for a breach of this Agreement.",
    "A party that is harmed may claim all remedies that the law gives.",
    (
        "Neither party shall be liable for the accuracy or completeness of the information it"
        " discloses."
    ),
    "Each party's liability for breaches before the end of this Agreement remains.",
    (
        "The parties will tell each other at once, and not later than two days after"
        " discovery, of any loss of the information."
    ),
    "Nothing in this clause excludes any liability that cannot be excluded by law.",
    "Nothing in this Agreement prevents either party from dealing with others.",
    (
        "This Agreement is not exclusive, and each party may hold similar discussions with"
        " third parties."
    ),
    "The courts of New York have exclusive jurisdiction.",
    "Confidential Information remains the sole and exclusive property of the Disclosing Party.",
    "The Confidential Information shall be used exclusively for the Purpose.",
    "Nothing in this Agreement obliges either party to purchase any product from the other.",
    (
        "Neither party shall contact any employee, customer or supplier of the other about"
        " the Transaction without consent."
    ),
    (
        "Either party may talk to others about similar transactions, so long as it keeps this"
        " Agreement."
    ),
    "Nothing here obliges Acme to buy anything.",
    "The information may be used only for the Purpose.",
    (
        "Each party is free to develop products which compete with those of the other,"
        " without using its information."
    ),
    "The Receiving Party shall disclose it only to employees who need to know it.",
)


@pytest.mark.parametrize(
    ("why", "sentence"), [(why, one) for why, said in HOSTILE.items() for one in said]
)
def test_what_hurts_is_shown_and_why(why: str, sentence: str) -> None:
    assert why in whys(sentence)


@pytest.mark.parametrize("sentence", HONEST)
def test_an_honest_neighbour_is_not_shown_for_it(sentence: str) -> None:
    assert not whys(sentence) & HOSTILE.keys()
