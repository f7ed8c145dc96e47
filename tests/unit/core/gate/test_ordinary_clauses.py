"""Boilerplate that gives nothing away stays quiet, and one changed word of it is heard."""

import pytest

from quotary.core.openers import ASIDE, CONDITION, DEFINES, RIGHT
from quotary.core.ordinary import ordinary, recital
from quotary.core.ordinary_conditions import ordinary_conditions

PAIRS = (
    ("made on this first day of may, in the year two thousand", "the first may disclose it"),
    ("dated the 2nd of may, 2026", "the second party may disclose it"),
    (
        "the receiving party may make known the information to such of its officers and counsel as"
        " must know it, having first bound them",
        "the receiving party may make known the information to such of its customers as wish",
    ),
    (
        "the recipient may pass it to its directors, employees and legal advisers, who are bound to"
        " keep it secret",
        "the recipient may pass it to its directors and to investors, who are bound",
    ),
    (
        "the other may apply to the court for such protection as it may be advised",
        "it may use such parts as it may think useful",
    ),
    ("each party irrevocably waives trial by jury", "each party waives the duty of secrecy"),
    ("a delay in enforcing a right does not waive that right", "a delay waives the duty"),
    (
        "information from a person who is not in breach of any obligation of confidence",
        "the recipient is not in breach if it tells its customers",
    ),
    (
        "received from a third person having lawful right to impart the same",
        "the recipient, having the right to impart the same",
    ),
    (
        "the party not in breach may seek injunctive relief",
        "the party not in breach may disclose the information",
    ),
    (
        "a disclosure that is made in compliance with section 3.01 is not a breach of this"
        " agreement",
        "a disclosure that is made to customers is not a breach of this agreement",
    ),
    (
        "each of us may work with other companies, as long as it keeps the promises in this letter",
        "each of us may work with the information of other companies",
    ),
    (
        'this mutual nda allows each party ("discloser") to disclose information in connection with'
        " the purpose",
        'this mutual nda allows each party ("discloser") to publish information',
    ),
    (
        "any words following the terms including or for example shall be construed as illustrative",
        "sections 3 to 5 shall be construed as illustrative",
    ),
    (
        "duties survive, despite any expiration or termination of this nda",
        "despite section 3, drawings are shared",
    ),
    ('"receiver" means whichever of us gets it.', '"receiver" means acme.'),
    (
        '"sharer" means the party that gives information.',
        '"sharer" means the party that gives information, except acme.',
    ),
    (
        '"advisers" means the solicitors, accountants and bankers of a party.',
        '"advisers" means the accountants and customers of a party who receive information.',
    ),
    (
        '"permitted recipients" means those directors, employees and professional advisers of the'
        " recipient to whom disclosure is necessary.",
        '"permitted recipients" means anyone to whom the recipient chooses to disclose it.',
    ),
    (
        'the term "confidential information", as used herein, shall mean all drawings',
        'the term "secret", as used herein, shall mean three drawings',
    ),
    (
        "it shall give as much advance notice as it can",
        "it shall use it as much as it can",
    ),
    (
        "the recipient may use confidential information for the project and for nothing else.",
        "the recipient may use confidential information for the project and for other matters.",
    ),
    (
        "personal data may only be exchanged once the parties have signed a data processing"
        " agreement",
        "personal data may be exchanged once the parties have met",
    ),
    (
        "either party remains free to hire persons employed by the other",
        "either party remains free to publish what it was told",
    ),
)
FORMS = (
    ('"business day" means a day on which banks are open.', '"year" means a day of information.'),
    (
        '"we" and "us" refer to both parties, and "you" to the one that receives information.',
        '"we" and "us" refer to acme, which receives information.',
    ),
    (
        "the recipient may make only as many copies as the project requires.",
        "the recipient may make as many copies as its sales staff ask for.",
    ),
    (
        "a party that is harmed by a breach can seek an order that stops it.",
        "a party that is harmed by its duties can seek an order that would release it from them.",
    ),
    (
        "nothing in this agreement prevents either party from developing products independently"
        " without using the confidential information.",
        "nothing in this agreement prevents either party from developing products with the"
        " confidential information.",
    ),
    (
        "nothing here stops a party from disclosing what the law compels it to disclose.",
        "nothing here stops a party from disclosing what its customers ask it to disclose.",
    ),
    (
        "the information may be disclosed where a court requires it.",
        "the information may be disclosed where a purchase order requires it.",
    ),
    (
        "the exceptions in this section do not apply merely because the information is public.",
        "the duties in this section do not apply merely because a party receives information.",
    ),
    (
        'words such as "including" do not limit what comes before them.',
        'words such as "shall" do not limit what the recipient may do.',
    ),
    (
        "if the cover page and these terms differ, the cover page prevails.",
        "if the portal and these terms differ, the portal prevails.",
    ),
    (
        "the recipient may disclose information with the prior written consent of the discloser.",
        "the recipient may disclose information with the prior written consent of its board.",
    ),
    (
        "with the discloser's written consent the recipient can disclose the information.",
        "with its management's consent the recipient can disclose the information.",
    ),
    (
        "the discloser has the right to ask for its documents back.",
        "the recipient has the right to ask for its documents in place of a return.",
    ),
    (
        "either party may, by written notice, require the return of its materials.",
        "either party may, by written notice, require that its materials be published.",
    ),
    (
        "the recipient is not restricted in the use of information that is in the public domain.",
        "the recipient is not restricted in the use of information that is in its files.",
    ),
    (
        "it shall not be in breach of this agreement by making a disclosure that the law demands.",
        "it shall not be in breach of this agreement by making a disclosure that it sees fit.",
    ),
    (
        "any earlier confidentiality agreement between the parties is replaced by this one.",
        "this confidentiality agreement between the parties is replaced by an earlier one.",
    ),
    (
        "this agreement prevails over any confidentiality legend on the documents.",
        "any confidentiality legend on the documents prevails over this agreement.",
    ),
    (
        "if a party waives a breach, it does not thereby waive later ones.",
        "if a party waives a breach, it waives the duty of confidence.",
    ),
)
CONDITIONS = (
    (
        "the recipient shall not use it for any purpose other than evaluating the project.",
        "the recipient shall not use it for any purpose other than evaluating its own products.",
    ),
    (
        "it will not make any use of the information save for the purpose of considering the"
        " venture.",
        "it will not make any use of the information save for the purposes of its business.",
    ),
    (
        "it will not disclose it to anyone except as this letter allows.",
        "it will not disclose it to anyone except as its policy allows.",
    ),
    (
        "it shall not disclose it, except that the recipient may disclose it to its employees and"
        " advisors having a need to know it.",
        "it shall not disclose it, except that the recipient may disclose it to its customers.",
    ),
    (
        "we keep it secret when we are the receiver.",
        "we keep it secret when we find the time.",
    ),
    (
        "answerable for any act which, had it been the act of the recipient, would be a breach.",
        "it would be a breach.",
    ),
    (
        "solely for evaluating, negotiating and, if agreed, documenting the transaction.",
        "solely for evaluating it and, if useful, selling it.",
    ),
    (
        "none is exchanged as part of the pilot.",
        "part of the information is returned.",
    ),
    (
        "returned to the discloser when it calls for them.",
        "returned to the discloser when it pays for them.",
    ),
)


