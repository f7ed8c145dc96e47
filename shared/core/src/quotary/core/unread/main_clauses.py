"""Where a sentence goes on with a statement of its own.

"… at that address, and a request that nobody answers is granted" says two things. Whatever is
weighed by its share of a sentence is weighed in each of them, or a longer sentence would hide it.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

_SUBJECT: Final = (
    r"(?:the|an?|each|any|no|neither|either|both|such|it|they|this|that|these|those|its|their|your"
    r"|our|you|we|he|she|nobody|nothing|all|every|one|what|whoever|where|if|once|when|unless|until"
    r"|while|after|before|by|on|in|for|from|with)\b"
)
_JOINED: Final = re.compile(
    rf"[,;]?\s+(?:and|but)\s+(?={_SUBJECT})"
    r"|,?\s+(?:(?:save|except|provided)(?:,?\s+however,?)?\s+that|while|whereas|although|though)"
    rf"\s+(?={_SUBJECT})"
)
_VERB: Final = re.compile(
    r"\b(?:shall|will|must|may|can|cannot|is|are|was|were|has|have|does|do|did|needs?|owes?|agrees?"
    r"|undertakes?|remains?|counts?|ends?|appl(?:y|ies)|expires?|lapses?|binds?|bears?|pays?|goes"
    r"|gives?|takes?|keeps?|holds?|means?|stands?|runs?|obliges?|obligates?|grants?|makes?"
    r"|constitutes?|supersedes?|requires?|(?:parties|sides|they|we|you|both) [a-z]{3,}"
    r"|(?:it|party|side|recipient|receiver|discloser|owner|company|supplier|vendor|customer|buyer"
    r"|seller|that|which|who|whoever) (?:also |then |thereby )?[a-z]{3,}s)\b",
    re.IGNORECASE,
)
_WORD: Final = re.compile(r"[A-Za-z]{3,}")
_FIRST: Final = 3
"""Words of a statement that another is joined to."""
_LEAST: Final = 5
"""Words of the one that is joined; what has fewer belongs to the one before."""
_REACH: Final = 1_000
"""Characters in which a verb is looked for; a giant without one is not read again and again."""


def clause_cuts(said: str) -> list[int]:
    """The places at which a sentence is cut into statements: its start and end are the outermost.

    What stands between two of them has a verb of its own.
    """
    starts = [match.start() for match in _JOINED.finditer(said)]
    cuts = [0]
    for start, stop in pairwise([*starts, len(said)]):
        before = max(cuts[-1], start - _REACH)
        behind = said[start : min(stop, start + _REACH)]
        if _states(behind, _LEAST) and _states(said[before:start], _FIRST):
            cuts.append(start)
    return [*cuts, len(said)]


def _states(part: str, least: int) -> bool:
    return _VERB.search(part) is not None and len(_WORD.findall(part)) >= least
