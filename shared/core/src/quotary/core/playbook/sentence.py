"""Sentences that lawyers write in a playbook, with `{field}` where a value belongs."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Final

from quotary.core.finding import Scalar
from quotary.core.playbook.problem import printable
from quotary.core.playbook.unary import finite

SHOWN: Final = 60
"""Characters of one value that a sentence or a literal call repeats at most."""

_PLACE: Final = re.compile(r"\{([a-z][a-z0-9_]*)\}")
_SINGULAR: Final = {
    "dias": "dia",
    "meses": "mês",
    "anos": "ano",
    "semanas": "semana",
    "horas": "hora",
    "days": "day",
    "months": "month",
    "years": "year",
    "weeks": "week",
    "hours": "hour",
}
_COUNTED: Final = re.compile(
    rf"\{{(?P<name>[a-z][a-z0-9_]*)\}} (?P<unit>{'|'.join(_SINGULAR)})\b(?! [a-zç]+eis\b)"
)
_PLAIN_WORD: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]*")
_WORDS: Final = {
    "en": {None: "missing", True: "true", False: "false"},
    "pt": {None: "ausente", True: "sim", False: "não"},
}


def strange_place(template: str, names: Collection[str]) -> str | None:
    """The first brace in the template that is not `{name}` of a known field; None if all are."""
    for name in _PLACE.findall(template):
        if name not in names:
            return f"{{{name}}}"
    rest = _PLACE.sub("", template)
    return next((char for char in rest if char in "{}"), None)


def fill(template: str, fields: Mapping[str, Scalar], language: str) -> str:
    """The sentence with every value in its place, as the language writes it: "1 dia", "2 dias"."""
    one = _COUNTED.sub(lambda found: _counted(found, fields), template)
    return _PLACE.sub(lambda found: spoken(fields.get(found[1]), language), one)


def _counted(found: re.Match[str], fields: Mapping[str, Scalar]) -> str:
    value = fields.get(found["name"])
    unit = _SINGULAR[found["unit"]] if value == 1 and not isinstance(value, bool) else found["unit"]
    return f"{{{found['name']}}} {unit}"


def spoken(value: Scalar, language: str) -> str:
    """A value inside a sentence: `2.5`, in Portuguese `2,5`; foreign text on one line and short."""
    if value is None or isinstance(value, bool):
        return _WORDS.get(language, _WORDS["en"])[value]
    if isinstance(value, str):
        return printable(value, SHOWN)
    number = literal(value)
    return number.replace(".", ",") if language == "pt" else number


def literal(value: Scalar) -> str:
    """A value inside a literal call: `4`, `true`, `missing`, a bare word or a quoted string."""
    if value is None:
        return "missing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        plain = printable(value, SHOWN)
        return plain if _PLAIN_WORD.fullmatch(plain) else '"' + plain.replace('"', "'") + '"'
    if not finite(value):
        return "no number"
    return str(int(value)) if value == int(value) else str(value)
