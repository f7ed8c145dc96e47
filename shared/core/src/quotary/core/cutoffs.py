"""Whether a quote was cut off from a negation or an exception that governs it.

Such a quote is a real span with another meaning. Heuristics over the words of one statement: they
alert, they never reject. A coordinated predicate with a verb of its own is another clause.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from quotary.core.negations import Cue, Turn, cues_after, cues_before, plain
from quotary.core.span import Span
from quotary.core.statements import Surroundings

_WINDOW = 400
_WINDOW_AFTER = 200
_FAR = {Turn.DENIES: 14, Turn.FRONTS: 24, Turn.EXCEPTS: 40}
"""Words between a cue and the quote beyond which the cue is taken to govern something else."""

_ADJACENT = 6
_RELATIVE_WORDS = 3
_NEAR_AFTER = {Turn.DENIES: 3, Turn.FRONTS: 3, Turn.EXCEPTS: 12}
_VERB = (
    r"(?:shall|will|may|must|can|could|would|should|is|are|was|were|has|have|had|do|does|did|agrees?"
    r"|represents?|warrants?|acknowledges?|undertakes?"
    r"|deve|devem|dever[áã]o?|pode|podem|poder[áã]o?|será|serão|é|são|fica|ficam|ficará|obriga-se)"
)
_PREFIX = re.compile(
    r"(?<![^\W_])(?:non|un|anti|not|never|n[\u00e3a]o|sem)[-\u2010\u2011]$", re.IGNORECASE
)
_LONGEST_PREFIX = 8
_ASIDE = re.compile(r"\([^()]{4,}\)")
_AND = r"(?:and|or|but|then|e|ou|mas)"
_NEW_PREDICATE = re.compile(rf"\b{_AND}(?: [^\s;:,]+){{0,5}}? {_VERB}\b", re.IGNORECASE)
_OPENS_WITH_VERB = re.compile(rf"\W*(?:\w{{1,3}}\)\s*)?(?:also |hereby )?{_VERB}\b", re.IGNORECASE)
_AND_VERB = re.compile(rf"\W*{_AND} (?:also |hereby )?{_VERB}\b", re.IGNORECASE)
_ENDS_WITH_AND = re.compile(rf"\b{_AND},?\s*$", re.IGNORECASE)
_ENDS_RELATIVE = re.compile(r"(?:\b(?:that|which|who|whom|que|quem)|:)\s*$", re.IGNORECASE)
_SUBJECT_VERB = re.compile(
    rf"\W*(?:\w{{1,3}}\)\s*)?(?:[A-Z\u00c0-\u00dd]|(?:the|a|an|this|such|each|either|any|all|it|they|no|neither"
    rf"|o|a|os|as|cada|qualquer|tal|este|esta)\b)"
    rf"(?:(?!\b(?:that|which|who|que)\b)[^.;:]){{0,70}}?\b{_VERB}\b"
)
_SENTENCE = re.compile(rf"\W*[A-Z\u00c0-\u00dd][^.;:]{{0,80}}?\b{_VERB}\b")
_RELATIVE = re.compile(
    r"\b(?:that|which|who|whom|whose|que|quem|[ao]s? qua(?:l|is))\b"
    r"(?!.*\b(?:that|which|who|que)\b)",
    re.IGNORECASE,
)
_OPENS_RELATIVE = re.compile(
    r"\W*(?:\w{1,4}\)?\W+)?(?:that|which|who|whom|whose|que)\b", re.IGNORECASE
)
_COMPLEMENT = re.compile(
    r"(?:\b(?:warrant\w*|represent\w*|guarant\w+|assur\w+|ensur\w+|agree\w*|mean|imply|implies"
    r"|believe\w*|acknowledg\w+|admi\w+|undertak\w+|covenant\w*|obligation|provided?|state\w*"
    r"|confirm\w*|promise\w*|extent|event|garant\w+|declar\w+|assegur\w+|reconhec\w+|desde|fato"
    r"|para|[\u00e0a] medida|caso))\s*$",
    re.IGNORECASE,
)
_MARKER = re.compile(r"\(?\w{1,4}[.)]\s")
_FIRST_VERB = re.compile(rf"\b{_VERB}\b", re.IGNORECASE)


def cut_off(
    text: str, span: Span, about: Surroundings, kept: Sequence[Span] = ()
) -> tuple[bool, bool]:
    """(a cue before governs the quote, a cue after qualifies it), for the quote at `span`.

    `kept` are spans quoted along with it: a cue inside one of them has not been cut off.
    """
    parts = (*about.lead_ins, about.before)
    governing = " ".join(_without(text, part, kept) for part in parts)[-_WINDOW:]
    governing = plain(governing).lower()
    if "(" in governing:
        governing = _ASIDE.sub(" ", governing).lstrip()
    rest = Span(about.after.start, min(about.after.end, about.after.start + _WINDOW_AFTER))
    following = plain(_without(text, rest, kept)).lower()
    return (
        _is_governed(text, span, governing),
        any(_qualifies(following, cue) for cue in cues_after(following)),
    )


def _is_governed(text: str, span: Span, before: str) -> bool:
    """True where a prefix or a cue in the plain text before the quote at `span` governs it."""
    if _PREFIX.search(text, max(0, span.start - _LONGEST_PREFIX), span.start):
        return True
    cues = cues_before(before)
    if not cues:
        return False
    quote = plain(span.of(text)[:_WINDOW])
    return any(_governs(before, cue, quote) for cue in cues)


def _without(text: str, part: Span, kept: Sequence[Span]) -> str:
    """The words of `part` that no kept span holds."""
    words = part.of(text)
    for span in kept:
        if span.overlaps(part):
            low = max(span.start, part.start) - part.start
            high = min(span.end, part.end) - part.start
            words = words[:low] + "\x00" * (high - low) + words[high:]
    return words.replace("\x00", "")


def _governs(text: str, cue: Cue, quote: str) -> bool:
    between = text[cue.end :]
    if ";" in between or ". " in between or len(between.split()) > _FAR[cue.turn]:
        return False
    if _describes(between, quote) or _heads(between, quote):
        return False
    if cue.turn is Turn.EXCEPTS:
        opens = not text[: cue.start].strip() or text[: cue.start].rstrip()[-1] in ",:"
        near = len(between.split()) <= _ADJACENT and "," not in between
        return (opens or near) and not _starts_afresh(between, quote, own_verb=False)
    if not between.strip():
        return True
    if cue.turn is Turn.FRONTS:
        verb = _FIRST_VERB.search(between)
        if verb is None:
            return not _AND_VERB.match(quote)
        between = between[verb.end() :]
    return not _starts_afresh(between, quote, own_verb=True)


def _describes(between: str, quote: str) -> bool:
    """True for a list item that a relative clause opens: it describes a thing, nothing denies it.

    As in "does not include information that: (a) is public".
    """
    if _OPENS_RELATIVE.match(quote) and not _COMPLEMENT.search(between.rstrip(" :")):
        return True
    relative = _RELATIVE.search(between)
    if relative is None or _COMPLEMENT.search(between[: relative.start()]):
        return False
    rest = between[relative.end() :].strip()
    listed = bool(_MARKER.match(quote)) and len(rest.split()) <= _RELATIVE_WORDS
    return listed or rest.endswith(":")


def _heads(between: str, quote: str) -> bool:
    """True where the cue is part of a heading that runs in: "No Waiver: The failure of …"."""
    return between.rstrip().endswith(":") and bool(_SENTENCE.match(quote))


def _starts_afresh(between: str, quote: str, *, own_verb: bool) -> bool:
    """True where the quote, or a clause before it, has a subject or a verb of its own."""
    if _NEW_PREDICATE.search(between) or _AND_VERB.match(quote):
        return True
    ends = between.rstrip()
    own = bool(_OPENS_WITH_VERB.match(quote))
    subject = bool(_SUBJECT_VERB.match(quote))
    if _ENDS_WITH_AND.search(ends) and (own or subject):
        return True
    if not own_verb or _ENDS_RELATIVE.search(ends):
        return False
    return own or (subject and ends.endswith(","))


def _qualifies(text: str, cue: Cue) -> bool:
    between = text[: cue.start]
    if ";" in between.rstrip("; ") or len(between.split()) > _NEAR_AFTER[cue.turn]:
        return False
    if ";" in between and cue.turn is not Turn.EXCEPTS:
        return False
    if _NEW_PREDICATE.search(between):
        return False
    return cue.turn is Turn.EXCEPTS or not re.search(rf"\b{_AND}\b", between)
