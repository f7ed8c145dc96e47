"""What a question calls a thing, put as the one word that clauses about that thing say too."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from quotary.core.questions.same_words import ANSWERED_BY
from quotary.core.questions.stemming import plain, stem, words_of
from quotary.core.questions.topic_table import TOPICS

_LIGHT: Final[Mapping[str, str]] = {
    r"insurance|seguros?": (
        r"carry|carries|maintain|hold|have|keep|effect|procure|obtain|take out|ter|manter|possuir"
        r"|contratar"
    ),
    r"notice|aviso|antecedencia": r"give|given|serve|needed|dar",
    r"interest|juros|penalt(?:y|ies)|multa": r"charged|accrues?|accrued|incurred|cobrad[oa]s?",
    r"arbitration|arbitragem": r"held|seated|conducted|realizad[oa]|feit[oa]",
    r"be used (?:to|for)": r"be used",
    r"audit|audits|auditoria": r"conduct|perform|carry out|realizar",
}
"""Verbs that say nothing beside their noun: "what insurance must it carry" asks of insurance."""
_CHARGED_TO: Final = re.compile(
    r"\b(?:corre|correm|correra|correrao|fica|ficam|ficara|ficarao|e|sao|sera|serao)"
    r" (?:(?:integralmente|exclusivamente|sempre) )?(?:por conta|a cargo"
    r"|as expensas)(?: exclusiva)?"
    r" d[aeo]s? (?!risco|caso|mercado)"
    r"|\b(?:is|are|be) (?:(?:solely|wholly|always) )?(?:for|to) the account of\b"
    r"|\b(?:falls?|fall) to the charge of\b"
)
"""“O transporte corre por conta da FORNECEDORA”: she pays."""
_IN_NUMBER: Final = re.compile(r"(?<=[0-9])\.(?=[0-9])")
_ASKED: Final = tuple((each.word, re.compile(each.asked)) for each in TOPICS if each.asked)
_SAID: Final = tuple(
    (stem(each.word), re.compile(each.said), re.compile(each.unless) if each.unless else None)
    for each in TOPICS
    if each.said
)
_BESIDE: Final = tuple(
    (re.compile(rf"\b(?:{noun})\b"), re.compile(rf"\b(?:{verbs})\b"))
    for noun, verbs in _LIGHT.items()
)


def in_one_word(question: str) -> str:
    """The question with each topic of the table in one word; as it is where it names none."""
    # Accents are dropped; "à" tells to whom, so it is kept as "ao".
    line = _line(re.sub(r"\b[àÀ](s?)\b", r"ao\1", question))
    before = line
    for word, asked in _ASKED:
        line = asked.sub(word, line)
    for noun, verb in _BESIDE:
        if noun.search(line):
            line = verb.sub(" ", line)
    return question if line == before else line


@lru_cache(maxsize=8_192)
def answered_by(text: str) -> frozenset[str]:
    """The stems of what the text answers: of its words, of those it stands for, and its topics."""
    own = frozenset(map(stem, words_of(text)))
    line = _line(text)
    if _CHARGED_TO.search(line):
        own |= {stem("pay")}
    topics = (
        name
        for name, said, unless in _SAID
        if said.search(line) and not (unless and unless.search(line))
    )
    return own.union(*(_ANSWERS.get(each, ()) for each in own)).union(topics)


def _line(text: str) -> str:
    # A point in a number ends nothing.
    return " ".join(_IN_NUMBER.sub("·", plain(text).replace("’", "'")).split())


def _answers() -> Mapping[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for asked, said in ANSWERED_BY.items():
        for word in map(stem, said.split()):
            found[word] = found.get(word, frozenset()) | {stem(asked)}
    return found


_ANSWERS: Final = _answers()
