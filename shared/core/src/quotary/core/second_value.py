"""A second value of a field, with its unit or without: "60 dias, reduzida a 5 quando …".

Readers of lengths and percentages go by the unit, so a number without one is none to them, and of
two with one they may be told to take the nearer. Which of the two counts is a person's question.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from quotary.core.beside.small_words import WRITTEN
from quotary.core.fieldcheck import read_field
from quotary.core.finding import Alert
from quotary.core.gate_wording import raised
from quotary.core.playbook import Position
from quotary.core.playbook.evaluating import deciding_fields
from quotary.core.span import Span
from quotary.core.unit_view import UnitView

_CHANGED: Final = (
    r"(?:reduz|diminu|encurt|abrevi|ampli|elev|aument|major|estend|prorrog|alter|dilat|limit|cai|caem"
    r"|caindo|passa|sob|baix|desc|reduc|increas|extend|rais|lower|shorten|drop)\w*"
)
_LEAD: Final = (
    rf"(?:\b{_CHANGED}(?: se)?(?: a| para| ate| em| de| to| by)"
    r"|,? (?:ou|mas|e|salvo|exceto|sendo|or|but|and)(?: apenas| so| somente| only)?"
    r"(?: (?:de|a|em|por|para|of|to|in))?(?: apenas| so| somente| only)?)"
)
_NUMBER: Final = (
    rf"(?:[0-9]{{1,4}}(?:[.,][0-9]{{1,2}})?(?: ?\([a-z ]{{3,40}}\))?|(?:{WRITTEN.pattern}))"
)
# What can only follow where the noun of the number has been left out.
_BEHIND: Final = (
    r"(?= ?(?:[,;:]|\.(?![0-9])|$)| (?:quando|se|caso|em caso|em se|no caso|nos casos|na hipotese"
    r"|nas hipoteses|para|por iniciativa|por pedido|a pedido|a criterio|apos|depois|enquanto"
    r"|conforme|sempre|desde que|durante|no ultimo|no primeiro|na vespera|a partir|when|where|if"
    r"|in case|for|during|after|while)\b)"
)
_UNITS: Final = {
    "duration.": r"(?: (?:dias?|semanas?|mes|meses|anos?|horas?|days?|weeks?|months?|years?|hours?)"
    r"(?: (?:uteis|corridos))?)",
    "percent": r"(?: ?%| por cento| per cent| percent)(?: ?\([a-z ]{3,40}\))?",
}
"""Units by the reader whose values they are of; the second value may have one, and may not."""
_SECOND: Final = {
    reader: re.compile(rf"{_LEAD} (?P<number>{_NUMBER})(?:{unit})?{_BEHIND}")
    for reader, unit in _UNITS.items()
}
_FIRST: Final = {reader: re.compile(rf"\b{_NUMBER}{unit}(?!\w)") for reader, unit in _UNITS.items()}
_NUMBERS_A_THING: Final = re.compile(
    r"\b(?:clausulas?|itens|item|subitens|subitem|anexos?|artigos?|art|lotes?|fases?|etapas?|parcelas?"
    r"|marcos?|paginas?|inciso|incisos|paragrafos?|lei|clauses?|sections?|annex|r\$|numero)"
    r"(?:[^;.]|\.[0-9]){0,24}$"
)


def second_value_alerts(
    view: UnitView, quoted: Sequence[Span], position: Position, language: str
) -> Iterator[Alert]:
    """Yields an alert per deciding field of which a quoted sentence gives a second, bare value."""
    sentences = tuple(dict.fromkeys(view.sentence(span) for span in quoted))
    for name in deciding_fields(position):
        spec = position.spec(name)
        if spec is None or spec.type != "number":
            continue
        reader = next((reader for reader in _SECOND if spec.derive.startswith(reader)), "")
        for sentence in sentences:
            if not reader or second_value(view.flat(sentence).text, reader) is None:
                continue
            reading = read_field(spec, sentence.of(view.index.text), view.language)
            if reading is not None and reading.status != "none":
                yield raised("field_ambiguous", language, sentence, name=name)
                break


def second_value(flat: str, reader: str) -> str | None:
    """The first number in flattened words that stands for another value of that reader."""
    for found in _SECOND[reader].finditer(flat):
        if _NUMBERS_A_THING.search(flat, 0, found.start() + 1):
            continue
        if _FIRST[reader].search(flat, 0, found.start()):
            return found["number"]
    return None
