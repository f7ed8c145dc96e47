"""Patterns behind their letters: what is found is what the bare pattern finds."""

import re
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import quotary.core as core
from quotary.core.branches import branches
from quotary.core.guarded import Guarded, Guards
from quotary.core.letters_held import LettersHeld
from quotary.core.needles import rarest_word

HERE = Path(next(iter(core.__path__)))


@cache
def all_guarded() -> tuple[tuple[str, Guarded], ...]:
    """Every guarded pattern of the core, by its module."""
    found: dict[int, tuple[str, Guarded]] = {}
    for path in sorted(HERE.rglob("*.py")):
        if "Guarded" not in path.read_text("utf-8"):
            continue
        name = ".".join(("quotary.core", *path.relative_to(HERE).with_suffix("").parts))
        held: list[object] = []
        for value in vars(import_module(name)).values():
            held += cast("tuple[object, ...]", value) if isinstance(value, tuple) else (value,)
        for one in held:
            if isinstance(one, Guarded):
                found.setdefault(id(one), (name.removeprefix("quotary.core."), one))
    return tuple(found.values())


def words_of(pattern: re.Pattern[str]) -> list[str]:
    """The words that a pattern is written with, and signs and spaces for between them."""
    plain = re.sub(r"\\[a-zA-Z]|\(\?P?[<:=!]*", " ", pattern.pattern)
    return sorted({*re.findall(r"[a-z']+", plain.lower()), "not", "information"})


JOINTS = st.sampled_from(
    [" ", " ", " ", " ", ", ", "; ", ". ", "s ", "ed ", "ing ", " (", ": ", '"']
)


def spans(matches: Iterable[re.Match[str]]) -> list[tuple[object, ...]]:
    return [(one.span(), one.groupdict()) for one in matches]


@settings(max_examples=500, deadline=None)
@given(data=st.data())
def test_what_is_found_is_what_the_bare_pattern_finds(data: st.DataObject) -> None:
    _, guarded = data.draw(st.sampled_from(all_guarded()))
    bare = guarded.pattern
    words = st.sampled_from(words_of(bare))
    said = data.draw(st.lists(st.tuples(words, JOINTS), min_size=1, max_size=16))
    text = "".join(word + joint for word, joint in said)
    if data.draw(st.booleans()):
        text = text.title() if bare.flags & re.IGNORECASE else text
    start = data.draw(st.integers(0, 6))
    assert spans(guarded.finditer(text)) == spans(bare.finditer(text))
    assert spans(guarded.finditer(text, start)) == spans(bare.finditer(text, start))
    assert spans(filter(None, [guarded.search(text, start)])) == spans(
        filter(None, [bare.search(text, start)])
    )
    assert guarded.sub("#", text) == bare.sub("#", text)
    whole = guarded.fullmatch(text.strip()), bare.fullmatch(text.strip())
    assert (whole[0] is None) is (whole[1] is None)


