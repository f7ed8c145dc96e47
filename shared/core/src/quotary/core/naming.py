"""Whether the words of a cue only name: a party, one item of what is protected, or a birthplace.

"Signed for Harbour Analytics Ltd" says nothing of analytics, a list of secrets that has algorithms
in it nothing of what may be done with them, and "organized under the laws of Ontario" nothing of
the law that governs.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from quotary.core.flat_text import flatten
from quotary.core.span import Span
from quotary.core.unit_view import CueAt, UnitView

OPENING: Final = 3_000
"""Characters in which a contract introduces its parties."""

_WORD: Final = r"[A-Z][\w.'\u2019-]*"
_FORM: Final = (
    r"(?:(?i:inc|incorporated|llc|l\.l\.c|corp|corporation|ltd|limited|gmbh|co|plc|llp|lp|n\.?v"
    r"|b\.?v|pty|ltda|ab|ag|oy|sas|sarl|s\.?p\.?a|s\.?a|designated activity company)\b)"
)
_COMPANY: Final = re.compile(
    rf"(?P<name>{_WORD}(?:\s+(?:(?:&|and|of)\s+)?{_WORD}){{1,5}}?),?\s+{_FORM}"
)
_BETWEEN_LIST: Final = "for and on behalf of the by to with from in at a an or signed dear attn"
_BETWEEN: Final = frozenset(_BETWEEN_LIST.split())

_LISTS: Final = re.compile(
    r"\b(?:information|materials?|data|know how|secrets?)\b[^.;]{0,400}?\b(?:includ(?:es?|ing)"
    r"|means?|mean|such as|for example|namely|compris(?:es|ing)|consist(?:s|ing) of|relating to"
    r"|concerning)\b"
)
_TURNS: Final = re.compile(
    r"\b(?:not|no|nor|never|exclud\w*|except\w*|other than|but|save|unless|may|shall|will|must|can"
    r"|uses?|used|using|train\w*|improv\w*|free|right)\b"
)
_ITEM: Final = re.compile(r"[a-z]+(?: [a-z]+){0,2}")
_DOING: Final = re.compile(
    r"\b(?:to|for|from|by|of|its|train\w*|retrain\w*|tun\w+|teach|improve)\b"
)
_STARTS: Final = re.compile(
    r"(?:[,;:(]|\b(?:and|or|including|means?|such as|namely|of|relating to|concerning))"
    r" ?(?:\([a-z0-9]{1,3}\) )?(?:(?!and\b|or\b)[a-z]+ ){0,2}$"
)
_STOPS: Final = re.compile(r"(?: [a-z]+)? ?(?:[,;.)]|$)|(?: [a-z]+)? (?:and|or)\b")

_FOUNDED: Final = re.compile(
    r"\b(?:incorporated|organi[sz]ed|existing|registered|formed|established|constituted|chartered"
    r"|created|founded|company|corporation|partnership|entity)(?:,? (?:and|duly|validly|or"
    r"|existing|registered|organi[sz]ed|incorporated|in good standing))*,? (?:in|under|pursuant to"
    r"|by|according to|in accordance with)(?: and by virtue of)?(?: the)? ?$"
)
_LAW: Final = re.compile(r"\blaws?\b")
_GOVERNS: Final = re.compile(r"\b(?:govern|constru|interpret|appl(?:y|ies)|enforc|disput)\w*")


def only_names(hit: CueAt, view: UnitView) -> bool:
    """True where the cue's words are part of a party's name or one item of a list of secrets."""
    return _in_a_name(hit, view) or _listed(hit, view)


def of_the_founding(hit: CueAt, view: UnitView) -> bool:
    """True where a cue of a law stands in "a company organized under the laws of"."""
    said = flatten(hit.span.of(view.index.text)).text
    if len(_LAW.findall(said)) != 1 or not _LAW.match(said) or _GOVERNS.search(said):
        return False
    before = view.index.text[max(0, hit.span.start - 120) : hit.span.start]
    return _FOUNDED.search(flatten(before).text) is not None


def _in_a_name(hit: CueAt, view: UnitView) -> bool:
    text = view.index.text
    for name in _names(view.index.text[view.span.start : view.span.start + OPENING]):
        for match in name.finditer(text, max(0, hit.span.start - 120), hit.span.end + 120):
            place = Span(*match.span())
            if not place.overlaps(hit.span):
                continue
            rest = text[hit.span.start : place.start] + " " + text[place.end : hit.span.end]
            if all(word in _BETWEEN for word in re.findall(r"[^\W\d_]+", rest.lower())):
                return True
    return False


@lru_cache(maxsize=64)
def _names(opening: str) -> tuple[re.Pattern[str], ...]:
    """The full names of the companies that a contract introduces, without their legal forms."""
    found = dict.fromkeys(" ".join(match["name"].split()) for match in _COMPANY.finditer(opening))
    return tuple(_spaced(name) for name in found)


def _spaced(name: str) -> re.Pattern[str]:
    words = r"\s+".join(map(re.escape, name.split()))
    return re.compile(rf"(?<!\w){words}(?!\w)", re.IGNORECASE)


def _listed(hit: CueAt, view: UnitView) -> bool:
    text, sentence = view.index.text, view.sentence(hit.span)
    if not sentence.contains(hit.span):
        return False
    said = flatten(hit.span.of(text)).text.strip()
    if not _ITEM.fullmatch(said) or _DOING.search(said):
        return False
    before = flatten(text[sentence.start : hit.span.start] + "x").text[:-1]
    listed = _LISTS.search(before)
    if listed is None or _TURNS.search(before, listed.end()):
        return False
    after = flatten("x" + text[hit.span.end : sentence.end]).text[1:]
    return _STARTS.search(before) is not None and _STOPS.match(after) is not None
