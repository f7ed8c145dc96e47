"""Where a text names a jurisdiction, by noun or by adjective, with its ISO code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache

from quotary.core.readers.countries import COUNTRIES
from quotary.core.readers.territories import TERRITORIES

NOUN, ENGLISH, PORTUGUESE = "noun", "english", "portuguese"


@dataclass(frozen=True, slots=True)
class Place:
    """One name in readable text. `code` is "" where the name stands for no single jurisdiction.

    `kind` is noun, english (an adjective before "law") or portuguese (an adjective after "lei").
    """

    start: int
    end: int
    code: str
    kind: str


_ENDINGS = {"[ao]": ("a", "o", "as", "os"), "[a]": ("", "a", "es", "as"), "": ("", "s")}
_WORD = re.compile(r"[A-Za-z']+")
# "us" is a pronoun in lower case, and so are these codes words.
_UPPER_ONLY = frozenset({"us", "roc", "rok", "drc", "ny"})
_NOT_A_LAND = re.compile(
    r" (?:county|city|university|college|airlines?|bank|corporation|company|inc\b|ltd\b|llc\b"
    r"|parish)",
    re.IGNORECASE,
)


def _portuguese_forms(pattern: str) -> list[str]:
    stem, bracket, ending = pattern.partition("[")
    return [stem + form for form in _ENDINGS[bracket + ending]]


def _rows() -> Iterator[tuple[str, str, str]]:
    """Yields `(kind, name, code)` of every name in both tables."""
    for line in (COUNTRIES + TERRITORIES).splitlines():
        code, _, rest = line.partition(" ")
        columns = [
            [name for name in column.strip().split("; ") if name] for column in rest.split("|")
        ]
        code = "" if code == "?" else code
        for kind, names in zip((NOUN, ENGLISH, PORTUGUESE), columns, strict=False):
            for name in names:
                forms = _portuguese_forms(name) if kind == PORTUGUESE else [name]
                yield from ((kind, form, code) for form in forms)


@cache
def _by_first_word() -> dict[str, list[tuple[str, dict[str, str]]]]:
    """First word to its names, longest first, each with the code by kind."""
    names: dict[str, dict[str, str]] = {}
    for kind, name, code in _rows():
        names.setdefault(name, {}).setdefault(kind, code)
    table: dict[str, list[tuple[str, dict[str, str]]]] = {}
    for name in sorted(names, key=len, reverse=True):
        first = _WORD.match(name)
        if first is not None:
            table.setdefault(first.group(), []).append((name, names[name]))
    return table


_DOTTED = re.compile(r"\b(?:[A-Z]\. ?){2,4}(?!\w)")


def undotted(text: str) -> str:
    """The text with dotted abbreviations closed up ("U. S. A." to "USA"), so that names match."""

    def close(match: re.Match[str]) -> str:
        tail = " " if match.group().endswith(" ") else ""
        return match.group().replace(".", "").replace(" ", "") + tail

    # Most sentences have their full stop and no more.
    return _DOTTED.sub(close, text) if text.count(".") > 1 else text


def names_at(
    lowered: str, text: str, start: int, first: str
) -> Iterator[tuple[str, dict[str, str]]]:
    """Yields the known names that start at `start`, longest first."""
    for name, codes in _by_first_word().get(first, ()):
        end = start + len(name)
        bounded = not lowered[end : end + 1].isalnum()
        if lowered.startswith(name, start) and bounded:
            if name in _UPPER_ONLY and not text[start:end].isupper():
                continue
            yield name, codes


@lru_cache(maxsize=512)
def find_places(text: str) -> tuple[Place, ...]:
    """Every jurisdiction named in readable, undotted text; of two overlapping names the longer."""
    lowered = text.lower()
    found: list[Place] = []
    reached = 0
    for word in _WORD.finditer(lowered):
        start = word.start()
        if start < reached or lowered[start - 1 : start].isalnum():
            continue
        named = next(names_at(lowered, text, start, word.group()), None)
        if named is None:
            continue
        name, codes = named
        reached = start + len(name)
        if not _NOT_A_LAND.match(text, reached):
            found += [Place(start, reached, code, kind) for kind, code in codes.items()]
    return tuple(found)


def code_named(name: str) -> str | None:
    """The code of exactly this name, "" where it stands for several, None where it is unknown."""
    lowered = name.lower()
    first = _WORD.match(lowered)
    for known, codes in names_at(lowered, name, 0, first.group() if first else ""):
        if known == lowered:
            return next(iter(codes.values()))
    return None


@cache
def known_codes() -> frozenset[str]:
    """Every code in the tables."""
    return frozenset(code for _, _, code in _rows() if code)
