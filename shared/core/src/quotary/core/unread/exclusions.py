"""Exclusions that swallow: a limb without its safeguard, with more, or none of the usual.

What is public without a breach, known before, received from a third party with the right, and
developed independently is taken out of every confidentiality agreement. Each of these has a fixed
content. A limb with other words, a limb for a time, and any further limb frees what the
agreement was made to protect, and no position of a playbook quotes it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from quotary.core.alert import Alert
from quotary.core.gate_wording import first_of, raised
from quotary.core.parties import party_names
from quotary.core.playbook import Playbook
from quotary.core.span import Span
from quotary.core.unit_view import UnitView
from quotary.core.unread.definitions import definitions_in
from quotary.core.unread.limb_words import GUARDING, KNOWN, KNOWN_OF_LAW, KNOWN_OF_LEADS
from quotary.core.unread.limbs import Exclusions, exclusions_in
from quotary.core.unread.unheard import Known, stem

MOST: Final = 6
"""Alerts of this kind; who has seen six limbs reads the list anyway."""

_WORD: Final = re.compile(r"[a-z][a-z']*|\d[\d.,]*|[,;:()]")
_TERM: Final = re.compile(
    r"(?:the )?[\"\u201c]?\b(?:(?:confidential|proprietary|evaluation|protected|secret|restricted"
    r"|non public|disclosed|derivative) )+(?:information|materials?|data)[\"\u201d]?"
)
_TURNS: Final = (
    (_TERM, "information"),
    (re.compile(r"\bnon (?:confidential|public|secret)(?: basis)?"), "freely"),
    # Everyday words for the usual limbs, each with the words that make it one.
    (
        re.compile(r"\b(?:everyone|everybody) (?:already )?(?:knew|knows) it(?: already)?\b"),
        "is public",
    ),
    (re.compile(r"\b(?:came|comes) up with it\b"), "developed it"),
    (
        re.compile(r"\b(?:was|is|were) allowed to (?=(?:do so|give|share|disclose|pass|tell)\b)"),
        "had right to ",
    ),
    (
        re.compile(r"\bfound by (?=(?:its|the [a-z]+'s) own (?:work|research|efforts)\b)"),
        "developed by ",
    ),
    (re.compile(r"\bbefore(?=, without\b)"), "beforehand"),
    (re.compile(r"\bnot (?:due|owing) to (?:the |any )?(?=(?:fault|breach|act)\b)"), "through no "),
    (re.compile(r"\bat liberty to\b"), "free to"),
    (
        re.compile(
            r"\bwho (?:had|have|has) not seen"
            r" (?=(?:the |any |such )?information\b(?! ?(?:of|that)\b))"
        ),
        "without access to ",
    ),
    (re.compile(r"\(s\)"), ""),
    (re.compile(r"\bbusiness (?=records|files|documents)"), ""),
    (re.compile(r"\bwould (?=constitute\b|not be\b)"), ""),
)
_NEGATORS: Final = frozenset(
    (
        "without",
        "no",
        "not",
        "nor",
        "neither",
        "never",
        "none",
        "except",
        "unless",
        "save",
        "absent",
    )
)
_NEGATES: Final = re.compile(
    r"\b(?:without|no|not|nor|neither|never|none|except|unless|save|absent|cannot|(?:other"
    r"|otherwise)"
    r" than|rather than|through no|free (?:of|from|and clear)|independent(?:ly)? (?:of|from))\b"
)
# A safeguard ends where something is said to be done, and at a stop behind which a limb goes on.
_ENDS: Final = re.compile(
    r";|, ?(?=(?:part of|generally|publicly|in the public|known|available)\b)|with (?=(?:the "
    r"|any )?(?:us|refer|reli|aid|access|help|benefit|assist|knowledge|recourse))"
)
_TIME: Final = re.compile(
    r"\b(?:days?|weeks?|months?|years?|quarters?|decades?|anniversar\w+|expir\w+|laps\w+|elaps\w+"
    r"|hours?)\b"
)
_MODAL: Final = re.compile(
    r"\b(?:could|would|might|may(?! (?:hereafter |later |subsequently |thereafter )?(?:become"
    r"|enter|come|be(?:come)? (?:evidenced|shown|demonstrated)))|should|can be"
    r"(?! (?:reasonably |clearly )?(?:shown|proven|proved|demonstrated|documented|evidenced"
    r"|established"
    r"|verified)))\b"
)

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
_VERB: Final = r"(?:is|was|were|are|becomes?|has|had|have|came|comes)\b"
_PARTS: Final = re.compile(
    rf"[,;] ?(?:(?:and|or) )?(?:information )?(?:that |which |it )?(?={_VERB})"
    r"|(?<=\w) or (?:information )?(?:that|which|it) (?=\w)"
)
# "As its records show, was": how it is proved.
_PROOF: Final = re.compile(
    r"(?:as|and)? ?(?:can be )?(?:shown|evidenced|proved|proven|documented)\b|as\b"
)
# Personal data that is kept out of what is given: its own position reads that.
_KEPT_OUT: Final = re.compile(r"(?:any )?personal (?:data|information)\b")
# "Anything that the Holder can prove": the limbs come behind it.
_LEADS_ON: Final = re.compile(r"\b(?:prove|show|demonstrate|establish|evidence)(?: that)?:?$")
_MINOR: Final = 3


def exclusion_alerts(view: UnitView, playbook: Playbook) -> tuple[Alert, ...]:
    """An alert per limb that is not one of the usual exclusions with its safeguard.

    () where the playbook lists nothing as usual, and outside whole documents in English.
    """
    if not playbook.reads_unquoted:
        return ()
    found = [
        raised("exclusion", playbook.language, span, why=why, cue=cue)
        for why, cue, span in _swallowing(view, playbook.we_are)
    ]
    return tuple(first_of(list(dict.fromkeys(found)), MOST, playbook.language))


@lru_cache(maxsize=32)
def _swallowing(view: UnitView, we_are: str) -> tuple[tuple[str, str, Span], ...]:
    names = names_in(view, we_are)
    found: list[tuple[str, str, Span]] = []
    for one in exclusions_in(view):
        if one.classic or one.of_information:
            found += _in_list(one, names)
    return tuple(found)


def _in_list(one: Exclusions, names: frozenset[str]) -> Iterator[tuple[str, str, Span]]:
    lead = _strange(_known_terms(one.lead), names, KNOWN_OF_LEADS)
    if lead:
        yield "before its limbs it says", lead, one.span
    for limb in one.limbs:
        for why, cue in trouble(limb.said, names):
            yield why, cue, limb.span
            break


def trouble(limb: str, names: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Yields why a limb in flattened words is no usual exclusion, and the words that say so."""
    said = _known_terms(limb)
    if _KEPT_OUT.match(said) or _LEADS_ON.search(said):
        return
    if found := _TIME.search(said):
        yield "a time frees what was protected", _around(said, found)
    rest, guards = _parted(said, names)
    if found := _MODAL.search(rest):
        yield "it is enough that something could be so", _around(rest, found)
    kinds = [kind for kind, words in _KINDS.items() if words.search(rest)]
    strange = _strange(said, names, KNOWN_OF_LAW if "law" in kinds else KNOWN)
    if strange:
        yield "it says more than the usual exclusions", strange
    if not kinds:
        yield "it is none of the usual exclusions", said
        return
    for part, guard in _alternatives(said, names):
        found_kind = next((kind for kind, words in _KINDS.items() if words.search(part)), "")
        if (
            not found_kind
            and _PROOF.match(part) is None
            and len(re.findall("[a-z]+", part)) >= _MINOR
        ):
            yield "it is none of the usual exclusions", part
        elif found_kind and not _is_guarded(found_kind, part, guard or guards, said):
            yield _LACKS[found_kind], said


