"""What guards a limb of the usual exclusions ("without a breach"), parted from what it frees."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from quotary.core.unread.limb_words import GUARDING
from quotary.core.unread.unheard import Known, stem

_WORD: Final = re.compile(r"[a-z][a-z']*|\d[\d.,]*|[,;:()]")
_NEGATORS: Final = frozenset(
    (
        "without",
        "no",
        "not",
        "nor",
        "neither",
        "never",
        "none",
        "except",
        "unless",
        "save",
        "absent",
    )
)
_NEGATES: Final = re.compile(
    r"\b(?:without|no|not|nor|neither|never|none|except|unless|save|absent|cannot|(?:other"
    r"|otherwise)"
    r" than|rather than|through no|free (?:of|from|and clear)|independent(?:ly)? (?:of|from))\b"
)
# A safeguard ends where something is said to be done, and at a stop behind which a limb goes on.
_ENDS: Final = re.compile(
    r";|, ?(?=(?:part of|generally|publicly|in the public|known|available)\b)|with (?=(?:the "
    r"|any )?(?:us|refer|reli|aid|access|help|benefit|assist|knowledge|recourse))"
)


def parted(said: str, names: frozenset[str]) -> tuple[str, str]:
    """The words outside the safeguards, and the words inside."""
    rest: list[str] = []
    guards: list[str] = []
    at = 0
    for start, end in _runs(said, names):
        rest.append(said[at:start])
        guards.append(said[start:end])
        at = end
    rest.append(said[at:])
    return " ".join("".join(rest).split()), " ".join(guards)


def unusual_words(said: str, names: frozenset[str], known: Known) -> str:
    """The words outside the safeguards that no usual limb has, "" where there are none."""
    rest, _ = parted(said, names)
    words = [word for word in _WORD.findall(rest) if word[0].isalpha()]
    strange = [word for word in known.strange(words) if stem(word) not in names]
    return ", ".join(dict.fromkeys(strange))


def _runs(said: str, names: frozenset[str]) -> Iterator[tuple[int, int]]:
    """Yields where each safeguard begins and ends: a negation and the words that such have."""
    done = 0
    for match in _NEGATES.finditer(said):
        if match.start() < done:
            continue
        end = match.end()
        for word in _WORD.finditer(said, match.end()):
            if _ENDS.match(said, word.start()):
                break
            if word[0][0].isalpha() and not _guards(word[0], names):
                break
            end = word.end()
        done = end
        yield match.start(), end


def _guards(word: str, names: frozenset[str]) -> bool:
    return word in _NEGATORS or stem(word) in names or not GUARDING.strange([word])
