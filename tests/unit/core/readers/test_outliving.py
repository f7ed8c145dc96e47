"""A length is not read where the same sentence lets a duty go on behind it; an end may follow."""

import pytest

from quotary.core.readers import read

THREE = "The obligations of confidentiality continue for three years from disclosure"
ENDS = (
    f"{THREE}.",
    f"{THREE} and shall then cease.",
    f"{THREE}, after which they lapse.",
    f"{THREE} and no longer.",
    f"{THREE}, whether or not the talks end.",
    "This Undertaking ends after three years; the obligations of secrecy end at the same time.",
    "This letter expires three years from its date, and the obligations in it continue until then.",
    # The agreement runs for a shorter time than the duties in it.
    "Talks may take place for one year, and the duties of secrecy last for three years from"
    " disclosure.",
    "Talks may take place for one year, and the duties of secrecy end three years after that"
    " effective date.",
    "This agreement ends twelve months later. The duty of secrecy lasts for three years from the"
    " effective date, including after this agreement ends.",
    "This Agreement is valid for one year. The obligations of confidentiality survive the expiry of"
    " this Agreement and bind up to three years from the date first above written.",
)
GOES_ON = (
    f"{THREE} and shall then continue in respect of designs.",
    f"{THREE} and shall then renew.",
    f"{THREE} and longer where the Discloser so states.",
    f"{THREE} and do not end with it.",
    f"{THREE} as regards prices and otherwise without limit.",
    f"{THREE}, but the duty of secrecy as to drawings remains.",
    "This Undertaking ends after three years; the obligations of secrecy remain.",
    "This Undertaking ends after three years; the obligations of secrecy outlast it.",
    "This Undertaking ends after three years; the obligations of secrecy do not end with it.",
    "The term is three years, and the obligations persist for a further six years.",
    "This Agreement runs for one year, and the duties last for three years after its end.",
    "This agreement ends twelve months later. The duty of secrecy lasts for three years from"
    " its end.",
    "This agreement ends twelve months later. The duty of secrecy lasts for a further three years"
    " from the effective date.",
    "This Agreement is valid for one year. The duty of secrecy lasts for three years from the"
    " effective date. It is then renewed.",
    "This Agreement is valid for one year. The duty of secrecy lasts for three years from the"
    " effective date of a product.",
    "The duties last for three years from the date on which the Discloser ceases business.",
)


@pytest.mark.parametrize("sentence", ENDS)
def test_an_end_behind_a_length_leaves_it(sentence: str) -> None:
    assert read("duration.years", sentence, "en", None).value == 3


@pytest.mark.parametrize("sentence", GOES_ON)
def test_what_goes_on_behind_a_length_makes_it_unclear(sentence: str) -> None:
    assert read("duration.years", sentence, "en", None).status == "ambiguous"


@pytest.mark.parametrize("end", ENDS[:4])
@pytest.mark.parametrize("more", GOES_ON[:6])
def test_a_clear_sentence_beside_it_clears_nothing(end: str, more: str) -> None:
    assert read("duration.years", f"{end} {more}", "en", None).status == "ambiguous"
