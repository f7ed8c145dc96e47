"""Of whom or what a word of duty is said: the subject right before it, as far as form tells.

English and Portuguese, by closed classes of words alone. Where form does not tell, nothing is
said: who is bound is then for a person to read.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal

from quotary.core.obligations.labels import without_label

Kind = Literal["named", "same", "pronoun", "relative", "unknown"]
Inner = Literal["", "condition", "that"]


@dataclass(frozen=True, slots=True)
class Subject:
    """`named` with its words; `same` as of the word of duty before; a `pronoun`; `relative`.

    `words` of a relative clause are those before its pronoun, of a pronoun all before it. `inner`
    says that the clause is a condition, or depends on another in some other way.
    """

    kind: Kind
    words: str = ""
    inner: Inner = ""


_ENDS: Final = re.compile(
    r"(?:(?<!\.[A-Z])[.!?][\"\u201d'\u2019)]?)\s+(?=[^a-z\u00df-\u00ff]|\()|[;:]\s+|\s[-\u2013\u2014]\s"
    r"|[\u2013\u2014](?=\w)",
)
_ASIDE: Final = re.compile(r"\((?:[^()]|\([^()]*\))*\)")
_ADVERBS: Final = re.compile(
    r"(?:,?\s*\b(?:[a-z]+ly|also|hereby|then|therefore|thereafter|further|however|always|both|all"
    r"|afterwards?|forthwith|likewise|instead|otherwise|again|soon"
    r"|each|not|never|at all times|at any time|in turn|in each case|in any event|in addition"
    r"|at (?:its|their|his|her) (?:own |sole )?(?:cost|expense|risk|discretion|option)|n[ãa]o"
    r"|tamb[ée]m|sempre|ent[ãa]o|ainda|igualmente|desde j[áa]"
    r"|[a-zçãáéíóúêô]+mente),?)+\s*$",
    re.IGNORECASE,
)
_AND: Final = (
    r"and/or|and|or|but|nor|then|yet|while|whilst|whereas|whereupon|whereafter|e|ou|mas|nem"
    r"|enquanto|ao passo que"
)
_IF: Final = (
    r"if|when|whenever|where|wherever|unless|until|once|because|whether|as soon as|in case|se"
    r"|quando|caso|a menos que|desde que|sempre que|assim que"
)
_THAT: Final = (
    r"provided that|that|which|who|whom|whose|so that|than|what|que|quem|cuj[oa]s?|[oa]s? quais"
    r"|[oa] qual"
)
_BORDER: Final = re.compile(
    rf"(?P<comma>,\s+)|\b(?:(?P<and>{_AND})|(?P<if>{_IF})|(?P<that>{_THAT}))\b\s*", re.IGNORECASE
)
_ENDS_AND: Final = re.compile(rf"(?:^|[\s,(])(?:{_AND})\s*$", re.IGNORECASE)
_OPENS_AND: Final = re.compile(rf"^\s*(?:{_AND}|that)\s+", re.IGNORECASE)
_RELATIVE: Final = re.compile(
    r"(?P<whose>.*?),?\s*\b(?:that|which|who|whom|que|quem|[oa]s? qua(?:l|is)"
    r"|both of (?:which|whom))"
    r"\s*$",
    re.IGNORECASE,
)
_PRONOUN: Final = re.compile(
    r"(?:^|[\s,(])(?:it|they|he|she|he or she|ele|ela|eles|elas)\s*$", re.IGNORECASE
)
_AGREED: Final = re.compile(
    # "The Buyer and the Seller agree that the latter": who is bound stands behind.
    r"[^.;:]*\b(?:agree|acknowledge|confirm|accept|understand|ajust|acord|concord|convencion"
    r"|reconhec"
    r"|pactu|estipul)\w*(?: [^,;.:]{0,40}?)? (?:that|que)\s+(?P<clause>\S.*)$",
    re.IGNORECASE | re.DOTALL,
)
_NUMBERED: Final = re.compile(
    r"^[\W_]*(?:\(?(?:[0-9]{1,3}|[a-z]{1,3}|[A-Z]{1,3})[.)]\s+|[0-9]+(?:\.[0-9]+)+\.?\s+)*"
)
_FRONTED: Final = re.compile(
    r"^(?:at|on|in|before|after|if|when|where|upon|within|during|for|to|as|by|from|once|until"
    r"|unless|because|since|while|whenever|wherever|with|without|under|subject|following|prior"
    r"|no later|not later|except|save|provided|in case|should|each time|every time|throughout"
    r"|instead|given|between|based|notwithstanding|despite|so|second|first|third|se|quando|caso"
    r"|ap[óo]s|antes|em|na|nos|nas|no (?:prazo|caso|dia|momento|ato|t[ée]rmino|fim|final|in[íi]cio"
    r"|m[êe]s|ano|curso|vencimento|encerramento|decorrer|evento|exerc[íi]cio)|para|durante|at[ée]"
    r"|mediante|sem|sob|desde|enquanto|sempre|por|com|ao|às?|conforme|nesta?|neste)\b",
    re.IGNORECASE,
)
_PREPOSITION_LIST: Final = (
    "of to by with from for on in under between against upon through at about than as towards into "
    "per without within regarding concerning including via over among after before during until "
    "like de da do das dos à ao aos às pela pelo pelas pelos com para por em na no nas nos sob "
    "sobre entre até perante contra mediante and or nor e ou nem &"
)
_PREPOSITIONS: Final = frozenset(_PREPOSITION_LIST.split())
_DETERMINERS: Final = (
    r"the|each|either|neither|no|every|any|all|both|an?|its|their|his|her|such|this|these|those"
    r"|another|other|some|our|your|o|a|os|as|cada|nenhuma?|qualquer|quaisquer|amb[ao]s|tod[ao]s"
    r"|seus?|suas?|est[ea]s?|tal|tais"
)
_DETERMINER: Final = re.compile(_DETERMINERS, re.IGNORECASE)
_NOUN: Final = re.compile(
    rf"(?<![\w'\u2019-])(?:(?:{_DETERMINERS})(?=\s)|(?-i:[A-Z\u00c0-\u00dd])[\w&'\u2019.-]*)",
    re.IGNORECASE,
)
_GOES_ON: Final = re.compile(
    r"(?:is|are|was|were|shall|must|will|\u00e9|s[\u00e3a]o|ser[\u00e1\u00e3]o?)(?:\s|$)",
    re.IGNORECASE,
)
_CONDITIONS: Final = re.compile(rf"(?:{_IF})", re.IGNORECASE)
_RELATIVES: Final = re.compile(rf"(?:{_THAT})", re.IGNORECASE)
_HAS_VERB: Final = re.compile(
    r"\b(?:is|are|was|were|has|have|had|does|do|did|be|been|asks?|é|s[ãa]o|foi|foram|tem|t[êe]m)\b",
    re.IGNORECASE,
)
_FEW_WORDS: Final = 4


def subject_before(line: str, at: int, floor: int = 0) -> Subject:
    """The subject of the word of duty at `at` of the line.

    `floor` is where the word of duty before it ended: what follows that is its predicate.
    """
    start = max((end.end() for end in _ENDS.finditer(line, 0, at)), default=0)
    goes_on = floor > start
    words = line[max(start, floor) : at]
    words = _trimmed(_ASIDE.sub(lambda aside: " " * len(aside[0]), words))
    if words.endswith(","):
        words = _without_aside(words, goes_on=goes_on)
    words = _trimmed(words).rstrip(" ,")
    if not _unnumbered(words).strip() or _ENDS_AND.search(words):
        return Subject("same")
    relative = _RELATIVE.match(words)
    if relative is not None:
        whose = line[start : max(start, floor)] + relative["whose"]
        return Subject("relative", whose.rstrip(" ,"), "that")
    agreed = None if goes_on else _AGREED.match(words)
    if agreed is not None:
        words = agreed["clause"]
    clause, inner, border = _clause(words) if goes_on else (words.split(", ")[-1], "", True)
    if _PRONOUN.search(words):
        return Subject("pronoun", line[:at], inner)
    if goes_on and not border:
        return Subject("same")
    return _phrase(_unnumbered(clause).strip(), inner)


def _unnumbered(words: str) -> str:
    """Without what the clause is called in front of its words."""
    return _NUMBERED.sub("", without_label(words))


def _trimmed(words: str) -> str:
    """Without the adverbs at the end; of one between commas the comma before it stays gone too."""
    words = words.rstrip()
    bare = _ADVERBS.sub("", words)
    return words if bare == words else bare.rstrip(" ,")


def _without_aside(words: str, *, goes_on: bool) -> str:
    """The words before what stands between two commas at the end: "the Supplier, if asked,"."""
    rest = words.rstrip(",")
    before = rest[: rest.rfind(",") + 1].rstrip(" ,")
    if not goes_on:
        # A long aside has commas of its own; what opens the clause is the subject.
        while before and _FRONTED.match(before.split(", ")[-1].strip()) and ", " in before:
            before = before[: before.rfind(",")].rstrip(" ,")
        return before or rest
    joined = before.split(", ")[-1]
    return before if _OPENS_AND.match(joined) and "," in before else ""


def _clause(words: str) -> tuple[str, Inner, bool]:
    """The words after the last border of a clause, whether they depend, and if there is one."""
    last: re.Match[str] | None = None
    inner: Inner = ""
    for match in _BORDER.finditer(words):
        if match["and"] and not words[match.end() :].strip():
            continue
        last = match
        inner = "condition" if match["if"] else "that" if match["that"] else ""
    if last is None:
        return words, "", False
    return words[last.end() :] or words, inner, True


def _phrase(words: str, inner: Inner) -> Subject:
    """The phrase that ends the words and is no part of another."""
    words = _OPENS_AND.sub("", words)
    if not words:
        return Subject("unknown", inner=inner)
    if _GOES_ON.match(words) is not None:
        # "The fee is due on signature and is non-refundable": said of the same.
        return Subject("same", inner=inner)
    if _FRONTED.match(words) is None:
        return Subject("named", words, inner)
    for match in reversed(list(_NOUN.finditer(words))):
        before = words[: match.start()].split()
        last = before[-1].lower() if before else ""
        if not before or last in _PREPOSITIONS or _DETERMINER.fullmatch(last) or last.isdigit():
            continue
        if before[-1][:1].isupper() and match[0][:1].isupper() and len(before) > 1:
            continue
        phrase = words[match.start() :]
        if _CONDITIONS.fullmatch(last):
            verb = _HAS_VERB.search(phrase)
            return Subject("same") if verb else Subject("named", phrase, "condition")
        if _RELATIVES.fullmatch(last):
            return Subject("named", phrase, "that")
        return Subject("named", phrase, inner)
    if len(words.split()) <= _FEW_WORDS and _PORTUGUESE_ARTICLE.match(words):
        return Subject("named", words, inner)
    return Subject("same", inner=inner)


_PORTUGUESE_ARTICLE: Final = re.compile(r"^(?:as|às)\s", re.IGNORECASE)
