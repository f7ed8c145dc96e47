"""What is taken out of the protected information: the usual limbs are quiet, all else is heard."""

import pytest

from quotary.core.document import Document
from quotary.core.indexing import DocumentIndex
from quotary.core.span import Span
from quotary.core.unit_view import UnitView, view_of
from quotary.core.unread.exclusions import MOST, swallowing
from quotary.core.unread.limb_trouble import trouble
from quotary.core.unread.limbs import exclusions_in
from quotary.core.unread.reasons import alerts_of
from support.policies import vendor_nda

USUAL = [
    "was already in the recipient's records",
    "was generally known, or became so later without a breach of this agreement",
    "was public when it was disclosed or has become public since then otherwise than by the"
    " recipient's breach",
    "is generally available to the public other than as a result of a disclosure by the recipient",
    "now is, or hereafter becomes, through no act or failure to act of the recipient, generally"
    " known or available",
    "was lawfully in the receiver's hands before the provider handed it over",
    "was known to it at the time of receipt, as its written records prove",
    "is already known to the recipient free of restriction",
    "it obtained lawfully elsewhere",
    "comes from somebody who was free to pass it on",
    "is rightfully obtained from a third party without any duty of confidentiality",
    "becomes available to it on a non confidential basis from a source that is not known to it to"
    " be bound by an obligation of confidentiality with respect thereto",
    "was arrived at by the recipient's employees who had no access to the information",
    "the recipient independently developed without reference to the confidential information",
    "is released in writing by the owner",
    "is disclosed with the prior written approval of the discloser",
    "is required to be disclosed by law, but only to the extent required and after notice under"
    " section 6",
]
WITHOUT_SAFEGUARD = [
    "is or becomes available to the public",
    "becomes generally known in any manner",
    "is or becomes public, whether or not through a breach of this agreement",
    "becomes public other than through a wilful and material breach",
    "is known to the recipient",
    "was known to the recipient before it made use of it",
    "was in the recipient's possession when it first needed it",
    "is received by the receiving party from a third party",
    "was disclosed to the recipient by another person",
    "is developed by the recipient's engineers",
    "is created by the receiving party with the help of the information",
    "is developed by the receiving party in connection with its other projects",
    "is independently developed by the receiving party, the confidential information being among"
    " its sources",
    "is approved for release",
    "is required to be disclosed by law",
    "is required by the recipient's auditors, insurers or lenders",
]
WITH_MORE = [
    "was already known to the receiving party, or resembles what was already known to it",
    "was known to the recipient or to anyone in its line of business before the disclosure",
    "is lawfully received from a third party or inferred from what such a third party says",
    "is public knowledge or is regarded as such in the trade",
    "was independently developed by the recipient or is an improvement of the information",
    "could have been worked out by a competent engineer",
    "may be found in the public domain by combining several sources",
    "is a combination of features each of which is public",
]
ANOTHER = [
    "was disclosed more than one year ago",
    "has been in the recipient's files for ninety days",
    "relates to pumps or their components",
    "is of the same general nature as information already in the recipient's possession",
    "is communicated orally",
    "is not marked",
    "is used by the recipient in the ordinary course of its business",
    "is readily ascertainable from the products of the discloser",
    "has ceased to be of commercial value",
    "is retained in the memory of the recipient's staff",
    "the discloser has also given to somebody else",
]


@pytest.mark.parametrize("limb", USUAL)
def test_a_usual_limb_with_its_safeguard_is_quiet(limb: str) -> None:
    assert not list(trouble(limb))


@pytest.mark.parametrize("limb", [*WITHOUT_SAFEGUARD, *WITH_MORE, *ANOTHER])
def test_any_other_limb_is_heard(limb: str) -> None:
    assert list(trouble(limb))


def view(clause: str) -> UnitView:
    text = f"1. Each party keeps the other's information secret.\n\n{clause}\n\n3. The end comes.\n"
    return view_of(DocumentIndex(Document(text, language="en")), Span(0, len(text)), "en")


def heard(clause: str) -> list[str]:
    alerts = alerts_of("exclusion", MOST, swallowing, view(clause), vendor_nda())
    return [alert.detail for alert in alerts]


LISTS = {
    "lettered": (
        "2. Confidential Information does not include information that (a) is or becomes public"
        " through no fault of the Recipient; (b) was known to the Recipient before it was"
        " disclosed; {limb}(c) is lawfully received from a third party; or (d) is developed by the"
        " Recipient without use of the Confidential Information.",
        "(c) {more}; ",
    ),
    "bullets": (
        "2. The duties in this letter do not apply to information which the Recipient can show:\n"
        "- was public already, or became public without a breach of this letter;\n"
        "- was known to the Recipient before it was shared;\n{limb}"
        "- came from someone else who had the right to share it.",
        "- {more};\n",
    ),
    "lines": (
        "2. Protected Information does not include anything that the Holder can prove\n\n"
        "1. it knew before the Owner disclosed it;\n"
        "2. is or later becomes public, unless through the Holder's fault;\n{limb}"
        "3. reached it from someone who was entitled to pass it on.",
        "3. {more};\n",
    ),
    "a sentence": (
        "2. The duty does not apply to information that is public, was already known to the"
        " Recipient, {limb}was independently developed by it or was rightfully received from a"
        " third party.",
        "that {more}, ",
    ),
    "an exception": (
        "2. There shall be no liability for disclosure or use of Confidential Information which is"
        " (a) in the public domain through no fault of the receiving party, (b) rightfully"
        " received from a third party without any obligation of confidentiality, {limb}or (c)"
        " rightfully known to the receiving party prior to its receipt.",
        "(c) {more}, ",
    ),
}  # fmt: skip


@pytest.mark.parametrize("shape", LISTS)
def test_a_usual_list_is_found_and_quiet(shape: str) -> None:
    clause = LISTS[shape][0].format(limb="")
    assert any(one.classic for one in exclusions_in(view(clause)))
    assert heard(clause) == []


@pytest.mark.parametrize("shape", LISTS)
@pytest.mark.parametrize(
    "more", ["was disclosed more than one year ago", "is not marked as secret"]
)
def test_one_limb_more_in_any_shape_is_heard(shape: str, more: str) -> None:
    body, limb = LISTS[shape]
    assert heard(body.format(limb=limb.format(more=more)))


@pytest.mark.parametrize(
    "sentence",
    [
        "2. Confidential Information does not cover anything said by telephone.",
        "2. Information that is sent by ordinary mail is not Confidential Information.",
        "2. Confidential Information shall not include samples once they have been tested.",
    ],
)
def test_a_lone_exclusion_is_heard(sentence: str) -> None:
    assert heard(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "2. Confidential Information does not include personal data.",
        "2. Clause headings do not affect the interpretation of this agreement.",
        "2. This agreement does not include any licence of the Confidential Information.",
        "2. The receiving party shall not disclose the information to anyone except its employees.",
        "2. Neither party is obliged to disclose any particular information.",
    ],
)
def test_what_takes_nothing_out_is_quiet(sentence: str) -> None:
    assert heard(sentence) == []
