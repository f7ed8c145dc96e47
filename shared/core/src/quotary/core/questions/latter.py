"""Who does the second act of a sentence: "devendo esta repor", "the Manager, who keeps it".

A pronoun stands for a party named before it; a person who is no party is nobody the question names.
"""

from __future__ import annotations

import re
from typing import Final

from quotary.core.questions.content_words import topics_of
from quotary.core.questions.party_words import PartyWords
from quotary.core.questions.roles import mentions
from quotary.core.questions.stemming import plain, stem

_LATTER: Final = re.compile(
    r"\b(?:devendo|podendo|cabendo|competindo|incumbindo|ficando|tocando|sendo|obrigando-se|"
    r"comprometendo-se|cabe|compete|incumbe|deve(?:ra)?|pode(?:ra)?|fica(?:ra)?|e|mas|ao passo que|"
    r"enquanto)(?: (?:porem|ainda|tambem|a))? (?P<pronoun>aquel[ea]|est[ea]|ess[ea]|a ultima"
    r"|o ultimo|"
    r"a primeira|o primeiro)(?= (?!d[aeo]s? |contrato|clausula|instrumento|prazo|valor)\w)"
    r"|\b(?:cabendo|competindo|incumbindo|cabe|compete|incumbe|tocando) (?P<to>[aà](?:quel[ea]"
    r"| est[ea]"
    r"| ess[ea]))\b"
    r"|\b(?P<english>the (?:latter|former))\b"
)
_FIRST_NAMED: Final = re.compile(r"former|aquel|primeir")
_SAYS: Final = (
    r"(?:shall |must |will |may |is to |has to |deve |devera |pode |podera )?(?:not |nao )?"
)
_WHO_DOES: Final = re.compile(
    rf", (?:who|que|o qual|a qual) {_SAYS}(?:[a-z]+ly )?(?:[oa]s? |lhe )?(?P<verb>[a-z]{{3,}})"
)
_PERSON: Final = re.compile(
    r"(?:^|[.;:,] |\b(?:and|e|but|mas|that|que) )(?:[0-9.]+ )?(?:the|an?|each|every|any|o|a|os|as"
    r"|cada|um|uma)"
    r" (?:[\w'-]+ ){0,2}?"
    r"(?P<who>[\w-]{2,}(?:ers?|ors?|ees?|men|man|ists?|agents?|banks?|boards?|courts?|authority"
    r"|doctors?|dor(?:es)?|doras?|istas?|[a-z]{3}ari[oa]s?|ntes?|bancos?|fisca(?:l|is)|peritos?"
    r"|juiz|engenheir[oa]s?))"
    r" (?:of [^,.;]{1,30} |d[aeo] [^,.;]{1,30} )?"
    r"(?:shall|must|will|may|is to|has to|deve|devera|devem|deverao|pode|podera)"
    r" (?:not |nao )?(?P<verb>[a-z]{3,})"
)
_THING_WORDS: Final = (
    "number order matter offer letter paper quarter power water error factor sector sensor motor "
    "computer server container trailer register horario salario formulario inventario relatorio"
)
_THING: Final = frozenset(_THING_WORDS.split())


def with_the_latter_named(statement: str, words: PartyWords) -> str:
    """The statement with "this one" and "the latter" replaced by the party that they stand for."""
    line = plain(statement)
    if len(line) != len(statement):
        return statement
    for found in reversed(list(_LATTER.finditer(line))):
        named = words.found_in(line[: found.start()])
        if not named:
            continue
        group = next(name for name in ("pronoun", "to", "english") if found[name])
        start, end, _ = named[0 if _FIRST_NAMED.search(found[group]) else -1]
        article = "à " if group == "to" else "a " if group == "pronoun" else "the "
        party = article + statement[start:end]
        statement = statement[: found.start(group)] + party + statement[found.end(group) :]
    return statement


def somebody_else_does(question: str, statement: str, words: PartyWords) -> bool:
    """True where a party's act is asked about and the statement says that no party does it."""
    asked = mentions(_line(question), words)
    said = _line(statement)
    if not any(each.role == "actor" for each in asked) or words.found_in(said):
        return False
    topics = frozenset(map(stem, topics_of(question)))
    return any(
        stem(found["verb"]) in topics
        for pattern in (_WHO_DOES, _PERSON)
        for found in pattern.finditer(said)
        if found.groupdict().get("who") not in _THING
    )


def _line(text: str) -> str:
    return " ".join(plain(text.replace("\u2019", "'")).split())
