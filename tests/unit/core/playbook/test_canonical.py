"""The canonical text: one per meaning, and a playbook again."""

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quotary.core.playbook import (
    Absence,
    Condition,
    FieldSpec,
    FieldType,
    Playbook,
    PlaybookInvalid,
    Position,
    Row,
    digest,
    from_canonical,
    to_canonical,
)
from quotary.core.playbook.unary import Bound, Equals, Interval, Missing, OneOf, Present, Test
from quotary.core.verdict import Verdict
from support.policies import clauses, vendor_nda

words = (
    st.text("abcdefgh çãéABC.,-'\"{}", min_size=1, max_size=30)
    .map(lambda text: " ".join(text.replace("{", "").replace("}", "").split()))
    .filter(lambda text: text.lower() not in {"", "missing", "present"})
)
names = st.from_regex(r"[a-z][a-z0-9_]{0,10}", fullmatch=True)
KINDS: tuple[FieldType, ...] = ("number", "boolean", "string")
ABSENCES: tuple[Absence, ...] = ("accept", "fallback", "reject")
numbers = st.one_of(st.integers(-999, 999), st.integers(-999, 999).map(lambda n: n + 0.25))


@st.composite
def cell_tests(draw: st.DrawFn, kind: str) -> Test:
    if kind == "boolean":
        return Equals(draw(st.booleans()))
    value = numbers if kind == "number" else words
    options: list[Test] = [
        Missing(),
        Present(),
        Equals(draw(value)),
        OneOf(tuple(draw(st.lists(value, min_size=1, max_size=3, unique=True)))),
    ]
    if kind == "number":
        low = draw(numbers)
        options.append(Interval(low=Bound(low, draw(st.booleans()))))
        options.append(Interval(Bound(low, inclusive=True), Bound(low + 1, draw(st.booleans()))))
    return draw(st.sampled_from(options))


@st.composite
def positions(draw: st.DrawFn, id_: str) -> Position:
    kinds = draw(st.dictionaries(names, st.sampled_from(KINDS), max_size=3))
    fields = tuple(FieldSpec(name, kind, draw(words)) for name, kind in kinds.items())
    rows = tuple(
        Row(
            tuple(
                Condition(spec.name, draw(cell_tests(spec.type)))
                for spec in fields
                if draw(st.booleans())
            ),
            draw(st.sampled_from([Verdict.ACCEPT, Verdict.FALLBACK, Verdict.REJECT])),
            draw(words),
        )
        for _ in range(draw(st.integers(1, 3)))
    )
    absence = draw(st.sampled_from(ABSENCES))
    return Position(
        id=id_,
        title=draw(words),
        requirement=draw(words),
        critical=draw(st.booleans()),
        mandatory=absence != "accept",
        if_absent=absence,
        fields=fields,
        rows=rows,
    )


@st.composite
def playbooks(draw: st.DrawFn) -> Playbook:
    ids = draw(st.lists(names, min_size=1, max_size=3, unique=True))
    return Playbook(
        id="some-book",
        version=draw(st.sampled_from(["1", "1.10", "2026-11"])),
        title=draw(words),
        we_are="Acme",
        language=draw(st.sampled_from(["en", "pt"])),
        scope="document",
        positions=tuple(draw(positions(id_)) for id_ in ids),
        threshold=draw(st.sampled_from([0.0, 0.75, 1.0])),
    )


@given(playbooks())
@settings(deadline=None, max_examples=100)
def test_any_playbook_comes_back_from_its_canonical_text(playbook: Playbook) -> None:
    text = to_canonical(playbook)
    assert from_canonical(text) == playbook
    assert to_canonical(from_canonical(text)) == text
    assert text.isascii()


def test_the_digest_is_the_sha256_of_the_text_and_hangs_on_every_meaning() -> None:
    book = vendor_nda()
    assert len(digest(book)) == 64
    stricter = replace(book.positions[2], critical=False)
    changed = replace(book, positions=(*book.positions[:2], stricter, *book.positions[3:]))
    assert digest(changed) != digest(book)
    moved = replace(book, positions=tuple(reversed(book.positions)))
    assert digest(moved) != digest(book)


def test_lines_of_the_file_are_no_part_of_the_meaning() -> None:
    book = vendor_nda()
    again = from_canonical(to_canonical(book))
    assert again.positions[0].line != book.positions[0].line
    assert again == book
    assert digest(again) == digest(book)


def test_a_clause_playbook_comes_back_too() -> None:
    assert from_canonical(to_canonical(clauses())) == clauses()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "found malformed JSON"),
        ('{"version": NaN}', "found malformed JSON (NaN is no number)"),
        ("[" * 5000, "found malformed JSON"),
        ("[]", "found a list of 0"),
        ('{"playbook": "a", "playbook": "b"}', "found the key `playbook` a second time"),
        ('{"threshold": 1e999}', "found the number"),
    ],
)
def test_what_is_no_canonical_playbook_is_refused(text: str, said: str) -> None:
    with pytest.raises(PlaybookInvalid) as caught:
        from_canonical(text)
    assert said in str(caught.value)


def test_an_absurd_number_is_refused_without_being_written_out() -> None:
    book = json.loads(to_canonical(vendor_nda()))
    book["threshold"] = 10**4000
    with pytest.raises(PlaybookInvalid, match="a number beyond reason"):
        from_canonical(json.dumps(book))
