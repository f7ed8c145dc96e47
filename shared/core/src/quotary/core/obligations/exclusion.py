"""Whether a sentence with a duty word is what a reply says: no obligation, for a stated reason.

Code checks the reason by the sentence's own wording. What it cannot confirm excludes nothing, so
that no reply can hide a duty by giving it another name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from quotary.core.negations import plain
from quotary.core.obligations.duty_words import find_duties
from quotary.core.span import Span

_DEFINES: Final = re.compile(
    r"[\"\u201c\u201d'](?:,)?(?: or [\"\u201c][^\"\u201d]{1,60}[\"\u201d])* (?:shall |will )?"
    r"(?:means?|mean and include|has the meaning|have the meaning|includes?|refers? to"
    r"|is defined)\b"
    r"|\b(?:shall|will) (?:mean|have the (?:same )?meaning|refer to)\b"
    r"|\b(?:as used|for the purposes?)\b.{0,80}\bmeans?\b"
    r"|\b(?:significa|significam|entende-se por|designa|refere-se a|ter[áã]o? o significado)\b",
    re.IGNORECASE,
)
_INDEPENDENT: Final = re.compile(
    r"(?:[;:]|\. |,? (?:and|but|provided that|e|mas|desde que)) ?[^,;.]{0,80}$", re.IGNORECASE
)
_EMBEDDED: Final = re.compile(
    r"\b(?:that|which|who|whom|whose|where|when|if|as|to be|under which|que|qual|quais|quando|se"
    r"|cujo|cuja|onde)\b",
    re.IGNORECASE,
)
_RECITES: Final = re.compile(
    r"^\W*(?:\([a-z0-9]{1,3}\)\W*|[a-z]\.\W*)?(?:whereas|considerando)\b", re.IGNORECASE
)
_READ: Final = re.compile(
    r"^[^.;]{0,60}\b(?:be (?:construed|interpreted|read|taken|understood)|affect (?:the |its )?"
    r"(?:construction|interpretation)|include|mean|refer|apply|be deemed (?:references?|to include)"
    r"|be for (?:convenience|reference)|interpretad[oa]s?|lid[oa]s?|entendid[oa]s?)\b",
    re.IGNORECASE,
)
_ABOUT_READING: Final = re.compile(
    r"\b(?:headings?|captions?|references?|words?|singular|plural|gender|interpret\w*|constru\w+"
    r"|this agreement|t[íi]tulos?|express[õo]es|interpreta\w+)\b",
    re.IGNORECASE,
)
_RIGHT: Final = re.compile(
    r"^\W*(?:(?:have|retain|reserve) (?:the |a |all )?(?:sole |exclusive )?rights?\b"
    r"|be (?:entitled|permitted|allowed|free)\b"
    r"|(?:not|n[ãa]o) (?:be )?(?:required|obliged|obligated|liable|ser[áã] obrigad)\b"
    r"|have no (?:obligation|duty|liability)\b|fazer? jus\b|(?:ter )?direito\b)",
    re.IGNORECASE,
)
_EFFECT: Final = re.compile(
    r"^\W*(?:not |also |thereafter |automatically |only |continue to |n[ãa]o ){0,2}(?:"
    r"be (?:governed|construed|binding|effective|deemed|considered|void|valid|null|invalid"
    r"|severable|enforceable|unenforceable|of no|in effect|in force|regarded|an original"
    r"|in addition|cumulative|the exclusive|exclusively)\b|survive\b"
    r"|remain (?:in|valid|binding|enforceable)\b"
    r"|inure\b|constitute\b|prevail\b|control\b|supersede\b|govern\b|commence\b|expire\b"
    r"|terminate (?:automatically|on|upon)\b|continue (?:in|until|for)\b"
    r"|come into (?:force|effect)\b"
    r"|take effect\b|have (?:no|the same|full) (?:force|effect)\b|affect (?:the validity|any)\b"
    r"|operate as\b|impair\b|enure\b|bind\b|apply\b|lapse\b"
    r"|regid[oa]\b|considerad[oa]s?\b|v[áa]lid[oa]s?\b|nul[oa]s?\b|em vigor\b|vigor\w*\b"
    r"|interpretad[oa]s?\b|tid[oa]s? como\b|sobreviver\w*\b|prevalecer\w*\b)",
    re.IGNORECASE,
)
_PARTED: Final = re.compile(r"[.;:,]\s|,? \b(?:and|but|or|e|mas|ou)\b ", re.IGNORECASE)
_NOBODY: Final = re.compile(r"\b(?:no|nobody|none|nothing|neither|nor|nenhum\w*)\b", re.IGNORECASE)
_OF_TEXTS: Final = re.compile(
    r"^[\W\d]*(?:(?:this|the|these|those|any|no|each|every|all|such|its|their|an?|neither|either"
    r"|nothing in|o|a|os|as|est[ea]s?|qualquer|nenhum\w*)\s+)?(?:(?!(?:this|the|in|of|under|to|by"
    r"|for|est[ea]|nos?|nas?|d[aeo]s?)\b)[\w'\u2019.-]+\s+){0,2}?"
    r"(?:agreements?|contracts?|letter|addend(?:um|a)|amendments?|deeds?|licen[cs]es?"
    r"|statements?|clauses?|sections?|paragraphs?|articles?|provisions?|schedules?"
    r"|exhibits?|annex(?:es)?|appendi(?:x|ces)|terms?|conditions?|rules?|laws?|statutes?"
    r"|headings?|captions?|words?|singular|plural|gender|references?|expressions?|definitions?"
    r"|recitals?|interpretation|constructions?|t[íi]tulos?|express[õo]es|failures?"
    r"|delays?|waivers?|invalidity|unenforceability|illegality|liabilit(?:y|ies)|limits?"
    r"|limitations?|exclusions?|remed(?:y|ies)|rights?|obligations?|duties|assignments?"
    r"|transfers?|modifications?|notices?|counterparts?|signatures?|decisions?|determinations?"
    r"|contratos?|termos?|acordos?|cl[áa]usulas?|anexos?|toler[âa]ncia|invalidade|nulidade"
    r"|omiss[ãa]o|disposi[çc](?:[ãa]o|[õo]es)|obriga[çc](?:[ãa]o|[õo]es)|direitos?|leis?"
    r"|vig[êe]ncia|prazos?)\b",
    re.IGNORECASE,
)
"""What can be in force, bind or apply without anybody's doing: texts, rules, rights, events."""

