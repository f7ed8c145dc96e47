"""To whom a recipient may pass what it receives, read name by name.

"To its employees and advisers who need it" is in every agreement; so one more name in that list is
heard by no list of usual words. Here each name must be of the recipient's own house, or of those
who advise it by profession; whoever else is in the circle is shown, and so is a circle that goes
beyond these and on which nothing lays a duty of secrecy.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from quotary.core.unread.circle_words import (
    ADJUNCT,
    ANYONE,
    FAR,
    HOUSE,
    INSIDE,
    OUTSIDE,
    OWN,
    SIDES,
    THINGS,
)
from quotary.core.unread.circles import lists_in

_PARTS: Final = re.compile(
    r"[,;():/]|\b(?:and|or|nor|plus|including|together with|along with|alongside|in addition to"
    r"|but not limited)\b|\bas well\b"
)
_MARK: Final = re.compile(r"(?:[a-z]|[ivx]{1,4}|[0-9]{1,2})")
_LEADING: Final = re.compile(
    rf"^(?:(?:to|with|by|only|solely|also|such|those|these|any|some|all|each|every|both|certain"
    rf"|other"
    rf"|the|a|an|of|own|respective|current|internal|senior|professional|external|outside|legal"
    rf"|relevant|authori[sz]ed|named|full time|limited|number|few|without|limitation|{OWN}) )+"
)
_LONGEST: Final = 9
"""Words of one name; what is longer is no name but a sentence that the list runs into."""
_WORD: Final = re.compile(r"[a-z][a-z']*")
# "The people you employ": the verb puts them into the house.
_EMPLOYED: Final = re.compile(r"(?:(?:that|who|whom) )?(?:you|it|they|we) (?:employ|employs)\b")
_SIDE: Final = re.compile(
    rf"(?:\b(?:of|by|with|at) )?\b(?:the|either|each) (?:{SIDES})(?:'s)?(?!\w)"
)
# Who works for the house under a contract of his own, and those who own a firm together.
_ALONE: Final = re.compile(r"\bindividual contractors?\b|\bpartners(?=, (?:directors|officers))")
_OWNER: Final = re.compile(r"(?:an?|the|each|either|such) (?:firm|company|party|side|house)'s ")
_HOUSE: Final = re.compile(rf"(?:{HOUSE})")
_OUTSIDE: Final = re.compile(rf"\b(?:{OUTSIDE})\b")
_ADJUNCT: Final = re.compile(rf" (?:{ADJUNCT})\b")
_ANYONE: Final = re.compile(rf"(?:{ANYONE})")
_INSIDE: Final = re.compile(rf"\b(?:{INSIDE})\b")
_THINGS: Final = re.compile(rf"(?:{THINGS})")
# "Companies with which it has a contract": business makes nobody one of the house.
_TRADED_WITH: Final = re.compile(
    r"\s*(?:with )?(?:which|whom|that) (?:it|they|you|such party|a party|that party|the [a-z]+)"
    r" (?:has|have|works?|cooperates?|deals?|trades?|maintains?|does business)\b"
)
_FAR: Final = re.compile(rf"(?:{FAR})")
# "Staff of other ports": of a house that is not the recipient's, whichever it is.
_OTHER_HOUSE: Final = re.compile(
    r" (?:of|at|from|in|with|within) (?:(?:any|some|the|its|their) )?(?:other|another|sister|fellow"
    r"|neighbou?ring|competing|comparable|friendly|similar|related|associated) (?!part(?:y|ies)\b"
    r"|(?:members?|compan(?:y|ies)|entit(?:y|ies)|subsidiar(?:y|ies)|affiliates?|parts?)"
    r" (?:of|in|within) (?:its|their|the|such)|group|affiliat|departments?|divisions?|units?)"
)
# "Those whose inquiries …": whoever is meant, unless they need it and are bound.
_WHOEVER: Final = re.compile(
    r"(?:(?:to|with|also|such|any|all|only|and|or|the|other) )*(?:those|them|ones)"
    r"(?: (?:with|to|for|of|from|in))?"
)
_WHO: Final = re.compile(
    r"\s*(?:to |with |for |of )?(?:who|whom|whose|that|which)\b(?P<said>[^.;:]{0,160})"
)
_NEEDS: Final = re.compile(
    r"\b(?:need|needs|required? (?:it|access|to know|such|to have)|necessary|bound|agreed"
    r"|undertaken"
    r"|obliged|obligat\w+|signed|employ\w*|works? (?:for|on)|working|confiden\w*|secre\w*"
    r"|involved|engaged|authori[sz]ed|approved|consent\w*|compel\w*|law|permitted|advis\w+)\b"
)
_SHOWN: Final = 60


def strangers(flat: str, accepted: frozenset[str] = frozenset()) -> Iterator[tuple[int, int]]:
    """Yields the names in a flattened sentence's lists of recipients that are none of the house.

    `accepted` are nouns that the playbook takes for people of the house.
    """
    for names in _circles(flat):
        for start, end in names:
            name = _known(flat, start, end)
            if _OTHER_HOUSE.search(flat, start - 1 if start else 0, end):
                yield start, end
            elif _WHOEVER.fullmatch(flat, start, end):
                who = _WHO.match(flat, end)
                if who and not _NEEDS.search(who["said"]):
                    yield start, min(who.end(), end + _SHOWN)
                elif not who and _stranger(name, accepted):
                    yield start, end
            elif _stranger(name, accepted) or (
                _FAR.fullmatch(_head(name)) and _TRADED_WITH.match(flat, end)
            ):
                yield start, end


def widens(flat: str) -> bool:
    """True where a list goes beyond those who are employed, and those who advise by profession."""
    return any(
        _FAR.fullmatch(_head(_known(flat, start, end)))
        for names in _circles(flat)
        for start, end in names
    )


def is_circle(flat: str) -> bool:
    """True of a flattened sentence that says who may see what is received."""
    return any(True for _ in _circles(flat))


@lru_cache(maxsize=16)
def accepted_in(usual: tuple[str, ...]) -> frozenset[str]:
    """The nouns of those to whom, by a playbook's usual words, a recipient may disclose."""
    return frozenset(one.split()[-1] for one in usual if one.startswith("may disclose ..."))


