"""Whether a time stands in a relative clause: there it says when something else was, or is, so."""

from __future__ import annotations

import re
from typing import Final

_RELATIVE: Final = re.compile(r"\b(?:that|which|who|whom|que|quem|cujos?|cujas?|[oa]s? quais)\b")
_NO_RELATIVE: Final = re.compile(
    # "Ensure that it is paid within 10 days": what depends here is the duty itself.
    r"\b(?:ensur\w+|procur\w+|caus\w+|see|sure|agre\w+|provid\w+|undertak\w+|warrant\w*|guarant\w+"
    r"|confirm\w*|requir\w+|acknowledg\w+|understood|such|so|extent|event|case|condition"
    r"|insofar as|except|save|than|garant\w+|assegur\w+|zelar\w*|cuidar\w*|acord\w+|desde|caso"
    r"|hipotese|para|assim|logo|sempre|antes|depois|ate|uma vez|medida|tao logo|a menos|de modo"
    r"|de forma|providenci\w+|comunic\w+|inform\w+|declar\w+|fica\w*|obriga-se a|in)"
    r"(?: to it)?(?:,[^,]*,)?\s*$"
)
_BINDS: Final = re.compile(
    r"\b(?:shall|must|will|should|deve\w*|[a-z]+(?:ara|era|ira|arao|erao|irao)|is to|are to"
    r"|(?:is|are) (?:due|payable)|required|obliged|obriga\w*|compromete\w*)\b"
)
_REDUCED: Final = re.compile(
    # "Returns made within 14 days": a participle right before the time.
    r"(?<!be )(?<!been )(?<!is )(?<!are )(?<!was )(?<!being )(?<!ser )(?<!sao )(?<!sido )"
    r"(?<!sera )(?<!serao )(?<!have )(?<!has )(?<!not )(?<!and )(?<!or )"
    r"\b(?:made|notified|received|delivered|issued|discovered|arising|occurring|reported|returned"
    r"|invoiced|incurred|accrued|submitted|placed|ordered|found|claimed|raised|given|demanded"
    r"|falling|maturing|expiring|ending|beginning|commencing|feit[oa]s?|entregues?|recebid[oa]s?"
    r"|emitid[oa]s?|comunicad[oa]s?|apresentad[oa]s?|ocorrid[oa]s?|verificad[oa]s?)\s*$"
)
_ENDS: Final = re.compile(r"[,.;:]\s")


def is_of_another(before: str) -> bool:
    """True where the words before a time show that it belongs to a relative clause.

    `before` is readable text in small letters. A relative clause that itself binds ("which shall
    be paid within 10 days"), or that the duty consists of ("ensure that …"), is no other's.
    """
    clause = _ENDS.split(before)[-1]
    if _REDUCED.search(clause):
        return True
    for match in reversed(list(_RELATIVE.finditer(clause))):
        if _NO_RELATIVE.search(clause[: match.start()]) or not clause[: match.start()].strip():
            continue
        behind = clause[match.end() :]
        # "Replace that person within 2 days": no clause, only a word that points.
        least = 2 if match[0] == "that" else 1
        return len(behind.split()) >= least and _BINDS.search(behind) is None
    return False
