"""An exception that hangs on a clause which nobody reads twice.

"Each party bears its own costs", "neither party may assign it", "notices are in writing": such
clauses have few exceptions, and these are said in few words (a signed writing, consent, a
definitive agreement, remedies at law). An exception in any other words is shown, whatever it says.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Final

from quotary.core.guarded import Guarded
from quotary.core.unread.limb_words import GRAMMAR
from quotary.core.unread.main_clauses import clause_cuts
from quotary.core.unread.unheard import Known, listed, stem

_CLAUSES: Final = Guarded(
    r"\b(?:(?:bears?|pays?|meets?|carr(?:y|ies)) (?:all |any )?(?:of )?(?:its|their) own"
    r"|assign(?:ed|s|able|ment)?|novate|(?:no|a|of|any) waivers?|severab\w+"
    r"|(?:held|found) (?:to be )?(?:invalid|unenforceable)|as is"
    r"|(?:no|any|representations?) (?:or )?warrant(?:y|ies)|oblig\w+ (?:either|any) party"
    r"|damages (?:alone )?(?:may|would|might)|counterparts?|entire (?:agreement|understanding)"
    r"|headings?|reserves all rights|grants? (?:either|any|to|the|a)|partnership"
    r"|rights and remedies|remedies (?:provided|available)"
    r"|(?:be|is|not|been|no) (?:amended|modified|changed|varied)|amendment"
    r"|notices? (?!of\b)[^.;:]{0,60}?\b(?:in writing|deemed|sent|delivered|addressed)"
    r"|irreparable|successors and (?:permitted )?assigns)\b"
)
# Compulsion and exclusions have readers of their own, which weigh their exceptions.
_ELSEWHERE: Final = Guarded(
    r"\b(?:protective order|legally (?:compelled|required)|required (?:by|to be)|public(?:ly)?"
    r"|subpoena|court order|legal process)\b"
)
_EXCEPT: Final = re.compile(
    r"\b(?:save|except(?:ing|ed)?|unless|other than|provided(?: always)?,?(?: however,?)? that"
    r"|provided(?=,| the\b| it\b| always\b)|but(?! not limited)|though|although|excluding"
    r"|apart from|subject to|only if|so long as|as long as|with the exception|not counting)\b"
)
_WORD: Final = re.compile(r"[a-z]+(?:'[a-z]+)?")
_SHORTEST: Final = 3
_NEAR: Final = 200
"""Characters between a clause and an exception from it."""
_USUAL: Final = """
    writing* written sign* instrument* document* agreement* amend* modif* vari* duly authori*
    represent* officer* signator* execut* made subsequent date* hereto herein hereof hereunder
    therein thereof thereto explicit* express* refer* section* clause* paragraph* waiv*
    provision* breach* enforc* consent* prior respect* bound bind* binding behalf sought against
    letter deed party parties party's parties' either neither each both recipient* receiv*
    disclos* discloser* owner company person entity affiliate* subsidiar* parent successor*
    assign* permitted interest substantially all business assets stock merger consolidation
    operation reorgani* whole entire* counterpart* taken together constitut* one same original
    effective unless until least addition* remed* available law* equit* legal* entitle*
    cumulative alternative exclusive right* seek* injunct* relief specific performance damages
    adequate harm other definitive final further set forth stat* specif* provid* contain*
    subject limitation* restrict* condition* term terms negotiat* transaction purpose project
    evaluation potential possible proposed warrant* given may shall will must can cannot not nor
    only sole* limited strict* accordance use review information confiden* proprietary material*
    data permit* require* grant* recit* implied licen* impl* invalid* unenforceab* inconsistent
    held affect* remain* valid* remov* result* change* material* extent permissible severab*
    deem* constru* reform* notice* address* deliver* sent send hand courier mail post* email
    facsimile personal* business day receipt effect* conflict* choice principle* rule*
    jurisdiction* court* state applicab* regard* without nothing any such that this these those
    fail* delay* exercis* privilege* obligation* duty duties enter into proceed discussion*
    attorney* client work product doctrine unreasonably withheld condition delay delayed
    reasonab* void null purported attempt* directly indirectly part whether time times first
    above below foregoing case hereby they their its event agree* repugnan* mean* includ* nda
    connection voting clear* context meaning transfer* acquisition* acquir* securities out inur*
    benefit* fail* message* enter* chang* discharg* accura* complet* timel* merchant* fitness
    error* omission* existing future here stated otherwise question subscribe* acknowledge*
    concerning arising upon regarding thereby instruct* prejudice relating effect continu*
    surviv* terminat* expir* undertaking* recited subsequent* sale make* purpose* copy copies
    also enclos* whole consider* regulation* govern* body exception* excepted except save
    however always expressly
    """
_KNOWN: Final = listed((*GRAMMAR.split(), *_USUAL.split()))
_MORE: Final = """
    supersed* contemporaneous prior proposal* understanding* correspond* communicat* oral*
    replac* previous* act acts assum* responsib* kind commit authorit* behalf agent* agency
    joint venture bond securit* post* proof prove proving actual competent protect* irreparabl*
    full* treated single partial preclud* threaten* event particular therefore agree* most
    close* inten* manner liab* consequen* carry out necess* word* way explain amplif* aid
    interpret* therefrom separat* election exclusion forbear* noncomplian* force appl* fact
    circumstance* accordingly render become* more understood restrain* covenant* portion
    determin* illegal* nature whatsoever present preliminar* permanent* order orders declar*
    none connection furnish* you your we our us image file pdf scanned computer notwithstanding
    non breaching party's money monetary injur* suffer* entitl* apply cause causing posting
    require* require requirement correct* complet* refrain prevent* unauthori* agrees end ends
    ending stop talks any* sole discretion reserv* violat* decision* taken includ* reserv*
    announc* approv* alter* promis* disclaim* cancel* evidenc* electronic* signature*
    appropriate favo* utilit* fullest further behalf inaccura* reliance rely hereby none when
    serious being inadequate inur* enur* benefit* between arrangement* meaning need showing
    sustain* compensat* annex* fitness quality part resulting result* therein constriction
    representation* same consequence* regard way securing
    """
_KNOWN_BESIDE: Final = listed((*GRAMMAR.split(), *_USUAL.split(), *_MORE.split()))


def strange_exceptions(
    segment: str, names: Callable[[], frozenset[str]]
) -> Iterator[tuple[int, int]]:
    """Yields what is joined to usual clauses in a flattened segment and is not usual there.

    `names` gives the stems of the parties' names, which are no strange words in a statement that
    goes on; an exception for one of them by name is.
    """
    if not _CLAUSES.may_match(segment) or _ELSEWHERE.search(segment):
        return
    clauses = [*_CLAUSES.finditer(segment)]
    if not clauses:
        return
    first, last = clauses[0].start(), clauses[0].end() + _NEAR
    for mark in _EXCEPT.finditer(segment, max(0, first - _NEAR), last):
        end = first if mark.end() <= first else len(segment)
        if _strange(segment[mark.end() : end], _KNOWN):
            yield mark.start(), end
            return
    for start, end in pairwise(clause_cuts(segment)):
        if not any(one.end() <= start < one.end() + _NEAR for one in clauses if _goes_on(one)):
            continue
        strange = _strange(segment[start:end], _KNOWN_BESIDE)
        if strange and any(stem(word) not in names() for word in strange):
            yield start, end
            return


def _goes_on(clause: re.Match[str]) -> bool:
    """False of clauses behind which agreements say all sorts of things."""
    return not clause[0].startswith(("oblig", "entire"))


def _strange(said: str, known: Known) -> list[str]:
    return known.strange([word for word in _WORD.findall(said) if len(word) >= _SHORTEST])
