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
    alike = _NOTHING_OWED.search(sentence) or _KEPT_ALIKE.search(sentence)
    if not (alike or _same_verb_twice(sentence)):
        # No pattern need be made for one contract's names.
        return False
    side = rf"(?:(?:{names})(?![A-Za-z])|(?!{_THING})[A-Z]\w+)"
    for match in re.finditer(
        rf"\b(?P<one>{side})\s+{_OWED}\s+(?P<verb>[a-z]+){_JOINED}(?P<two>{side})\s+{_OWED}\s+"
        r"(?:also\s+)?(?P=verb)\b",
        sentence,
    ):
        if match["one"] != match["two"] and not _TAKEN_BACK.search(sentence):
            return True
    kept = re.fullmatch(
        rf"\s*(?:[0-9.]+\s+)?(?P<one>{side})\s+(?P<verb>[a-z]+s)\s+(?:all\s+)?its\s+[a-z ]{{2,40}}?"
        rf"\s+and\s+(?P<two>{side})\s+(?P=verb)\s+(?:all\s+)?its\s+[a-z ]{{2,40}}[.]?\s*",
        sentence,
    )
    if kept is not None and kept["one"] != kept["two"]:
        return True
    nothing = re.search(
        r"\b(?:[Nn]othing|[Nn]either|not)\b[^.;]{0,60}?\b(?:oblig|requir|bind|commit|compel)\w*\s+"
        rf"(?:the\s+)?(?P<one>{side})\s+to\s+[a-z][^.;,]{{2,50}}?\s+(?:or|nor)\s+(?:the\s+)?"
        rf"(?P<two>{side})\s+to\s+[a-z][^.;,]{{2,50}}?[.]",
        sentence,
    )
    return nothing is not None and nothing["one"] != nothing["two"]


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
_KEPT_ALIKE: Final = re.compile(
    r"\s(?P<verb>[a-z]+s)\s+(?:all\s+)?its\s.*\s(?P=verb)\s+(?:all\s+)?its\s", re.DOTALL
)
_TAKEN_BACK: Final = re.compile(
    r"\b(?:only|unless|except|but|alone|other than|save|not|provided|free|without|first|until)\b"
)
