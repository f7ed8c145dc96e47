"""A quote made ready to be looked for, or the reason it is not worth looking."""

from __future__ import annotations

import re
from dataclasses import dataclass

from quotary.core.folding import HARD, SOFT, fold_text

MIN_CHARS = 12
MIN_WORDS = 3
LONG_ENOUGH = 25
"""From this length two words may do, and a name may stand anywhere."""

MAX_CHARS = 20_000

_SOFT_HYPHEN = re.compile(r"(?<=[^\W\d_])\u00ad(?=[^\W\d_])")
_WORD = re.compile(r"[^\W_]+")
_TELLING = re.compile(r"[^\W\d_]{9,}")
_ELLIPSIS = re.compile(
    r"[.\[(*<](?:\.\.|(?<=\.) \. \.|(?<=\[)\s*\]|(?<=\*) \* \*|(?<=[\[<])[oO]mitted[\]>])"
)
_STATES = re.compile(
    r"\b(?:shall|will|may|must|is|are|not|no|agrees?|deve|devem|dever[áã]o?|pode|podem|é|são|não)\b",
    re.IGNORECASE,
)
_EMPTY_WORDS_LIST = (
    "the a an of to and or in on by for shall may will must be is are was were been has have had "
    "do does this that these those any such it its as at from with not no if but than then so "
    "their his her our your which who whom whose where when o a os as um uma uns umas de da do "
    "das dos e ou em no na nos nas por para com que se ao aos à às deverá deve pode poderá será é "
    "são sua seu não este esta esse essa qualquer"
)
_EMPTY_WORDS = frozenset(_EMPTY_WORDS_LIST.split())


@dataclass(frozen=True, slots=True)
class Sought:
    """A folded quote, its forms to look for (as given, then without quote marks of the model's)."""

    forms: tuple[str, ...]
    short: bool
    elided: bool

    @property
    def text(self) -> str:
        """The folded quote as given."""
        return self.forms[0]


def seek(quote: str) -> Sought | None:
    """The quote ready to be looked for; None where nothing of it is left to look for."""
    folded = _folded(quote)
    if not folded.strip(" -"):
        return None
    forms = [folded]
    if len(folded) > 2 and folded[0] == folded[-1] and folded[0] in "\"'":
        marks = 2 if quote.strip().startswith("''") else 1
        forms.append(_folded(quote.strip()[marks:-marks]))
    forms = tuple(form for form in forms if form.strip(" -"))
    return Sought(forms, _is_short(folded), bool(_ELLIPSIS.search(folded)))


def _folded(quote: str) -> str:
    """The quote folded; between letters a soft hyphen is nothing, a hyphen at a line end is one."""
    folded = fold_text(_SOFT_HYPHEN.sub("", quote) if "\u00ad" in quote else quote.strip())
    return folded.replace(SOFT, "-").replace(HARD, "-").strip()


def is_name(folded: str) -> bool:
    """True for a name or title: it says who or what, and the same wherever it stands."""
    words = [word for word in _WORD.findall(folded) if len(word) > 3 and word[0].isalpha()]
    return (
        len(folded) >= LONG_ENOUGH
        and bool(words)
        and all(word[0].isupper() for word in words)
        and not _STATES.search(folded)
    )


def _is_short(folded: str) -> bool:
    if len(folded) >= LONG_ENOUGH and _TELLING.search(folded):
        return False
    words = _WORD.findall(folded)
    if len(folded) < MIN_CHARS or (len(words) < MIN_WORDS and len(folded) < LONG_ENOUGH):
        return True
    return not any(
        len(word) > 1 and word.isalpha() and word.lower() not in _EMPTY_WORDS for word in words
    )
