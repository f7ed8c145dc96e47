"""By which words a sentence turns the value that it states, as far as a playbook does not know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quotary.core.beside.phrases import tokens, uncovered
from quotary.core.beside.pieces import COMMA
from quotary.core.beside.turns import ALIKE_TO, TURNS


def turns_of(words: str, known: Sequence[str]) -> Iterator[str]:
    """Yields the words by which a sentence turns its own value and that the playbook does not know.

    "Honorários correspondentes, a Prestadora cede": a comma ends what corresponds.
    """
    parted: list[str] = []
    for match in uncovered(TURNS, tokens(words), known):
        found = match[0].strip()
        if not _is_parted(words, found):
            yield found
        elif not parted:
            parted = COMMA.split(words)
            for part in parted:
                yield from turns_of(part, known)


def _is_parted(words: str, found: str) -> bool:
    """True where what is alike, and to what, stand on two sides of a comma."""
    if not ALIKE_TO.fullmatch(found):
        return False
    return not any(found in tokens(part) for part in COMMA.split(words))
