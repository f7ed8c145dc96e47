"""The JSON object in a model's raw reply, or the reason there is none.

Strict where Python's reader is lax (repeated names, NaN, numbers without bound) and lax only
where servers are known to wrap an honest answer: thinking tags, and a single code fence.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

MAX_REPLY: Final = 1_000_000
"""Characters of a reply that are looked at; a longer one is a runaway generation."""

MAX_DEPTH: Final = 40
"""Levels of nesting; the reply needs five."""

_LONGEST_INTEGER: Final = 18
_STRING = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)
"""One that is cut off goes on to the end."""
_BRACKET = re.compile(r"[\[\]{}]")
_THINKING_TAG = re.compile(r"<(/?)(think|thinking|reasoning)>", re.IGNORECASE)
_THINKING_END = re.compile(r"</(?:think|thinking|reasoning)>", re.IGNORECASE)
_THINKING_START = re.compile(r"\s*<(?:think|thinking|reasoning)>", re.IGNORECASE)
_FENCE = re.compile(r"```[A-Za-z0-9]*[ \t]*\n(.*?)```", re.DOTALL)


class ReplyInvalid(Exception):
    """A reply that cannot be used at all: worth one retry with `sentence` appended.

    `code` is a stable token: empty, too_long, too_deep, truncated, not_json, not_object,
    repeated_name, no_positions, no_obligations or nothing_usable.
    """

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(f"{code}: {sentence}")
        self.code = code
        self.sentence = sentence


class Members(dict[str, object]):
    """The members of one JSON object, and which names it repeats."""

    def __init__(self, pairs: Sequence[tuple[str, object]]) -> None:
        super().__init__(pairs)
        self.repeated = frozenset[str]()
        if len(self) < len(pairs):
            counted = Counter(name for name, _ in pairs)
            self.repeated = frozenset(name for name, times in counted.items() if times > 1)


class Unusable:
    """A number that JSON or this program does not know: NaN, an infinity, 10**400."""

    def __init__(self, written: str) -> None:
        self.written = written if len(written) <= 24 else f"{written[:20]}… ({len(written)} digits)"

    def __repr__(self) -> str:
        return self.written


def reply_object(raw: str) -> Members:
    """The one JSON object that the reply consists of, after thinking and fences are set aside.

    Raises:
        ReplyInvalid: the reply is empty, too long, too deep, cut off, not JSON or not an object.
    """
    if len(raw) > MAX_REPLY:
        raise ReplyInvalid(
            "too_long", f"The reply has {len(raw)} characters; at most {MAX_REPLY} are read."
        )
    if not raw.strip():
        raise ReplyInvalid("empty", "The reply is empty; one JSON object was asked for.")
    answer, fenced = _answer(raw)
    if fenced is None:
        return _object(answer)
    try:
        return _object(answer)
    except ReplyInvalid:
        return _object(fenced)


def _answer(raw: str) -> tuple[str, str | None]:
    """The reply without its thinking, and the inside of its code fence where there is only one."""
    bare = raw.strip().removeprefix("\ufeff").strip()
    if not _THINKING_START.match(bare) and bare.startswith("{"):
        return bare, None
    answer = _without_thinking(bare)
    ends = list(_THINKING_END.finditer(answer))
    if ends:
        answer = answer[ends[-1].end() :]
    if _THINKING_START.match(answer):
        raise ReplyInvalid("truncated", "The reply ends while thinking; there is no answer in it.")
    answer = answer.strip()
    fences = _FENCE.findall(answer)
    return answer, fences[0] if len(fences) == 1 else None


def _without_thinking(reply: str) -> str:
    """The reply without what stands between a thinking tag and the next end of the same name.

    One walk over all tags: a model that only ever opens them must not cost a search of the whole
    rest for each.
    """
    tags = list(_THINKING_TAG.finditer(reply))
    ends: dict[str, int] = {}
    end_of: dict[int, int] = {}
    for tag in reversed(tags):
        name = tag[2].lower()
        if tag[1]:
            ends[name] = tag.end()
        elif name in ends:
            end_of[tag.start()] = ends[name]
    kept: list[str] = []
    at = 0
    for start in sorted(end_of):
        if start >= at:
            kept.append(reply[at:start])
            at = end_of[start]
    return "".join([*kept, reply[at:]])


def _object(text: str) -> Members:
    if not text:
        raise ReplyInvalid("empty", "The reply holds no answer after its thinking.")
    _check_depth(text)
    try:
        value: object = json.loads(
            text,
            object_pairs_hook=Members,
            parse_constant=Unusable,
            parse_int=_integer,
            parse_float=_float,
        )
    except json.JSONDecodeError as error:
        raise _not_json(text, error) from error
    if not isinstance(value, Members):
        raise ReplyInvalid("not_object", "The reply is JSON, but not one object.")
    return value


def _not_json(text: str, error: json.JSONDecodeError) -> ReplyInvalid:
    where = f"line {error.lineno}, column {error.colno}"
    if text.startswith("{") and (error.pos >= len(text) or error.msg.startswith("Unterminated")):
        return ReplyInvalid("truncated", f"The JSON is cut off: it ends inside a value ({where}).")
    return ReplyInvalid("not_json", f"The reply is not JSON: {error.msg} at {where}.")


def _check_depth(text: str) -> None:
    """Count nesting before the recursive reader does, so that the bound is ours on any stack."""
    depth = 0
    for mark in _BRACKET.findall(_STRING.sub("", text)):
        depth += 1 if mark in "[{" else -1
        if depth > MAX_DEPTH:
            raise ReplyInvalid("too_deep", f"The JSON nests deeper than {MAX_DEPTH} levels.")


def _integer(written: str) -> int | Unusable:
    return int(written) if len(written.lstrip("-")) <= _LONGEST_INTEGER else Unusable(written)


def _float(written: str) -> float | Unusable:
    value = float(written)
    return value if abs(value) < 10.0**_LONGEST_INTEGER else Unusable(written)
