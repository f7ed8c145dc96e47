"""What of a duty the model's summary leaves out so that it says another: a turning verb, a choice.

"Shall decline to paint" is a duty, and "paint" is its opposite. "Shall paint the flat or pay" is
one, and "paint the flat" is more than it asks.
"""

from __future__ import annotations

import re
from typing import Final

from quotary.core.obligations.modality import read_modality
from quotary.core.obligations.modality_words_en import COMPLEMENT as COMPLEMENT_EN
from quotary.core.obligations.modality_words_pt import COMPLEMENT as COMPLEMENT_PT
from quotary.core.obligations.unmasked import unmask

_TURNING_LIST: Final = (
    "decline avoid stop forgo forego reject omit refuse cease discontinue desist refrain abstain "
    "withhold suspend oppose resist abandon renounce waive dispense prevent prohibit forbid ban "
    "block halt quit neglect fail delay defer postpone dissuade discourage terminate cancel revoke "
    "withdraw deny hinder hesitate forbear skip rescind eschew shun spurn veto repudiate disclaim "
    "evitar recusar parar cessar deixar abster abandonar suspender interromper rejeitar negar "
    "desistir renunciar omitir impedir proibir cancelar descontinuar eximir furtar resistir "
    "dispensar adiar postergar prevenir coibir vedar declinar vetar rescindir revogar repudiar"
)
_TURNING: Final = _TURNING_LIST.split()
_VERB_LIST: Final = (
    "accept allow appoint arrange bear buy cancel cease charge claim collect compensate complete "
    "correct credit deduct delete deliver destroy do end erase extend give grant have hire inform "
    "indemnify insure issue keep lease leave let lose make notify obtain pay perform permit "
    "procure provide purchase put refund reimburse release remove renew repair repay replace "
    "report restore return sell send ship stop supply surrender suspend take terminate transfer "
    "use waive withdraw work"
)
_VERBS: Final = "|".join(_VERB_LIST.split())
_ADVERBS: Final = (
    r"(?:,[^,;.:]{1,100},)?(?: (?:[a-z]+ly|[a-z]+mente|also|then|at once|forthwith|a|de|em|se|not))"
    r"{0,3}"
)
_HEAD: Final = (
    r"(?:shall|must|will|should|(?:agrees?|undertakes?|covenants?|promises?|is|are|has|have"
    r"|required|obliged|obligated|bound) to|dev(?:e|em|era|erao)"
    r"|(?:obriga|obrigam|compromete|comprometem)(?:-se)?|(?:tem|tera|ha) (?:de|que))"
)
_TURNED: Final = re.compile(
    rf"(?<!\w){_HEAD}{_ADVERBS} (?P<verb>{'|'.join(_TURNING)})(?:-se)?(?!\w)"
    rf"|(?<!\w)(?P<future>(?:{'|'.join(v for v in _TURNING if v.endswith('r'))})(?:a|ao))(?!\w)"
)
_DENIES: Final = re.compile(
    r"(?<!\w)(?:not|no|never|nor|without|nao|nunca|nem|sem|[a-z]+n't)(?!\w)"
)
_MUST: Final = re.compile(rf"(?<!\w){_HEAD}(?!\w)")
_CHOICE: Final = re.compile(
    r"(?<!\w)(?:either (?!of\b|party\b|side\b)|or (?:[a-z]+ly )?(?:shall|must|will|else"
    rf"|alternatively|instead|in the alternative|{_VERBS})(?!\w)"
    r"|ou (?:entao|alternativamente|deve\w*|(?!qualquer|titular|similar|particular|poder|dever"
    r"|lugar|mulher|familiar)[a-z]+(?:[aei]r|por)(?:-\w+)?)(?!\w))"
)
_CLAUSE: Final = re.compile(
    r"(?<!\w)(?:if|when|where|unless|until|that|which|who|whom|whose|because|se|caso|quando|que"
    r"|salvo)(?!\w)|[.;]"
)
_CHOOSES: Final = re.compile(r"(?<!\w)(?:or|either|alternatively|ou|alternativamente)(?!\w)|/")
_STEM: Final = 4
_EXCEPTION: Final = re.compile(
    r"(?<!\w)(?:except(?:ing)?|other than|excluding|save(?: for)?|salvo|exceto|excetuad[oa]s?"
    r"|excluid[oa]s?|ressalvad[oa]s?)(?! (?:that|as|if|when|where|to the|in|se|quando|no caso"
    r"|em caso|por)\b)(?!\w)"
)
_KEEPS_OUT: Final = re.compile(
    # Not "no" alone, which is a Portuguese "in the".
    r"(?<!\w)(?:not|never|nor|none|no (?:others?|one|further|more)|nothing|without|only|solely"
    r"|exclusively|nao|nunca|nem|nenhum[ao]?s?|sem|apenas|somente|unicamente)(?!\w)"
)
_TAIL_ENDS: Final = re.compile(r"[,.;:]")
_LONG: Final = 4


def left_out(summary: str, quote: str) -> str:
    """The words of the quote that the summary may not do without, and does; else ""."""
    if not summary.strip():
        return ""
    said, text = unmask(summary).text, unmask(quote).text
    turned = _TURNED.search(text)
    if turned is not None:
        verb = turned["verb"] or turned["future"]
        if _DENIES.search(said) is None and not _turns(said, verb):
            return verb
    if kept_out := _kept_out(said, text):
        return kept_out
    choice = _choice(text)
    if choice and _CHOOSES.search(said) is None and read_modality(quote).stated == ("must",):
        return choice
    return ""


def _kept_out(said: str, text: str) -> str:
    """The words that keep something out of the duty, where the summary says nothing of them.

    "To the depot and not to the yard" owes nothing to the yard; of an exception only a summary of
    what is excepted leaves it out.
    """
    if _KEEPS_OUT.search(said) is not None or _EXCEPTION.search(said) is not None:
        return ""
    for pattern in (COMPLEMENT_EN, COMPLEMENT_PT):
        found = pattern.search(text)
        if found is not None:
            return found[0].strip(" ,")
    for found in _EXCEPTION.finditer(text):
        ends = _TAIL_ENDS.search(text, found.end())
        until = ends.start() if ends else len(text)
        known = _long_words(text[: found.start()]) | _long_words(text[until:])
        if (_long_words(text[found.start() : until]) - known) & _long_words(said):
            return found[0].strip(" ,")
    return ""


def _long_words(words: str) -> set[str]:
    return {word for word in re.findall(r"[a-z]+", words) if len(word) >= _LONG}


def _turns(said: str, verb: str) -> bool:
    """True where the summary has the verb, or another that turns, in any form."""
    stems = {verb[:_STEM], *(one[:_STEM] for one in _TURNING)}
    return any(word[:_STEM] in stems for word in re.findall(r"[a-z]+", said))


def _choice(text: str) -> str:
    """The words that offer another deed in place of the one that is owed."""
    head = _MUST.search(text)
    if head is None:
        return ""
    ends = _CLAUSE.search(text, head.end())
    found = _CHOICE.search(text, head.end(), ends.start() if ends else len(text))
    return found[0].strip() if found else ""
