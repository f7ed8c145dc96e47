"""Words that bind somebody to do something, or not to, in English and Portuguese.

Both languages are looked for in every document: their words do not get in each other's way, and a
duty must not be missed because the language was told wrongly.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from quotary.core.cues import CueHit, find_cues
from quotary.core.span import Span

_ENGLISH: Final = (
    "shall",
    "must",
    "undertake",
    "undertakes",
    "undertakes not",
    "covenant to",
    "covenants to",
    "covenants that",
    "covenants and agrees",
    "agree to",
    "agrees to",
    "agree not to",
    "agrees not to",
    "agrees that it",
    "is required to",
    "are required to",
    "be required to",
    "is obliged to",
    "are obliged to",
    "be obliged to",
    "is obligated to",
    "are obligated to",
    "be obligated to",
    "is bound to",
    "are bound to",
    "is responsible for",
    "are responsible for",
    "be responsible for",
    "has to",
    "have to",
    "has a duty to",
    "has an obligation to",
    "has the obligation to",
    "will",
    "may not",
    "cannot",
    "can not",
    "neither party may",
    "no party may",
    "is prohibited from",
    "are prohibited from",
    "is not permitted to",
    "are not permitted to",
    "is not allowed to",
    "are not allowed to",
)
_PORTUGUESE: Final = (
    "deverá",
    "deverão",
    "deve",
    "devem",
    "obriga-se",
    "obrigam-se",
    "se obriga",
    "se obrigam",
    "obrigando-se",
    "compromete-se",
    "comprometem-se",
    "se compromete",
    "se comprometem",
    "comprometendo-se",
    "fica obrigad*",
    "ficam obrigad*",
    "ficará obrigad*",
    "está obrigad*",
    "é obrigad*",
    "são obrigad*",
    "será obrigad*",
    "é vedado",
    "é vedada",
    "são vedad*",
    "fica vedad*",
    "ficam vedad*",
    "vedado à",
    "vedado ao",
    "não poderá",
    "não poderão",
    "não pode",
    "não podem",
    "é proibid*",
    "fica proibid*",
    "ficam proibid*",
    "é responsável por",
    "é responsável pel*",
    "responsabiliza-se",
    "se responsabiliza",
    "cabe à",
    "cabe ao",
    "caberá à",
    "caberá ao",
    "incumbe à",
    "incumbe ao",
    "assume a obrigação",
    "tem a obrigação",
    "tem o dever",
    "são obrigações d*",
    "constituem obrigações",
    "terá de",
    "terá que",
    "tem de",
    "tem que",
)
DUTY_WORDS: Final = (*_ENGLISH, *(word for word in _PORTUGUESE if not word.endswith(" d*")))

_NOT_A_DUTY: Final = re.compile(
    # "at will", "goodwill", "last will": the noun. "will of", "his will": as well.
    r"(?:\b(?:at|free|good|own|last|his|her|their|its)\s+will|\bwill\s+of)\b",
    re.IGNORECASE,
)
_FUTURE: Final = re.compile(
    # "A CONTRATADA entregará", "os valores serão pagos": in Portuguese the future tense binds.
    r"(?<!\w)(?!(?:poder|haver|ter|estar)(?:á|ão)\b)[^\W\d_]{2,}(?:[aei]r|p[ôo]r|ser)(?:á|ão)"
    r"(?:-[^\W\d_]+)?(?!\w)"
    r"|(?<!\w)ser(?:á|ão)(?!\w)",
    re.IGNORECASE,
)


def find_duties(text: str, more: Sequence[str] = ()) -> tuple[CueHit, ...]:
    """Every duty word in the text, in order, none inside another; `more` are further cues."""
    hits = [hit for hit in find_cues(text, (*DUTY_WORDS, *more)) if not _is_noun(text, hit)]
    hits += [CueHit(found[0], Span(*found.span())) for found in _FUTURE.finditer(text)]
    hits.sort(key=lambda hit: (hit.span.start, -hit.span.end))
    kept: list[CueHit] = []
    for hit in hits:
        if not kept or not _belongs(text, hit.span, kept[-1].span):
            kept.append(hit)
    return tuple(kept)


def _belongs(text: str, span: Span, before: Span) -> bool:
    """True for words of the phrase that the hit before opened: "shall not be required to"."""
    if span.start < before.end:
        return True
    between = text[before.end : span.start].split()
    return between in ([], ["not"]) and text[span.start : span.start + 3].lower() == "be "


def _is_noun(text: str, hit: CueHit) -> bool:
    if hit.cue != "will":
        return False
    around = text[max(0, hit.span.start - 8) : hit.span.end + 4]
    return _NOT_A_DUTY.search(around) is not None
