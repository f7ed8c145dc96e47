"""Readers of what is agreed on personal data: that it stays out, or that an agreement comes first.

"The parties shall not disclose personal data to journalists" keeps nothing out. So a sentence only
counts where nothing stands behind "personal data" but who is not given it, and under what.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from quotary.core.readers.reading import Reading, nothing, unsure

_I = re.IGNORECASE
DATA = (
    r"(?:personal (?:data|information)|personally identifiable (?:data|information)|pii"
    r"|dados pessoais)"
)
# Whose data: of anybody at all, or of those whose data two companies have. "Of children" is a part.
_WHOEVER = (
    r"(?:(?:any?|a|other|identif\w+|natural|living|private|its|their|own|the) ){0,3}(?:individuals?"
    r"|persons?|people|data subjects?|anyone|anybody|whomever|human beings?)"
)
_CUSTOMERS = r"(?:(?:any|its|their|the|own|other) ){0,2}(?:customers?|clients?|consumers?)"
_WORKERS = (
    r"(?:(?:any|its|their|the|own|other) ){0,2}(?:employees?|staff|personnel|workers|workforce)"
)
_AND = r"(?:,|,? and|,? or)"
_OTHERS = rf"(?:{_AND} (?:(?:any|its|their|the|own|other) ){{0,2}}[a-z]+){{0,3}}"
_WHOSE = (
    rf"(?: (?:of|about|on|concerning|regarding|(?:relating|pertaining|relative) to|belonging to)"
    rf" (?:{_WHOEVER}(?: whatsoever| whomsoever)?|(?:[a-z' ]{{2,40}}{_AND}"
    rf" )(?:[a-z' ]{{2,40}}{_AND} )?{_WHOEVER}|{_CUSTOMERS}{_OTHERS}{_AND} {_WORKERS}{_OTHERS}"
    rf"|{_WORKERS}{_OTHERS}{_AND} {_CUSTOMERS}{_OTHERS}))"
)
# "Personal data, health information or student records": more that stays out.
_KINDS = (
    r"(?:(?:,|,? (?:and|or|nor)) (?:any |other |no )*(?:(?!shall|will|must|may|is|are|be|to|not|it"
    r"|they|each|either|neither|which|that)[a-z]+ ){0,3}(?:information|data|records?|details"
    r"|numbers?|identifiers?)\b){1,6}"
)
_ANY = r"(?:(?:any|the|such|its|their|whatsoever|quaisquer|nenhum|kind of) ){0,3}"
# "Any patient information, health record or other personal data": named before it.
_BESIDE = (
    r"(?:(?:patient|health|medical|student|biometric) (?:information|data|records?)(?:,|,? or)"
    r" (?:(?:any|other) )*){0,4}"
)
_GIVE = (
    r"(?:disclos|provid|exchang|shar|transfer|includ|contain|suppl|send|submit|furnish|deliver"
    r"|giv|pass|transmit|mak|made|involv|requir|call|process|intend|contemplat|put|hand|upload|receiv"
    r"|reveal|divulg|communicat|impart|entrust|convey|relay|introduc|upload|load|bring|import"
    r"|compris|embrac|appear|featur|flow|forward|fornec|transfer|compartilh|conte|trat|envi)\w*(?:"
    r" for| on| over| out| available)?"
)
_NEITHER = (
    r"(?:(?:neither|none) (?:party|company|side|of (?:us|them|the parties))|no party|nenhuma das "
    r"partes)"
)
_NOT = rf"(?:not|never|refrain from|nao|{_NEITHER})"
# "shall not disclose any personal data", "neither party will give the other personal data",
# "do not intend to exchange personal data", "agree not to share".
_KEEPS_OUT = re.compile(
    rf"\b{_NOT}\b(?: (?!because|if|unless)[a-z']+){{0,5}}? {_GIVE}"
    rf"(?: (?:to |with )?(?:the other(?: party| side)?|each other|one another|to share"
    rf"|to exchange|to disclose|to provide|or [a-z]+|and [a-z]+)){{0,3}}"
    rf"(?: (?:any )?(?:exchange|disclosure|sharing|transfer|processing|use) of)?"
    rf" {_ANY}{_BESIDE}{DATA}",
    _I,
)
# "no personal data shall be exchanged", "personal data must not be shared", "is excluded".
_NONE = re.compile(
    rf"\b(?:no {DATA}{_WHOSE}?(?:{_KINDS})?(?:,? (?:and|or) (?:no |any )?[^,.;]{{1,40}},)?|(?<!no"
    rf" )\b{DATA}(?= (?:shall|must|will|may|is|are|has|have|should)"
    rf" (?:not|never)\b)|not (?:intended|contemplated|anticipated|expected) that (?:any )?{DATA}"
    rf"(?= (?:be|is|are|will)\b))(?: (?:shall|must|will|may|is|are|has|have|should))?(?: not"
    rf"| never)?"
    # That none is needed is no promise to give none.
    rf"(?: (?:to )?be(?:en)?)? (?!requir|call)(?:{_GIVE}|part of [^.;,]{{1,40}})"
    rf"|(?<!of )(?<!for )\b{DATA}\b[^.;,]{{0,70}}? and (?:shall|must|will|may) (?:not|never) be "
    rf"{_GIVE}",
    _I,
)
# "We do not need personal data, and neither of us may send any": said of it by a small word.
_NOR_ANY = re.compile(
    rf"(?:\b(?:no|not|never|neither|nor)\b[^.;]{{0,60}}?\b{DATA}\b|\b{DATA} (?:does|do|is|are"
    rf"|shall|will) not\b)(?:(?!\b(?:may|can|will|shall)\b)"
    rf"[^.;]){{0,80}}?(?:,| and|;) ?(?:and |so |but |therefore )*"
    rf"(?:{_NEITHER}|neither(?= (?:shall|will|must|may)\b)"
    rf"|(?:the parties|we|they|each(?: party| of us)?|either(?: party| of us)?)(?= (?:shall|will"
    rf"|must|may) (?:not|never)\b)) (?:shall|will|must|may|is to|are to)(?: not| never)? {_GIVE}"
    rf"(?: (?:to )?(?:the other(?: party| side)?|each other|one another))?"
    rf" (?:any|it|them|such data|the same)\b(?! [a-z]+ (?:data|information))"
    # "Do not intend to exchange personal data, and neither of them shall do so."
    rf"|(?:\b(?:no|not|never|neither|nor)\b[^.;]{{0,60}}?\b{DATA}\b)(?:(?!\b(?:may|can|will"
    rf"|shall)\b)[^.;]){{0,80}}?(?:,| and|;) ?(?:and |so |but |therefore )*(?:{_NEITHER}|neither"
    rf"|(?:the parties|we|they|each(?: party| of us)?|either(?: party| of us)?)?"
    rf"(?= ?(?:shall|will|must|may) (?:not|never)\b)) ?(?:shall|will|must|may)(?: not| never)? do"
    rf" (?:so|this|that)\b",
    _I,
)
# "Neither party needs personal data, and none shall be disclosed."
_AND_NONE = re.compile(
    rf"(?:\b(?:no|not|never|neither|nor)\b[^.;]{{0,60}}?\b{DATA}\b|\b{DATA} (?:does|do|is|are"
    rf"|shall|will) not\b)(?:(?!\b(?:may|can|will|shall)\b)[^.;]){{0,60}}?(?:,| and|;) ?(?:and |so"
    rf" )*none (?:shall|will|must|may|is to) be {_GIVE}",
    _I,
)
# "…, and each shall see to it that none is contained in what it discloses."
_THAT_NONE = re.compile(
    rf"\b{DATA}\b(?:(?!\b(?:may|can|will|shall)\b)[^.;]){{0,60}}?(?:,| and|;) ?(?:and |so |but )*"
    rf"(?:each|both|it|they|the parties|we)(?: of (?:them|us|the parties)| party| parties)?"
    rf" (?:shall|will|must)(?: therefore)? (?:ensure|see to it|take care|procure|make sure)(?:"
    rf" that)? (?:none|no such data) (?:is|are|be|will be|shall be|gets) {_GIVE}(?= (?:in|with|by"
    rf"|to|among)\b)",
    _I,
)
_EXCLUDES = re.compile(
    rf"\b(?:exclud(?:e|es|ing)|remov(?:e|es)|omit|redact)\s+{_ANY}{DATA}"
    rf"|(?<!of )(?<!for )\b{DATA} (?:is|are|shall be|will be|stays?|remains?"
    rf"|fica\w*) (?:(?:hereby|expressly"
    rf"|entirely) )?(?:excluded|kept out|left out|out of scope|excluid[oa]s)"
    rf"|\b(?:share|exchange|disclose|provide|send|contains?|includes?|give)s? no {DATA}"
    rf"|\bwithout {_ANY}{DATA}|\bfree (?:of|from) {_ANY}{DATA}",
    _I,
)
# What may stand behind without taking anything back.
_TAIL = re.compile(
    rf"(?>{_WHOSE}?(?:{_KINDS})?{_WHOSE}?)"
    r"(?:,? ?(?:(?:to|with|between|among|from|by|a|ao|as|for) )?(?:each other|one another|the other"
    r"(?: party| side| company| partner)?|the (?:parties|companies|partners)"
    r"|(?:either|any) (?:party|company|partner|side|of us|of them)|(?:the )?(?:recipient"
    r"|receiving party"
    r"|discloser|disclosing party)|one party|them|us|outra(?: parte)?|the (?:project|purpose"
    r"|evaluation|discussions|talks|negotiations|pilot|trial|study|transaction|permitted purpose)"
    r"|it)"
    # "For the Trial": a purpose that the agreement defines; "in anything that is handed over".
    r"|,? ?(?:(?:for|in|during|within|as part of) )?(?:the|this) (?-i:[A-Z][a-z]+(?: "
    r"[A-Z][a-z]+){0,2})\b"
    r"| ?available|,? ?(?:in|of|from) (?:any of )?(?:everything|anything|what|whatever|all)"
    r" (?:that |which )?(?:is|are|be|they|we|it|the parties|either party|each party)\b[a-z ]{1,40}?"
    r"|,? ?before (?:it|they|either party|each party|that party) (?:deliver|disclos|pass|hand|send"
    r"|giv|provid|suppl|shar|furnish|transmit)\w* (?:it|them|any of it|any of them)"
    r"|(?: ?from (?:(?:all|any|the|its|what|every|such) ?)*(?:documents?|materials?|files?|records?"
    r"|information|samples?))"
    r"|,? ?for project [a-z]+|,? ?(?:beyond|except(?: for)?|other than|save for) (?:the |their )?"
    r"(?:business )?contact (?:details|information|data)[^.;,]{0,80}"
    r"|,? ?from (?:this agreement|(?:(?:all|any|the|its|what|every|such) ?)+(?:materials?"
    r"|information"
    r"|exchange|disclosures?|records|documents)(?: (?:that|which)? ?[a-z ]{3,50}?)?)"
    r"|,? ?(?:under|in|during|within|pursuant to|in connection with|as part of|in the course of"
    r"|for the purposes? of|on the basis of|nos termos d[eo]|por forca d[eo]) (?:this|the|these"
    r"|its|any|all|deste|desta|o) [a-z ]{3,60}?|,? ?(?:hereunder|herein|hereby|either|at all"
    r"|whatsoever|in any form|of any kind|of any person|and shall not|or other[a-z ]*))*"
    r"(?= ?(?:[.;:]|$|, (?:and|or|nor|but not|which|so|e|whether)\b| (?:and|or|nor) "
    r"| ?[,(]? ?(?:unless|until|before|without first|except|only|so long|save|prior to)\b))",
    _I,
)
NAMED = rf"{DATA}(?>{_WHOSE}?(?:{_KINDS})?{_WHOSE}?)"
"""Personal data, whose it is, and what is named beside it."""
AGREEMENT = (
    r"(?:(?:written |separate |appropriate |suitable |further )*(?:data (?:processing|protection"
    r"|transfer|sharing) (?:agreement|addendum|contract|terms|annex|schedule)|dpa\b"
    r"|standard contractual clauses|(?:agreement|contract) (?:on|for|about|regarding)"
    r" (?:the )?(?:data|processing)|(?:acordo|contrato) (?:de|para) (?:tratamento|protecao)"
    r" de dados))"
)
_AGREEMENT = re.compile(AGREEMENT, _I)
_SIGNED = (
    r"(?:sign\w*|enter\w* into|conclud\w*|execut\w*|agree\w*|put (?:in place|into place)"
    r"|in place|made|complet\w*|assin\w*|celebr\w*|firm\w*)"
)
# The agreement comes first: without it, none may flow.
_FIRST = re.compile(
    rf"\b(?:unless|until|before|without|only (?:after|once|if|when|where|under)|prior to|once"
    rf"|a menos que|antes|ate que|somente (?:apos|se|mediante))\b"
    rf"[^.;]{{0,110}}?{AGREEMENT}"
    rf"|{AGREEMENT}[^.;]{{0,60}}?\b(?:first|beforehand|in advance|before|prior to|previamente"
    rf"|antes)\b|\b(?:first|beforehand|previamente)\b[^.;]{{0,60}}?\b{_SIGNED}\b[^.;]{{0,60}}?"
    rf"{AGREEMENT}",
    _I,
)
_WAIVED = re.compile(
    rf"(?:\bno (?:\w+ )?|\bnot (?:(?!unless|until|before|without|except)\w+ ){{0,4}}|\bneed not"
    rf" [^.;]{{0,40}}|waive\w* [^.;]{{0,30}}){AGREEMENT}|{AGREEMENT}[^.;]{{0,60}}?\b(?:not (?:be"
    rf" )?(?:needed|required|necessary|apply)"
    r"|do(?:es)? not apply|waived|deemed (?:accepted|signed|agreed)|is dispensed|unnecessary"
    r"|will follow|later|afterwards|as soon as|when(?:ever)? they)\b",
    _I,
)
_LETS_IN = re.compile(
    rf"(?<!no )(?<!of )\b{DATA}(?:(?!\b(?:none|no|not|never|neither)\b)[^.;]){{0,40}}?\b(?:may"
    rf"|can|will|shall)(?! not\b)(?: also)? (?:be )?"
    rf"(?:{_GIVE}|flow|used?)|\b(?:may|can)(?! not\b)[^.;]{{0,40}}?\b{_GIVE} {_ANY}{DATA}"
    rf"|\binclud(?:e|es|ing) {_ANY}{DATA}",
    _I,
)
_CLEARS = re.compile(
    r"\b(?:unless|until|before|only|without|prior to|save|except|provided|once|if|should"
    r"|first)\b",
    _I,
)
# "Until they have done so" leads back to the agreement that comes first.
_MEANWHILE = re.compile(r"\b(?:until|unless|before|meanwhile|in the meantime)\b", _I)
_NEXT = re.compile(r", (?:and|so|which)\b|[.;:]")
_GIVEN = re.compile(
    r"\b(?:(?<!personal )information|materials?|documents?|records?|anything|what|it|part(?:y|ies)"
    r"|neither|each|both|disclosures?|discloser|exchange|agreement|informac\w+)\b",
    _I,
)
# "Personal data (as defined in the GDPR)": whose word it is, and no part that alone stays out.
_AS_DEFINED = re.compile(
    r" ?\((?:as )?defined (?:in|by|under) (?:the )?(?:UK |EU )?(?:GDPR|General Data Protection"
    r" Regulation|Data Protection Act(?: \d{4})?)\)",
    _I,
)
_SENTENCE = re.compile(r"(?<=[.;!?]) +")

_TOPIC = re.compile(
    rf"\b(?:no|not|never|neither|nor|nao|nem)\b|{DATA}(?: (?:is|are|do|does) not\b)?", _I
)


def named_in(text: str) -> str:
    """The names of personal data in the text, and each denial: "none" leads back to these."""
    return " ".join(_TOPIC.findall(text))


def _kept_out(sentence: str, *, first: bool) -> Iterator[bool | None]:
    """Yields true per statement that keeps it out, None where something behind qualifies it."""
    for pattern in (_KEEPS_OUT, _NONE, _NOR_ANY, _AND_NONE, _THAT_NONE, _EXCLUDES):
        for match in pattern.finditer(sentence):
            tail = _TAIL.match(sentence, match.end())
            behind = tail.end() if tail is not None else match.end()
            next_clause = _NEXT.search(sentence, behind)
            rest = sentence[behind : next_clause.start() if next_clause else len(sentence)]
            excepted = _CLEARS.search(rest) is not None
            if first and _MEANWHILE.search(sentence, 0, match.start()):
                yield False
            elif excepted and _FIRST.search(sentence) and not _WAIVED.search(sentence):
                # Out unless an agreement comes first: that is the other field's business.
                yield False
            elif tail is None or excepted or _of_other_things(sentence, match):
                yield None
            else:
                yield True


def _of_other_things(sentence: str, match: re.Match[str]) -> bool:
    """True for "Invoices must not contain personal data": neither parties nor what they give."""
    contains = re.search(r"\b(?:contain|includ)(?!ed)", match.group(), re.IGNORECASE)
    return contains is not None and _GIVEN.search(sentence, 0, match.end()) is None


def read_excluded(text: str, language: str) -> Reading:  # noqa: ARG001
    """True where personal data is kept out without more; false where it may come in.

    Ambiguous where the exclusion is only for some data, recipients or ways, or where one sentence
    keeps it out and another lets it in. A sentence that keeps it out until there is a data
    processing agreement lets it in, on that condition.
    """
    text = _AS_DEFINED.sub("", text)
    found: set[bool | None] = set()
    first = _FIRST.search(text) is not None
    for sentence in _SENTENCE.split(text):
        kept = set(_kept_out(sentence, first=first))
        if not kept and _LETS_IN.search(sentence):
            kept = {False}
        found |= kept
    if not found:
        return nothing()
    if found == {True, False} and not _LETS_IN.search(text):
        # "No personal data is exchanged. None may be shared unless an agreement is signed first."
        return Reading("value", value=True)
    if len(found) > 1 or None in found:
        return unsure("personal data is kept out only in part, or both kept out and let in")
    return Reading("value", value=found.pop())


def read_agreement_first(text: str, language: str) -> Reading:  # noqa: ARG001
    """True where a data processing agreement must come before personal data, false where waived."""
    found: set[bool | None] = set()
    for sentence in _SENTENCE.split(text):
        if _AGREEMENT.search(sentence) is None:
            continue
        if _WAIVED.search(sentence):
            found |= {False}
        elif _FIRST.search(sentence):
            found |= {True}
        else:
            found |= {None}
    if not found:
        return nothing()
    if len(found) > 1 or None in found:
        return unsure("a data processing agreement is named, but not as what must come first")
    return Reading("value", value=found.pop())
