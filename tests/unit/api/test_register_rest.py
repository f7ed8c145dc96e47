"""What a register leaves for a person to read, as the API gives it."""

import pytest

from quotary.api.register.whole import rest_of
from quotary.core.document import Document
from quotary.core.indexing import DocumentIndex
from quotary.core.obligations.duties import duties_in
from quotary.core.obligations.register import Duty, Place, Register
from quotary.core.span import Span

TEXT = "1. The Supplier shall: (a) deliver the report; (b) keep a copy. 2. It must not wait."


def test_a_gap_says_whether_its_word_stands_before_it() -> None:
    duties = duties_in(DocumentIndex(Document(TEXT)), Span(0, len(TEXT)))
    gaps = rest_of(Register(gaps=duties)).gaps
    assert [(gap.before, gap.cue.casefold() in gap.sentence.casefold()) for gap in gaps] == [
        (True, False),
        (True, False),
        (False, True),
    ]


@pytest.mark.parametrize(
    ("at", "before"),
    [((), False), ((Span(2, 7),), True), ((Span(2, 7), Span(22, 25)), False)],
)
def test_a_word_inside_is_not_before(at: tuple[Span, ...], before: bool) -> None:  # noqa: FBT001
    duty = Duty(Place(Span(20, 30)), "must", "it must wait", at)
    (gap,) = rest_of(Register(gaps=(duty,))).gaps
    assert gap.before is before
