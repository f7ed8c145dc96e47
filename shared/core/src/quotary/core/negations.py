"""The words that turn a statement round, in English and Portuguese, and those that only look so."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum


class Turn(Enum):
    """How a cue turns what it governs."""

    DENIES = "denies"
    """After its verb: "shall not", "is prohibited from"."""
    FRONTS = "fronts"
    """Before its verb: "no party", "in no event", "nothing in this Agreement"."""
    EXCEPTS = "excepts"
    """Takes something out, or makes it depend: "unless", "except", "without"."""


@dataclass(frozen=True, slots=True)
class Cue:
    """One cue in a plain text, with where it stands there."""

    start: int
    end: int
    turn: Turn


_DENIES = (
    r"not|cannot|refrain(?:s|ed|ing)?|abstain(?:s|ed|ing)?|prohibit(?:s|ing)?|forbids?|precludes?"
    r"|(?:prohibited|forbidden|precluded|barred|restrained)(?= from|:)"
    r"|fails? to|failed to|failure to|refuses? to|unable to"
    r"|não|nao|vedad[oa]s?|proibid[oa]s?|defeso"
    r"|impedid[oa]s?|abst[eéê]\w*(?:-se)?|deix(?:ar|e|em) de"
)
_FRONTS = (
    r"no|neither|nor|none|nobody|nothing|never"
    r"|nem|nunca|jamais|nenhum|nenhuma|ninguém|nada|tampouco|hipótese alguma|(?:forma|modo) alguma?"
)
_EXCEPTS = (
    r"except(?:ing|ed)?|unless|excluding|exclusive of|(?:other|otherwise) than"
    r"|apart from|aside from|but for|without"
    r"|save (?:for|as|that|where|in|if|with|and except|to the extent)"
    r"|exceto|excepto|salvo|ressalvad[oa]s?|excetuad[oa]s?|excluíd[oa]s?|excluindo|a menos que"
    r"|(?:com|à|a) exceção d[aeo]s?|sem|senão"
)
_LATER = (
    r"provided,? (?:however|further|always|that)|provided,|but (?:not|only|excluding)"
    r"|only (?:if|when|where|to the extent|with|upon|after)|if and only if|subject to"
    r"|and not otherwise"
    r"|desde que|contanto que|mas não|sujeit[oa]s? a|observad[oa]s?"
    r"|(?:somente|apenas) (?:se|quando|com|após)"
)
_HARMLESS = re.compile(
    # "not less than", "No. 5", "unless the context otherwise requires", "without limitation" and
    # the conflict-of-law rules that every governing-law clause leaves out.
    r"\bnot (?:be )?(?:less|more|fewer|later|earlier|sooner|greater|limited|only|merely)\b"
    r"|\bnot exceeding\b"
    r"|\bnot to exceed\b|\bno (?:less|more|fewer|later|earlier|sooner|greater) than\b"
    r"|\bnos?(?:[.:] ?(?:[0-9:_]|$)| ?[0-9_])"
    r"|\b(?:unless|except where|save where|salvo se|exceto (?:se|quando)) [^,;:]{0,20}\bcontexto?\b"
    r"|\bunless otherwise defined\b"
    r"|\b(?:whether|why) or not\b|\bor not\b|\bnot withstanding\b"
    r"|\bwithout (?:any )?(?:limit\w*|prejudice|regard|giving effect|reference|derogat\w+)\b"
    r"|\bwithout in any way limiting\b"
    r"|\b(?:excluding|without|except for|exclusive of) (?:\w+ ){0,6}?(?:conflicts?|choice)\b"
    r"|\bn[ãa]o (?:se )?limit\w+|\bou n[ãa]o\b"
    r"|\bn[ãa]o (?:será |seja )?(?:só|apenas|somente|inferior|superior|menos|mais|obstante)\b"
    r"|\bsem (?:prejuízo|limita\w+|considerar|levar em conta)\b",
)
_BEFORE = re.compile(
    rf"\b(?:(?P<denies>{_DENIES})|(?P<excepts>{_EXCEPTS})|(?P<fronts>{_FRONTS}))\b"
)
_AFTER = re.compile(
    rf"\b(?:(?P<later>{_LATER})|(?P<denies>{_DENIES})"
    rf"|(?P<excepts>{_EXCEPTS})|(?P<fronts>{_FRONTS}))\b"
)
_EVEN = (
    ("\u2019", "'"),
    ("\u2018", "'"),
    ("\u2010", "-"),
    ("\u2011", "-"),
    ("\u00ad", ""),
    ("\x02", ""),
    ("\u200b", ""),
)
_BROKEN = re.compile(r"(?<=[^\W\d_])- (?=[a-z\u00df-\u00ff])")
_PORTUGUESE = re.compile(r"\b(?:d[aeo]s?|que|à|ao|em|n[ao]s|pel[ao]s?|os?)\b")
_ENGLISH = re.compile(r"\b(?:the|of|to|and|shall|in|by|or|any)\b")


def plain(text: str) -> str:
    """The text in one line, broken words made whole and "n't" a "not": for reading cues only."""
    for char, even in _EVEN:
        text = text.replace(char, even)
    line = " ".join(text.split()).replace("n't", " not").replace("N'T", " NOT")
    return _BROKEN.sub("", line) if "- " in line else line


def cues_before(text: str) -> tuple[Cue, ...]:
    """The cues in plain lower-case `text` that may govern what follows it, in order."""
    return _cues(_BEFORE, text)


def cues_after(text: str) -> tuple[Cue, ...]:
    """The cues in plain lower-case `text` that may qualify what stands before it, in order."""
    return _cues(_AFTER, text)


def _cues(pattern: re.Pattern[str], text: str) -> tuple[Cue, ...]:
    if pattern.search(text) is None:
        return ()
    masked = _HARMLESS.sub(lambda match: "_" * len(match[0]), text)
    cues = tuple(
        Cue(match.start(), match.end(), _TURNS[match.lastgroup or ""])
        for match in pattern.finditer(masked)
    )
    if any(text[cue.start : cue.end] == "no" for cue in cues) and _is_portuguese(text):
        # In Portuguese "no" is "in the".
        return tuple(cue for cue in cues if text[cue.start : cue.end] != "no")
    return cues


def _is_portuguese(text: str) -> bool:
    return len(_PORTUGUESE.findall(text)) > len(_ENGLISH.findall(text))


_TURNS = {
    "denies": Turn.DENIES,
    "fronts": Turn.FRONTS,
    "excepts": Turn.EXCEPTS,
    "later": Turn.EXCEPTS,
}
