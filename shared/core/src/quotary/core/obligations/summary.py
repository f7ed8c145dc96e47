"""Whether the model's own wording of a duty says no more than the quote does.

The summary is what people read first. Numbers, names and denials must be the quote's; every other
word that carries meaning must stand in it in some form, or a person compares the two.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from quotary.core.negations import Turn, cues_after, plain
from quotary.core.obligations.modality import read_modality
from quotary.core.obligations.words import even, stands_in
from quotary.core.readers.readable import readable


@dataclass(frozen=True, slots=True)
class Strange:
    """A word of the summary that the quote does not bear out, and if the summary must go for it."""

    word: str
    wrong: bool


_FIGURE: Final = re.compile(r"[0-9]+")
_NUMBER_LIST: Final = (
    "two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 "
    "thirteen:13 fourteen:14 fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 "
    "thirty:30 forty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90 hundred:100 "
    "thousand:1000 million:1000000 half:1/2 double:2x triple:3x twice:2x dozen:12 dois:2 duas:2 "
    "tres:3 quatro:4 cinco:5 seis:6 sete:7 oito:8 nove:9 dez:10 onze:11 doze:12 treze:13 "
    "quatorze:14 quinze:15 dezesseis:16 dezessete:17 dezoito:18 dezenove:19 vinte:20 trinta:30 "
    "quarenta:40 cinquenta:50 sessenta:60 setenta:70 oitenta:80 noventa:90 cem:100 mil:1000 "
    "milhao:1000000 milhoes:1000000 metade:1/2 dobro:2x triplo:3x"
)
_NUMBERS: Final = {
    word: value for word, _, value in (pair.partition(":") for pair in _NUMBER_LIST.split())
}
_WORD: Final = re.compile(r"[^\W\d_]+(?:['-][^\W\d_]+)*")
_NAME: Final = re.compile(r"(?<![.!?:]\s)(?<!^)\b[A-Z\u00c0-\u00dd][^\W\d_]+")
_DENIES: Final = frozenset((Turn.DENIES, Turn.FRONTS))
_MODALS: Final = {
    "may": re.compile(
        r"\b(?:may|can|could|poder\w*|podem?|entitled|permitted|allowed|free|rights?|direitos?"
        r"|facultad[oa])\b"
    ),
    "must": re.compile(
        r"\b(?:shall|must|will|should|has to|have to|required|obliged|obligated|bound|agrees?"
        r"|undertakes?|deve\w*|obriga\w*|compromete\w*)\b"
    ),
}
_SAME_MODAL_LIST: Final = (
    "shall must will should may can could has have required obliged obligated bound entitled "
    "permitted allowed agrees agree undertakes undertake deve devem devera deverao pode podem "
    "podera poderao obriga obriga-se compromete-se"
)
_EMPTY_LIST: Final = (
    "the a an and or of to in on at by for with from as is are be been was were it its this that "
    "these those which who whom whose any all each such not no nor if when where upon under "
    "than then so do does done make makes must obligation duty party parties contract agreement "
    "also into out up per via about their there them they his her he she our your we you own "
    "other another same o os as um uma de da do das dos e ou em no na nos nas por pelo pela para "
    "com que se ao aos seu sua seus suas este esta isto nao ser sera serao fazer obrigacao dever "
    "parte partes contrato acordo cada todo toda todos todas qualquer"
)
_EMPTY: Final = frozenset(_EMPTY_LIST.split()) | frozenset(_SAME_MODAL_LIST.split())
_IRREGULAR_LIST: Final = (
    "paid:pay kept:keep given:give gave:give made:make sent:send held:hold told:tell built:build "
    "written:write wrote:write taken:take took:take bought:buy sold:sell left:leave borne:bear "
    "bore:bear met:meet shown:show brought:bring drawn:draw lent:lend spent:spend pago:pagar "
    "paga:pagar feito:fazer feita:fazer entregue:entregar"
)
_IRREGULAR: Final = {
    form: verb for form, _, verb in (pair.partition(":") for pair in _IRREGULAR_LIST.split())
}
_COUNTED: Final = re.compile(r"\b(?P<number>[0-9]+|[a-z]+)\s+(?=(?P<thing>[a-z]{3,})\b)")
_NUMERAL: Final = re.compile(r"\b(?:[0-9]+|[a-z]+)\b")
_NEAR: Final = 24
_TOWARDS: Final = re.compile(
    r"\b(?P<how>to|from|for|with|against|à|ao|para|com|contra)\s+(?:(?:the|any|each|a|o)\s+)?"
    r"(?P<who>[A-Z\u00c0-\u00dd][\w&-]*)(?!['\u2019\w])"
)
"""Whom the duty is owed to, or what is had from whom."""

_STEM: Final = 5
_SHORT: Final = 3


def strange_in(summary: str, quote: str) -> Strange | None:
    """The first word of the summary that the quote does not bear out; None where all is.

    Numbers, names, denials and words that bind or free come first.
    """
    return _wrong(summary, quote) or _unsupported(summary, quote)


def _wrong(summary: str, quote: str) -> Strange | None:
    said, text = readable(even(summary)), readable(even(quote))
    words = set(_WORD.findall(text))
    figures = set(_FIGURE.findall(text))
    values = figures | {_NUMBERS[word] for word in words if word in _NUMBERS}
    for figure in _FIGURE.findall(said):
        if figure not in figures and figure not in values:
            return Strange(figure, wrong=True)
    for word in _WORD.findall(said):
        for piece in word.split("-"):
            if piece in _NUMBERS and _NUMBERS[piece] not in values:
                return Strange(piece, wrong=True)
    pair = _strange_pair(said, text)
    if pair:
        return Strange(pair, wrong=True)
    for name in _NAME.findall(summary):
        if not _stands(readable(even(name)), words):
            return Strange(name, wrong=True)
    return _turned(summary, quote)


def _strange_pair(said: str, text: str) -> str:
    """A number that the quote has with another thing: "ten orders" of "ten days"; else ""."""
    for match in _COUNTED.finditer(said):
        number, thing = match["number"], match["thing"]
        if thing in _EMPTY or thing in _NUMBERS:
            continue
        value = _NUMBERS.get(number, number)
        if number not in _NUMBERS and not number.isdigit():
            continue
        things = [
            set(_WORD.findall(text[other.end() : other.end() + _NEAR]))
            for other in _NUMERAL.finditer(text)
            if _NUMBERS.get(other[0], other[0]) == value
        ]
        if things and not any(_stands(thing, words) for words in things):
            return f"{number} {thing}"
    return ""


def _turned(summary: str, quote: str) -> Strange | None:
    """A denial, or a word that binds or frees, that the quote does not have."""
    line, text = plain(summary).lower(), plain(quote).lower()
    denials = [cue for cue in cues_after(line) if cue.turn in _DENIES]
    if denials and "must_not" not in read_modality(quote).stated:
        own = {text[cue.start : cue.end] for cue in cues_after(text) if cue.turn in _DENIES}
        strange = [cue for cue in denials if cue.start == 0 or line[cue.start : cue.end] not in own]
        if strange:
            return Strange(line[strange[0].start : strange[0].end], wrong=True)
    flat, own_text = readable(line), readable(text)
    for modal in _MODALS.values():
        found = modal.search(flat)
        if found is not None and modal.search(own_text) is None:
            return Strange(found[0], wrong=True)
    return None


def _unsupported(summary: str, quote: str) -> Strange | None:
    for match in _TOWARDS.finditer(summary):
        if not stands_in(match[0], quote) and not stands_in(
            f"{match['how']} {match['who']}", quote
        ):
            return Strange(match[0], wrong=False)
    words = set(_WORD.findall(readable(even(quote))))
    for word in _WORD.findall(readable(even(summary))):
        bare = word.removesuffix("'s")
        if len(bare) < _SHORT or bare in _EMPTY or bare in _NUMBERS:
            continue
        if not _stands(bare, words) and not all(
            len(piece) < _SHORT or _stands(piece, words) for piece in bare.split("-")
        ):
            return Strange(word, wrong=False)
    return None


def _stands(word: str, words: set[str]) -> bool:
    """True where one of the words is the same word, in any of its forms."""
    if word in words:
        return True
    stem = _IRREGULAR.get(word, word)
    return any(_alike(stem, _IRREGULAR.get(other, other)) for other in words)


def _alike(one: str, other: str) -> bool:
    """True for two forms of one word, as far as their beginnings tell."""
    short, long = sorted((one, other), key=len)
    if len(short) < _SHORT:
        return False
    if len(short) < _STEM:
        return long.startswith(short) and len(long) - len(short) <= _STEM
    return one[: max(_STEM, len(short) - _SHORT)] == other[: max(_STEM, len(short) - _SHORT)]
