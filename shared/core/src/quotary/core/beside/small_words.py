"""Words that say nothing of their own, and how numbers and references look, in flattened text."""

from __future__ import annotations

import re
from typing import Final

# No word that bounds or turns a statement: "não", "se", "só", "até", "todo", "mais" are none.
_LIST: Final = (
    "a o as os um uma uns umas de do da dos das em no na nos nas por pelo pela pelos pelas para "
    "com sobre entre e que seu sua seus suas "
    "este esta estes estas esse essa esses essas deste desta "
    "destes destas desse dessa neste nesta nestes nestas nesse nessa ao aos ele ela eles elas dele "
    "dela deles delas lhe lhes cujo cuja qual quais bem assim como referido referida referidos "
    "referidas respectivo respectiva respectivos respectivas presente presentes mesmo mesma mesmos "
    "mesmas ser sera serao sao foi foram esta estao contratante contratada partes parte contrato "
    "instrumento clausula clausulas item itens paragrafo paragrafos unico anexo anexos "
    "i ii iii iv v vi vii viii ix x "
    "the an of in on at by for with to and its their this that these those it they is are be was "
    "were party parties agreement contract clause section schedule as such said here"
)
SMALL: Final = frozenset(_LIST.split())

_UNIT: Final = (
    r"(?:zero|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze"
    r"|catorze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte|trinta|quarenta|cinquenta"
    r"|sessenta|setenta|oitenta|noventa|cem|cento|duzent[oa]s|trezent[oa]s|quatrocent[oa]s"
    r"|quinhent[oa]s|seiscent[oa]s|setecent[oa]s|oitocent[oa]s|novecent[oa]s|mil|meio|meia)"
)
WRITTEN: Final = re.compile(rf"\b(?:{_UNIT}|um(?= %| e meio))(?: e (?:{_UNIT}|uma?\b)| {_UNIT})*\b")
_MONTH: Final = (
    r"(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)"
)
FIGURE: Final = re.compile(r"[0-9]+(?:[.,/][0-9]+)*")
DATE: Final = re.compile(
    rf"\b[0-9]{{1,2}}[oº°]? de {_MONTH}(?: de [0-9]{{4}}\b)?"
    r"|\b[0-9]{1,2}/[0-9]{1,2}/[0-9]{4}\b"
)
REFERENCE: Final = re.compile(
    r"\b(lei(?: federal| complementar)?|decreto|clausulas?|itens|item|anexos?|paragrafos?|artigos?"
    r"|art)\.?"
    r"(?: n(?:[oº°]|\.[oº°]?|)\.?)?"
    r" ?(?:[0-9]+(?:[./-][0-9]+)*\.?[oa]?|[ivx]+|[a-z])\b"
    # "Lei nº 13.709, de 14 de agosto de 2018" is named by its date, too.
    rf"(?:(?<=[0-9]),? de [0-9]{{1,2}}[oº°]? de {_MONTH} de [0-9]{{4}}\b)?"
)
DEED: Final = re.compile(
    r"(?<= )(?:contratantes? (?:nao )?"
    r"(?:\w+[aei]ra|responde|permanece|continua|arca|assume|garante|concede|conserva)"
    r"|contratad[oa]s? (?:nao )?podera"
    r"|(?:contratad[oa] (?:e|sera|atua|atuara|figura|figurara) (?:(?:como|a|o) )?controlador"
    r"|contratante (?:e|sera|atua|atuara|figura|figurara) (?:(?:como|a|o) )?operador)[ae]?)(?= )"
)
"""A party and what it does: whose duty or right it is counts, and who is reversed is heard."""
LABEL: Final = re.compile(
    r"(?:[\s(]*(?:§ ?[0-9]{1,2}|paragrafo (?:unico|[a-z]+)(?= ?[-.:])|clausula (?:[0-9]+|[a-z ]+)"
    r"(?=[ªºoa.]* ?[-:.])"
    # "3.1 O preço": a number with a dot opens a sentence, and no amount ("2.000 reais") is one.
    r"|(?:[0-9]{1,3}\.)+[0-9]{1,2}(?=\s)|(?:[0-9]{1,3}\.)*[0-9]{1,3}[.)]"
    r"|[a-z]\)|[ivxl]{1,6} ?[-.)])"
    r"[ªºoa.]*[\s\-–—.:)]*)*"
)
