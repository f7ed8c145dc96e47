"""How long the duties last is no other time where it is quoted for the term."""

from quotary.core.proposal import ProposedPosition
from quotary.core.verdict import Verdict
from support.vendor_contract import unit_of, with_sentence

LONG = "The duties under this Agreement survive for five (5) years from the Effective Date."


def heard_with(*positions: ProposedPosition) -> list[str]:
    return [alert.kind for alert in unit_of(with_sentence(LONG), *positions).alerts]


def test_a_length_is_no_other_one_where_it_is_quoted_for_the_term() -> None:
    quoted = ProposedPosition(
        "term", present=True, quotes=(LONG,), fields={"years": 5}, suggested=Verdict.FALLBACK
    )
    assert heard_with(quoted) == []


def test_a_length_that_is_quoted_for_something_else_or_not_found_is_heard() -> None:
    elsewhere = ProposedPosition("purpose", present=True, quotes=(LONG,))
    paraphrased = ProposedPosition("term", present=True, quotes=(LONG.replace("five", "six"),))
    for proposed in ((), (elsewhere,), (paraphrased,)):
        assert heard_with(*proposed) == ["unread"]