@pytest.mark.parametrize("length", [200, 4_000])
@pytest.mark.parametrize(("where", "guarded"), all_guarded(), ids=lambda one: str(one)[:40])
def test_its_own_words_are_found_in_texts_of_any_length(
    where: str, guarded: Guarded, length: int
) -> None:
    text = " ".join(words_of(guarded.pattern))
    text += " and so on" * (max(0, length - len(text)) // 10)
    assert spans(guarded.finditer(text)) == spans(guarded.pattern.finditer(text)), where


LETTERS = st.sampled_from(
    ["a", "b", "ab", "c", r"\b", "[ab]", "[^a]", r"\|", "[|(]", ".", r"\w", " "]
)
SIGNS = st.sampled_from(["", "", "?", "*", "+", "{2}", "{0,2}?"])
PARTS = st.recursive(
    LETTERS,
    lambda inner: st.one_of(
        st.lists(inner, min_size=1, max_size=4).map("".join),
        st.lists(inner, min_size=2, max_size=3).map(lambda parts: f"(?:{'|'.join(parts)})"),
        st.tuples(inner.map(lambda one: f"(?:{one})"), SIGNS).map("".join),
        inner.map(lambda one: f"(?!{one})"),
    ),
    max_leaves=6,
)


@settings(max_examples=600, deadline=None)
@given(
    parts=st.lists(st.tuples(PARTS, st.booleans()), min_size=1, max_size=5),
    any_case=st.booleans(),
    text=st.text(alphabet="abcABC |(.\u0130\u017f", max_size=14),
    start=st.integers(0, 3),
)
def test_alternatives_find_together_what_the_whole_finds(
    parts: list[tuple[str, bool]], text: str, start: int, *, any_case: bool
) -> None:
    named = [f"(?P<g{at}>{one})" if name else one for at, (one, name) in enumerate(parts)]
    source, flags = "|".join(named), re.IGNORECASE if any_case else re.NOFLAG
    try:
        bare = re.compile(source, flags)
    except re.error:
        return
    guarded = Guarded(source, flags)
    assert spans(guarded.finditer(text, start)) == spans(bare.finditer(text, start))
    found, expected = guarded.search(text, start), bare.search(text, start)
    assert spans(filter(None, [found])) == spans(filter(None, [expected]))


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("one|two", ["one", "two"]),
        ("(?:one|two) three", ["(?:one|two) three"]),
        (r"a[|]b|c\|d|[]|]e|[^]|]f", ["a[|]b", r"c\|d", "[]|]e", "[^]|]f"]),
        (r"(a)|b", [r"(a)|b"]),
        (r"(?P<one>a)b|c(?P=one)", ["(?P<one>a)b", "c(?P=one)"]),
        (r"(?i)a|b", ["(?i)a|b"]),
        (r"\(a|b", [r"\(a", "b"]),
    ],
)
def test_a_pattern_is_parted_at_bars_outside_of_groups(source: str, said: list[str]) -> None:
    assert [one.said for one in branches(source)] == said


def test_the_groups_of_other_alternatives_are_there_unmatched() -> None:
    guarded = Guarded(r"(?P<who>buyer) pays|(?P<what>goods) arrive|nothing happens")
    found = guarded.search("the goods arrive")
    assert found is not None
    assert found.groupdict() == {"who": None, "what": "goods"}


@given(
    needles=st.lists(st.text(alphabet="abc é-", min_size=1, max_size=6), min_size=1, max_size=3),
    text=st.text(alphabet="abc é-\n", max_size=30),
)
def test_a_text_with_a_needle_has_its_bit(needles: list[str], text: str) -> None:
    held = LettersHeld()
    held.in_text(text)
    bit = held.bit(needles)
    if any(needle in text for needle in needles):
        assert held.in_text(text) & bit == bit
    assert bit or any(not rarest_word(needle) for needle in needles)


def test_a_group_that_is_new_is_asked_of_a_text_that_is_known() -> None:
    text = "whatsoever the supplier may say"
    assert list(Guards((Guarded("nothing here"),)).finditer(text)) == []
    found = Guards((Guarded("unheard of|what(?:so)?ever"), Guarded("say"))).finditer(text)
    assert [match[0] for match in found] == ["whatsoever", "say"]


def test_threads_that_add_bits_hide_nothing_from_one_another() -> None:
    held = LettersHeld()
    words = [f"{one}{two}" for one in ("alpha", "beta", "gamma") for two in range(60)]
    missed: list[str] = []

    def look(part: list[str]) -> None:
        for word in part:
            bit = held.bit((word,))
            if not held.in_text(" ".join(words)) & bit:
                missed.append(word)

    threads = [Thread(target=look, args=(words[at::4],)) for at in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not missed


def test_memory_has_a_bound() -> None:
    held = LettersHeld()
    bit = held.bit(("needle",))
    for at in range(5_000):
        held.in_text(f"text number {at}")
    assert held.in_text("a needle in text") & bit
    known = held._known
    assert len(known.texts) <= 2_048
    assert len(known.words) <= 32_768
