"""Rights that take nothing from whoever's information it is, by who has them and what they are for.

Beside the shapes of `ordinary`, in flattened English text: what the owner of the information may
do about it, what either side may do about a breach or about going on talking, people of the house
whose list has been read, and data that waits for its agreement. Each shape ends where something
else could begin, and what follows there is read anew.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from typing import Final

from quotary.core.guarded import Guarded, Guards
from quotary.core.ordinary import matches_of, ordinary
from quotary.core.ordinary_conditions import ordinary_conditions
from quotary.core.unread.circle import strangers
from quotary.core.unread.circle_words import GROUPS, PASSING
from quotary.core.unread.circles import lists_in

_MAY: Final = (
    r"(?:may|can|shall be entitled to|(?:is|are|will be) entitled to|shall have the right to|has"
    r" the"
    r" right to|(?:is|are) free to|shall be free to)"
)
_ALSO: Final = (
    r"(?:,? (?:also|then|therefore|thereupon|nevertheless|at its (?:own )?expense|at any time|in"
    r" addition|accordingly|immediately)\b,?)*"
)
# Whose information it is, or who has been wronged.
_OWNER: Final = (
    r"(?:(?:the |a |any |each )?(?:discloser|disclosing (?:party|side|company)|imparting party"
    r"|furnishing party|providing party|originating party|provider|giver|sharer|owner|aggrieved"
    r" party|injured party|innocent party|non ?defaulting party|non ?breaching party|party"
    r" (?:aggrieved|injured|wronged|not in breach|whose [a-z ]{3,40}?|that (?:disclosed|owns"
    r"|supplied"
    r"|provided|imparted) (?:it|them|the [a-z ]{3,30}?))))"
)
_EITHER: Final = (
    r"(?:(?:either|each|any|a|both)(?: of)?(?: the| these)? (?:party|parties|us|sides?|compan(?:y"
    r"|ies)))"
)
# What the owner does about a secret, and nothing that it does about other people's.
_GUARDS: Final = (
    r"(?:seek|apply|ask|move|petition|sue|request|demand|require|call for|obtain|oppose|contest"
    r"|resist|challenge|intervene|object|take (?:steps|action|measures|legal)|pursue|enforce|claim"
    r"|recover|intercede|protect|protest|insist|bring|institute|withhold|decline|refuse|go to"
    r"|have recourse)"
)
_NO_RELEASE: Final = (
    r"(?![^.;]{0,90}\b(?:releas\w+|reliev\w+|discharg\w+|licen[sc]e|payment|fees?|hire|hiring"
    r"|no more than|only|at most|up to|exceed\w*|limited|nothing|not more|customers?|employees?"
    r"|price|royalt\w+)\b)"
)
_END: Final = r"(?= ?(?:[.;,]|$))"
_DPA: Final = (
    r"(?:data (?:processing|protection|privacy|transfer) (?:agreement|addendum|contract|terms)|dpa)"
)
_DATA: Final = r"(?:personal (?:data|information)|such data|such information|it|them|that|they)"
_ALL: Final = (
    r"(?:the parties|both parties|both of us|each party|they|we|the discloser and the recipient)"
)

RIGHTS: Final = tuple(
    Guarded(pattern)
    for pattern in (
        rf"\b{_OWNER}{_ALSO} {_MAY}{_ALSO} {_GUARDS}\b{_NO_RELEASE}",
        rf"\b{_EITHER}{_ALSO} {_MAY}{_ALSO} (?:seek|apply|ask|petition|go to)(?: to| for)?"
        r" (?:(?:a|an|any|the) )*(?:competent )?(?:courts?|judge|injunct\w+|protective order"
        r"|equitable|relief|specific performance|interim|temporary)\b",
        rf"\b(?:{_OWNER}|{_EITHER}) (?:reserves|retains|has) the right (?:not to|to (?:refuse"
        rf"|decline|withhold)"
        r"(?: to)?) (?:supply|disclose|provide|furnish|give|share|exchange|make available)\b",
        # What is not marked is protected all the same.
        r"\b(?:absence|lack|failure|omission) (?:of|to) [^.;,]{0,40}?(?:mark|label|legend|confirm"
        r"|summar"
        r"|identif)\w*[^.;,]{0,30}? (?:does|do|shall|will) not (?:affect|remove|impair|prejudice"
        r"|diminish"
        r"|deprive|end|lift)\b",
        # No jury, however the sentence is stuffed.
        r"\bwaives?(?:,? (?:hereby|irrevocably|knowingly|voluntarily|unconditionally|intentionally"
        r"|expressly|and))*,?(?: to the (?:fullest|maximum|full)? ?extent (?:permitted"
        r"|allowed)(?: by"
        r" (?:applicable )?law)?,?)? (?:(?:any|all|its|their|the|respective|and) )*(?:rights? (?:to"
        r"|it may have to|they may have to) )?(?:(?:a|an|any) )?(?:trial by jury|jury trial)\b",
        # What a breach may do, and what somebody may have already.
        r"\b(?:injur(?:y|ies)|damages?|harm|loss|breach|violation|disclosure)"
        r" [^.;,]{0,70}?\b(?:may|can)"
        r" (?:not )?(?:be (?:such|irreparable|impossible|difficult|inadequate|hard|great|serious)"
        r"|cause|result|prove|amount)\b",
        r"\b(?:rights?|remed(?:y|ies)|relief|claims?) (?:as|that|which|to which) (?:it|they|such"
        r" party"
        r"|that party|the [a-z ]{3,30}?) may (?:otherwise |also |then )?(?:have|be entitled)\b",
        # Talking goes on as long as either side likes.
        rf"\b{_EITHER} {_MAY}{_ALSO} (?:stop|end|break off|cease|terminate|discontinue|suspend"
        r"|withdraw from) (?:the )?(?:sharing|talking|discussing|disclosing|discussions?|talks"
        r"|negotiations?|exchange|disclosures?|evaluation|project)\b"
        r"(?:(?<=sharing) (?:(?:any|further|more|its|confidential) ){0,2}information\b)?"
        rf"(?: (?:at any time|whenever (?:we|it|they) (?:like|likes|wish|wishes)|earlier|for any"
        r" reason|(?:by|on|upon) [a-z0-9() ']{0,30}?notice)){0,3}"
        rf"{_END}",
        # One side tells the other: that is what the agreement is for.
        rf"\b(?:may|can) (?:also )?{PASSING}\b(?: to the other(?: party)?)? (?:certain|various|some"
        r"|confidential|non public|technical|commercial|business|proprietary)[a-z, ]{0,60}?"
        r"\b(?:information|materials?|data)\b[a-z, ]{0,30}? (?:to|with) (?:the|each) other\b",
        # What counts is what the parties say later, together.
        r"\bas (?:the parties )?may (?:from time to time |subsequently |later |hereafter "
        r"|mutually )*"
        r"(?:be )?agree(?:d)?(?: upon)?(?: (?:between|by) (?:the|both) parties)?(?: in writing)?"
        rf"{_END}",
        # Data about people waits for its agreement.
        rf"\b(?:if|should|where|when) [^.;:]{{0,90}}?,? ?{_ALL} (?:shall|will|must|are to"
        rf"|undertake to"
        r"|agree to) (?:first|beforehand|before (?:then|that|any (?:transfer|exchange|disclosure)))"
        rf" (?:execute|sign|enter into|conclude|agree(?: on)?|put in place) [^.;]{{0,30}}?{_DPA}\b",
        rf"\b(?:if|should|where|when) [^.;:]{{0,90}}?, (?:none|no (?:such data|personal data"
        rf"|transfer"
        rf"|exchange)|{_DATA}) (?:shall|will|must|may) (?:not )?(?:be )?(?:supplied|shared"
        rf"|exchanged"
        r"|disclosed|transferred|provided|sent|made|take place|furnished|passed|given) (?:until"
        rf"|unless|before) [^.;]{{0,60}}?{_DPA}\b",
    )
)
"""Shapes of rights and waits that cost nobody a secret."""
_RIGHTS: Final = Guards(RIGHTS)
_WAITS: Final = Guards(RIGHTS[-2:])

_LISTED: Final = re.compile(
    rf"(?:\b(?:term|word|expression) )?[\"\u201c](?:the )?(?:[a-z]+ ){{0,2}}(?:{GROUPS})[\"\u201d]"
)
_TELLS: Final = re.compile(rf"\b(?:may|can) (?:only |also )?(?:{PASSING}|make)\b")
_TIED: Final = re.compile(
    r"^[^.;]{0,12}?\b(?:who|whom|which|as|that)\b[^.;]{0,60}?\b(?:need|needs|require|requires|must"
    r"|have to|ought to|bound|obliged|obligated|informed|agreed|signed|subject to|under)\b"
)
_LIST_NEAR: Final = 160


def rights(sentence: str) -> Iterator[tuple[int, int]]:
    """Yields where a flattened sentence gives what costs nobody a secret."""
    yield from matches_of(_RIGHTS, sentence)
    yield from _read_circles(sentence)


def _read_circles(sentence: str) -> Iterator[tuple[int, int]]:
    """Yields the leave to tell people, and their definition, where each of them is of the house."""
    leave = list(_TELLS.finditer(sentence))
    defined = list(_LISTED.finditer(sentence))
    if not (leave or defined) or any(True for _ in strangers(sentence)):
        return
    for start, end in lists_in(sentence):
        for match in defined:
            if match.end() <= start < match.end() + _LIST_NEAR:
                yield match.start(), end
        if _TIED.search(sentence[end:]):
            for match in leave:
                if match.end() <= start < match.end() + _LIST_NEAR:
                    yield match.start(), end


def quiet(sentence: str) -> Iterator[tuple[int, int]]:
    """Yields what `ordinary` knows and what `rights` does."""
    return chain(ordinary(sentence), rights(sentence))


def quiet_conditions(sentence: str) -> Iterator[tuple[int, int]]:
    """Yields what `ordinary_conditions` knows, and data that waits for its agreement."""
    return chain(ordinary_conditions(sentence), matches_of(_WAITS, sentence))
