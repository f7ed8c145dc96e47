"""Reader of who owes the duty of confidentiality: both sides, one of them, or whom roles make.

"Each party bears its own costs" says nothing of it; nor does "Each party agrees that Acme shall
keep it secret", where the subject of the duty is Acme. So the reader looks for the duty first and
then for the subject of its verb.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from quotary.core.cues import has_cue
from quotary.core.readers import duty_words as words
from quotary.core.readers.duty_names import NAME, is_name, last, last_name
from quotary.core.readers.reading import Reading, nothing, unsure
from quotary.core.readers.weighing import is_weighed
from quotary.core.readers.yes_no import cue_option

_SENTENCES = re.compile(r"(?<=[a-z0-9)\"'\]][.!?])\"? +(?=[\"'(\[]?[A-Z0-9])")
_BOTH = re.compile(rf"\b(?:{words.BOTH})\b", re.IGNORECASE)
_ROLE = re.compile(rf"\b{words.ROLE}\b", re.IGNORECASE)
# "Holloway Ltd and its affiliates owe nothing": the name is not next to its verb.
_ALONE = re.compile(rf"(?<![\w\"'])({NAME}) and (?:its|their) [a-z]+(?: [a-z]+)? ?$")
_BY = re.compile(rf"\bby (?P<name>{NAME})")
_OWN = re.compile(
    rf"(?<![\w\"'])(?P<name>{NAME})'s? (?:[Cc]onfidential|[Pp]roprietary|[Tt]rade|[Ii]nformation)"
)
_OWN_OF = re.compile(
    rf"\b[Ii]nformation (?:of|from|about|received from|disclosed by) (?P<name>{NAME})"
)
_BY_ROLE = re.compile(rf"\bby (?:the )?{words.ROLE}\b", re.IGNORECASE)
# "Information that it wishes to be kept confidential": what it is like, and nobody's duty.
_OF_SUCH_A_KIND = re.compile(
    r"\b(?:information|materials?|data)(?:,? (?:that|which))? (?:it|they|each|that party|the"
    r" (?:disclosing party|discloser|owner|provider)) (?:wish(?:es)?|wants?|desires?|prefers?"
    r"|regards?|considers?|would like)\b[^.;,:]{0,30}$",
    re.IGNORECASE,
)
_US_OR_YOU = re.compile(
    rf"(?<!and )(?<!nor )(?<!or )\b(?:you|we) (?:also )?{words.MODAL}\b(?! (?:both|each)\b)",
    re.IGNORECASE,
)
# "It is not intended that each party shall keep it secret."
_THAT_NOT = re.compile(
    r"\b(?:not|never|no|nor|hardly|nao)\b[^.;,]{0,40}\b(?:that|que) ?$", re.IGNORECASE
)
# "Acme will test it, and each party may disclose": who may is who stands beside the verb.
_EITHER_MAY = re.compile(rf"\b(?:{words.BOTH}) (?:also |then |each )?$", re.IGNORECASE)
# "From a source that owes it no duty of confidence": the usual exception, and nobody let off.
_OF_A_SOURCE = re.compile(
    r"\b(?:from|by) (?:a|an|any|another|some) (?:[a-z]+ )?(?:source|third party|person|someone)"
    r" (?:that|who|which) (?:owes?|owed|is|was|has|had|does|did)\b[^.;,]{0,60}$",
    re.IGNORECASE,
)
_NO_DUTY = re.compile(
    r"\b(?:no|not|any|without|free (?:of|from)|released from)(?: such| any| a| owe| have){0,2} $",
    re.IGNORECASE,
)
# What is kept, near the duty: "each party shall keep its own costs confidential" is none.
_KEPT = re.compile(
    r"\b(?:information|materials?|it|same|them|what|whatever|everything|anything|data|know-how"
    r"|secrets?|disclos\w+|receiv\w+|other|informac\w+|documents?)\b|other's",
    re.IGNORECASE,
)
_PERSONAL = re.compile(
    r"\b(?:personal (?:data|information)|personally identif\w+|dados pessoais)\b", re.IGNORECASE
)
_OWN_THINGS = re.compile(
    r"[\w ]{0,24}\b(?:its|their|his) own\b|[^.;]{0,40}\b(?:terms|existence|contents?)"
    r" of (?:this|the) (?:agreement|letter|discussions)",
    re.IGNORECASE,
)
# "Personnel who need it and who are bound by duties of confidentiality": no party, but its people.
_OF_PEOPLE = re.compile(
    r"\b(?:personnel|employees|staff|representatives|advis[eo]rs|persons|people|officers"
    r"|directors|those|individuals|colleagues)\b(?:(?!\bpart(?:y|ies)\b)[^.;:]){0,120}?\bwho (?:are"
    r"|is|have been|shall be|must be|will be) (?:(?!\bpart(?:y|ies)\b)[^.;:]){0,60}$",
    re.IGNORECASE,
)
_NOT_BOTH = re.compile(
    r"\b(?:(?:neither|no) (?:party|side|company|of)\b[^.;,]{0,60}|(?:the|that) other(?: party)? )$",
    re.IGNORECASE,
)
# "Information that it receives as Recipient": in which role it has it, and no other's duty.
_AS_ROLE = re.compile(
    r"\b(?:it|they|that party|such party) (?:receiv\w+|obtain\w*|holds?|gets?|acquires?|has)"
    r"(?: (?:information|materials?|data|it))? as (?:the |an? )?$",
    re.IGNORECASE,
)
_PAIR = re.compile(r" (?:and|&|or|nor|e|nem) ")
_BOTH_VALUE = "both"
_US_VALUE = "us"
_ONE = "one side is named as bound or free and the other is not, or the duty is only thought of"


def read_bound(text: str, options: Mapping[str, object] | None = None) -> Reading:
    """`both` or `us` where the quote says who owes confidentiality; nothing where it does not.

    `text` is readable text; the option `us` holds our own names. A duty of one side that is not
    us, or of both and one besides, is ambiguous: which side a name stands for is not in the quote.
    """
    us = cue_option(options, "us")
    found: set[str] = set()
    for sentence in _SENTENCES.split(text):
        found |= set(_senses(sentence, us))
    if "role" in found and "either" in found:
        found.add(_BOTH_VALUE)
    found -= {"role", "either"}
    if not found:
        return nothing()
    return Reading("value", found.pop()) if len(found) == 1 and "one" not in found else unsure(_ONE)


def _senses(sentence: str, us: Sequence[str]) -> Iterator[str]:
    """Yields both, us, one, role (bound is who receives) and either (each side may receive)."""
    for match in words.DUTY.finditer(sentence):
        if _OF_SUCH_A_KIND.search(sentence, max(0, match.start() - 160), match.start()):
            continue
        if is_weighed(sentence[: match.start()], match.group()):
            yield "one"
        else:
            yield from _owed(sentence, match, us)
    alike = words.ALIKE.search(sentence)
    if alike is not None and words.ABOUT.search(sentence):
        if _NOT_BOTH.search(sentence, 0, alike.start()):
            yield "one"
        named = last_name(sentence, len(sentence))
        side = _side(named["name"], us) if named is not None else ""
        if side or _BOTH.search(sentence):
            yield side or _BOTH_VALUE
    yield from _defined(sentence, us)
    yield from _freed(sentence)


def _owed(sentence: str, duty: re.Match[str], us: Sequence[str]) -> Iterator[str]:
    """Yields who owes the duty: the last subject before its verb, or who stands behind "by"."""
    if _of_something_else(sentence, duty):
        return
    if _NO_DUTY.search(sentence, 0, duty.start()):
        # What a third party "without a duty of confidence" gave is the usual exception.
        if last_name(sentence, duty.start()) is not None:
            yield "one"
        return
    named = last_name(sentence, duty.start() + 1)
    both = last(_BOTH, sentence, duty.end())
    role = last(_ROLE, sentence, duty.start())
    passive = _BY.search(sentence, duty.start())
    if passive is not None and is_name(passive["name"]):
        yield _side(passive["name"], us)
    elif _BY_ROLE.search(sentence, duty.start()):
        yield "role"
    elif named is not None and (both is None or both.start() < named.start()):
        yield _side(named["name"], us)
    elif _US_OR_YOU.search(sentence, 0, duty.start() + 1):
        yield "one"
    elif both is not None and not _takes_over(sentence, both, role):
        yield from _both(sentence, both, duty)
    elif role is not None:
        yield "role"


def _of_something_else(sentence: str, duty: re.Match[str]) -> bool:
    """True where what is kept is one's own, nothing at all, or personal data that stays out.

    And where those who are bound are people whom a party lets have it.
    """
    about = sentence[max(0, duty.start() - 160) : duty.end() + 60]
    before = max(0, duty.start() - 160)
    if any(one.search(sentence, before, duty.start()) for one in (_OF_PEOPLE, _OF_A_SOURCE)):
        return True
    own = _OWN_THINGS.match(duty.group()) is not None or not _KEPT.search(about)
    return own or _PERSONAL.search(sentence, duty.start(), duty.end() + 40) is not None


def _both(sentence: str, both: re.Match[str], duty: re.Match[str]) -> Iterator[str]:
    """Yields both, where both do owe it: "may keep", "is invited to keep" and "has kept" do not."""
    between = sentence[both.start() : duty.end()]
    if _THAT_NOT.search(sentence, 0, both.start()):
        yield "one"
        return
    nobody = re.match(r"neither|no |nenhuma", both.group(), re.IGNORECASE) is not None
    if nobody and re.match(words.SILENT_START, duty.group(), re.IGNORECASE) is None:
        yield "one"
    elif re.search(words.OBLIGES, between, re.IGNORECASE) is not None:
        yield "one" if _one_owner(sentence, duty) else _BOTH_VALUE


def _takes_over(sentence: str, both: re.Match[str], role: re.Match[str] | None) -> bool:
    """True where the role is the subject of a verb of its own behind "each party agrees that"."""
    if role is None or role.start() < both.start() or _AS_ROLE.search(sentence, 0, role.start()):
        return False
    own = re.compile(rf" ?,? ?{words.MODAL}\b", re.IGNORECASE)
    reported = re.search(r"\b(?:that|que)\b", sentence[both.end() : role.start()])
    return reported is not None and own.match(sentence, role.end()) is not None


def _side(name: str, us: Sequence[str]) -> str:
    if _PAIR.search(name):
        return _BOTH_VALUE
    return _US_VALUE if has_cue(name, us) else "one"


def _one_owner(sentence: str, duty: re.Match[str]) -> bool:
    """True where what both keep secret is the information of one named side alone."""
    if words.OTHERS.search(sentence, duty.start()):
        return False
    owners = [m for p in (_OWN, _OWN_OF) for m in p.finditer(sentence, duty.start())]
    return any(is_name(owner["name"]) for owner in owners)


def _defined(sentence: str, us: Sequence[str]) -> Iterator[str]:
    """Yields what a definition of a role says: either side may have it, or one named side has."""
    places = [
        (m.group("role") or m.group("bare"), sentence[max(0, m.start() - 90) : m.start()])
        for m in words.DEFINED.finditer(sentence)
    ]
    places += [(m.group("role"), m["who"]) for m in words.MEANS.finditer(sentence)]
    places += [(m.group("role"), m["who"]) for m in words.LABELLED.finditer(sentence)]
    # Where only what one named side gives is confidential, a duty of both protects that side alone.
    for match in words.PROTECTED.finditer(sentence):
        if words.EITHER.search(match["what"]) is None and any(
            is_name(named.group()) for named in re.finditer(NAME, match["what"])
        ):
            yield "one"
    for role, who in places:
        either = last(words.EITHER, who, len(who))
        names = [m for m in re.finditer(NAME, who) if is_name(m.group())]
        if names and (either is None or either.end() < names[-1].start()):
            receives = re.fullmatch(words.ROLE, role, re.IGNORECASE) is not None
            yield _US_VALUE if receives and has_cue(who, us) else "one"
        elif either is not None:
            yield "either"


def _freed(sentence: str) -> Iterator[str]:
    """Yields one where a named side may disclose, or is not bound."""
    for match in words.FREE.finditer(sentence):
        if _EITHER_MAY.search(sentence, max(0, match.start() - 40), match.start()):
            continue
        named = last_name(sentence, match.end())
        if (named is not None and _PAIR.search(named["name"]) is None) or (
            named is None and any(map(is_name, _ALONE.findall(sentence[: match.start()])))
        ):
            yield "one"