_SELF_CONTAINED: Final = re.compile(
    r"^(?:reger|vigorar|prevalecer|subsistir|sobreviver|permanecer)", re.IGNORECASE
)


def holds(why: str, sentence: str, more: Sequence[str] = ()) -> bool:
    """True where the sentence's wording bears the reason out for every duty word in it."""
    check = _CHECKS.get(why)
    line = plain(sentence)
    hits = find_duties(line, more)
    if check is None or not hits:
        return False
    return all(check(line, hit.span) for hit in hits)


def reason_for(sentence: str, reasons: Sequence[str], more: Sequence[str] = ()) -> str:
    """The first of the reasons that the sentence's wording bears out; "" for none."""
    return next((why for why in reasons if holds(why, sentence, more)), "")


def _definition(line: str, word: Span) -> bool:
    """The duty word is the defining verb itself, or stands inside what is defined."""
    found = _DEFINES.search(line)
    if found is None:
        return False
    if word.start <= found.end():
        return True
    between = line[found.end() : word.start]
    separate = _INDEPENDENT.search(between)
    return separate is None or _EMBEDDED.search(between, separate.start()) is not None


def _interpretation(line: str, word: Span) -> bool:
    subject = _subject(line, word)
    about = _ABOUT_READING.search(subject) is not None and _OF_TEXTS.search(subject) is not None
    return about and _READ.search(line[word.end :]) is not None


def _recital(line: str, word: Span) -> bool:
    return _RECITES.search(line) is not None and ". " not in line[: word.start]


def _right(line: str, word: Span) -> bool:
    denied = _NOBODY.search(_subject(line, word)) is not None
    return not denied and _RIGHT.search(line[word.end :]) is not None


def _effect(line: str, word: Span) -> bool:
    """A text, a rule or an event is said to hold, and nobody is said to do something.

    "This clause shall apply" has an effect; "the Borrower shall apply each loan" is a duty.
    """
    after = line[word.end :]
    if _EFFECT.search(after) is None and _SELF_CONTAINED.search(word.of(line)) is None:
        return False
    return _OF_TEXTS.search(_subject(line, word)) is not None


def _subject(line: str, word: Span) -> str:
    """The words before the duty word that say of whom or what it is said, as far as commas tell."""
    parts = [part for part in _PARTED.split(line[: word.start]) if len(part.split()) > 1]
    return parts[-1].strip() if parts else line[: word.start].strip()


_CHECKS: Final[Mapping[str, Callable[[str, Span], bool]]] = {
    "definition": _definition,
    "interpretation": _interpretation,
    "recital": _recital,
    "right_of_us": _right,
    "effect": _effect,
}
