"""The words of a question that say what it is about; all others only say that it is a question."""

from __future__ import annotations

import re
from typing import Final

from quotary.core.questions.stemming import words_of
from quotary.core.questions.topics import answered_by

_FUNCTION: Final = (
    "a an the non of to and or in on by for from with without at as if than then that this these "
    "those it its their they them he she his her our we us you your i my me is are was were be "
    "been being am do does did done has have had having will would shall should can could may "
    "might must not no any all some each every either neither both one there here up down out "
    "into over under about after before during between against per via so such else someone "
    "anyone somebody anybody what which who whom whose when where why how much many long soon "
    "often far quickly fast large big old high o os as um uma uns umas de da do das dos e ou em "
    "na nos nas por pelo "
    "pela pelos pelas para com sem que se ao aos ate entre sobre sob ser sera serao seja sejam "
    "contra seria sao foi foram "
    "esta estao este esse essa isto isso sua seu suas seus nao sim ha existe existem pode podem "
    "deve devem devera tem qual quais quem quando onde como quanto quanta quantos quantas porque "
    "apos antes durante cada toda todo todos todas"
)
_ABOUT_CONTRACTS: Final = (
    "agreement agreements contract contracts document documents clause clauses section sections "
    "provision provisions article terms conditions party parties please tell say says state "
    "states stated mention mentions mentioned provide provides provided contain contains include "
    "includes included including exist exists existing apply applies applicable happen happens "
    "happened allow allowed permit permitted possible necessary required require requires need "
    "needs needed oblige obliged obligation obligations duty duties undertaking undertakings "
    "cover covers covered promise promises promised agreed stipulate stipulated create creates "
    "created establish established take takes place set out there made make makes given give "
    "gives due first contrato contratos documento clausula clausulas partes parte contratual "
    "previsto prevista prever consta constam permitido permitida direito direitos commitment "
    "commitments aplicavel aplicaveis competente obrigacao obrigacoes dever "
    "deveres necessario incidem incide aplica aplicam other others another restrict restricts "
    "restricted restriction prohibit prohibited forbid forbidden prevent prevented right rights "
    "become becomes agree agrees come comes bring brings brought run runs go goes occur occurs "
    "barred banned fazer faz feito ocorre ocorrem ocorrer ocorrera acontece acontecem situated "
    "situado situada"
)
_KIND_WORDS: Final = (
    # They ask for a kind of value, which is looked for as such.
    "period term duration last lasts date day days week weeks month months year years hour hours "
    "time deadline amount sum value percentage percent rate number survive survives remain "
    "remains force continue continues prazo dia dias mes meses ano anos hora horas data tempo "
    "valor montante percentual taxa numero dura duram frequencia frequency currency moeda "
    "antecedencia "
    "share proportion"
)
_COMPANY_FORMS: Final = re.compile(
    r"\blimited[ -]liability (?:company|partnership)\b"
    r"|(?<=[A-Za-z.&] )(?:LIMITED|Limited)\b(?! (?:to|by|in)\b)|\bsociedade limitada\b"
)
"""Names of companies say "limited" and "liability" of no contract."""
_DEFINED: Final = re.compile(
    r"\b(?:confidential|proprietary|protected) (?=information\b)"
    # Intellectual property is a thing, and says nothing of who owns it.
    r"|(?<=\bintellectual )property\b|\bpropriedade (?=intelectual\b)"
    r"|(?<=informações )confidenciais\b|(?<=informação )confidencial\b",
    re.IGNORECASE,
)
"""The name of a thing in most of these contracts, which says nothing of keeping it confidential."""
_NOT_TOPICS: Final = frozenset(f"{_FUNCTION} {_ABOUT_CONTRACTS}".split())
_FUNCTIONS: Final = frozenset(_FUNCTION.split())
_KINDS: Final = frozenset(_KIND_WORDS.split())
_ASKS_DATE: Final = re.compile(r"\b(?:que|qual(?: [eé])?(?: a)?|na|da) data\b", re.IGNORECASE)
"""In Portuguese "data" asks for a date; in English it is a thing."""
_SHORT: Final = frozenset({"ai", "ip", "vat"})


def content_words(text: str) -> tuple[str, ...]:
    """The words of the text that carry content, plain, each once, in order."""
    return tuple(
        dict.fromkeys(
            word
            for word in words_of(_DEFINED.sub("", text))
            if word not in _NOT_TOPICS and (len(word) > 2 or word in _SHORT or word.isdigit())
        )
    )


def topics_of(question: str) -> tuple[str, ...]:
    """The words that say what the question is about.

    Words that only ask for a kind of value ("how many days") are left out where others remain.
    """
    found = content_words(question)
    kinds = _KINDS if _ASKS_DATE.search(question) else _KINDS - {"data"}
    return tuple(word for word in found if word not in kinds) or found


def stems_of(text: str) -> frozenset[str]:
    """The stems of every word of the text, and of what it answers in other words."""
    plain = _DEFINED.sub("", _COMPANY_FORMS.sub(" ", text.replace("\n", " ")))
    return answered_by(plain)


def telling_words(question: str) -> tuple[str, ...]:
    """Every word of the question that is no mere function word: what a close answer repeats."""
    every = dict.fromkeys(words_of(_DEFINED.sub("", question)))
    return tuple(word for word in every if word not in _FUNCTIONS and len(word) > 2)
