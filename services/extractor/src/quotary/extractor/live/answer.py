"""One answer of a model, gathered from its stream without trusting the shape of any event."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import cast

_LARGEST_COUNT = 10**9
_LONGEST_REFUSAL = 500
_LONGEST_NAME = 200
Heard = Callable[[str, bool], Awaitable[None]]
"""Told of every piece of text as it arrives, and whether it is thinking."""


@dataclass(frozen=True, slots=True)
class Tokens:
    """What the server counted. `known` is False where it counted nothing."""

    prompt: int = 0
    cached: int = 0
    cache_writes: int = 0
    completion: int = 0
    known: bool = False

    def __add__(self, other: Tokens) -> Tokens:
        """Both together, known only where both are."""
        return Tokens(
            self.prompt + other.prompt,
            self.cached + other.cached,
            self.cache_writes + other.cache_writes,
            self.completion + other.completion,
            self.known and other.known,
        )


@dataclass(frozen=True, slots=True)
class Answer:
    """A finished answer. `finish` is the server's word, "length" also where we stopped reading.

    `text` is the content, or the thinking where a server put the whole answer there, or the
    refusal where that is all there is.
    `ms` is the wall time of the call.
    """

    text: str
    finish: str
    refusal: str = ""
    tokens: Tokens = field(default_factory=Tokens)
    ms: int = 0
    served_by: str = ""


class Gathering:
    """Adds up a stream's chunks."""

    def __init__(self, *, most_characters: int) -> None:
        self._most = most_characters
        self._content: list[str] = []
        self._thinking: list[str] = []
        self._refusal: list[str] = []
        self._size = 0
        self._served_by = ""
        self._tokens = Tokens()
        self.finish = ""

    @property
    def full(self) -> bool:
        """True once more has come than any reply may have: a runaway that ignores its cap."""
        return self._size > self._most

    def add(self, chunk: object) -> tuple[tuple[str, bool], ...]:
        """What the chunk says, each with whether it is thinking; odd types are passed over."""
        usage: object = getattr(chunk, "usage", None)
        if usage is not None:
            self._tokens = _tokens(usage)
        served_by: object = getattr(chunk, "model", None)
        if isinstance(served_by, str):
            self._served_by = served_by
        choices = _items(getattr(chunk, "choices", None))
        if not choices:
            return ()
        finish: object = getattr(choices[0], "finish_reason", None)
        if isinstance(finish, str):
            self.finish = finish
        return self._said(getattr(choices[0], "delta", None))

    def _said(self, delta: object) -> tuple[tuple[str, bool], ...]:
        content, refusal = _text(delta, "content"), _text(delta, "refusal")
        # vLLM and llama.cpp say reasoning_content, others reasoning; never both.
        thinking = _text(delta, "reasoning_content") or _text(delta, "reasoning")
        self._content.append(content)
        self._thinking.append(thinking)
        self._refusal.append(refusal)
        self._size += len(content) + len(thinking) + len(refusal)
        pieces = ((thinking, True), (content, False), (refusal, False))
        return tuple(piece for piece in pieces if piece[0])

    def answer(self, ms: int) -> Answer:
        """What has come in."""
        content, thinking = _whole(self._content), _whole(self._thinking)
        refusal = _whole(self._refusal)
        return Answer(
            text=content if content.strip() else thinking or refusal,
            finish="length" if self.full else well_formed(self.finish[:_LONGEST_NAME]),
            refusal=refusal[:_LONGEST_REFUSAL],
            tokens=self._tokens,
            ms=ms,
            served_by=well_formed(self._served_by[:_LONGEST_NAME]),
        )


def well_formed(text: str) -> str:
    """The text as UTF-8 can hold it: surrogate pairs joined, lone ones made U+FFFD.

    A pair may come split over two events; U+FFFD is in no contract, so it can match nothing.
    """
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def _whole(pieces: Iterable[str]) -> str:
    return well_formed("".join(pieces))


def _text(holder: object, name: str) -> str:
    found: object = getattr(holder, name, None)
    return found if isinstance(found, str) else ""


def _tokens(usage: object) -> Tokens:
    details: object = getattr(usage, "prompt_tokens_details", None)
    return Tokens(
        prompt=_count(usage, "prompt_tokens"),
        cached=_count(details, "cached_tokens"),
        cache_writes=_count(details, "cache_write_tokens"),
        completion=_count(usage, "completion_tokens"),
        known=True,
    )


def _count(holder: object, name: str) -> int:
    found: object = getattr(holder, name, None)
    if isinstance(found, bool) or not isinstance(found, int):
        return 0
    return found if 0 <= found <= _LARGEST_COUNT else 0


def _items(found: object) -> list[object]:
    return cast("list[object]", found) if isinstance(found, list) else []
