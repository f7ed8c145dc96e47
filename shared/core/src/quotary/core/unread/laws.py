"""A second law: another country's rules, a code, an act, or the rules of some place."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from quotary.core.guarded import Guarded
from quotary.core.readers.places import find_places, undotted
from quotary.core.readers.readable import readable
from quotary.core.unread.phrases import Phrases

_SEGMENT: Final = re.compile(r"[^.;:]+")
_LAW: Final = Guarded(
    r"\b(?:laws?|rules?|codes?|acts?|statutes?|statutory|legislation|ordinances?|principles"
    r"|arbitrat\w*|tribunals?|conventions?|equity|jurisprudence|doctrines?|customs|usages?"
    r"|interpret\w*|constru\w*|judged|governed|jurists|practice|legal)\b",
    re.IGNORECASE,
)
_BESIDE: Final = Guarded(
    r"\b(?:incorporated|organi[sz]ed|existing|registered|established|formed|constituted"
    r"|corporation|company|domiciled|companies act|securities|exchange act|export|privacy act"
    r"|trade secrets act of|defend trade secrets|freedom of information|patent|tax|bankruptcy"
    r"|insolvency|office|postal|address|residing|citizens?|language|english (?:language|version)"
    r"|public records|anti|data protection act|third parties\) act|sanctions|department"
    r"|ministry)\b",
    re.IGNORECASE,
)
_UNNAMED: Final = Phrases(
    """
    as/like/how the courts/judges/tribunals of/in; law where the/it/damage; law of the place; law
    /laws/rules/statute*/code/codes prevailing/applicable/in_force/valid/obtaining there
    /at_that_place/at_the_seat/at_the_place; rules/law/laws at/of the place/seat; local law/laws
    /rules/statute*/custom*; home law/courts; equity and/or; good conscience; friendly compos*;
    amiable compos*; ex aequo; own rules; own law/laws; lex; law/laws of the/its/their claimant
    /defendant/discloser/recipient/seller/buyer/vendor/supplier/seat/place/country/domicile/forum;
    at the seat of; rules of the place; (civil/commercial/criminal/trade) code counts/applies
    /governs/shall_apply; civil code; commercial code; code civil; contract act/code; contracts
    act; act , 18/19/20; section/article/articles/sections/paragraph of the
    civil/commercial/contract*; law merchant; merchant law; unidroit; united nations convention;
    international sale/sales; general principles of; lcia; uncitral; siac; international chamber
    of commerce; icc rules; dis rules; law of nature; natural justice; shariah/sharia; usages of;
    trade usage*; custom of the trade; substantive law; national law/laws; domestic law/laws;
    mother country; country of ... party/side/discloser/vendor/origin/establishment; where it has
    its seat; where ... is established/domiciled/seated
    """
)
_UNNAMED_USUAL: Final = Phrases(
    """
    conflict* ...; substantive law of; substantive laws of; law and equity; at law or (in) equity;
    in equity and/or; (at) law and (in) equity; equity or; exclusion of ... convention/sale/goods;
    excluding ... convention/sale/goods; not apply ...; shall not apply; excluded; uniform
    commercial; (local/national/domestic) law* requir*; required by ... local/national; applicable
    local/national/domestic; local/state ... regulation*/requirement*; equity and good faith; or
    in equity; own law firm; without ...; federal
    """
)


_ASIDE: Final = re.compile(r"\b(?:exclu\w+|not apply|inapplicable|disclaim\w*)\b")
_SEAT: Final = Guarded(
    r"\barbitrat\w*\b[^.;:]{0,60}?\b(?:in|at|seated in|seat (?:is|of|in))\s+(?:the\s+)?"
    r"(?P<city>[A-Z][a-z]+)"
)


def other_laws(sentence: str, accepted: Callable[[str], bool]) -> Iterator[str]:
    """Yields the words with which a sentence, its capitals kept, names rules not `accepted`."""
    line = undotted(readable(sentence))
    named = _LAW.search(line) is not None or _SEAT.search(line) is not None
    unnamed = _UNNAMED.stand_in(line.lower())
    for segment in _SEGMENT.findall(line) if named or unnamed else ():
        if named:
            yield from _named(segment, accepted)
        if not unnamed:
            continue
        low = segment.lower()
        usual: list[tuple[int, int]] | None = None
        for start, end in _UNNAMED.places(low):
            if usual is None:
                usual = list(_UNNAMED_USUAL.places(low))
            aside = _ASIDE.search(low, 0, start)
            if aside is None and not any(a < end and start < b for a, b in usual):
                yield low[start:end]


def _named(segment: str, accepted: Callable[[str], bool]) -> Iterator[str]:
    law = _LAW.search(segment) is not None and _BESIDE.search(segment) is None
    seat = _SEAT.search(segment)
    if not law and seat is None:
        return
    places = find_places(segment)
    if law:
        for place in places:
            if place.kind != "portuguese" and place.code and not accepted(place.code):
                yield segment[place.start : place.end]
    if seat is not None and not any(accepted(place.code) for place in places if place.code):
        yield seat[0]
