"""Which companies count as of the house, and whose people stand in a list of recipients."""

import pytest

from quotary.core.flat_text import flatten
from quotary.core.unread.circle import strangers
from quotary.core.unread.houses import beyond_house

WIDENED = (
    (
        "1.1 Affiliate With respect to a Party, any entity that controls, is controlled by or is"
        " under common control with that Party, or that has a principal investor in common."
    ),
    "Affiliate any company that sits on the same trade board as a Party.",
    (
        '"Affiliate" means any entity that controls, is controlled by or is under common'
        " control with a Party, or in which a Party holds any interest."
    ),
    (
        '"Affiliate" means any entity that controls, is controlled by or is under common'
        " control with a Party, or that distributes its products."
    ),
    (
        '"Affiliates" means companies under common control with a Party and any company with'
        " which it has a manufacturing agreement."
    ),
    (
        '"Group" means the Supplier and its subsidiaries, its joint ventures and businesses'
        " trading under its brands."
    ),
    ('"Affiliate" means, for a Party, any company that it controls, including its franchisees.'),
    ('"Affiliates" are companies of the same group and such other companies as that party names.'),
    ('"Affiliate" includes each company which has a seat on the same trade board as the Party.'),
    (
        '"Affiliates": companies controlled by or under common control with a Party, and'
        " those to whom it has licensed its technology."
    ),
    (
        '"Group Company" means any company in which a Party or its shareholders have at least'
        " ten per cent of the votes."
    ),
    '"Subsidiary" means a company that the Party owns or works with on a regular basis.',
)
NARROW = (
    (
        "1.1 Affiliate With respect to a Party, any entity that directly or indirectly controls,"
        " is controlled by or is under common control with that Party, for so long as such"
        " control exists."
    ),
    (
        '"Affiliate" means any entity that directly or indirectly controls, is controlled by'
        " or is under common control with a Party, where control means the ownership of more"
        " than fifty per cent of the voting securities of such entity or the power to direct"
        " its management and policies, by contract or otherwise."
    ),
    (
        '"Affiliates" means any parent, subsidiary or sister company of a Party, for so long'
        " as such control exists."
    ),
    (
        '"Affiliate" means any corporation, company or other entity which is controlled'
        " directly or indirectly through one or more intermediaries by a party hereto."
    ),
    (
        '"Group" means in relation to a company, that company, any subsidiary or holding'
        " company from time to time of that company, and any subsidiary from time to time of a"
        " holding company of that company."
    ),
    (
        "Only your own employees, and your lawyers and accountants, and only if they need it"
        " for the Project."
    ),
    "Just the people you employ and your professional advisers.",
    "The Recipient may disclose it to the Recipient's directors and employees.",
    (
        'The term "Affiliate" has the meaning given in Rule 12b-2 under the Securities'
        " Exchange Act of 1934."
    ),
    (
        '"Affiliate" means, in relation to a party, its ultimate parent company and any'
        " company directly or indirectly owned by that parent."
    ),
    (
        '"Affiliates" means entities that own or control, are owned or controlled by, or are'
        " under common ownership or control with a Party."
    ),
    (
        '"Group Company" means a company which is a subsidiary or holding company of a party'
        " within the meaning of section 1159 of the Companies Act 2006."
    ),
    "Solely your own staff and your legal advisers.",
    (
        "The Recipient may show it to its officers and to the officers of its parent company"
        " who need to know it."
    ),
)
PEOPLE_OF_OTHERS = (
    "Only your own staff, your lawyers, and the mechanics you usually call.",
    "Just your employees, your accountants and whoever services your machines.",
    (
        "The Recipient may disclose Confidential Information to its employees and to the"
        " dealer's directors."
    ),
    (
        "The Receiving Party may share it only with its officers, employees and counsel, and"
        " the lender's engineers."
    ),
    "Your people and your plumbers may see it.",
    "Solely our own employees, our bank and our insurers.",
    (
        '"Representatives" means a Party\'s Affiliates, its and their directors and'
        " employees, and such other persons as help it with the Purpose."
    ),
)


@pytest.mark.parametrize("sentence", WIDENED)
def test_a_definition_by_anything_but_control_is_shown(sentence: str) -> None:
    assert list(beyond_house(flatten(sentence).text))


@pytest.mark.parametrize("sentence", NARROW)
def test_a_definition_by_control_is_quiet(sentence: str) -> None:
    assert not list(beyond_house(flatten(sentence).text))


@pytest.mark.parametrize("sentence", PEOPLE_OF_OTHERS)
def test_people_of_another_house_are_shown(sentence: str) -> None:
    assert list(strangers(flatten(sentence).text))


@pytest.mark.parametrize("sentence", NARROW)
def test_people_of_the_house_are_quiet(sentence: str) -> None:
    assert not list(strangers(flatten(sentence).text))


def test_a_partys_name_makes_nobody_of_another_house() -> None:
    said = flatten('"Affiliate" means a company that Fernhollow controls.').text
    assert list(beyond_house(said))
    assert not list(beyond_house(said, frozenset({"fernhollow"})))
