"""The usual exclusions by their kind, and the safeguard that makes each of them one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

LACKS: Final = {
    "public": "what becomes public need not do so without a breach",
    "known": "it does not say that it was known before",
    "third": "the third party needs no right to give it",
    "developed": "it may be developed with the use of what was received",
    "released": "it does not say that its owner released it",
    "law": "what a law requires is freed as a whole",
}
"""What a limb of a kind is shown for where its safeguard is missing."""
_KINDS: Final = {
    "developed": re.compile(
        r"\b(?:develop|devis|conceiv|invent|work(?:s|ed)? (?:it )?out|generat|creat|discover"
        r"|arriv|invent"
        r"|deriv|(?:makes?|made|did) (?:it )?on its own|made itself)"
    ),
    "public": re.compile(
        r"\bpublic|\bdomain\b|\bgenerally (?:[a-z]+ (?:or |and )?)?(?:known|available|accessible)"
        r"|\bpublish|\bliterature|\bbec[ao]mes? so\b"
    ),
    "third": re.compile(
        r"\bthird\b|\banother\b|\bsomeone\b|\bsomebody\b|\bothers\b|\bsources?\b|\belsewhere\b"
        r"|\bother (?:persons?|part(?:y|ies)|people|sources?)|\ba person\b"
    ),
    "law": re.compile(
        r"\b(?:must|required|compelled|obliged|obligated|ordered|requirement|order"
        r"|demanded)\b[^;]*?"
        r"\b(?:law|laws|court|regulat\w+|statut\w+|govern\w+|authorit\w+|judicial|process|rules?"
        r"|subpoena\w*|tribunal|disclosed)\b|\b(?:law|court)\b[^;]{0,200}?\b(?:requires?|orders?)\b"
    ),
    "released": re.compile(
        r"\b(?:releas|approv|consent|permission|permit|authori[sz]|waive|designat"
        r"|agree[sd]? in writing|notif)"
    ),
    "known": re.compile(
        r"\b(?:know[ns]?|knew|possess\w*|held|holds|had|has|have|available to|learned|receiv\w+"
        r"|obtained|acquired|disclosed to)\b"
        r"|\bin (?:its|his|their|your|our|(?:the )?[a-z]+'s) (?:own )?"
        r"(?:files|records|archives?|hands)\b"
    ),
}
_GUARD: Final = re.compile(
    r"\b(?:breach|break|fault|act\b|acts\b|action|omission|inaction|neglig|violat|wrong|improper"
    r"|unauthori|default|fail|conduct|doing|disclos|result|caus|broke|involve|recipient|receiv"
    r"|consequence|through)"
)
_USES: Final = re.compile(
    r"\b(?:us(?:e|es|ed|ing|age)\b|utili|refer|reli|rely|access|aid\b|benefit|recourse|assist|help"
    r"|knowledge|incorporat|breach|violat|what\b|anything|information|disclos)"
)
_BOUND: Final = re.compile(
    r"\b(?:restrict|oblig|dut|confiden|secre|breach|bound|limit|prohibit|condition|violat|restrain"
    r"|impos|prevent|wrong|require)"
)
_RIGHT: Final = re.compile(
    r"\b(?:right|rights|rightful\w*|lawful\w*|legitimate\w*|legally|entitled|authori[sz]ed|free"
    r"|freely"
    r"|permitted|properly|duly|honestly|good faith|bona fide)\b"
)
_LATER: Final = re.compile(
    r"\b(?:becom|became|later|thereafter|subsequent|hereafter|enter|comes?\b|came\b|fall|fell"
    r"|since\b|pass|publish|made\b)"
)
_GIVEN: Final = (
    r"(?:disclos|receipt|receiv|suppl|provid|furnish|shar|communicat|transmi|deliver|obtain|made"
    r"|agreement|date|thereof|hereof|access|acquir|it\b|gave|given|sent|hereunder|being)"
)
_BEFORE: Final = re.compile(
    rf"\balready\b|\bpreviously\b|\bbeforehand\b|\b(?:before|prior to|earlier than|at the (?:time"
    rf"|date|moment)|when"
    rf"|as of|upon|on)\b(?: [a-z']+){{0,8}}? {_GIVEN}|\bprior {_GIVEN}|\bbefore$|\bat the time$"
)
_ALONE: Final = re.compile(
    r"\b(?:independent\w*|itself|alone|separate\w*|(?:by|for) (?:it|them)self|on (?:its|their|his"
    r"|your|our) own|by (?:itself|themselves)"
    r"|solely by)\b"
)
_OWNER: Final = re.compile(
    r"\bby (?:or on behalf of |or for )?(?:the |an? |its )?(?:disclos|owner|provid|furnish|giver"
    r"|company"
    r"|client|other party)|\b(?:disclosing party|discloser|owner|provider|giver|other party)"
    r"(?:'s)? (?:has |have |had |shall |hereafter |itself |expressly )*(?:in writing )?(?:approv"
    r"|authori|releas|consent|permi|agree|waive|designat|notif|disclos|notif|prior|written|express)"
)
_WRITTEN: Final = re.compile(r"\bwrit(?:ten|ing)\b|\bconsent\b|\bpermission\b")
_NARROW: Final = re.compile(
    r"\b(?:extent|portion|only|minimum|notice|notif\w+|inform\w*|provided|section|clause|article"
    r"|paragraph|opportunity|advance)\b"
)


def kinds_of(said: str) -> Iterator[str]:
    """Yields the kinds of usual exclusions that the words may be, the most telling first."""
    return (kind for kind, words in _KINDS.items() if words.search(said))


def is_guarded(kind: str, part: str, guards: str, limb: str) -> bool:
    """True where `part` of a limb has what makes it a usual exclusion of its kind."""
    if kind == "developed":
        return bool(_ALONE.search(limb) or _USES.search(guards))
    if kind == "public":
        return bool(not _LATER.search(part) or _GUARD.search(guards) or _OWNER.search(limb))
    if kind == "third":
        return bool(_RIGHT.search(limb) or _BOUND.search(guards) or _WRITTEN.search(limb))
    if kind == "law":
        return bool(_NARROW.search(limb))
    if kind == "released":
        return bool(_OWNER.search(limb) or _WRITTEN.search(limb))
    return bool(_BEFORE.search(limb) or (_BOUND.search(guards) and _RIGHT.search(limb)))
