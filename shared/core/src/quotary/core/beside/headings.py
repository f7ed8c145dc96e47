"""What in a clause is no sentence: its heading, a bare number of a clause, the date at the end."""

from __future__ import annotations

import re
from collections.abc import Set as AbstractSet
from typing import Final

from quotary.core.beside.turns import TURNS

_ORDINAL: Final = (
    r"(?:(?:primeir|segund|terceir|quart|quint|sext|setim|oitav|non|decim|(?:vi|tri|quadra)gesim)"
    r"[ao])"
)
_NUMBERED: Final = re.compile(
    r" ?(?:(?:clausula|artigo|art|anexo|capitulo|secao|titulo|clause|section|article|exhibit"
    rf"|schedule) )?(?:(?:#|[ªº]|[ivxlc]{{1,6}}|[a-z]|{_ORDINAL}) ){{0,3}}"
)
# "Do pagamento do lote 3" numbers a thing; "do prazo de 30 dias" and "multa: 10%" say an amount.
_NUMBERS_A_THING: Final = re.compile(
    r" [^#]*? (?:lote|item|etapa|fase|parcela|unidade|obra|posto|local|lot|phase|stage)s? # "
)
# "São Paulo, ____ de ____________ de 2026.": a place has no small word but those of its name.
_PLACE: Final = (
    r"[A-ZÀ-Ý][\w'’]*(?:[ -](?:(?:d[aeo]s?|e) )?[A-ZÀ-Ý][\w'’]*){0,4}(?: ?[-–/(,] ?[A-Z]{2}\)?)?"
)
_BLANK: Final = r"(?:_{2,}|\.{3,}|…|\[[^\]\n]{0,12}\]|[Xx]{2,})"
_MONTH: Final = (
    r"(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)"
)
_DATE_LINE: Final = re.compile(
    rf"\s*{_PLACE}, ?(?:em )?(?:(?:[0-3]?[0-9][ºo°]?|{_BLANK}) de (?:(?i:{_MONTH})|{_BLANK}) de"
    rf" (?:[0-9]{{4}}|(?:20)?{_BLANK})|data da (?:última )?assinatura(?: eletrônica)?)\s*[.;]?\s*"
)


def is_heading(line: str, titles: AbstractSet[str]) -> bool:
    """True for a title of the clause behind its number, where it says nothing of its own."""
    if TURNS.search(line):
        return False
    return any(
        ("#" not in title or _NUMBERS_A_THING.fullmatch(title) is not None)
        and line.endswith(title)
        and _NUMBERED.fullmatch(line, 0, len(line) - len(title) + 1) is not None
        for title in titles
    )


def is_number_of_a_clause(line: str) -> bool:
    """True for the words "Artigo 3." or "Cláusula Primeira" with nothing behind them."""
    return _NUMBERED.fullmatch(line) is not None


def is_date_line(words: str) -> bool:
    """True for the place and date under which the parties sign, filled in or not."""
    return _DATE_LINE.fullmatch(words) is not None
