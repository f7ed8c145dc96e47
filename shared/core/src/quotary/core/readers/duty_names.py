"""The names of parties in a sentence on duties, told from roles, groups and defined things."""

from __future__ import annotations

import re

from quotary.core.readers import duty_words as words

NAME = r"[A-Z][\w&./-]*(?:,? (?:(?:of|&|and|e|or|nor) )?(?:the )?[A-Z][\w&./-]*){0,5}"
# A name and its verb; what may stand between is an apposition or an adverb.
_NAMED = re.compile(
    rf"(?<![\w\"'])(?P<name>{NAME})(?: ?\([^()]{{0,60}}\))?"
    rf"(?:,? (?:as|in its capacity as|being|acting as) [^.;,]{{0,60}},?)?(?:, [^.;,]{{0,40}},)?"
    rf" (?:(?:alone|each|also|hereby|further|only|itself|therefore|in turn) ){{0,2}}{words.MODAL}\b"
)
# "Company A" is a party's name, "each Company" is none.
_LETTERED = re.compile(r"\b(?:Company|Party|Partner|Firm|Side) (?:[A-Z]|One|Two)\b")
_WHICHEVER = re.compile(
    r"\b(?:each|every|either|neither|both|any|an?|one|no|other|another|that|such|respective"
    r"|receiving|disclosing|providing|furnishing)(?: of the)? $",
    re.IGNORECASE,
)
_COMMON_LIST = (
    "company partner firm institution corporation organisation organization participant member "
    "signatory side"
)
_COMMON = frozenset(_COMMON_LIST.split())
_FIRST_WHICHEVER = re.compile(
    r"^(?:Each|Every|Either|Neither|Both|Any|An?|One|No|The [Oo]ther|The [Rr]eceiving|Receiving"
    r"|The [Dd]isclosing|Disclosing) "
)
_NUMERAL = re.compile(r"[IVXLC]+|[A-Za-z]")


def last(pattern: re.Pattern[str], text: str, end: int) -> re.Match[str] | None:
    """The pattern's last match in the text before `end`; None where there is none."""
    found = None
    for match in pattern.finditer(text, 0, end):
        found = match
    return found


def last_name(sentence: str, end: int) -> re.Match[str] | None:
    """The last name before `end` that is the subject of a verb; None where there is none."""
    found = None
    for match in _NAMED.finditer(sentence):
        if match.start() < end and _names(sentence, match):
            found = match
    return found


def _names(sentence: str, match: re.Match[str]) -> bool:
    """True where the match names one party, and no "receiving Partner" or "Each Company"."""
    name = _FIRST_WHICHEVER.sub("", match["name"])
    before = name != match["name"] or _WHICHEVER.search(sentence, 0, match.start()) is not None
    return is_name(name) and not (before and name.lower() in _COMMON)


def is_name(name: str) -> bool:
    """True where not every word in capitals is a defined thing, a role or a small word."""
    if _LETTERED.search(name):
        return True
    return any(
        token.lower() not in words.NOBODY and not _NUMERAL.fullmatch(token)
        for token in re.findall(r"[A-Za-z][\w&-]*", name)
    )
