"""A paper of one side's own is heard, whether it prevails or only stands beside."""

import pytest

from quotary.core.flat_text import flatten
from quotary.core.unread.own_papers import own_papers

HOSTILE = (
    "The Recipient's document retention rules apply to copies",
    "This clause is to be read together with the Receiving Party's information handling manual",
    "Return of the Information follows the archiving calendar of the Receiver",
    "The security standard of Placeholder is incorporated by reference",
    "Deletion is carried out under its then current records policy",
    "The Receiving Party destroys copies in accordance with its own data lifecycle procedures",
    "The disclosure protocol kept by the Receiving Party fills in the details of Section 3",
    "Each Recipient handles the Information as its compliance handbook provides",
    "The supplier code of Placeholder governs how notices are given",
    "The retention matrix supplements these obligations",
    "Its group-wide records programme determines when copies are deleted",
    "The time of destruction is set by the archive schedule of the Receiving Party",
    "Copies are kept pursuant to the archival and back-up procedures of such Recipient",
)
HONEST = (
    "The Recipient protects it with the same standard of care as its own",
    "Confidential Information includes business plans, policies and procedures of the Discloser",
    "This Agreement is governed by the laws of New York without regard to its conflict of laws"
    " rules",
    "The rules of the court apply to any proceedings",
    "If a stock exchange's rules require disclosure, the Recipient shall give notice first",
    "The Recipient shall take reasonable security measures in line with industry standards",
    "No policy of either party forms part of this Agreement",
    "Each party shall comply with applicable export control laws and regulations",
    "The schedule to this Agreement supplements this Section",
)


def found(sentence: str) -> list[str]:
    flat = flatten(sentence).text
    return [flat[start:end] for start, end in own_papers(flat, "placeholder")]


@pytest.mark.parametrize("sentence", HOSTILE)
def test_a_paper_of_ones_own_is_heard(sentence: str) -> None:
    assert found(sentence)


@pytest.mark.parametrize("sentence", HONEST)
def test_law_care_and_what_is_kept_confidential_are_not(sentence: str) -> None:
    assert found(sentence) == []
