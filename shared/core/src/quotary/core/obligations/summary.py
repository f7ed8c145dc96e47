"""What a summary says that its quote contradicts: other figures, names, denials or permissions.

The summary is what people read first. Whether it is shown at all is for `paraphrase` to say; a
contradiction is more than that, since it shows that the duty was misread.
"""

from __future__ import annotations

import re
from typing import Final

from quotary.core.negations import Turn, cues_after, plain
from quotary.core.obligations.modality import read_modality
from quotary.core.obligations.summary_words import is_number, words_of
from quotary.core.obligations.words import even
from quotary.core.readers.readable import readable

_NAME: Final = re.compile(r"(?<![.!?:]\s)(?<!^)\b[A-Z\u00c0-\u00dd][^\W\d_]+")
_LETTERS: Final = re.compile(r"[^\W\d_]+")
_DENIES: Final = frozenset((Turn.DENIES, Turn.FRONTS))
_MODALS: Final = {
    "may": re.compile(
        r"\b(?:may|can|could|poder\w*|podem?|entitled|permitted|allowed|free|rights?|direitos?"
        r"|facultad[oa])\b"
    ),
    "must": re.compile(
        r"\b(?:shall|must|will|should|has to|have to|required|obliged|obligated|bound|agrees?"
        r"|undertakes?|deve\w*|obriga\w*|compromete\w*)\b"
    ),
}
_CLAIMS: Final = re.compile(r"\b(?:shall|must|will|may|cannot|deve\w*|pode\w*)\b")
_SIGNS: Final = frozenset(("%", "$", "us$", "r$", "eur", "usd", "gbp", "brl"))
_SHORT: Final = 3


def contradiction_in(summary: str, quote: str) -> str:
    """The first words of the summary that the quote contradicts; "" where there are none."""
    said, own = words_of(summary), words_of(quote)
    figures = {word for word in own if is_number(word)}
    for at, word in enumerate(said):
        if is_number(word) and word not in figures:
            return word
        if is_number(word) and not _same_thing(said, at, own):
            return " ".join(said[max(0, at - 1) : at + 2])
        if word in _SIGNS and word not in own:
            return word
    plainly = set(_LETTERS.findall(readable(even(quote))))
    for name in _NAME.findall(summary):
        if not any(_alike(readable(even(name)), word) for word in plainly):
            return name
    return _turned(summary, quote)


def _same_thing(said: tuple[str, ...], at: int, own: tuple[str, ...]) -> bool:
    """True where the number is the quote's number of the same thing: "30 days", "EUR 500"."""
    thing = said[at + 1] if at + 1 < len(said) else ""
    sign = said[at - 1] if at and said[at - 1] in _SIGNS else ""
    places = [place for place, word in enumerate(own) if word == said[at]]
    return any(
        (not sign or sign in own[max(0, place - 1) : place])
        and (len(thing) < _SHORT or _near(thing, own[place + 1 : place + 5]))
        for place in places
    )


def _near(thing: str, following: tuple[str, ...]) -> bool:
    return any(_alike(thing, word) for word in following) or not _counts(thing)


def _counts(thing: str) -> bool:
    """True for a plural: what is counted; of another word nothing is known."""
    return thing.endswith("s") and not thing.endswith("ss")


def _alike(word: str, other: str) -> bool:
    """True for one word in the singular or the plural."""
    short, long = sorted((word, other), key=len)
    return word == other or long in (f"{short}s", f"{short}es") or long == f"{short[:-1]}ies"


def _turned(summary: str, quote: str) -> str:
    """A denial, or a word that binds or frees, that the quote does not have; "" for none."""
    line, text = plain(summary).lower(), plain(quote).lower()
    stated = read_modality(quote).stated
    denials = [cue for cue in cues_after(line) if cue.turn in _DENIES]
    if denials and "must_not" not in stated:
        own = {text[cue.start : cue.end] for cue in cues_after(text) if cue.turn in _DENIES}
        strange = [cue for cue in denials if cue.start == 0 or line[cue.start : cue.end] not in own]
        if strange:
            return line[strange[0].start : strange[0].end]
    flat, own_text = readable(line), readable(text)
    found = [(modal, match) for modal in _MODALS.values() if (match := modal.search(flat))]
    for modal, match in found:
        if modal.search(own_text) is None:
            return match[0]
    claimed = read_modality(summary)
    # "Keep the keys" reads as an order; only a word that binds or frees claims anything.
    if _CLAIMS.search(flat) is None or claimed.unclear or not claimed.stated or not stated:
        return ""
    strange_kind = next((one for one in claimed.stated if one not in stated), None)
    return strange_kind.replace("_", " ") if strange_kind else ""
