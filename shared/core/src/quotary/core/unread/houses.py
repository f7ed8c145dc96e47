"""Which companies count as those of a party's own house.

"Affiliate" is said of who may see what is received, and its definition is a line that nobody
quotes. All that makes a company one of the house is who controls or owns it, and that is said in
few words: any other word makes a company of the house out of a stranger.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from quotary.core.guarded import Guarded
from quotary.core.unread.circle_words import SIDES
from quotary.core.unread.limb_words import GRAMMAR
from quotary.core.unread.unheard import listed, stem

_TERM: Final = (
    r"(?:affiliate(?:s|d compan(?:y|ies)| entit(?:y|ies))?|(?:associated?|related|group|sister)"
    r" (?:compan(?:y|ies)|entit(?:y|ies)|undertakings?)|group(?: members?)?|subsidiar(?:y|ies))"
)
_DEFINED: Final = Guarded(
    rf"(?:[\"\u201c'](?:\w+ )?{_TERM}[\"\u201d']|^(?:[0-9.()a-z]{{1,6}} )?{_TERM}),?"
    r"(?: (?:of|for) (?:a|each|either|any) (?:party|company|entity|person))?"
    r" ?(?:(?:shall|will) )?(?:means?|includes?|is|are|refers? to|denotes?|comprises?|:)[ ,:]+"
    # A row of a table of definitions has no verb.
    rf"|^(?:[0-9.()a-z]{{1,6}} )?[\"\u201c]?{_TERM}[\"\u201d]? (?=(?:with respect to|in relation"
    rf" to|as to"
    r"|for) (?:a|any|each|either) (?:party|company|person|entity)\b|(?:any|each|every|an?|all|such)"
    r" (?:other )?(?:compan|entit|corporation|person|firm|undertaking|subsidiar|parent)\w*\b)"
)
_OTHER_TERM: Final = re.compile(
    r"[;.](?: |$)|[\"\u201c](?=[a-z ]{3,40}[\"\u201d],? (?:means?|is|are)\b)"
)
_WORD: Final = re.compile(r"[a-z]+(?:'[a-z]+)?")
_ANY_SHARE: Final = re.compile(
    r"\b(?:any|an|a|some|minority|financial|commercial|economic)"
    r" (?:(?:financial|commercial|economic|equity|ownership) )?"
    r"(?:interest|stake|share|shareholding|holding)\b"
    r"(?! (?:compan|corporat|entit|undertak))"
    r"|(?<!\d)(?:[1-4]?\d)(?:\.\d+)? ?(?:\)? ?)?(?:%|per ?cent\b)"
)
_OWNERSHIP: Final = """
    affiliat* associat* relat* group* sister subsidiar* parent* hold* compan* corporat* firm* entit*
    person* partnership* organi* undertaking* legal body bodies trust* party parties hereto member*
    limited liability business* enterprise* unit* joint stock
    control* common own* ownership wholly majority more than least half fifty hundred percent per
    cent percentage voting vote votes securit* stock share* capital equity interest* outstanding
    issued right* power* direct* indirect* cause manage* polic* board director* elect* appoint*
    remov* contract otherwise intermediar* through one several ultimate* beneficial* possess*
    exercis* influence decisive dominant nominal value registered
    respect relation regard* case applicable meaning given set defined assigned ascribed provided
    rule section article clause act code law* statut* regulation* exchange companies promulgated
    under amended time date period term during now hereafter future long exist* continu* such only
    last first two three mean* includ* without limitation successor* predecessor* permitted assigns
    same latter former foregoing specified question identified above below herein hereof agreement
    mutatis mutandis definition* abilit* whether incorporated resident located worldwide anywhere
    purpose* deemed considered regarded treated solely exclusively
    """
_KNOWN: Final = listed(
    (
        *GRAMMAR.split(),
        *_OWNERSHIP.split(),
        *SIDES.split("|"),
        "recipient*",
        "discloser*",
        "receiv*",
    )
)


def beyond_house(flat: str, names: frozenset[str] = frozenset()) -> Iterator[tuple[int, int]]:
    """Yields what a flattened definition counts as of the house by something else than control.

    `names` are stems of the parties' names, which say nothing of their own.
    """
    for match in _DEFINED.finditer(flat):
        stop = _OTHER_TERM.search(flat, match.end())
        end = stop.start() if stop else len(flat)
        shared = _ANY_SHARE.search(flat, match.end(), end)
        if shared:
            yield shared.span()
        for word in _WORD.finditer(flat, match.end(), end):
            said = word[0]
            if len(said) > 2 and stem(said) not in names and _KNOWN.strange([said]):
                yield word.span()
