"""What somebody shall only consider, plan or be asked to do is not owed."""

import pytest

from quotary.core.readers import read
from quotary.core.readers.weighing import is_weighed

_RETURN = {"yes": ["return or destroy", "returning or destroying", "devolver ou destruir"]}


@pytest.mark.parametrize(
    "said",
    [
        "shall consider returning or destroying it",
        "shall propose to return or destroy it",
        "shall prepare to return or destroy it",
        "will discuss whether it should return or destroy it",
        "must promptly decide if it will return or destroy it",
        "shall tell the Discloser how it will return or destroy it",
        "shall be asked to return or destroy it",
        "shall confirm the request to return or destroy it",
        "shall review the decision to return or destroy it",
        "shall be informed of the time to return or destroy it",
        "deverá avaliar a possibilidade de devolver ou destruir",
        "deverá avaliar se convém devolver ou destruir",
    ],
)
def test_what_is_only_weighed_is_not_stated(said: str) -> None:
    assert read("yes_no", f"The Recipient {said}.", "en", _RETURN).status == "ambiguous"


@pytest.mark.parametrize(
    "said",
    [
        "shall return or destroy it",
        "agrees to return or destroy it",
        "is obliged to return or destroy it",
        "shall consider everything confidential and shall return or destroy it",
        "shall decide what is confidential, and shall promptly return or destroy it",
        "shall, when asked in writing to do so, return or destroy it",
        "shall ensure that its advisers return or destroy it",
        "has the duty to return or destroy it",
        "deverá devolver ou destruir as informações",
    ],
)
def test_what_is_owed_is_stated(said: str) -> None:
    assert read("yes_no", f"The Recipient {said}.", "en", _RETURN).value is True


_ORDERED = "If a court orders the Recipient to disclose it, the Recipient shall "


@pytest.mark.parametrize(
    ("said", "status"),
    [
        ("consider giving the Discloser prompt written notice before the disclosure", "ambiguous"),
        ("decide whether to notify the Discloser before the disclosure", "ambiguous"),
        ("plan to notify the Discloser in writing before the disclosure", "ambiguous"),
        ("be asked to notify the Discloser in writing before the disclosure", "ambiguous"),
        ("give the Discloser prompt written notice before the disclosure", "value"),
        ("notify the Discloser in writing before the disclosure", "value"),
        ("consider the order and shall notify the Discloser before the disclosure", "value"),
        ("use reasonable efforts to notify the Discloser before the disclosure", "value"),
    ],
)
def test_notice_that_is_only_weighed_is_not_required(said: str, status: str) -> None:
    assert read("notice.required", f"{_ORDERED}{said}.", "en").status == status


@pytest.mark.parametrize(
    ("said", "status"),
    [
        ("shall consider how to keep the other's Confidential Information secret", "ambiguous"),
        ("shall decide whether to keep the other's Confidential Information secret", "ambiguous"),
        ("shall keep the other's Confidential Information secret", "value"),
        ("undertakes to keep the other's Confidential Information secret", "value"),
    ],
)
def test_confidence_that_is_only_weighed_binds_nobody(said: str, status: str) -> None:
    assert read("duty.bound", f"Each party {said}.", "en").status == status


@pytest.mark.parametrize(
    ("before", "verb", "weighed"),
    [
        ("It shall consider ", "giving", True),
        ("It shall consider the Information confidential and, ", "giving", False),
        ("It shall agree whether to ", "do", True),
        ("The time to ", "return", True),
        ("Each party wishes to ", "protect", False),
        ("It is time; it shall ", "return", False),
    ],
)
def test_words_before_a_verb(before: str, verb: str, weighed: bool) -> None:  # noqa: FBT001
    assert is_weighed(before, verb) is weighed
