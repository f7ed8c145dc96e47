"""A kind without a topic is heard wherever its words stand, however far from any sign."""

import pytest

from quotary.core.unread.hearing import Hearing
from quotary.core.unread.kind import NEAR, Kind
from quotary.core.unread.meanings import DEEMING, EXEMPTION, KINDS, MEANING, NOT_DEEMED, OF_A_CLAUSE

FAR = "the parties have agreed upon this after long and careful talks between their offices and "
SAID = (
    (NOT_DEEMED, "nobody's secrets"),
    (DEEMING, "is equivalent to"),
    (MEANING, "moves forward"),
    (EXEMPTION, "has no bearing"),
    (OF_A_CLAUSE, "duties sleep"),
)


def test_every_kind_without_a_topic_is_tried() -> None:
    assert {kind.why for kind, _ in SAID} == {kind.why for kind in KINDS if not kind.about}
    assert len(FAR) * 4 > NEAR


@pytest.mark.parametrize("far", [0, 1, 4])
@pytest.mark.parametrize(("kind", "words"), SAID, ids=[words for _, words in SAID])
def test_distance_from_a_sign_does_not_matter(kind: Kind, words: str, far: int) -> None:
    text = f"(a), {FAR * far}{words} and so on"
    assert list(kind.places(Hearing(*kind.lists).hear(text)))
