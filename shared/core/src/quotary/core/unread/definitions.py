"""What stands behind the words that a quote leans on.

"Solely for the Purpose" limits nothing where the Purpose is whatever furthers anybody's business,
and "the Recipient shall" binds one side where the Recipient is one of them by name. So the
definitions of the terms in a quoted sentence, and of the terms in those, are read with it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from quotary.core.alert import Alert
from quotary.core.gate_wording import raised
from quotary.core.parties import party_names
from quotary.core.playbook import Playbook, Position
from quotary.core.span import Span
from quotary.core.unit_view import UnitView
from quotary.core.unread.phrases import Phrases
from quotary.core.whole_words import begun, is_whole_in

_TERM: Final = r"[\"\u201c](?P<term>[A-Z][\w &'\u2019-]{1,40}?)[\"\u201d]"
_ALIAS: Final = re.compile(rf"\([^()\"\u201c]{{0,60}}{_TERM}(?P<rest>[^()]{{0,200}})\)")
_CALLED: Final = re.compile(
    rf"\b(?:referred to|called|known|designated|described)(?: \w+){{0,3}} (?:the )?{_TERM}"
)
_MEANS: Final = re.compile(
    rf"{_TERM},?(?: \w+){{0,3}}? (?:means?|is|are|includes?|comprises?|covers?|refers? to"
    r"|denotes?)\b"
)
_FIELD: Final = re.compile(
    r"^(?P<term>[A-Z][A-Za-z ]{2,30}): ?(?P<said>\S[^\n]{2,400})$", re.MULTILINE
)
_DOING: Final = re.compile(r",? (?:shall|will|may|agrees?|undertakes?|acknowledges?|wishes)\b")
_QUOTES: Final = re.compile('["\u201c\u201d]')
_AHEAD: Final = 300
_ROLE: Final = re.compile(
    r"\b(?:recipient|receiver|receiving|discloser|disclosing|owner|holder|taker|giver|provider|sharer"
    r"|confidential|proprietary|information|materials?|copies|copy|data|documents?)\b",
    re.IGNORECASE,
)
# Who the parties and their people are: no purpose stands behind these.
_PERSONS: Final = re.compile(
    r"\b(?:representatives?|affiliates?|agreement|nda|deed|letter|part(?:y|ies)|compan(?:y|ies)"
    r"|employees?|advis[eo]rs?|persons?|personnel|group|laws?|terms?|supplier|vendor|customer"
    r"|client|buyer|seller|university|institution|bank|section|exhibit|schedule)\b",
    re.IGNORECASE,
)
_EITHER: Final = re.compile(
    r"\b(?:either|each|any|a party|both|one (?:party|of)|whichever|whoever|the party|parties|party"
    r" (?:that|which|who|disclosing|receiving)|other|another|respective)\b",
    re.IGNORECASE,
)
_NAMED: Final = 70
MOST: Final = 2_000
"""Definitions that are looked at; a contract with more of them defines everything."""
_DEEPEST: Final = 40
"""Texts whose terms are followed: the quotes, what they lean on, and what that leans on."""

# A second limb that makes a purpose general, or one party's own.
_WIDER: Final = Phrases(
    """
    and/or/plus/including/besides/also/as_well_as/together_with/along_with/in_addition/covers
    (to) (for)
    (the/its/their/such/any/all/other) ... further/furthers/furthering/enlarge*/promot*/improv*
    /expan*/grow*/increas*/advanc*/strengthen*/sale/sales/sell/selling/market/marketing/commerc*
    /own/affiliate*/profit*/exploit*/benefit/range/elsewhere/wider/broader/whatever/general
    /generally/any/other/all/every/ordinary/daily/further/needs/ends/interests/group/better
    /successor*/succeed*/roadmap*/road_map*/learn*/lesson*/generation/generations/versions
    /everyone/everybody/future_products/future_models/future_versions/future_services; in general;
    generally; or otherwise; and so on; and the like; etc; whatever; any purpose; any business;
    any other (business/purpose/use/matter); all dealings/business; business at large; own
    business/products/operations/purposes/ends; day to day; without limit*; not limited to
    """
)
_WIDER_USUAL: Final = Phrases(
    """
    and each/the/both/either party/side/parties/sides/company/of_us need/needs to;
    any (possible/potential/proposed/such/resulting/mutually) (business/commercial) transaction
    /relationship/agreement/agreements/collaboration/cooperation/opportunity/opportunities/supply
    /engagement; and any related discussion*/negotiation*; and/or other (party/parties/side); each
    other; one another; the other; any of the foregoing; sale of; potential sale; the sale;
    further (discussions/negotiations/agreement); any agreement; of mutual (interest/benefit);
    general corporation; its/their (legal/permitted) successor*; successors and/or; in general
    terms; any definitive; group of; limited company; limited by
    """
)
# A date that moves with what happens later.
_MOVES: Final = Phrases(
    """
    each/every/any/latest/most_recent/last/next/later/further/new (such) disclosure/delivery/visit
    /exchange/meeting/use/copy/anniversary/payment/renewal; anew; again; from time to time;
    renew*; moves/move/shifts; as long as; while; until; whenever
    """
)


@dataclass(frozen=True, slots=True)
class Definition:
    """A term, the words that say what it is, and where they stand."""

    term: str
    said: str
    span: Span


def definition_alerts(
    view: UnitView, quoted: Sequence[Span], position: Position, playbook: Playbook
) -> tuple[Alert, ...]:
    """An alert per term of a quoted sentence whose definition says something of its own."""
    if not playbook.usual or playbook.scope != "document" or playbook.language != "en":
        return ()
    text = view.index.text
    names = party_names(text, playbook.we_are)
    found: dict[str, Alert] = {}
    for one in _leant_on(view, [view.sentence(span).of(text) for span in quoted]):
        if one.term in found or _acts(one.term, text):
            continue
        reason = _reason(one, position, names)
        if reason:
            why, cue = reason
            found[one.term] = raised(
                "definition", playbook.language, one.span, name=one.term, why=why, cue=cue
            )
    return tuple(found.values())


@lru_cache(maxsize=64)
def _pattern(names: tuple[str, ...]) -> re.Pattern[str] | None:
    named = "|".join(map(re.escape, names))
    return re.compile(rf"\b(?:{named})\b") if named else None


def _reason(
    one: Definition, position: Position, party_names: tuple[str, ...]
) -> tuple[str, str] | None:
    low = " ".join(one.said.lower().replace("-", " ").split())
    if _ROLE.search(one.term):
        if not any(spec.derive == "duty.bound" for spec in position.fields):
            return None
        near, names = one.said[-_NAMED:], _pattern(party_names)
        name = names.search(near) if names else None
        if (
            name
            and not _EITHER.search(near)
            and len(set(names.findall(near) if names else ())) == 1
        ):
            return "names one party alone", name[0]
        return None
    if position.id == "purpose" and not _is_person(one.term, party_names):
        usual = list(_WIDER_USUAL.places(low))
        for start, end in _WIDER.places(low):
            if not any(a < end and start < b for a, b in usual):
                return "goes further than one purpose", low[start:end]
    if "date" in one.term.lower() and (moves := next(_MOVES.places(low), None)):
        return "moves a date", low[slice(*moves)]
    return None


def _is_person(term: str, party_names: tuple[str, ...]) -> bool:
    if _PERSONS.search(term):
        return True
    names = _pattern(party_names)
    return names is not None and names.search(term) is not None


def _leant_on(view: UnitView, sentences: Sequence[str]) -> Iterator[Definition]:
    """Yields the definitions of the terms in the sentences, and of the terms in those."""
    defined = definitions_in(view)
    seen: set[Span] = set()
    texts = list(sentences)
    for text in texts:
        for one in defined:
            if one.span in seen or not is_whole_in(one.term, text):
                continue
            seen.add(one.span)
            yield one
            if not _ROLE.search(one.term) and len(texts) < _DEEPEST:
                texts.append(one.said)


@lru_cache(maxsize=32)
def definitions_in(view: UnitView) -> tuple[Definition, ...]:
    """Every definition of a term in the view, in order."""
    text, start, end = view.index.text, view.span.start, view.span.end
    found: list[Definition] = []
    for pattern in (_ALIAS, _CALLED):
        for match in pattern.finditer(text, start, end):
            sentence = view.sentence(Span(*match.span()))
            said = text[max(sentence.start, match.start() - _AHEAD) : match.start()]
            said = said.rpartition(")")[2] if _ROLE.search(match["term"]) else said
            if _QUOTES.search(said):
                # Another term is defined in the same breath: only the nearest words are this one's.
                said = said[-_NAMED:]
            said += " " + (match.groupdict().get("rest") or "")
            found.append(Definition(match["term"], said, sentence))
    for match in _MEANS.finditer(text, start, end):
        sentence = view.sentence(Span(*match.span()))
        found.append(Definition(match["term"], text[match.end() : sentence.end], sentence))
    found += [
        Definition(match["term"].strip(), match["said"], Span(*match.span()))
        for match in _FIELD.finditer(text, start, end)
    ]
    # The same words again define nothing new; a form may repeat them by the thousand.
    distinct = list({(one.term, one.said): one for one in reversed(found)}.values())[::-1][:MOST]
    return tuple(distinct)


def _acts(term: str, text: str) -> bool:
    """True where the contract says what the term shall do, and it is no role: a party's name."""
    if _ROLE.search(term):
        return False
    return any(_DOING.match(text, at + len(term)) for at in begun(term, text))