def heard(sentence: str) -> bool:
    quiet = list(ordinary(sentence))
    hits = [hit.span() for one in (RIGHT, ASIDE, DEFINES) for hit in one.finditer(sentence)]
    return any(not any(a < end and b > start for a, b in quiet) for start, end in hits)


@pytest.mark.parametrize(("quiet", "loud"), [*PAIRS, *FORMS])
def test_one_changed_word_is_heard(quiet: str, loud: str) -> None:
    assert (heard(quiet), heard(loud)) == (False, True)


def holds_under(sentence: str) -> bool:
    shapes = list(ordinary_conditions(sentence))
    hits = [hit.span() for hit in CONDITION.finditer(sentence)]
    assert hits
    return any(not any(a < end and b > start for a, b in shapes) for start, end in hits)


@pytest.mark.parametrize(("usual", "other"), CONDITIONS)
def test_a_condition_is_usual_only_before_what_it_names(usual: str, other: str) -> None:
    assert (holds_under(usual), holds_under(other)) == (False, True)


@pytest.mark.parametrize(
    ("sentence", "binds"),
    [
        ("purpose: assessing whether harrow should supply services to acme's division.", False),
        ("purpose: assessing whether harrow should supply acme, and to further its trade.", True),
        ('"permitted purpose" means the evaluation of a possible supply to acme.', False),
        ('"permitted purpose" means the evaluation of a possible supply and its use.', True),
        ("the parties propose to hold discussions on a trial at acme's depot.", False),
        ("acme proposes to hold the information, and harrow shall keep it secret.", True),
        ("this agreement does not require acme to issue an order.", False),
        ("this agreement does not require acme to keep it secret.", True),
        ("this agreement does not require acme to make any return of the information.", True),
        ("this agreement does not require acme to submit to section 3.", True),
        ("this agreement does not require acme to buy, and acme may publish it.", True),
    ],
)
def test_what_is_only_in_mind_binds_nobody(sentence: str, *, binds: bool) -> None:
    assert recital(sentence) is not binds
