"""Every awkward file reads to its expected outcome, text and flags."""

from __future__ import annotations

import pytest

from corpus.awkward.case import Case
from corpus.make_awkward import CASES
from quotary.ingest.reading import read_document
from quotary.ingest.reading.flags import FLAG_KINDS
from quotary.ingest.reading.wire import dump, load


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_awkward_file(case: Case) -> None:
    result = read_document(case.make(), case.name)
    assert (result.outcome, result.reason) == (case.outcome, case.reason)
    assert case.sentence in result.sentence
    assert load(dump(result)) == result
    if result.document is None:
        assert case.outcome != "ok"
        return
    document = result.document
    words = " ".join(document.text.split())
    for passage in case.contains:
        assert passage in words
    for passage in case.lacks:
        assert passage not in words
    for flag in document.flags:
        if flag.span is not None and flag.page is not None:
            page = document.pages[flag.page - 1].span
            assert page.start <= flag.span.start <= flag.span.end <= page.end
    assert {flag.kind for flag in document.flags} == case.flags
    assert case.flags <= set(FLAG_KINDS)
    if case.pages is not None:
        assert len(document.pages) == case.pages
    if case.language is not None:
        assert document.language == case.language
