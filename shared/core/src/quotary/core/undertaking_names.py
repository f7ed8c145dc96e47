"""Words that only stand in the name of what the parties do together: "the Proposed Arrangement".

A word such as "proposed" makes a promise hold only perhaps, but not where the contract has made it
part of a name. Names of information and of persons are none of these: "Exempt Information" says
itself what is let off.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from quotary.core.span import Span
from quotary.core.unit_view import UnitView
from quotary.core.unread.definitions import definitions_in
from quotary.core.whole_words import apart

_UNDERTAKING: Final = re.compile(
    r"(?:transaction|arrangement|project|purpose|collaboration|cooperation|venture|supply|deal"
    r"|evaluation|pilot|trial|study|relationship|business|opportunity|services?|work|partnership"
    r"|engagement|discussions|investment|acquisition|programme|program|contract|order)s?\Z",
    re.IGNORECASE,
)
_QUALIFIES: Final = re.compile(
    r"(?:[a-z]+ ){0,2}(?:proposed|potential|possible|prospective|intended|contemplated|considered"
    r"|draft|extended|renewed|former|previous)\Z",
    re.IGNORECASE,
)


def in_such_a_name(hit: Span, view: UnitView) -> bool:
    """True where the words of the hit qualify an undertaking in a name that the contract defines.

    They are written as in the definition, capitals and all, and the undertaking stands behind them.
    """
    if _QUALIFIES.match(" ".join(hit.of(view.index.text).split())) is None:
        return False
    return any(place.contains(hit) and hit.end < place.end for place in _places(view))


@lru_cache(maxsize=32)
def _places(view: UnitView) -> tuple[Span, ...]:
    text = view.index.text
    names = {one.term for one in definitions_in(view) if _names_one(one.term)}
    return tuple(
        Span(start, start + len(name)) for name in sorted(names) for start in apart(name, text)
    )


def _names_one(term: str) -> bool:
    words = term.split()
    return (
        len(words) > 1
        and all(word[:1].isupper() for word in words)
        and _UNDERTAKING.match(words[-1]) is not None
    )
