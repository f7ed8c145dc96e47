"""Each shape of leave and denial beside a twin that is one-sided, wider, later or unbounded."""

from __future__ import annotations

import pytest

from quotary.core.openers import ASIDE, DEFINES, RIGHT
from quotary.core.ordinary import ordinary

PAIRS = (
    (
        "the receiving party may communicate it to such of its directors, employees and"
        " professional advisers as are directly concerned with the specified purpose.",
        "the receiving party may communicate it to such of its directors, customers and bankers"
        " as are directly concerned with the specified purpose.",
    ),
    (
        "the receiving party may communicate it to such of its directors as are directly concerned"
        " with the specified purpose, and shall ensure that each of them is bound.",
        "the receiving party may communicate it to such of its directors as are directly concerned"
        " with the specified purpose and to associated firms.",
    ),
    (
        "the receiving party may communicate it to such of its directors as are directly concerned"
        " with the specified purpose.",
        "the receiving party may communicate it to such of its directors as are directly concerned"
        " with the specified purpose or its trade.",
    ),
    (
        "the recipient may make confidential information known to its directors, employees and"
        " professional advisers who need it to assess the opportunity.",
        "the recipient may make confidential information known to its directors and clients who"
        " need it to assess the opportunity.",
    ),
    (
        "evaluation material may be disclosed to those of its representatives who need to know it.",
        "evaluation material may be disclosed to those of its partners' buyers who need to know"
        " it.",
    ),
    (
        "the receiving party may also show it to its lawyers and auditors.",
        "the receiving party may also show it to its lawyers and dealers.",
    ),
    (
        "the recipient may use confidential information to assess the opportunity, and for that"
        " purpose only.",
        "the recipient may use confidential information to assess the opportunity, and for that"
        " purpose only at first.",
    ),
    (
        "a party may seek an injunction, or any other order that the court can make.",
        "a party may seek an injunction, or any other gain that the drawings can make.",
    ),
    (
        "a court may order a party to stop or prevent a breach of this agreement.",
        "a court may order a party to disclose the information.",
    ),
    (
        "the discloser may take such steps to resist or narrow the disclosure as it considers"
        " appropriate.",
        "the recipient may take such steps to use the information as it considers appropriate.",
    ),
    (
        "a disclosure in response to a valid order of a court shall not be a breach of this"
        " agreement, provided, however, that the receiving party shall first have given notice.",
        "a disclosure in response to a valid order of a court shall not be a breach of this"
        " agreement, provided, however, that the receiving party later gives notice.",
    ),
    (
        "a breach may result in irreparable and continuing damage for which there may be no"
        " adequate remedy at law.",
        "a breach may be made good by use of the information.",
    ),
    (
        "the injured party may obtain such other relief as may be proper for the information.",
        "the injured party may obtain such other information as may be proper.",
    ),
    (
        "evaluation material may be price sensitive.",
        "evaluation material may be passed on.",
    ),
    (
        "each party acknowledges that the other may be developing, or may receive from third"
        " parties, technology in the same field.",
        "each party acknowledges that the other may be developing, or may receive from third"
        " parties, products based on the information.",
    ),
    (
        "acme is evaluating the platform and may run a proof of concept with synthetic data.",
        "acme is evaluating the platform and may run its models with the information.",
    ),
    (
        "each party is at liberty to hold similar discussions with others.",
        "the recipient is at liberty to hold discussions of the information with others.",
    ),
    (
        "not enforcing a right straight away does not waive it.",
        "not enforcing a right straight away waives the duty of secrecy.",
    ),
    (
        "to such address as may be intimated from time to time in writing.",
        "such information may be given to others from time to time in writing.",
    ),
    (
        "the rights under this agreement may be waived only if a party signs it in writing.",
        "the duties under this agreement may be waived by the recipient.",
    ),
    (
        "this agreement does not bind either party to pursue the opportunity.",
        "this agreement does not bind either party to keep it secret.",
    ),
    (
        "a clause that is invalid is read down to the extent necessary.",
        "the clause on confidentiality is read down to the extent necessary.",
    ),
    (
        'the "disclosing party" is the party that makes information available; the "receiving'
        ' party" is the party to which it is made available.',
        'the "disclosing party" is acme; the "receiving party" is the party to which it is sold.',
    ),
    (
        'the "confidentiality period" is the period that begins on the effective date and ends'
        " three (3) years after the effective date.",
        'the "confidentiality period" is the period that begins on the effective date and ends'
        " three (3) years after the effective date or on the last visit.",
    ),
    (
        'the word "including" is without limitation.',
        'the word "purpose" is without limitation.',
    ),
)


def heard(sentence: str) -> bool:
    quiet = list(ordinary(sentence))
    hits = [hit.span() for one in (RIGHT, ASIDE, DEFINES) for hit in one.finditer(sentence)]
    return any(not any(a < end and b > start for a, b in quiet) for start, end in hits)


@pytest.mark.parametrize(("quiet", "loud"), PAIRS)
def test_one_changed_word_is_heard(quiet: str, loud: str) -> None:
    assert (heard(quiet), heard(loud)) == (False, True)
