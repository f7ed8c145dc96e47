"""Who may see what is received: each name is of the recipient's house, or is shown."""

import pytest

from quotary.core.flat_text import flatten
from quotary.core.unread.circle import accepted_in, is_circle, strangers, widens
from quotary.core.unread.circle_duty import laid_on_people

HOSTILE = (
    (
        "The Recipient may disclose it to its dealer's partners, directors and employees who need"
        " it.",
        "dealer's partners",
    ),
    (
        "The Recipient may pass drawings to its officers, employees and toll manufacturers who"
        " need them.",
        "toll manufacturers",
    ),
    (
        "Confidential Information shall be seen only by the Receiver's own people and the firms it"
        " works with.",
        "the firms",
    ),
    ('"Team" means a party\'s staff, its lawyers and its channel partners.', "channel partners"),
    (
        "Access to the Information is confined to directors, employees, and lenders of the"
        " Receiving Party.",
        "lenders",
    ),
    (
        "It will be shown to nobody except its engineers, its counsel and members of its buying"
        " consortium.",
        "consortium",
    ),
    ("The Receiver shares it only with employees and others who need it.", "others"),
    (
        "Each party may make the Information available to its personnel, its auditors and its"
        " venture capital backers.",
        "backers",
    ),
    (
        "The Recipient shall not disclose it save to its employees, advisers and sister"
        " laboratories.",
        "laboratories",
    ),
    (
        "Each party may disclose it to its staff, the staff of its distributors and its counsel.",
        "distributors",
    ),
    (
        "The Recipient may reveal it to its employees, professional advisers and to such persons"
        " as it thinks fit.",
        "persons",
    ),
    (
        "The Holder limits circulation to its managers and the engineers in its franchise.",
        "franchise",
    ),
    ("Its contract manufacturers may see the Confidential Information too.", "manufacturers"),
    (
        "The Recipient may show it to those of its employees who need it, and its logistics"
        " providers.",
        "logistics providers",
    ),
    ('"Representatives" include freelancers.', "freelancers"),
    (
        "The Receiving Party shall disclose it only to: (a) its employees; (b) its accountants;"
        " and (c) members of its user group.",
        "user group",
    ),
    ("It may be disclosed to its employees (including those of its subcontractors).", "subcontr"),
    # The list goes on behind an occasion, in a row of a table, and where another clause is named.
    (
        '"Personnel" means the officers and employees of a party and, where designs are compared,'
        " the engineering staff of other ports.",
        "staff of other ports",
    ),
    (
        "The Recipient may disclose it to its employees who need it and, during tests, to the"
        " operators of another plant.",
        "another plant",
    ),
    ("1.6 Representatives The directors, officers, employees and dealers of a Party.", "dealers"),
    ("In section 4, employees include those of resellers.", "resellers"),
    # Whoever is meant by "those".
    (
        "Neither of us will tell any person, other than our Representatives and those whose"
        " inquiries it would be impractical to leave unanswered, that there are discussions.",
        "those whose inquiries",
    ),
    (
        "Neither party shall disclose it to anyone other than its Representatives and those with"
        " whom it has close ties.",
        "those",
    ),
    ("The Recipient discloses it only to its employees and those who ask politely.", "those who"),
    ("It may be shown to its employees and the staff of fellow members.", "fellow"),
)
HONEST = (
    "A firm may disclose it to the firm's partners, directors and employees who need to know it.",
    "The Recipient may disclose it to its directors, officers, employees and legal advisers who"
    " need it.",
    "It shall be made available only to the Recipient's own personnel and its outside counsel.",
    '"Representatives" means a party\'s officers, employees, attorneys, accountants and'
    " consultants.",
    '"Representatives" means, with respect to a Party, such Party\'s directors, officers,'
    " employees, outside counsel, accountants and financial advisors.",
    "Neither party shall disclose the Information to any third party without consent.",
    "The Recipient shall not pass it to its suppliers or customers.",
    "Each party may disclose it to the other party for the Purpose.",
    "The Supplier may reveal it to the Supplier's employees and auditors.",
    "Access is limited to those employees within its organisation who work on the Project.",
    "The Discloser may disclose its price lists, supplier names and customer lists to the"
    " Recipient.",
    "The Recipient shall give the Discloser notice before it discloses it to a court.",
    "Confidential Information includes information about customers, suppliers and partners.",
    "It shall not disclose it to any person other than persons in its employ who need it.",
    "It will share it only with its employees and individual contractors who need it.",
    '"Representatives" means a party\'s partners, directors, officers, employees and counsel.',
    "Neither party may assign this Agreement, except to an affiliate or successor in interest.",
    "1.6 Representatives The directors, officers, employees and attorneys of a Party and of its"
    " Affiliates.",
    '"Personnel" means the officers, employees, commissioners and governors of a public body.',
    "The Recipient may disclose it to its employees and, where needed, the employees of other"
    " companies of its group.",
    "It may be disclosed only to its employees and those of its advisers who need to know it.",
    "The Recipient shall not disclose it to anyone other than those who need it and are bound.",
    "3.2 Personnel shall sign the list at the gate.",
)


@pytest.mark.parametrize(("sentence", "name"), HOSTILE)
def test_a_name_of_another_house_is_heard(sentence: str, name: str) -> None:
    flat = flatten(sentence).text
    assert any(name in flat[start:end] for start, end in strangers(flat)), sentence


@pytest.mark.parametrize("sentence", HONEST)
def test_people_of_the_house_and_its_advisers_are_not(sentence: str) -> None:
    flat = flatten(sentence).text
    assert [flat[start:end] for start, end in strangers(flat)] == []


def test_a_playbook_can_take_a_noun_for_one_of_the_house() -> None:
    flat = "it may disclose it to its employees, contractors and dealers who need it."
    accepted = accepted_in(("may disclose ... contractors", "may seek"))
    assert [flat[start:end] for start, end in strangers(flat)] == ["contractors", "dealers"]
    assert [flat[start:end] for start, end in strangers(flat, accepted)] == ["dealers"]
    beside = "it may disclose it to its employees and its dealers' contractors."
    assert list(strangers(beside, accepted))


WIDE = "the recipient may disclose it to its employees, agents and consultants who need it."


@pytest.mark.parametrize(
    "behind",
    [
        "each of them has been told that it is confidential.",
        "the recipient shall ensure that such persons comply with this agreement.",
        "the recipient is liable for what its agents do.",
    ],
)
def test_a_circle_beyond_the_house_may_be_under_a_duty(behind: str) -> None:
    assert is_circle(WIDE)
    assert widens(WIDE)
    assert laid_on_people((WIDE, behind), [0])


@pytest.mark.parametrize(
    "behind",
    [
        "the recipient shall keep a record of copies.",
        "a third party who was under no duty of confidence gave it.",
        "nothing is owed.",
    ],
)
def test_what_is_said_of_others_lays_no_duty_on_it(behind: str) -> None:
    assert not laid_on_people((WIDE, behind), [0])


def test_a_duty_in_the_list_itself_is_one() -> None:
    bound = WIDE.replace("need it", "are bound to keep it secret")
    assert laid_on_people((bound,), [0])
    assert not widens("the recipient may disclose it to its employees who need it.")
