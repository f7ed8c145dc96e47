"""What is not listed is counted: a list that ends without a word looks complete."""

import pytest

from quotary.core.finding import Alert
from quotary.core.gate_wording import first_of, raised
from quotary.core.span import Span


def alerts(kind: str, count: int, language: str = "en") -> list[Alert]:
    spans = (Span(10 * number, 10 * number + 5) for number in range(count))
    return [raised(kind, language, span, cue="may", why="x") for span in spans]


@pytest.mark.parametrize("count", [0, 1, 12])
def test_all_are_listed_where_they_are_few(count: int) -> None:
    found = alerts("opens", count)
    assert list(first_of(found, 12, "en")) == found


@pytest.mark.parametrize(
    ("kind", "language", "words"),
    [
        ("one_sided", "en", "“A sentence speaks of one named party alone”"),
        ("unread", "en", "“A sentence has a bearing on what is accepted”"),
        ("says_more", "pt", "“A cláusula diz mais”"),
    ],
)
def test_the_rest_is_counted_and_shown_where_it_begins(
    kind: str, language: str, words: str
) -> None:
    found = alerts(kind, 19, language)
    *listed, last = first_of(found, 12, language)
    assert listed == found[:12]
    assert (last.kind, last.span) == ("more_alike", found[12].span)
    assert "7" in last.detail
    assert words in last.detail
