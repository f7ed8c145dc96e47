"""Whether a sentence that names the parties says the same of both.

"Acme will disclose its drawings and the Bank will disclose its prices" names each of them alone,
and yet binds both alike.
"""

from __future__ import annotations

import re
from itertools import combinations
from typing import Final

_OWED: Final = (
    r"(?:shall|will|must|may|agrees? to|undertakes? to|wish(?:es)? to|intends? to|desires? to"
    r"|proposes? to|is willing to|would like to|can|has to)"
)
_THING: Final = (
    r"(?:Confidential|Information|Materials?|Data|Agreement|Purpose|Project|Section|Clause|Nothing"
    r"|Neither|Not|This|The|Recipient|Receiv\w+|Disclos\w+)\b"
)
_JOINED: Final = r"[^.;]*?(?:,\s+|;\s+|\s)(?:and|while|whereas|or)(?:\s+that)?\s+(?:the\s+)?"


def says_of_both(sentence: str, names: str) -> bool:
    """True where both are named before the same verb, or nothing binds the one nor the other.

    `names` are the parties' names as alternatives of a pattern over the contract's own text; the
    other one may go by a name that the opening does not give, with a capital.
    """
    side = rf"(?:(?:{names})(?![A-Za-z])|(?!{_THING})[A-Z]\w+)"
    return (
        _owe_alike(sentence, side) or _keep_alike(sentence, side) or _nothing_owed(sentence, side)
    )


# Each looks first for what every contract would say: most sentences need no pattern of names.


def _owe_alike(sentence: str, side: str) -> bool:
    """True where both are named before the same verb of what is owed, and nothing is taken back."""
    if not _same_verb_twice(sentence) or _TAKEN_BACK.search(sentence):
        return False
    found = re.finditer(
        rf"\b(?P<one>{side})\s+{_OWED}\s+(?P<verb>[a-z]+){_JOINED}(?P<two>{side})\s+{_OWED}\s+"
        r"(?:also\s+)?(?P=verb)\b",
        sentence,
    )
    return any(_are_two(match) for match in found)


def _keep_alike(sentence: str, side: str) -> bool:
    """True where the whole says of each that it does the same with what is its own."""
    if not _SAME_WITH_ITS.search(sentence):
        return False
    match = re.fullmatch(
        rf"\s*(?:[0-9.]+\s+)?(?P<one>{side})\s+(?P<verb>[a-z]+s)\s+(?:all\s+)?its\s+[a-z ]{{2,40}}?"
        rf"\s+and\s+(?P<two>{side})\s+(?P=verb)\s+(?:all\s+)?its\s+[a-z ]{{2,40}}[.]?\s*",
        sentence,
    )
    return match is not None and _are_two(match)


def _nothing_owed(sentence: str, side: str) -> bool:
    """True where nothing obliges the one to something, nor the other."""
    if not _NOTHING_OWED.search(sentence):
        return False
    match = re.search(
        r"\b(?:[Nn]othing|[Nn]either|not)\b[^.;]{0,60}?\b(?:oblig|requir|bind|commit|compel)\w*\s+"
        rf"(?:the\s+)?(?P<one>{side})\s+to\s+[a-z][^.;,]{{2,50}}?\s+(?:or|nor)\s+(?:the\s+)?"
        rf"(?P<two>{side})\s+to\s+[a-z][^.;,]{{2,50}}?[.]",
        sentence,
    )
    return match is not None and _are_two(match)


def _are_two(match: re.Match[str]) -> bool:
    return match["one"] != match["two"]


def _same_verb_twice(sentence: str) -> bool:
    """True where what is owed is said twice with one verb, or with the beginning of the first."""
    verbs = [match["verb"] for match in _OWED_VERB.finditer(sentence)]
    return any(one.startswith(tuple(other.split())) for one, other in combinations(verbs, 2))


_OWED_VERB: Final = re.compile(rf"\s{_OWED}(?=\s+(?P<verb>(?:also\s+)?[a-z]+))")
_NOTHING_OWED: Final = re.compile(
    r"\b(?:[Nn]othing|[Nn]either|not)\b[^.;]{0,60}?\b(?:oblig|requir|bind|commit|compel)\w*\s+"
    r".*?\sto\s",
    re.DOTALL,
)
_SAME_WITH_ITS: Final = re.compile(
    r"\s(?P<verb>[a-z]+s)\s+(?:all\s+)?its\s.*\s(?P=verb)\s+(?:all\s+)?its\s", re.DOTALL
)
_TAKEN_BACK: Final = re.compile(
    r"\b(?:only|unless|except|but|alone|other than|save|not|provided|free|without|first|until)\b"
)
