"""Sentences that differ in the quoted words alone are said once, with every word they are said of.

"A word gets a meaning of its own: “A”." and "… of its own: “B”." are one sentence, of A and B.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

_QUOTING: Final = re.compile(r"(?P<stem>.*?): “(?P<words>.*)”\.?", re.DOTALL)
_BETWEEN: Final = re.compile(r"(?<=”\.) ")


@dataclass(frozen=True, slots=True)
class SaidOf:
    """A sentence, or its beginning with every word that it is said of."""

    stem: str
    quoted: tuple[str, ...] = ()

    def __str__(self) -> str:
        if not self.quoted:
            return self.stem
        return f"{self.stem}: {', '.join(f'“{each}”' for each in self.quoted)}."

    def and_of(self, words: str) -> SaidOf:
        """The same, of these words too, unless it is said of them already."""
        known = {each.casefold() for each in self.quoted}
        return self if words.casefold() in known else replace(self, quoted=(*self.quoted, words))


def sentences_of(reason: str) -> tuple[SaidOf, ...]:
    """The reason cut after each quotation; one that only adds words goes with the one before."""
    return tuple(_sentences(reason))


def grouped(reasons: Iterable[str]) -> tuple[tuple[SaidOf, tuple[str, ...]], ...]:
    """The reasons in their order, those that differ in the quoted words alone as one.

    Each with the reasons that it is made of; nothing is left out.
    """
    found: list[tuple[SaidOf, tuple[str, ...]]] = []
    for reason in dict.fromkeys(reasons):
        said = sentences_of(reason)
        alone = said[0] if len(said) == 1 and len(said[0].quoted) == 1 else None
        at = next((n for n, (one, _) in enumerate(found) if alone and one.stem == alone.stem), None)
        if alone is None or at is None:
            found.append((alone or SaidOf(" ".join(map(str, said))), (reason,)))
        else:
            one, made_of = found[at]
            found[at] = one.and_of(alone.quoted[0]), (*made_of, reason)
    return tuple(found)


def _sentences(reason: str) -> Iterator[SaidOf]:
    before: SaidOf | None = None
    for part in _BETWEEN.split(reason):
        found = _QUOTING.fullmatch(part)
        if found is None:
            if before is not None:
                yield before
            before = SaidOf(part)
        elif before is not None and before.quoted and _goes_on(before.stem, found["stem"]):
            before = before.and_of(found["words"])
        else:
            if before is not None:
                yield before
            before = SaidOf(found["stem"], (found["words"],))
    if before is not None:
        yield before


def _goes_on(before: str, stem: str) -> bool:
    # Words that themselves hold a closing quotation mark leave a stem of nothing behind.
    return bool(stem.strip()) and before.endswith(stem)
