"""The parts of a statement that say something by themselves: what belongs to one verb or value."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

_VERB: Final = (
    r"(?:shall|must|may|will|can|cannot|is|are|was|were|has|have|does|do|undertakes?|agrees?"
    r"|dever[áa]o?|devem?|podem?|poder[áã]o?|ser[áã]o?|é|são|fica|ficam|[a-zà-ú]{2,}(?:[aei]rá"
    r"|[aei]rão))"
)
_CUT: Final = re.compile(
    rf";|,? (?:and|or|but|whereas|while|e|ou|mas|enquanto|sendo que)"
    rf" (?=(?:[\w'’-]+ ){{0,4}}?{_VERB}\b)"
    rf"|, (?=(?:tendo|devendo|podendo|cabendo|competindo|incumbindo|ficando|tocando|obrigando-se"
    rf"|comprometendo-se)\b)",
    re.IGNORECASE,
)
_HAS_VERB: Final = re.compile(rf"\b{_VERB}\b|\b[a-z]+(?:s|ed)\b", re.IGNORECASE)
_FIRST_VERB: Final = re.compile(rf"(?<![\w'’-]){_VERB}\b", re.IGNORECASE)
_OPENS_WITH_VERB: Final = re.compile(rf"\W*(?:not |não )?{_VERB}\b", re.IGNORECASE)
_LIST: Final = re.compile(r",? (?:and|or|but|e|ou|mas) |, ", re.IGNORECASE)
_REFERS: Final = re.compile(
    r"\b(?:it|its|so|such|this|these|that|those|them|they|their|same|which|who|thereof|thereafter"
    r"|then"
    r"|este|esta|estes|estas|esse|essa|isso|tal|tais|dele|dela|deles|delas|mesm[oa]s?|qual|quais"
    r"|devendo|podendo|cabendo|competindo|incumbindo|ficando|tocando"
    r"|obrigando-se|comprometendo-se|cuj[oa]s?|-[oa]s?|-l[oa]s?)\b",
    re.IGNORECASE,
)
_IN_WORDS_WORDS: Final = (
    "one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty "
    "fifty sixty seventy eighty ninety hundred thousand million um uma dois duas três quatro "
    "cinco seis sete oito nove dez vinte trinta quarenta cinquenta sessenta setenta oitenta "
    "noventa cento duzentos trezentos quatrocentos quinhentos mil milhão milhões"
)
_IN_WORDS: Final = frozenset(_IN_WORDS_WORDS.split())
_CONTRASTS: Final = re.compile(
    r"\b(?:other|others|else|remaining|rest|latter|demais|outr[oa]s?|restantes?)\b", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a statement; `text` is `own` with what it takes from the parts before."""

    own: str
    text: str


def said_together(statement: str, has_value: Callable[[str], bool]) -> list[Part]:
    """The parts of the statement that state a value, each with what it takes from the one before.

    A part that refers back ("and shall do so") takes the part before it with it; of values in a
    row ("6% on wine and 4% on cider") the later take the words before the first, unless they are
    said of something else ("all other cases").
    """
    found: list[Part] = []
    before = ""
    subject = _subject(statement)
    for part in _predicates(statement):
        whole = f"{before} {part}" if before and _REFERS.search(part) else part
        if before and _OPENS_WITH_VERB.match(part):
            whole = f"{subject} {whole}"
        if has_value(part):
            found += [Part(part, text) for text in _values(part, whole, has_value)]
        before = whole
    return found or ([Part(statement, statement)] if has_value(statement) else [])


def _subject(statement: str) -> str:
    """The words before the first verb: what a later verb without words before it is said of."""
    verb = _FIRST_VERB.search(statement)
    return statement[: verb.start()] if verb else ""


def _predicates(statement: str) -> list[str]:
    """The statement cut where another verb begins; "a door or a lift is broken" stays one."""
    found: list[str] = []
    at = 0
    for cut in _CUT.finditer(statement):
        if _within_number(statement, cut):
            continue
        if cut[0] == ";" or _HAS_VERB.search(statement, at, cut.start()):
            found.append(statement[at : cut.start()])
            at = cut.end()
    return [*found, statement[at:]]


def _within_number(statement: str, cut: re.Match[str]) -> bool:
    """True between the words of one number: "setenta e duas"."""
    before = statement[: cut.start()].lower().split()[-1:]
    after = statement[cut.end() :].lower().split()[:1]
    return bool(_IN_WORDS & set(before)) and bool(_IN_WORDS & set(after))


def _values(part: str, whole: str, has_value: Callable[[str], bool]) -> list[str]:
    """The part, once for each value that stands in a row in it; else the whole."""
    pieces = _pieces(part)
    holding = [each for each in range(len(pieces)) if has_value(pieces[each])]
    if len(holding) < 2:
        return [whole]
    first = holding[0]
    lead = " ".join([whole.removesuffix(part), *pieces[:first]])
    found = [f"{lead} {pieces[first]}"]
    for last, number in pairwise(holding):
        own = " ".join(pieces[last + 1 : number + 1])
        found.append(own if _CONTRASTS.search(own) else f"{lead} {_head(pieces[first])} {own}")
    # What stands after the last value belongs to it.
    found[-1] = " ".join([found[-1], *pieces[holding[-1] + 1 :]])
    return found


def _pieces(part: str) -> list[str]:
    """The members of the rows in the part; a number in words ("cento e vinte") is not parted."""
    found: list[str] = []
    at = 0
    for cut in _LIST.finditer(part):
        before = part[: cut.start()].split()[-1:]
        after = part[cut.end() :].split()[:1]
        if not (_IN_WORDS & set(map(str.lower, before)) and _IN_WORDS & set(map(str.lower, after))):
            found.append(part[at : cut.start()])
            at = cut.end()
    return [*found, part[at:]]


def _head(piece: str) -> str:
    """The words before the first figure of a piece."""
    return re.split(r"[0-9]", piece, maxsplit=1)[0]
