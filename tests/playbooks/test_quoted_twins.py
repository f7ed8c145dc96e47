"""Honest sentences that a reply quotes, each beside a twin that no reply may clear."""

import pytest

from support.policies import vendor_nda
from support.strongest_reply import accepted
from support.vendor_contract import contract, unit_of

USE = "The Recipient shall use Confidential Information"
LAW = "If the Recipient is required by law to disclose Confidential Information, it shall"

TWINS = (
    (
        "purpose",
        "use",
        f"{USE} solely towards the Project and shall make no other use of it.",
        f"{USE} solely towards the Project or its trade and shall make no other use of it.",
    ),
    (
        "purpose",
        "use",
        f"{USE} only in furtherance of the Project and shall make no other use of it.",
        f"{USE} only in furtherance of its business and shall make no other use of it.",
    ),
    ("purpose", "use", f"{USE} for the Project alone.", f"{USE} not for the Project alone."),
    (
        "purpose",
        "use",
        "The Recipient may use Confidential Information to assess the Project, and for that purpose"
        " only.",
        "The Recipient may use Confidential Information to assess the Project, and not for that"
        " purpose only.",
    ),
    (
        "purpose",
        "use",
        "The Recipient may use Confidential Information only to carry out the Project and to decide"
        " whether to enter into a subscription, and for nothing else.",
        "The Recipient may use Confidential Information only to carry out the Project and to decide"
        " whether to enter into its trade or subscription, and for nothing else.",
    ),
    (
        "return_destroy",
        "return",
        "At the request of the Discloser, and in any event when the Project is abandoned, the"
        " Recipient shall destroy or return all Confidential Information of the Discloser.",
        "When the drawings are abandoned by all, the Recipient shall destroy or return all"
        " Confidential Information of the Discloser.",
    ),
    (
        "compelled_notice",
        "compelled",
        f"{LAW}, prior to such disclosure, give written intimation thereof to the Discloser.",
        f"{LAW}, after such disclosure, give written intimation thereof to the Discloser.",
    ),
    (
        "compelled_notice",
        "compelled",
        f"{LAW}, prior to such disclosure, give written intimation thereof to the Discloser.",
        f"{LAW}, prior to such disclosure, give written intimation thereof to its own lawyers.",
    ),
    (
        "personal_data",
        "personal_data",
        "No party shall disclose to the other any patient information, health record or other"
        " personal data under this Agreement.",
        "No party shall disclose to the other any patient information, health record or other"
        " personal data that it values.",
    ),
    (
        "personal_data",
        "personal_data",
        "Neither party will provide personal data (as defined in the GDPR) to the other.",
        "Neither party will provide personal data (as defined in Annex 1) to the other.",
    ),
    (
        "personal_data",
        "personal_data",
        "The Confidential Information shall not include personal data within the meaning of the UK"
        " GDPR, and neither party shall supply any to the other.",
        "The Confidential Information shall not include personal data within the meaning of the"
        " list, and neither party shall supply any to the other.",
    ),
    (
        "personal_data",
        "personal_data",
        "The Confidential Information shall not include personal data within the meaning of the UK"
        " GDPR, and neither party shall supply any to the other.",
        "The Confidential Information shall not include personal data within the meaning of the UK"
        " GDPR that is sensitive, and neither party shall supply any to the other.",
    ),
    (
        "personal_data",
        "personal_data",
        "Neither party shall include personal data in what it discloses; if a sample file contains"
        " any, the Discloser will remove it first.",
        "Neither party shall include personal data in what it discloses; if a sample file contains"
        " any, the Recipient may read it first.",
    ),
    (
        "mutuality",
        "duty",
        "The duties in this section are owed by each party to the other. Each party, as Recipient,"
        " shall keep the Discloser's Confidential Information in confidence.",
        "The duties in this section are owed by Northgate to the other. The Recipient shall keep"
        " the Discloser's Confidential Information in confidence.",
    ),
    (
        "return_destroy",
        "return",
        "Within seven days of being asked to do so in writing the Recipient shall deliver up to the"
        " Discloser or destroy all Confidential Information (including backup copies) and all"
        " documents which reproduce it.",
        "Within seven days of being asked to do so in writing the Recipient shall deliver up to the"
        " Discloser or destroy all Confidential Information (not including backup copies) and all"
        " documents which reproduce it.",
    ),
    (
        "return_destroy",
        "return",
        "Upon written request the Recipient shall promptly return or destroy all Confidential"
        " Information of the Discloser, including all backup copies.",
        "Upon written request the Recipient shall promptly return or destroy all Confidential"
        " Information of the Discloser, including all backup copies in their backup cycle.",
    ),
    (
        "personal_data",
        "personal_data",
        "No personal data shall be made available by either party to the other.",
        "No personal data shall be made public by either party to the other.",
    ),
    (
        "compelled_notice",
        "compelled",
        "If the Recipient is required by law or by the rules of a recognised stock exchange to"
        " disclose Confidential Information, it shall give the Discloser prompt written notice"
        " before the"
        " disclosure.",
        "If the Recipient is required by law or by the rules of a recognised guild to disclose"
        " Confidential Information, it shall give the Discloser prompt written notice before the"
        " disclosure.",
    ),
    (
        "mutuality",
        "duty",
        "Each party, as Recipient, shall keep the Discloser's secret information to itself.",
        "Each party, as Recipient, shall keep the Discloser's secret information to itself and its"
        " guild.",
    ),
    (
        "term",
        "term",
        "The obligations of the parties under this Agreement shall commence on the date hereof and"
        " shall terminate on the third anniversary of the date hereof.",
        "The obligations of the parties under this Agreement shall commence on the date hereof and"
        " shall terminate on the third anniversary of the last delivery.",
    ),
    (
        "purpose",
        "use",
        "Each party undertakes:\n(a) to use Confidential Information solely for the Project and for"
        " no other purpose;\n(b) to return all copies at once if the other asks; and\n(c) not to"
        " reverse engineer any sample.",
        "Each party undertakes:\n(a) to use Confidential Information solely for the Project and for"
        " no other purpose;\n(b) to keep the undertakings above while stocks last; and\n(c) not to"
        " reverse engineer any sample.",
    ),
    (
        "purpose",
        "use",
        "The Recipient shall use Confidential Information only to plan, run and evaluate the"
        " Pilot.",
        "The Recipient shall use Confidential Information only to plan, run and market the Pilot.",
    ),
    (
        "mutuality",
        "duty",
        "Each party, as Recipient, shall hold the Discloser's Confidential Information in"
        " confidence"
        " and shall not disclose it to others.",
        "Each party, as Recipient, shall hold the Discloser's Confidential Information in"
        " confidence"
        " and shall not disclose it to others of its trade.",
    ),
    (
        "return_destroy",
        "return",
        "Upon written request, or when the parties decide not to enter into a contract, the"
        " Recipient"
        " shall return or destroy all Confidential Information.",
        "When the parties decide not to haggle over a contract, the Recipient shall return or"
        " destroy"
        " all Confidential Information.",
    ),
    (
        "return_destroy",
        "return",
        "Upon written request the Recipient shall return or destroy all Confidential Information"
        " and"
        " shall cause its Representatives to do likewise.",
        "Upon written request the Recipient shall return or destroy all Confidential Information"
        " and"
        " shall likewise keep a set.",
    ),
    (
        "personal_data",
        "personal_data",
        "We won't give each other personal data under this Agreement.",
        "We won't give each other personal data of painters under this Agreement.",
    ),
    (
        "compelled_notice",
        "compelled",
        "If a law or court makes the Recipient disclose Confidential Information, it shall tell the"
        " Discloser in writing before it does so.",
        "If a law or court makes the Recipient disclose Confidential Information, it shall tell the"
        " Discloser in writing after it does so.",
    ),
    (
        "compelled_notice",
        "compelled",
        f"{LAW} tell the Discloser in writing before doing so.",
        f"{LAW} tell the Discloser in writing after doing so.",
    ),
    (
        "purpose",
        "use",
        f"{USE} solely for the Project, to the exclusion of any other purpose.",
        f"{USE} for the Project, to the exclusion of any other Recipient.",
    ),
    (
        "personal_data",
        "personal_data",
        "The parties shall not disclose any personal data to each other within the framework of"
        " this"
        " Agreement.",
        "The parties shall not disclose any personal data to each other within the framework of the"
        " second visit.",
    ),
    (
        "term",
        "extra",
        "11. Notice. Either party may terminate this Agreement on thirty (30) days' written"
        " notice.",
        "11. Notice. The obligations of confidentiality end on thirty (30) days' written notice.",
    ),
    (
        "term",
        "extra",
        "11. Notice. Either party may end this Agreement on thirty days' notice; the obligations"
        " survive termination for the period just stated.",
        "11. Notice. Either party may terminate the obligations of confidentiality on thirty (30)"
        " days' written notice.",
    ),
)


def cleared(position: str, key: str, sentence: str) -> bool:
    text = contract({key: sentence})
    spec = vendor_nda().position(position)
    assert spec is not None
    return not unit_of(text).alerts and bool(accepted(text, vendor_nda(), spec))


@pytest.mark.parametrize(("position", "key", "honest", "twin"), TWINS)
def test_no_reply_clears_the_twin(position: str, key: str, honest: str, twin: str) -> None:
    assert (cleared(position, key, honest), cleared(position, key, twin)) == (True, False)
