"""Words of English and Portuguese cut to stems, and stems that mean the same to a contract.

The stemmer strips listed endings, longest first, as S-stemmers and light stemmers do (Savoy 2006,
"Light stemming approaches for the French, Portuguese, German and Hungarian languages"). It is
there to compare a question with a quote, not to be shown; both go through the same function.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from quotary.core.questions.same_words import SAME

_ENGLISH: Final = (
    "ications ication ations ation ities ity ments ment ences ence ances ance nesses ness ings "
    "ing ors or ers er ives ive ably ibly able ible ables ibles ates ated ate ures ure ied ies ed "
    "es ially ial al ous ions ion ly s e y"
)
_PORTUGUESE: Final = (
    "acoes acao coes cao idades idade mentos mento encias encia ancias ancia adores ador adoras "
    "adora aveis avel iveis ivel adas ados ada ado idas idos ida ido ando endo indo arem erem "
    "irem ar er ir ara era ira arao erao irao am em as os a o"
)
"""Without accents."""
_ENDINGS: Final = sorted(f"{_ENGLISH} {_PORTUGUESE}".split(), key=len, reverse=True)
_SHORTEST: Final = 4
_ROUNDS: Final = 3
_WORD: Final = re.compile(r"[^\W_]+")
_NOT_SUCH: Final = re.compile(
    r"\bnon-(?=exclusiv|transfer|assign|refund|sublicen|return|bind)|\bnao[ -](?=exclusiv)"
)
"""A non-exclusive licence is no exclusive one."""


def plain(text: str) -> str:
    """The text in small letters without accents, for comparing words of a question."""
    spread = unicodedata.normalize("NFKD", text.lower())
    return "".join(char for char in spread if not unicodedata.combining(char))


def words_of(text: str) -> tuple[str, ...]:
    """The words of the text, plain, in order; a hyphen parts two, but for "non-exclusive"."""
    return tuple(_WORD.findall(_NOT_SUCH.sub("non", plain(text.replace("\u00ad", "")))))


@lru_cache(maxsize=65_536)
def stem(word: str) -> str:
    """The stem of a plain word, or the name of the thing that it is one of several words for."""
    named = _NAMED.get(word)
    if named:
        return named
    bare = _stripped(word)
    return _NAMED_STEMS.get(bare, bare)


def _stripped(word: str) -> str:
    if word.endswith("s") and not word.endswith(("ss", "us")) and len(word) >= _SHORTEST:
        word = word[:-1]
    for _ in range(_ROUNDS):
        ending = next((end for end in _ENDINGS if word.endswith(end)), "")
        if not ending or len(word) - len(ending) < _SHORTEST:
            return word
        word = word.removesuffix(ending)
        if len(word) > _SHORTEST and word[-1] == word[-2] and word[-1] not in "aeous":
            word = word[:-1]
    return word


def _names() -> tuple[Mapping[str, str], Mapping[str, str]]:
    words: dict[str, str] = {}
    stems: dict[str, str] = {}
    for line in SAME:
        first, *_ = line.split()
        for word in line.split():
            words.setdefault(word, f"={first}")
            if len(word) > _SHORTEST:
                stems.setdefault(_stripped(word), f"={first}")
    return words, stems


_NAMED, _NAMED_STEMS = _names()
