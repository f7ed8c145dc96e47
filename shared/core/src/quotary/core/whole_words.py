"""Where given words stand as whole words, found without a pattern of their own.

A contract names its own terms and parties: a pattern for each would be compiled to be used once.
"""

from __future__ import annotations

from collections.abc import Iterator


def is_whole_in(words: str, text: str) -> bool:
    """True where the words stand in the text between boundaries of words."""
    return any(_is_boundary(text, at + len(words)) for at in begun(words, text))


def begun(words: str, text: str) -> Iterator[int]:
    """Yields where the words begin at a word boundary."""
    at = text.find(words)
    while at >= 0:
        if _is_boundary(text, at):
            yield at
        at = text.find(words, at + 1)


def apart(words: str, text: str) -> Iterator[int]:
    """Yields where the words begin with no letter before or behind them, none over another."""
    at = text.find(words)
    while at >= 0:
        end = at + len(words)
        is_apart = not (_is_letter(text[at - 1 : at]) or _is_letter(text[end : end + 1]))
        if is_apart:
            yield at
        at = text.find(words, end if is_apart else at + 1)


def _is_boundary(text: str, at: int) -> bool:
    return _is_word(text[at - 1 : at]) != _is_word(text[at : at + 1])


def _is_word(char: str) -> bool:
    return char.isalnum() or char == "_"


def _is_letter(char: str) -> bool:
    return char.isalnum() and not char.isdecimal()
