"""What is possible, bounded or said of the paper, beside a twin that gives, widens or goes on."""

from __future__ import annotations

import pytest

from quotary.core.flat_text import flatten
from quotary.core.openers import ASIDE, DEFINES, RIGHT
from quotary.core.ordinary import ordinary

PAIRS = (
    (
        "Confidential information may be incomplete and may relate to products under development.",
        "Confidential information may be used and may travel to products under development.",
    ),
    (
        "It is not liable for errors which may be contained in the information.",
        "It is not liable for copies which may be contained in its products.",
    ),
    (
        "Either party may be irreparably harmed by a breach of this agreement.",
        "Either party may be paid for a breach of this agreement.",
    ),
    (
        "It does not purport to contain all of the information that a purchaser may require.",
        "It contains all of the information that a purchaser may sell.",
    ),
    (
        "Only the warranties as may be made in a definitive agreement have effect.",
        "Only the duties as may be made in a notice of the recipient have effect.",
    ),
    (
        "It will assist in any attempt that the other party may make to obtain a protective order.",
        "It will assist in any attempt that the other party may make to obtain a copy.",
    ),
    (
        "The recipient may furnish only that portion of the evaluation material which its counsel"
        " advises is legally required and will seek confidential treatment.",
        "The recipient may furnish only that portion of the evaluation material which its counsel"
        " advises is useful and will seek confidential treatment.",
    ),
    (
        "The receiving party may use the confidential information exclusively for the purpose.",
        "The receiving party may use the confidential information exclusively for the purpose or"
        " its own range.",
    ),
    (
        "The receiver may let it be seen only by those of its own employees who need it.",
        "The receiver may let it be seen only by those of its own customers who need it.",
    ),
    (
        "Neither is bound to contract, and either may withdraw from the discussions whenever it"
        " wishes.",
        "Neither is bound to contract, and either may withdraw from its promises whenever it"
        " wishes.",
    ),
    (
        "We can swap information under this agreement for one year.",
        "We can swap information under this agreement with our partners.",
    ),
    (
        "It came from a third party that is lawfully entitled to disclose it.",
        "It is shown where the recipient is lawfully entitled to disclose it.",
    ),
    (
        "It came from a source, provided that such source is not known by it to be, and was not"
        " itself prohibited from transmitting it.",
        "The recipient is not prohibited from transmitting it.",
    ),
    (
        "It shall prevent it from coming into the hands of persons not bound by this agreement.",
        "It shall show it to persons not bound by this agreement.",
    ),
    (
        "It shall not be disclosed unless the client expressly consents to such disclosure in"
        " writing.",
        "The client expressly consents to such disclosure in advance.",
    ),
    (
        "This deed may be varied only by another deed.",
        "This deed may be varied only by a notice of the recipient.",
    ),
    (
        "The rights may be assigned only upon the prior written approval of the parties.",
        "The rights may be assigned upon a change of control.",
    ),
    (
        "Neither this agreement, nor any rights or obligations hereunder, may be assigned.",
        "This agreement, and any rights or obligations hereunder, may be assigned.",
    ),
    (
        "Any party may by notice as set forth here change its address.",
        "Any party may by notice as set forth here change its duties.",
    ),
    (
        "The parties can sign separate copies, on paper or electronically.",
        "The parties can keep separate copies, on paper or electronically.",
    ),
    (
        "Such holdings shall not impair enforcement of the remaining provisions.",
        "Such holdings shall not impair the use of the information.",
    ),
    (
        "The receiving party waives, to the extent permitted by law, the requirement that the"
        " other post bond.",
        "The receiving party waives, to the extent permitted by law, the requirement that the"
        " other give notice.",
    ),
    (
        "Each party consents to submit to the jurisdiction of the courts.",
        "Each party consents to publish what it was shown.",
    ),
    (
        "Any court may enter a preliminary injunction.",
        "Any court may enter the confidential information in its register.",
    ),
    (
        "If a party prevails in any action, it recovers its costs.",
        "If a price list prevails in any contract, it is followed.",
    ),
    (
        "The duties continue notwithstanding any return or destruction of the information.",
        "The information stays notwithstanding any return or destruction of the samples.",
    ),
    (
        "If it is declared void, the parties shall endeavour to agree on another.",
        "The duty of secrecy is void, and what was learnt is used.",
    ),
    (
        "It shall be deemed to be modified to the minimum extent necessary.",
        "It shall be deemed to be modified by the price list.",
    ),
    (
        "All copies shall be permanently deleted.",
        "The words all copies shall be deleted from the section.",
    ),
    (
        "This letter says all that we have agreed about secrecy.",
        "This letter says all that we wish for.",
    ),
    (
        "\u201cAgreement\u201d means this mutual non-disclosure agreement.",
        "\u201cAgreement\u201d means the terms on the portal and this annex.",
    ),
    (
        "\u201cExchange Act\u201d shall mean the Securities Exchange Act of 1934.",
        "\u201cSecret Act\u201d shall mean what is called so on the day.",
    ),
    (
        "By \u201csecret information\u201d we mean whatever one of us tells the other.",
        "By \u201csecret information\u201d we mean what bears a stamp.",
    ),
    (
        "By \u201cowner\u201d we mean the one of us from whom it comes.",
        "By \u201cowner\u201d we mean the holder of a copy.",
    ),
    (
        "The parties may need to reveal confidential information to one another.",
        "The parties may need to reveal confidential information to their bankers.",
    ),
    (
        "The drawings are shown so that a quotation can be prepared.",
        "The drawings are shown so that a copy can be sold.",
    ),
    (
        "It may disclose that portion, and only that portion, of the information that it is legally"
        " required to disclose.",
        "It may disclose that portion, and any other portion of the information that it is minded"
        " to disclose.",
    ),
    (
        "Each side remains free to make and sell its own products, provided that it does not use"
        " the"
        " other's information.",
        "Each side remains free to make and sell its own products with the other's information.",
    ),
    (
        "The \u201cDisclosure Period\u201d is one (1) year from the Effective Date.",
        "The \u201cDisclosure Period\u201d is whatever the recipient holds to be one.",
    ),
    (
        "\u201cTeam\u201d means, for each side, those of its employees and its outside counsel.",
        "\u201cTeam\u201d means, for each side, those of its employees and its dealers.",
    ),
    (
        "Each party may, for the Business Purpose, disclose to the other information that it"
        " holds.",
        "Each party may, for the Business Purpose, disclose to its dealers information that it"
        " holds.",
    ),
    (
        "The division of this Agreement into sections is for convenience.",
        "The duty of secrecy in this section is for convenience.",
    ),
    (
        "\u201cPerson\u201d includes an individual, a corporation and a partnership.",
        "\u201cPerson\u201d includes an individual who holds no copy.",
    ),
    (
        "\u201cConfidential Information\u201d refers to the technical information that is given.",
        "\u201cConfidential Information\u201d refers to only the sheets that are stamped.",
    ),
    (
        "This applies where the receiving party can provide proof that it was public.",
        "This applies where the receiving party can provide copies that it was sent.",
    ),
    (
        "\u201cConfidential Information\u201d is nonpublic information that one side gives the"
        " other.",
        "\u201cConfidential Information\u201d is no information that one side gives the other.",
    ),
)


def opened(sentence: str) -> bool:
    """True where something in the sentence opens a door that nothing ordinary covers."""
    flat = flatten(sentence).text
    hits = [hit.span() for kind in (RIGHT, ASIDE, DEFINES) for hit in kind.finditer(flat)]
    known = ordinary(flat)
    return any(not any(a < end and start < b for a, b in known) for start, end in hits)


@pytest.mark.parametrize("usual", [usual for usual, _ in PAIRS])
def test_what_is_bounded_opens_nothing(usual: str) -> None:
    assert not opened(usual)


@pytest.mark.parametrize("twin", [twin for _, twin in PAIRS])
def test_its_twin_is_still_looked_at(twin: str) -> None:
    assert opened(twin)
