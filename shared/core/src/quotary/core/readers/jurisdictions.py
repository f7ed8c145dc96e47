"""Reader of the governing law: never the forum, the place of incorporation or a law put aside."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from functools import lru_cache

from quotary.core.readers import law_phrases as phrases
from quotary.core.readers.law_heads import governs_before, governs_behind, is_bare
from quotary.core.readers.places import (
    ENGLISH,
    NOUN,
    PORTUGUESE,
    Place,
    code_named,
    find_places,
    known_codes,
    undotted,
)
from quotary.core.readers.readable import readable
from quotary.core.readers.reading import Reading, nothing, unsure
from quotary.core.readers.territories import parent_of, same_law

_SENTENCE_END = re.compile(
    r"(?<=[A-Za-z0-9)\]\"]{3})[.!?][\"')\]]* +(?=[\"(\[]?[A-Z0-9])|(?<=[a-z]{5})\. +(?=[a-z])|; +"
)
_WINDOW = 320
_SENTENCE = 1000
"""Characters before a law phrase that may still say whether it governs."""
MOST_LAWS = 200
"""Law phrases that one text may name; no quote comes near it."""
_ARTICLES = re.compile(r"^(?:the|a|o|as|os) ", re.IGNORECASE)
_LAW_WORDS = re.compile(
    r"^(?:the )?(?:internal |substantive )?laws? of (?:the )?|(?:'s)? (?:state )?laws?$"
    r"|^leis? d[aeo]s? |^direito ",
    re.IGNORECASE,
)
_ISO = re.compile(r"[A-Z]{2}-[A-Z0-9]{1,3}")
_BY_CASE = re.compile(
    r"\b(?:otherwise|respectively|as the case may be|in all other cases|as against|if (?:the )?"
    r"(?:customer|client|licensee|supplier|vendor|user|you|defendant|claimant)|caso contrario"
    r"|respectivamente|conforme o caso)\b",
    re.IGNORECASE,
)
_LONGEST_NAME = 80


@dataclass(frozen=True, slots=True)
class _Law:
    """Places tied to one law phrase: where the phrase starts and ends, and the codes it names.

    `joined` marks one that continues the phrase before it ("the laws of X and the laws of Y").
    """

    start: int
    end: int
    codes: tuple[str, ...]
    joined: bool = False


def _anchor(text: str, place: Place) -> int | None:
    """Where the law phrase around the place starts, None where the place is tied to no law."""
    window = max(0, place.start - _WINDOW)
    if place.kind == PORTUGUESE:
        match = phrases.LEI_ADJECTIVE.search(text, window, place.start)
        return match.start() if match is not None else None
    if phrases.LAW_AFTER.match(text, place.end):
        return place.start
    if phrases.NOT_LAW_AFTER.match(text, place.end) or place.kind == ENGLISH:
        return None
    for pattern in (phrases.LAW_OF, phrases.LEI_DE):
        match = pattern.search(text, window, place.start)
        if match is not None:
            return match.start()
    if not phrases.NAME_ENDS.match(text, place.end):
        return None
    for pattern in (phrases.DIRECT, phrases.HEADING):
        match = pattern.search(text, window, place.start)
        if match is not None:
            return place.start
    return None


def _chained(text: str, before: Place, place: Place) -> bool:
    if place.kind != NOUN or phrases.NOT_LAW_AFTER.match(text, place.end):
        return False
    return phrases.CHAIN.fullmatch(text, before.end, place.start) is not None


def _law_end(text: str, place: Place) -> int:
    after = phrases.LAW_AFTER.match(text, place.end)
    return after.end() if after is not None else place.end


def find_laws(text: str) -> list[_Law]:
    """Every law phrase with a known place; a list and "Ontario, Canada" are one phrase."""
    places = find_places(text)
    laws: list[_Law] = []
    last: Place | None = None
    for index, place in enumerate(places):
        start = _anchor(text, place)
        joined = last is not None and _chained(text, last, place)
        if start is None and joined:
            codes = (*laws[-1].codes, place.code)
            laws[-1] = _Law(laws[-1].start, _law_end(text, place), codes)
            last = place
        elif start is not None:
            first = _list_before(text, places[:index], place)
            codes = (first.code, place.code) if first is not None else (place.code,)
            start = first.start if first is not None else start
            laws.append(_Law(start, _law_end(text, place), codes, joined))
            last = place
    return laws


def _list_before(text: str, earlier: tuple[Place, ...], place: Place) -> Place | None:
    """The place joined before one that only "law" behind ties down ("New York or Delaware law")."""
    if not earlier or not phrases.LAW_AFTER.match(text, place.end):
        return None
    before = earlier[-1]
    joined = re.fullmatch(
        r"(?:'s)?(?: (?:and|or|e|ou) |, (?:and |or )?| ?/ ?)", text[before.end : place.start]
    )
    return before if joined and before.kind != PORTUGUESE else None


@lru_cache(maxsize=8)
def _sentence_starts(text: str) -> tuple[int, ...]:
    return (0, *(match.end() for match in _SENTENCE_END.finditer(text)))


def _sentence_start(text: str, position: int) -> int:
    """Where the sentence around `position` starts; no further back than a sentence can be."""
    starts = _sentence_starts(text)
    return max(starts[bisect_right(starts, position) - 1], position - _SENTENCE)


def _settled(codes: list[str]) -> list[str]:
    """The codes without the countries of their own parts, one for each body of law."""
    kept: list[str] = []
    for code in codes:
        part = any(parent_of(other) == code for other in codes)
        if not part and not any(same_law(code, other) for other in kept):
            kept.append(code)
    return kept


def _governs(text: str, law: _Law) -> bool:
    start = _sentence_start(text, law.start)
    before = governs_before(text, start, law.start)
    if before is None and is_bare(text, law.start, law.end):
        return True
    return before is True or governs_behind(text, start, law.start, law.end)


def _governing(text: str, laws: list[_Law]) -> tuple[list[str], bool]:
    """The codes of the laws said to govern, and whether an unnamed law may govern instead.

    Where one of several joined phrases governs, all of them do.
    """
    groups: list[list[_Law]] = []
    for law in laws:
        if law.joined and groups:
            groups[-1].append(law)
        else:
            groups.append([law])
    codes: list[str] = []
    unknown = False
    for group in groups:
        open_ended = any(
            phrases.OR_UNKNOWN.match(text, law.end) or phrases.LONGER_NAME.match(text, law.end)
            for law in group
        )
        named = [code for law in group for code in law.codes]
        repeated = not open_ended and set(named) <= set(codes)
        if not repeated and any(_governs(text, law) for law in group):
            codes += named
            unknown = unknown or open_ended
    return codes, bool(codes) and (unknown or phrases.BLANK_LAW.search(text) is not None)


def read_jurisdiction(text: str, language: str) -> Reading:  # noqa: ARG001
    """The ISO 3166-1 or 3166-2 code of the one law that governs, or of a bare name.

    A part of a country outranks the country named beside it; two laws, or a name that several
    places share, are ambiguous.
    """
    text = undotted(text)
    if len(text) <= _LONGEST_NAME and (code := jurisdiction_code(text)) is not None:
        return Reading("value", code)
    laws = find_laws(text)
    if len(laws) > MOST_LAWS:
        return unsure(f"more than {MOST_LAWS} laws are named")
    codes, unknown = _governing(text, laws)
    if not codes:
        return nothing()
    if len(laws) > 1 and _BY_CASE.search(text):
        return unsure("which law governs depends on the case")
    if unknown:
        return unsure("another law may govern instead")
    if "" in codes:
        known = _settled([code for code in codes if code])
        # "the State of Georgia ... within Georgia": the full name settles the short one.
        if len(known) != 1 or known[0] not in {"GE", "US-GA"}:
            return unsure("the name stands for more than one place")
        codes = known
    kept = _settled(codes)
    if len(kept) > 1:
        return unsure(f"several laws are named: {', '.join(kept)}")
    return Reading("value", kept[0])


def jurisdiction_code(name: str) -> str | None:
    """The ISO 3166 code of a jurisdiction as a person writes it, None where it names no single one.

    "Delaware", "the State of New York", "England and Wales", "Texas law", "Ontario, Canada" and a
    code itself are read; a city, two places or "Georgia" alone are not.
    """
    text = undotted(readable(name)).strip(" .,;:\"'")
    if len(text) > _LONGEST_NAME:
        return None
    if _ISO.fullmatch(text):
        return text if text in known_codes() else None
    text = _ARTICLES.sub("", _LAW_WORDS.sub("", text))
    codes = [_part_code(part) for part in _parts(text)]
    if not codes or any(not code for code in codes):
        return None
    kept = _settled([code for code in codes if code])
    return kept[0] if len(kept) == 1 else None


def _parts(text: str) -> list[str]:
    """The whole name where it is known as such, else its comma-separated parts."""
    return [text] if _part_code(text) is not None else re.split(r" ?, ?| \(|\)", text.rstrip(")"))


def _part_code(part: str) -> str | None:
    part = _ARTICLES.sub("", part.strip())
    code = code_named(part)
    if code is not None:
        return code
    for qualifier in (phrases.QUALIFIER, phrases.QUALIFIER_PT):
        match = re.match(qualifier, part, re.IGNORECASE)
        if (
            match is not None
            and match.end()
            and (code := code_named(part[match.end() :])) is not None
        ):
            return code
    return None
