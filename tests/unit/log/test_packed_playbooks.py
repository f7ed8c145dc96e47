"""A playbook is one fact, however much it knows: its source is packed where it is long."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quotary.core.playbook.canonical import digest, to_canonical
from quotary.log.facts.packed import PLAIN, packed, unpacked
from quotary.log.facts.policy import PlaybookText
from quotary.log.names import MAX_FACT_BYTES
from quotary.log.playbook_files import load_playbook
from support.policies import PLAYBOOKS

LONG = "não: [sim]\n" * PLAIN


def text_of(source: str, canonical: str = "{}", digested: str = "0" * 64) -> PlaybookText:
    return PlaybookText.now(
        by="api",
        playbook="a",
        playbook_version="1",
        digest=digested,
        canonical=canonical,
        source=source,
    )


@pytest.mark.parametrize("path", PLAYBOOKS, ids=lambda path: path.stem)
def test_every_playbook_fits_into_a_fact_with_room_to_grow(path: object) -> None:
    (found,) = (one for one in PLAYBOOKS if one == path)
    book = load_playbook(found).playbook
    fact = text_of(found.read_text("utf-8"), to_canonical(book), digest(book))
    body = fact.body()
    assert len(body) < MAX_FACT_BYTES * 7 // 8
    assert PlaybookText.model_validate_json(body) == fact


@pytest.mark.parametrize("source", ["", "short", LONG])
def test_the_source_comes_back_as_its_author_wrote_it(source: str) -> None:
    fact = text_of(source)
    assert fact.source == source
    assert PlaybookText.model_validate_json(fact.body()).source == source


@given(st.text(), st.integers(1, 3))
def test_packing_loses_nothing(text: str, times: int) -> None:
    long = text * (PLAIN // max(len(text), 1) + times) if text else LONG
    for one in (text, long):
        if not one.startswith("packed:"):
            assert unpacked(packed(one)) == one


@pytest.mark.parametrize(
    "held", ["packed:zlib:", "packed:zlib:!", "packed:zlib:aGVsbG8=", "packed:"]
)
def test_what_only_looks_packed_stays(held: str) -> None:
    assert unpacked(held) == held
