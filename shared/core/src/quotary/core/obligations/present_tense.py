"""Duties in the present tense: "The Supplier delivers the goods", "the Customer does not resell".

A party is a word in capitals that opens its clause; texts that "provide" something are none. Any
verb of a party counts but those that say how things are ("owns"), and so does what we or you do.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from quotary.core.lookalikes import Skeleton
from quotary.core.obligations.accents import is_portuguese
from quotary.core.obligations.orders import opens_sentence
from quotary.core.obligations.present_words import DEEDS, DEEDS_PT, SPOKEN, VERBS

_PRESENT: Final = re.compile(
    r"(?:^|[.;:,)\]\"\u2022] ?|\b(?:and|but|that) )(?:[a-z0-9]{1,3}[.)] )?"
    r"(?P<the>(?:the|each|either|every|both|all|any|a|o|as|os|cada) )?"
    r"(?P<subject>[a-z][\w&'-]*(?: [a-z][\w&'-]*){0,2}?),? "
    rf"(?:(?:hereby|also|further|always|then|each|[a-z]+ly) ){{0,2}}(?P<verb>{VERBS})(?!\w)"
)
_GENERAL: Final = re.compile(
    r"(?<![\w'-])(?P<the>(?:the|each|either|every|both|a|o|as|os|cada) )?"
    r"(?P<subject>(?!(?:for|in|on|at|by|to|of|with|from|if|when|where|as|such|these|those|this"
    r"|that|all|any|no|other|our|your|its|their)\b)"
    r"[a-z][\w&'-]*(?: (?:(?:and|e) (?:the |a |o )?)?(?!(?:the|each|an?|o|os|as)\b)"
    r"[a-z][\w&'-]*){0,2}?),? "
    rf"(?:(?:hereby|also|further|always|then|each|[a-z]+ly) ){{0,2}}"
    rf"(?P<verb>{VERBS}|{DEEDS}|{DEEDS_PT}|(?<=s )(?:meet|share|hold|make|carry|use|take)\b)(?!\w)"
)
_SPOKEN: Final = re.compile(
    # "You pay", "we keep": whoever speaks in a contract is a party of it.
    r"(?<![\w'-])(?:you|we|i)(?: (?:and|or) (?:you|we|i|[a-z]+))?,? "
    r"(?:(?:hereby|also|always|then|each|both|never|[a-z]+ly) ){0,2}"
    rf"(?P<verb>{SPOKEN})(?!\w)"
)
_AFTER: Final = re.compile(
    # What stands before the party in its clause: a time, a condition with its comma, nothing.
    r"(?:^|[.;:,)\]\"\u2022*-] |\b(?:and|but|that|e|mas|que|of \w+|termination|expiry|termino) )$"
)
_TEXTS: Final = re.compile(
    r"\b(?:agreement|contract|section|clause|annex|schedule|exhibit|appendix|article|law|act|policy"
    r"|order|document|paragraph|regulation|directive|code|rules?|part|letter|deed)\b"
)
_NO_DEED: Final = re.compile(
    r"^(?:does|do)(?:n't| not) (?:[a-z]+ly )?(?:apply|include|mean|constitute|exist|limit|affect"
    r"|require|have|make|amend|waive|control|own|know|contain|exceed|become|occur|wish|intend"
    r"|believe|warrant|represent|guarantee|agree|relate|arise|create|confer|prevent|preclude"
    r"|prohibit|restrict|purport)"
    r"|^nao (?:e|esta|estao|fica|ficam|sao|tem|ha|se|existe|constitui|implica|abrange|inclui"
    r"|gera|afasta|prejudica|exclui|responde|respondem|responsabiliza|obriga|compete|cabe)\b"
)
"""What says how things are, or that nobody is bound, and forbids nothing."""

_ROLES: Final = re.compile(
    r"\b(?:we|you|part(?:y|ies)|\w+(?:er|or|ee|ant|ent)s?|banks?|company|sponsor|agency|members?)$"
)
"""Who is a party even where no article and no second word in capitals shows it: "Supplier"."""

_NAMED: Final = re.compile(
    # Roles that are parties in small letters too.
    r"(?:part(?:y|ies)|partes?|undersigned|tenants?|landlord|suppliers?|customers?|buyer|seller"
    r"|employer|employee|contractor|lessee|lessor|licensee|licensor|borrower|lender|members?"
    r"|contratad[ao]|contratante|locatari[oa]s?|locador(?:a|es)?|inquilin[oa]s?|soci[oa]s?"
    r"|fornecedor(?:a|es)?|client[e]s?|empregad[oa]s?|empregador(?:a|es)?|fiador(?:a|es)?"
    r"|usuari[oa]s?|vendedor(?:a|es)?|comprador(?:a|es)?|prestador(?:a|es)?|signatari[oa]s?)$"
)
_RECITAL: Final = re.compile(r"\bwhereas\b[^.;]*$|\b(?:if|when|where|unless|until|once)\b[^,.;:]*$")
_BEFORE: Final = 240
_NEAR: Final = 16


def present_duties(text: str, view: Skeleton) -> Iterator[tuple[int, int]]:
    """Where the view has the verb of a party that does, or does not do, something."""
    for match in _PRESENT.finditer(view.text):
        if _is_party(text, view, match) and _is_owed(view, match):
            yield match.span("verb")
    for match in _each(_GENERAL, view.text):
        named = _opens(text, view, match.start()) and _is_party(text, view, match)
        named = named and _is_name(text, view, match) and not _is_foreign(view, match)
        if named and _is_small(text, view, match.start("verb")) and _is_owed(view, match):
            yield match.span("verb")
    for match in _SPOKEN.finditer(view.text):
        if _opens(text, view, match.start()) and _is_owed(view, match):
            yield match.span("verb")


def _each(pattern: re.Pattern[str], line: str) -> Iterator[re.Match[str]]:
    """The matches, those too that begin inside another: "the keys and the Porter locks"."""
    match = pattern.search(line)
    while match is not None:
        yield match
        match = pattern.search(line, match.start() + 1)


def _is_party(text: str, view: Skeleton, match: re.Match[str]) -> bool:
    """True for a subject in capitals that is no text, with an article or of two words or a role."""
    subject = match["subject"]
    last = view.offsets[match.end("subject") - len(subject.rpartition(" ")[2])]
    named = match["the"] or " " in subject or _ROLES.search(subject)
    capital = text[last].isupper() or _NAMED.match(subject) is not None
    return bool(named) and capital and _TEXTS.search(subject) is None


def _is_foreign(view: Skeleton, match: re.Match[str]) -> bool:
    """True for a Portuguese verb alone before a comma, where the words about it are English."""
    end = match.end("verb")
    alone = view.text[end : end + 1] in (",", ".", ";")
    return alone and not is_portuguese(view.text[max(0, match.start() - _BEFORE) : end + _BEFORE])


def _is_name(text: str, view: Skeleton, match: re.Match[str]) -> bool:
    """True for one word, and for several that are all in capitals: "The Night Porter"."""
    words = list(re.finditer(r"[^ ]+", match["subject"]))
    start = match.start("subject")
    joined = ("and", "e", "the", "a", "o")
    return len(words) == 1 or all(
        word[0] in joined or text[view.offsets[start + word.start()]].isupper() for word in words
    )


def _is_owed(view: Skeleton, match: re.Match[str]) -> bool:
    """True unless the verb is of a recital or a condition, or says how things are."""
    before = view.text[max(0, match.start() - _BEFORE) : match.start("verb")]
    return _RECITAL.search(before) is None and _NO_DEED.search(match["verb"]) is None


def _opens(text: str, view: Skeleton, at: int) -> bool:
    """True where a clause opens at `at`."""
    before = view.text[max(0, at - _NEAR) : at]
    return _AFTER.search(before) is not None or opens_sentence(text, view, at)


def _is_small(text: str, view: Skeleton, at: int) -> bool:
    """True where the word at `at` is written in small letters, as a verb is and a name is not."""
    return text[view.offsets[at]].islower()
