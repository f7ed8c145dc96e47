"""Words that tell one of several things from the others: closed classes, which can be listed.

"The first parcel" is not the second, "before" is not "after", and the other cases are not the one
that was named. A passage with the opposite word in place of the asked one answers something else.
"""

from __future__ import annotations

import re
from typing import Final

from quotary.core.questions.content_words import topics_of
from quotary.core.questions.stemming import plain, stem

_ORDINALS: Final = (
    "first 1st initial primeir[oa]s? inicia(?:l|is)",
    "second 2nd segund[oa]s?",
    "third 3rd terceir[oa]s?",
    "fourth 4th quart[oa]s?",
    "fifth 5th quint[oa]s?",
    "sixth 6th sext[oa]s?",
    "last final ultim[oa]s? fina(?:l|is)",
)
_PAIRS: Final = (
    ("public publicly public[oa]s?", "private privately privad[oa]s? particular(?:es)?"),
    ("direct directly diret[oa]s?", "indirect indirectly consequential indiret[oa]s?"),
    ("gross brut[oa]s?", "net liquid[oa]s?"),
    ("minimum least minim[oa]s?", "maximum most maxim[oa]s? capped limited"),
    ("written writing escrit[oa]s?", "oral orally verbal verbally verba(?:l|is)"),
    ("loading load loaded loads carregamento", "discharge discharged unloading unloaded descarga"),
    ("increase increased rise raised aumento", "decrease decreased reduction reduced reducao"),
    ("including incluind[oa]s?", "excluding excluind[oa]s?"),
    ("domestic national naciona(?:l|is)", "foreign international internaciona(?:l|is)"),
    ("buy buys purchase comprar compra", "sell sells sale vender venda"),
    ("early earlier antecipad[oa]s?", "late later overdue atrasad[oa]s? atraso"),
    ("start starts begin begins beginning inicio", "end ends ending expiry termino fim"),
    ("upper highest", "lower lowest"),
    ("partial partially parcial parciais", "total full fully total totais integral"),
    ("voluntary voluntari[oa]s?", "involuntary compulsory compulsori[oa]s?"),
    ("exclusive exclusiv[oa]s?", "nonexclusive"),
    ("critical urgent grave graves urgentes?", "minor normal ordinary leves?"),
    ("north norte", "south sul"),
    ("east leste", "west oeste"),
    ("weekday weekdays", "weekend weekends"),
)
_OTHERS: Final = re.compile(
    r"\b(?:all|any|the|every|of|os|as|nos|nas|dos|das|aos|todos os) (?:other|others|remaining"
    r"|demais"
    r"|outr[oa]s|restantes) (?!part)\w"
)
_BEFORE: Final = r"(?:before|prior to|ahead of|antes d[aeo]s?)"
_AFTER: Final = r"(?:after|following|apos|depois d[aeo]s?)"

_AN_END: Final = re.compile(
    r"\b(?:expir\w+|terminat\w+|ends?|ended|fim|termin\w+|encerra\w*|until|ate)\b"
)
_ASKS_END: Final = re.compile(
    r"^when (?:does|do|will|shall) .{0,60}\b(?:expire|end|terminate)\W*$"
    r"|^quando (?:expira|termina|acaba|se encerra|finda)\b"
)
_AT_THE_END: Final = re.compile(
    r"\b(?:upon|on|after|following|before|prior to|at|from|of|apos|ao|antes d[oa]"
    r"|depois d[oa]) (?:the |any |its |o |a )?"
    r"(?:\w+ (?:or|and|ou|e) )?(?:early )?(?:expir\w+|terminat\w+|end|fim|termino|encerramento)\b"
)
"""They say what follows an end, and not when it is."""


def _form(words: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(words.split())})\b")


_RANKS: Final = tuple(map(_form, _ORDINALS))
_OPPOSITES: Final = tuple((_form(one), _form(other)) for one, other in _PAIRS)


def contrasts(question: str, passage: str) -> bool:
    """True where the passage speaks of the opposite of what is asked, or of another in the row."""
    asked, said = _line(question), _line(passage)
    if bool(_OTHERS.search(asked)) and not _OTHERS.search(said):
        return True
    if _ranks(asked) and _ranks(said) and not _ranks(asked) & _ranks(said):
        return True
    if _ASKS_END.search(asked) and not _AN_END.search(_AT_THE_END.sub(" ", said)):
        return True
    if _on_the_other_side(asked, said, _BEFORE, _AFTER):
        return True
    if _on_the_other_side(asked, said, _AFTER, _BEFORE):
        return True
    return any(
        _turned(asked, said, one, other) or _turned(asked, said, other, one)
        for one, other in _OPPOSITES
    )


def _on_the_other_side(asked: str, said: str, one: str, other: str) -> bool:
    """True where the question asks of a time before a thing and the passage of one after it."""
    wanted = _things(asked, one)
    return bool(wanted & _things(said, other)) and not wanted & _things(said, one)


def _things(line: str, side: str) -> frozenset[str]:
    """Stems of the words of content in the four words behind the side."""
    found = re.findall(rf"\b{side} ((?:[\w'-]+ ?){{1,4}})", line)
    return frozenset(stem(word) for each in found for word in topics_of(each))


def _turned(asked: str, said: str, one: re.Pattern[str], other: re.Pattern[str]) -> bool:
    if not one.search(asked) or other.search(asked):
        return False
    return bool(other.search(said)) and not one.search(said)


def _ranks(line: str) -> set[int]:
    return {number for number, form in enumerate(_RANKS) if form.search(line)}


def _line(text: str) -> str:
    return " ".join(plain(text).split())
