"""Rights that cost nobody a secret, each beside a twin that gives something away."""

from collections.abc import Callable, Iterable

import pytest

from quotary.core.both_named import says_of_both
from quotary.core.flat_text import flatten
from quotary.core.item_promises import item_cuts, label_end
from quotary.core.openers import ASIDE, DEFINES, RIGHT
from quotary.core.ordinary_rights import quiet, quiet_conditions, rights
from quotary.core.plain_words import SMALL
from quotary.core.span import Span
from quotary.core.unread.unsaid import bans, is_heading

RIGHTS = (
    (
        "The Imparting Party may, at its own expense, contest the order before any tribunal.",
        "The Receiving Party may, at its own expense, contest the mark before any tribunal.",
    ),
    (
        "The party whose information is concerned may apply for an injunction.",
        "The party whose information is concerned may hire the other's engineers.",
    ),
    (
        "The Provider is entitled to demand an account of all copies.",
        "The Provider is entitled to demand payment for all copies.",
    ),
    (
        "The party aggrieved may claim what the law affords it.",
        "The party aggrieved may claim no more than its postage.",
    ),
    (
        "Each of the parties reserves the right to decline to supply any item.",
        "Each of the parties reserves the right to decline to return any item.",
    ),
    (
        "The absence of a legend does not affect its protection.",
        "The presence of a legend does not affect its users.",
    ),
    (
        "EACH SIDE KNOWINGLY AND VOLUNTARILY WAIVES, TO THE FULLEST EXTENT PERMITTED BY LAW, ANY"
        " RIGHT TO A JURY TRIAL.",
        "EACH SIDE KNOWINGLY AND VOLUNTARILY WAIVES, TO THE FULLEST EXTENT PERMITTED BY LAW, ANY"
        " RIGHT TO SECRECY.",
    ),
    (
        "Either side may break off the talks at any time.",
        "Either side may break off the secrecy at any time.",
    ),
    (
        "Each company may impart certain technical information to the other party.",
        "Each company may impart certain technical information to its dealers.",
    ),
    (
        "The Recipient may reveal it to those of its staff and auditors who must see it.",
        "The Recipient may reveal it to those of its staff and toolmakers who must see it.",
    ),
    (
        "The Recipient may show it to its engineers who are bound to keep it secret.",
        "The Recipient may show it to whomever it likes, who are bound to keep it secret.",
    ),
    (
        'The term "Personnel" means, with respect to a party, its officers, staff and counsel.',
        'The term "Personnel" means, with respect to a party, its officers, staff and dealers.',
    ),
    (
        "These remedies are in addition to any other relief that it may have at law.",
        "These remedies are in addition to any other licence that it may have at law.",
    ),
    (
        "Either party may stop sharing information at any time.",
        "Either party may stop sharing information that it has received only with its own staff.",
    ),
    (
        "Should such data become necessary, the parties shall first sign a data processing"
        " agreement.",
        "Should such data become necessary, the parties shall first sign a delivery note.",
    ),
)


def opened(sentence: str, known_in: Callable[[str], Iterable[tuple[int, int]]]) -> list[str]:
    flat = flatten(sentence).text
    known = list(known_in(flat))
    return [
        match[0]
        for pattern in (RIGHT, ASIDE, DEFINES)
        for match in pattern.finditer(flat)
        if not any(start < match.end() and match.start() < end for start, end in known)
    ]


@pytest.mark.parametrize(("honest", "twin"), RIGHTS)
def test_a_right_is_known_by_whose_it_is_and_what_for(honest: str, twin: str) -> None:
    assert opened(honest, quiet) == []
    assert opened(twin, rights)


def test_data_that_waits_for_its_agreement_is_no_condition() -> None:
    waits = flatten(
        "If the Trial should require it, none shall be supplied until the parties have signed a"
        " data processing agreement."
    ).text
    assert any(start <= 0 < end for start, end in quiet_conditions(waits))
    sent = "if the trial should require it, any may be supplied until the parties have signed."
    assert not any(start <= 0 < end for start, end in quiet_conditions(sent))


BOTH = (
    (
        "Acme will make known its prices, and the Mill will make known its costs.",
        "Acme will make known its prices, and the Mill will keep its costs.",
    ),
    (
        "Nothing here obliges Acme to place an order or the Mill to accept one.",
        "Nothing here obliges the Mill to keep silent.",
    ),
    (
        "Acme shall disclose its drawings while Mill shall disclose its recipes.",
        "Acme shall disclose its drawings while Mill shall disclose its recipes only if asked.",
    ),
)


@pytest.mark.parametrize(("both", "one"), BOTH)
def test_the_same_verb_of_both_is_one_sided_of_neither(both: str, one: str) -> None:
    assert says_of_both(both, "Acme|Mill")
    assert not says_of_both(one, "Acme|Mill")


def cuts(text: str) -> int:
    return len(item_cuts(text, Span(0, len(text)), SMALL.__contains__))


def test_items_under_a_word_of_duty_are_promises_of_their_own() -> None:
    assert cuts(
        "The Holder must:\n- lock it away;\n- use it for the Trial only; and\n- not lend it."
    )


@pytest.mark.parametrize(
    "text",
    [
        "The Holder must use it for:\n- the Trial; and\n- whatever furthers it.",
        "The Holder must:\n- lock it away;\n- and for its own trade put it to use.",
        "Information such as:\n- drawings;\n- recipes.",
    ],
)
def test_items_that_go_on_with_one_promise_are_not(text: str) -> None:
    assert cuts(text) == 0


def test_a_clause_may_be_numbered_in_words() -> None:
    assert label_end("fourteenth: neither party shall assign it.") == len("fourteenth:")
    assert label_end("clause the ninth. no data is sent.") == len("clause the ninth.")
    assert label_end("third parties may see it: all of them.") == 0


def test_a_heading_says_nothing_and_a_sentence_does() -> None:
    for said, heading in (("7. Lost and mislaid things", True), ("7. Moulds stay put", False)):
        text = f"{said}\n\nThe Holder shall report it.\n"
        assert is_heading(text, Span(0, len(said))) is heading
    text = "7. Lost and mislaid things are forfeit.\n\nMore.\n"
    assert not is_heading(text, Span(0, text.index("\n")))


BANS = (
    (
        "it shall not be used in brokerage, farming or gaming, nor be shown to any other desk.",
        "it shall not be used in brokerage, farming or gaming after the first year.",
    ),
    (
        "the receiving party shall not use it in tenders of any sort.",
        "the receiving party shall not use it in tenders unless it is the lowest bidder.",
    ),
    (
        "confidential information must not be processed in any foundry.",
        "confidential information must be processed in the foundry.",
    ),
)


@pytest.mark.parametrize(("ban", "twin"), BANS)
def test_a_ban_on_use_can_only_protect(ban: str, twin: str) -> None:
    assert bans(ban)
    assert not bans(twin)
