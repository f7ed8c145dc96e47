"""Whether words that are claimed to be a condition are one, and whole, in their quote."""

from __future__ import annotations

import re
from itertools import islice
from typing import Final

from quotary.core.readers.readable import readable

MOST_PLACES: Final = 8
"""Places of the quote in which a condition may stand; which is meant is not known with so many."""

_OPENER: Final = (
    r"(?:(?:even )?if|when(?:ever)?|where(?:ver)?|once|while|whilst|until|till|unless|upon|on|after"
    r"|before|prior to|following|during|at|within|in(?! accordance)|by|for|should|as soon as"
    r"|as long as|so long as|each time|every time|except|save|failing|absent|without|pending"
    r"|subject to|provided|providing|to the extent|insofar|in so far|because|since|against|with"
    r"|in respect of|in case|on condition|assuming|conditional|contingent"
    r"|given|notwithstanding|despite|only|not|no later|as (?:of|and)|to"
    r"|se|quando|caso|apos|antes|ao|aos|a partir|mediante|sempre que|na hipotese|no caso"
    r"|em caso|assim que|logo que|desde que|contanto que|uma vez|enquanto|salvo|exceto|a menos que"
    r"|havendo|ocorrendo|inexistindo|findo|decorrido"
    r"|em|na|no|durante|por ocasiao|com|sem|contra|sob|para|ate)"
)
_OPENS: Final = re.compile(rf"\W*(?:and |or |e |ou )*{_OPENER}\b")
_AFTER_OPENER: Final = re.compile(
    r"(?P<turned>\b(?:except|save|unless|only|not|other than|rather than|even|until|till|before"
    r"|without|salvo|exceto|nao|a menos|senao|sem|antes)\W+(?:\w+\W+)?)?"
    r"(?:\b(?:if|when(?:ever)?|where(?:ver)?|once|while|whilst|upon|on|after|following|during"
    r"|as soon as|so long as|as long as|each time|every time|in (?:the )?(?:event|case)"
    r"(?: (?:that|of))?|provided(?: that)?|subject to|on condition that|to the extent(?: that)?"
    r"|se|quando|caso|apos|mediante|sempre que|(?:na hipotese|no caso|em caso) (?:de|da|do|que)"
    r"|assim que|logo que|desde que|contanto que|uma vez que|enquanto|ao|ocorrendo|havendo))"
    r"[\s,:]+(?:(?:\(?[a-z0-9]{1,3}\)|the|a|an|o|os|as)\s+)*$"
)
_TURNED: Final = re.compile(
    r"\b(?:except|save|unless|not|other than|rather than|salvo|exceto|nao|senao|a menos que|only"
    r"|except that|save that)\W*$"
)
_GOES_ON: Final = re.compile(
    r"\s*,?\s*(?:and|or|but|nor|unless|except|save|other than|than|not|only|e|ou|mas|nem|salvo"
    r"|exceto|a menos)\b(?! (?:also |then |not )?(?:shall|must|will|may|deve\w*|podera\w*)\b)"
)

_FINITE: Final = re.compile(
    # What opens a condition that has a verb: it is whole where its verb has all it takes.
    r"\W*(?:and |or |e |ou )*(?:(?:even )?if|when(?:ever)?|where(?:ver)?|once|while|whilst|unless"
    r"|should|as soon as|as long as|so long as|each time|every time|in case|provided|until|till"
    r"|se|quando|caso|sempre que|na hipotese|no caso|assim que|logo que|desde que|contanto que"
    r"|uma vez|enquanto|a menos que|havendo|ocorrendo)\b"
)
_IS_CUT: Final = re.compile(
    r"\s+(?:for|to|of|in|into|with|from|under|during|more|less|than|over|about|against|between"
    r"|through|twice|again|by (?:more|less|over|at)|at (?:least|the|an?)|por|aos?|de|d[aeo]s?|em"
    r"|n[aeo]s?|com|mais|menos|sob|sobre|entre|durante|contra|para|perante|pel[ao]s?)\b"
)
_HAVING_BEEN: Final = re.compile(
    # "Vendida a casa, …": a participle in front, with its subject.
    r"(?:[a-z]+(?:[aiu]d|eit|ost|ert|rit|ort|ag|ind|uls|ext?int)[oa]s?|entregues?)"
    r"(?: (?:ou|e) [a-z]+)? (?:[oa]s?|est[ea]s?|ess[ea]s?|qualquer|tod[oa]s?) [a-z]"
)
_OF: Final = re.compile(r"\s+(?:of|d[aeo]s?)\b")
_EXCEPTION: Final = re.compile(
    r"\W*(?:except|save|salvo|exceto)\b(?! (?:if|when|where|that|in|to the|upon|on|with|for when|se"
    r"|quando|caso|em|na|no|mediante|com|por)\b)"
    r"|\W*(?:in which (?:case|event)|failing which|upon which|after which|at which (?:time|point)"
    r"|(?:caso|hipotese|situacao) em que|em cujo caso|sob pena)\b"
)
"""What leaves something out of a duty, or follows from it: neither says when the duty arises."""


def is_condition(words: str, quote: str) -> bool:
    """True where the words are a whole phrase of the quote that says when the duty arises.

    It begins with a word that opens a condition, or stands right behind one; nothing before it
    denies or excepts it, and nothing behind joins another condition to it.
    """
    claim, line = _line(words), _line(quote)
    if not claim:
        return False
    found = re.finditer(rf"(?<!\w){re.escape(claim)}(?!\w)", line)
    places = [match.span() for match in islice(found, MOST_PLACES)]
    if not places or len(places) == MOST_PLACES:
        return False
    return all(_holds(claim, line[:start], line[end:]) for start, end in places)


def opener_before(line: str, start: int, claim: str) -> int:
    """Where the word stands that opens the claimed condition; `start` where it opens itself."""
    if _OPENS.match(claim.lower()):
        return start
    found = _AFTER_OPENER.search(line[:start].lower())
    return start if found is None or found["turned"] else found.start()


def _holds(claim: str, before: str, after: str) -> bool:
    if _TURNED.search(before) or _GOES_ON.match(after) or _EXCEPTION.match(claim):
        return False
    if _OF.match(after) or (_FINITE.match(claim) and _IS_CUT.match(after)):
        return False
    if not before.strip() and after.startswith(",") and _HAVING_BEEN.match(claim):
        return True
    if _OPENS.match(claim):
        return True
    behind = _AFTER_OPENER.search(before)
    return behind is not None and behind["turned"] is None


def _line(words: str) -> str:
    return " ".join(readable(words).split()).lower().strip(" ,.;:")