_LACKS: Final = {
    "public": "what becomes public need not do so without a breach",
    "known": "it does not say that it was known before",
    "third": "the third party needs no right to give it",
    "developed": "it may be developed with the use of what was received",
    "released": "it does not say that its owner released it",
    "law": "what a law requires is freed as a whole",
}


def _is_guarded(kind: str, part: str, guards: str, limb: str) -> bool:
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


def _alternatives(said: str, names: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Yields each alternative of the limb without its safeguards, and those safeguards."""
    for part in _PARTS.split(said):
        if part.strip(" ,;/"):
            yield _parted(part, names)


def _known_terms(said: str) -> str:
    """The words with usual turns made plain: none of their words says anything of its own."""
    for turn, plain in _TURNS:
        said = turn.sub(plain, said)
    return said


def _parted(said: str, names: frozenset[str]) -> tuple[str, str]:
    """The words outside the safeguards, and the words inside."""
    rest: list[str] = []
    guards: list[str] = []
    at = 0
    for start, end in _runs(said, names):
        rest.append(said[at:start])
        guards.append(said[start:end])
        at = end
    rest.append(said[at:])
    return " ".join("".join(rest).split()), " ".join(guards)


def _runs(said: str, names: frozenset[str]) -> Iterator[tuple[int, int]]:
    """Yields where each safeguard begins and ends: a negation and the words that such have."""
    done = 0
    for match in _NEGATES.finditer(said):
        if match.start() < done:
            continue
        end = match.end()
        for word in _WORD.finditer(said, match.end()):
            if _ENDS.match(said, word.start()):
                break
            if word[0][0].isalpha() and not _guards(word[0], names):
                break
            end = word.end()
        done = end
        yield match.start(), end


def _guards(word: str, names: frozenset[str]) -> bool:
    return word in _NEGATORS or stem(word) in names or not GUARDING.strange([word])


def _strange(said: str, names: frozenset[str], known: Known) -> str:
    """The words outside the safeguards that no usual limb has, "" where there are none."""
    rest, _ = _parted(said, names)
    words = [word for word in _WORD.findall(rest) if word[0].isalpha()]
    strange = [word for word in known.strange(words) if stem(word) not in names]
    return ", ".join(dict.fromkeys(strange))


def _around(said: str, found: re.Match[str]) -> str:
    return said[max(0, found.start() - 40) : found.end() + 40].strip()


@lru_cache(maxsize=32)
def names_in(view: UnitView, we_are: str) -> frozenset[str]:
    """The stems of the parties' names and of the terms that the contract defines."""
    text = view.index.text
    named = [*party_names(text, we_are), we_are, *(one.term for one in definitions_in(view))]
    return frozenset(stem(word) for name in named for word in _WORD.findall(name.lower()))
