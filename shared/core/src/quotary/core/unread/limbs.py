"""The lists of what a contract does not protect, found and parted into their limbs.

"Confidential Information does not include information that (a) …; (b) …; or (c) …": what such a
sentence names is unprotected, so each limb is read for itself (`exclusions`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from quotary.core.guarded import Guarded
from quotary.core.span import Span
from quotary.core.unit_view import UnitView

_THING: Final = (
    r"(?:(?:(?:confidential|proprietary|evaluation|protected|secret|restricted|disclosed"
    r"|non ?public|private|trade) (?:and |or )?(?:proprietary |confidential )?(?:information"
    r"|materials?"
    r"|data|secrets?)|information|materials?|the foregoing|this|it|that|ci)[\"'\u201d]?,?)"
)
_DUTIES: Final = (
    r"(?:obligations?|restrictions?|duty|duties|undertakings?|provisions?|commitments?|covenants?"
    r"|prohibitions?|limitations?|promises?|secrecy|confidentiality|non ?disclosure|paragraphs?"
    r"|sections?|clauses?|articles?|agreement|rules?|terms)"
)
_NOT: Final = (
    r"(?:(?:shall|will|does|do|is|are|shall be|will be|did|must)(?:,? however,?)? (?:not"
    r"|in no event"
    r"|no longer)(?:,? however,?)?|(?:ceases?|cease) to)"
)
_OPENS: Final = Guarded(
    # "Confidential Information does not include", "the obligations shall not apply to".
    rf"\b(?:{_THING}|{_DUTIES})(?: [^.;:]{{0,120}}?)? {_NOT}(?: be (?:deemed|construed|considered"
    r"|understood|interpreted|taken))?(?: to)? (?:include|cover|apply|extend|comprise|encompass"
    r"|refer|mean|concern|relate|protect|bind|affect)\b"
    # "Information is not Confidential Information if", "is not subject to this Agreement if".
    rf"|\b{_THING}(?P<inside> [^.;:]{{0,160}}?)? {_NOT}(?: be)?(?:,? or is not,?)?"
    r"(?: (?:deemed|considered|regarded|treated"
    r"|construed))?(?: to)?(?: be)?(?: as)?(?: considered)?"
    r" (?:the )?(?:subject to|within|confidential|proprietary|evaluation|protected|secret"
    r"|restricted|covered)\b"
    # "The following is not Confidential Information", "the following will not constitute it".
    rf"|\bthe following(?: [a-z]+){{0,3}} {_NOT}(?: be)?(?: (?:deemed|considered|regarded|treated"
    r"|constitute|form part of))?(?: to)?(?: be)?(?: as)? (?:the )?"
    r"(?:confidential|proprietary|evaluation|protected|secret) (?:information|materials?)"
    # "Shall not be included in the Confidential Information".
    r"|\b(?:not be (?:included|covered)|be excluded|not form(?: a)? part) (?:in|by|from"
    r"|of) (?:the )?"
    r"[\"\u201c]?(?:confidential|proprietary|protected|secret|evaluation) (?:information"
    r"|materials?)"
    # "Excluded is information that", "the term excludes information that".
    rf"|\b{_THING} (?:shall |will )?(?:specifically |expressly )?exclud(?:e|es|ing)\b"
    # "No liability for use of information that", "shall not be obliged to keep information that".
    r"|\b(?:no|any) (?:obligations?|duty|duties|restrictions?|liability)\b[^.;:]{0,80}?"
    r"\b(?:information|materials?|data)\b"
    r"|\b(?:not|never|neither|nor)\b(?: [a-z]+){0,4}? (?:obligat|oblig|requir|liable|responsible"
    r"|bound|restrict"
    r"|limit(?!ed to)|prevent)\w*\b[^.;:]{0,160}?\b(?:information|materials?|data|same)\b"
    # "Except information that", "not including any information that", "we don't protect what".
    r"|(?P<loose>\b(?:except(?:ing|ed|ions?)?|excluding|save|other than|not including"
    r"|with the exception of"
    r"|exception)\b(?: [^.;:]{0,30}?)?\b(?:information|materials?|data|following|that)\b|\bexcept:)"
    r"|\bexcluded information[\"'\u201d]? means\b|\bnot (?:secret|confidential|protected) is\b"
    r"|\b(?:don't|do not|does not|doesn't) (?:protect|count|cover)\b|\bwhat (?:does|is) not\?"
)
_CLASSIC: Final = re.compile(
    r"\b(?:public\w*|generally (?:known|available)|(?:already|previously) (?:known|in)"
    r"|third (?:party|parties|person)|independently|in (?:its|the|his) [a-z' ]{0,30}possession"
    r"|published|without (?:use|reference)|known (?:to|by))\b"
)
_OF_INFORMATION: Final = re.compile(
    r"(?:confidential|proprietary|evaluation|protected|secret) (?:information"
    r"|materials?)[\"'\u201d]?,?"
    r"(?: [^.;:]{0,20}?)?(?:not|excludes?|ceases? to)\b[^.;:]*\b(?:include|cover|comprise|encompass"
    r"|extend|mean|excludes?|excluding|confidential|proprietary|protected)$"
    r"|^the following [^.;:]{0,60}? not\b[^.;:]*\b(?:information|materials?)$"
    r"|^(?:information|materials?) [^.;:]{4,160}? not\b[^.;:]*\b(?:confidential|proprietary"
    r"|protected|secret|restricted)$"
)
_WIDELY: Final = re.compile(
    r"\b(?:public|publish|domain|known|knew|already|previously|before|prior|possess|third|another"
    r"|someone|others|source|independent|develop|invent|itself|worked out|worked it out"
    r"|non confidential)"
)
_MARKS: Final = (
    ("(i)", re.compile(r"(?<![\w)])\(?([ivx]{1,5})\)")),
    ("(a)", re.compile(r"(?<![\w)])\(?([a-z])\)")),
    ("(1)", re.compile(r"(?<![\w)])\(?(\d{1,2})\)")),
    ("a.", re.compile(r"(?:(?<=[;:,.] )|(?<=\bor )|(?<=\band ))([a-z])\. ")),
    ("i.", re.compile(r"(?:(?<=[;:,.] )|(?<=\bor )|(?<=\band ))([ivx]{1,5})\. ")),
    ("1.", re.compile(r"(?:(?<=[;:,.] )|(?<=\bor )|(?<=\band ))\d{0,2}\.?\d{0,2}\.?(\d{1,2})\.? ")),
)
_ROMAN: Final = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii")
# An unmarked list: a new limb begins with a verb of its own.
_VERB: Final = (
    r"(?:is|are|was|were|has|have|had|becomes?|became|comes?|came|falls?|fell|can|could|it|the"
    r" recipient|the receiving|the one|that one|a third|enters?|entered)"
)
_LIMB_BEGINS: Final = (
    r"(?:already|previously|independently|rightfully|lawfully|legally|properly|what|things|received"
    r"|developed|known|obtained)\b"
)
_UNMARKED: Final = re.compile(
    rf";|,(?: or| and)? (?=(?:if |that |which |information (?:that |which )?)*{_VERB}\b)"
    rf"|,(?: or| and)? (?=(?:that |which |to (?:have|has) been |to be |to )?{_LIMB_BEGINS})"
    rf"| (?:or|and) (?=(?:if|that|which|information) (?:that |which )?{_VERB}\b)"
    r"| or (?=(?:independently|rightfully|lawfully|already|what|to have been)\b)"
)
_FINISHED: Final = re.compile(r"[.!?][\"'\u201d)]*\Z")
_FIGURE: Final = re.compile(r"^(?:\d{1,2}(?:\.\d{1,2})*[.)]? |[-\u2022*/] ?)")
REACH: Final = 6_000
_FEW: Final = 2


@dataclass(frozen=True, slots=True)
class Limb:
    """One limb in flattened words, with the place it stands at in the document."""

    said: str
    span: Span


@dataclass(frozen=True, slots=True)
class Exclusions:
    """A sentence that takes something out: what opens its list, and its limbs."""

    opening: str
    lead: str
    limbs: tuple[Limb, ...]
    span: Span
    loose: bool = False

    @property
    def classic(self) -> bool:
        """True where it is the usual list and no other exception."""
        return _is_classic([limb.said for limb in self.limbs], loose=self.loose)

    @property
    def of_information(self) -> bool:
        """True where it says of the protected information itself what it does not include."""
        return _OF_INFORMATION.search(self.opening) is not None


def _is_classic(limbs: Sequence[str], *, loose: bool) -> bool:
    """True of two limbs and the half of all that speak of what is public, known or developed."""
    usual = sum((_CLASSIC if loose else _WIDELY).search(limb) is not None for limb in limbs)
    return usual > 1 and usual * 2 >= len(limbs)


@lru_cache(maxsize=32)
def exclusions_in(view: UnitView) -> tuple[Exclusions, ...]:
    """Every list of exclusions of the view, in order."""
    return tuple(_found(view))


def in_usual_exclusions(view: UnitView, sentence: Span) -> bool:
    """True of the usual list of what is not confidential, whose limbs are read one by one."""
    return any(one.classic and one.span.contains(sentence) for one in exclusions_in(view))


# How a limb says that it was had or received: "free of any duty", "from a party who is not bound".
_HAD: Final = re.compile(r"(?:free|without|party|person|side|company|source)\b")
_PREDICATE: Final = re.compile(
    r"\b(?:is|are|be|been|being|was|were|remains?|stays?)(?: [a-z]+ly)? $"
)


def is_said_by_them(view: UnitView, sentence: Span, cue: str) -> bool:
    """True where the words open the usual exclusions, or say in a limb how it was had or received.

    "And what is received later is free of any duty" is a statement of its own, and no limb.
    """
    flat = view.flat(sentence)
    at = flat.text.find(cue)
    if at < 0:
        return False
    place = flat.source(at, at + len(cue)).moved(sentence.start)
    for one in exclusions_in(view):
        if one.classic and one.span.contains(sentence):
            if place.end <= one.limbs[0].span.start:
                return True
            before = flat.text[max(0, at - 24) : at]
            return _HAD.match(cue) is not None and _PREDICATE.search(before) is None
    return False


def _found(view: UnitView) -> Iterator[Exclusions]:
    done = view.span.start
    for start, sentence in view.openings:
        if start < done or sentence.start != start:
            continue
        whole = whole_list(view, sentence)
        flat = view.flat(whole)
        opened, lead_end, parts = _opened(flat.text)
        if opened is None:
            continue
        done = whole.end
        limbs: list[Limb] = []
        for first, last in parts:
            said = flat.text[first:last]
            words = _FIGURE.sub("", said.strip(" ,;."))
            if words:
                at = flat.source(first, last).moved(whole.start)
                limbs.append(Limb(words, at))
        if opened["inside"] and not any(len(limb.said.split()) > _FEW for limb in limbs):
            # "Information that is sent by mail is not confidential": said before it is taken out.
            limbs = [Limb(opened["inside"].strip(" ,"), whole)]
        yield Exclusions(
            opened[0],
            flat.text[opened.end() : lead_end],
            tuple(limbs),
            whole,
            bool(opened["loose"]),
        )


@lru_cache(maxsize=512)
def whole_list(view: UnitView, sentence: Span) -> Span:
    """The sentence with the items of its list that are sentences of their own."""
    end = sentence.end
    while end - sentence.start < REACH:
        rest = view.index.sentences.starts(Span(end, max(end, min(end + 40, view.span.end))))
        following = next((at for at in rest if at >= end), None)
        if following is None:
            break
        after = view.sentence(Span(following, following + 1))
        # Items under plain figures are sentences of their own, without what opens their list.
        unfinished = _FINISHED.search(view.index.text, sentence.start, end) is None
        if (after.start != sentence.start and not unfinished) or after.end <= end:
            break
        end = after.end
    return Span(sentence.start, end)


def _opened(flat: str) -> tuple[re.Match[str] | None, int, list[tuple[int, int]]]:
    """What opens the list, where its lead ends, and its limbs: a usual list before any other."""
    first: tuple[re.Match[str] | None, int, list[tuple[int, int]]] = (None, 0, [])
    for opened in _OPENS.finditer(flat):
        lead_end, parts = _parts(flat, opened.end())
        if _is_classic([flat[slice(*part)] for part in parts], loose=bool(opened["loose"])):
            return opened, lead_end, parts
        if first[0] is None or (
            _OF_INFORMATION.search(opened[0]) and not _OF_INFORMATION.search(first[0][0])
        ):
            first = opened, lead_end, parts
    return first


def _parts(flat: str, start: int) -> tuple[int, list[tuple[int, int]]]:
    """Where the lead of the list ends, and the places of its limbs."""
    best: list[tuple[int, int]] = []
    for style, pattern in _MARKS:
        expected = 0
        places: list[tuple[int, int]] = []
        for match in pattern.finditer(flat, start):
            if match[1] == _nth(style, expected):
                places.append(match.span())
                expected += 1
        if len(places) > 1 and (not best or places[0][0] < best[0][0]):
            best = places
    if best:
        ends = [place[0] for place in best[1:]] + [len(flat)]
        return best[0][0], [(mark[1], end) for mark, end in zip(best, ends, strict=True)]
    cuts = [match.span() for match in _UNMARKED.finditer(flat, start)]
    limbs: list[tuple[int, int]] = []
    begin = start
    for stop, resume in [*cuts, (len(flat), len(flat))]:
        # "Is, or becomes, public" is one limb.
        if len(flat[begin:stop].split()) > _FEW:
            limbs.append((begin, stop))
            begin = resume
    if begin < len(flat):
        limbs.append((begin, len(flat)))
    return start, limbs


def _nth(style: str, index: int) -> str:
    if "i" in style:
        return _ROMAN[index] if index < len(_ROMAN) else ""
    return chr(ord("a") + index) if "a" in style else str(index + 1)