def _circles(flat: str) -> Iterator[list[tuple[int, int]]]:
    """Yields the names of each list of people; a list is none where it goes on with things."""
    for start, end in lists_in(flat):
        names: list[tuple[int, int]] = []
        for name in _names(flat, start, end):
            if _is_thing(flat[slice(*name)]):
                break
            names.append(name)
        if any(
            _is_person(_known(flat, *name)) or _OTHER_HOUSE.search(flat[slice(*name)])
            for name in names
        ):
            yield names


def _is_thing(name: str) -> bool:
    return len(name.split()) > _LONGEST or (
        _THINGS.fullmatch(_head(name)) is not None and _OUTSIDE.search(name) is None
    )


def _names(flat: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    at = start
    for part in [*_PARTS.finditer(flat, start, end), None]:
        stop = part.start() if part else end
        name = flat[at:stop]
        words = name.strip()
        if words and not _MARK.fullmatch(words):
            begin = at + len(name) - len(name.lstrip())
            yield begin, begin + len(words)
        at = part.end() if part else end


def _known(flat: str, start: int, end: int) -> str:
    """The name without the party that it belongs to: the Supplier's staff is of the house."""
    owner = _OWNER.match(flat, start, end)
    alone = _ALONE.match(flat, owner.end() if owner else start)
    return "workers" if alone else _SIDE.sub(" ", _EMPLOYED.sub("", flat[start:end]))


def _is_person(name: str) -> bool:
    head = _head(name)
    anyone = _ANYONE.fullmatch(head) is not None and _INSIDE.search(name) is None
    return anyone or _OUTSIDE.search(name) is not None or _HOUSE.fullmatch(head) is not None


def _head(name: str) -> str:
    """The noun that a name is of: the last word before what is put behind it."""
    words = _WORD.findall(_bare(name))
    return words[-1] if words else ""


def _bare(name: str) -> str:
    """The name without what stands before and behind its noun."""
    bare = _LEADING.sub("", name.strip() + " ").strip()
    adjunct = _ADJUNCT.search(bare)
    return bare[: adjunct.start()] if adjunct else bare


def _stranger(name: str, accepted: frozenset[str]) -> bool:
    head = _head(name)
    if any(found[0] not in accepted for found in _OUTSIDE.finditer(name)):
        return True
    if not head or head in accepted:
        return False
    if _ANYONE.fullmatch(head):
        return _INSIDE.search(name) is None
    return _HOUSE.fullmatch(head) is None and _FAR.fullmatch(head) is None
