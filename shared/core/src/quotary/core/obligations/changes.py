"""What an amended document changes in a register, and which signatures outlast it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from quotary.core.obligations.definitions import EVERYTHING
from quotary.core.obligations.register import Definition, Obligation, Register
from quotary.core.obligations.term_forms import runs_of, uniform
from quotary.core.obligations.words import even

FIELDS: Final = ("statement", "party", "modality", "trigger", "deadline", "risk")
"""The fields that a person signs beside the quote."""

ALIKE: Final = 0.5
"""The share of common words from which two quotes under the same clause number are versions."""

VERY_ALIKE: Final = 0.75
"""The same for quotes under different numbers, as after a clause was put in before them."""

_RARE: Final = 30
"""Quotes that a word may stand in and still tell which of them are alike."""


@dataclass(frozen=True, slots=True)
class Change:
    """One obligation of either register.

    `before` is None where it was added, `after` where it is gone. `fields` are the names of what
    differs, "quote" among them; () where it is unchanged.
    """

    kind: Literal["added", "changed", "gone", "unchanged"]
    before: Obligation | None = None
    after: Obligation | None = None
    fields: tuple[str, ...] = ()


def changes(before: Register, after: Register) -> tuple[Change, ...]:
    """Every obligation of both registers: in the order of the new one, what is gone last.

    Rows belong together where their keys are equal, else where their words are alike: first under
    the same clause number, then anywhere.
    """
    pairs = _paired(before.obligations, after.obligations)
    found = [_change(pairs.get(new.key), new) for new in after.obligations]
    kept = {old.key for old in pairs.values()}
    gone = [Change("gone", before=old) for old in before.obligations if old.key not in kept]
    return (*found, *gone)


def differing(before: Obligation, after: Obligation) -> tuple[str, ...]:
    """The names of what is not the same in the two, "quote" first."""
    names = [name for name in FIELDS if getattr(before, name) != getattr(after, name)]
    return ("quote", *names) if even(before.quote) != even(after.quote) else tuple(names)


def carries(
    signed: Obligation,
    new: Obligation,
    terms_before: Iterable[Definition],
    terms_after: Iterable[Definition],
) -> bool:
    """True where a signature on `signed` holds for `new` in the next version of the document.

    Quote and fields must be identical, and every defined term that the quote uses, or that their
    definitions use in turn, must be defined by the same words.
    """
    if differing(signed, new):
        return False
    return same_meaning(signed.quote, terms_before, terms_after)


def same_meaning(
    words: str, terms_before: Iterable[Definition], terms_after: Iterable[Definition]
) -> bool:
    """True where every defined term that the words rest on is defined as before."""
    old, new = _meanings(terms_before), _meanings(terms_after)
    every = {*old, *new}
    used = _used(words, every)
    waiting = list(used)
    while waiting:
        term = waiting.pop()
        if old.get(term) != new.get(term):
            return False
        for more in _used(" ".join(old.get(term, ())), every - used):
            used.add(more)
            waiting.append(more)
    return True


def _meanings(terms: Iterable[Definition]) -> Mapping[str, tuple[str, ...]]:
    """Every definition of each term, in a fixed order."""
    found: dict[str, set[str]] = defaultdict(set)
    for term in terms:
        found[even(term.term)].add(even(term.text))
    return {name: tuple(sorted(texts)) for name, texts in found.items()}


def _used(words: str, terms: Iterable[str]) -> set[str]:
    """The terms that the words use, in the singular, the plural or the possessive."""
    runs = runs_of(words)
    return {term for term in terms if term == EVERYTHING or uniform(term) in runs}


def _change(old: Obligation | None, new: Obligation) -> Change:
    if old is None:
        return Change("added", after=new)
    fields = differing(old, new)
    return Change("changed" if fields else "unchanged", old, new, fields)


def _paired(old: Sequence[Obligation], new: Sequence[Obligation]) -> dict[str, Obligation]:
    """The earlier row of each new one that has one, by the new one's key."""
    by_key = {one.key: one for one in old}
    pairs = {one.key: by_key[one.key] for one in new if one.key in by_key}
    left = [one for one in old if one.key not in pairs]
    found = [one for one in new if one.key not in pairs]
    alike = _alike(left, found)
    taken: set[str] = set()
    for _, _, key, earlier in sorted(alike, key=lambda one: (-one[0], one[1])):
        if key not in pairs and earlier.key not in taken:
            pairs[key] = earlier
            taken.add(earlier.key)
    return pairs


def _alike(
    old: Sequence[Obligation], new: Sequence[Obligation]
) -> list[tuple[float, int, str, Obligation]]:
    """(likeness, order, key of the new one, the old one) of every pair that may be versions."""
    words = [_words(one) for one in new]
    holders: dict[str, list[int]] = defaultdict(list)
    for number, own in enumerate(words):
        for word in own:
            holders[word].append(number)
    found: list[tuple[float, int, str, Obligation]] = []
    for order, earlier in enumerate(old):
        mine = _words(earlier)
        shared: Counter[int] = Counter()
        for word in mine:
            if len(holders[word]) <= _RARE:
                shared.update(holders[word])
        for number, _ in shared.most_common(_RARE):
            likeness = len(mine & words[number]) / max(1, len(mine | words[number]))
            same_clause = earlier.place.clause == new[number].place.clause != ""
            if likeness >= (ALIKE if same_clause else VERY_ALIKE):
                found.append((likeness + same_clause, order, new[number].key, earlier))
    return found


def _words(one: Obligation) -> frozenset[str]:
    return frozenset(even(one.quote).split())
