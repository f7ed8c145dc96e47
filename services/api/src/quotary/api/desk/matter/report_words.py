"""What a report says of people's decisions and of a register, in the languages of playbooks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_EN: Final[Mapping[str, str]] = {
    "recorded": "a model’s answer kept on record",
    "offline": "rules, without a model",
    "live": "a model",
    "people": "Decisions by people",
    "no_people": "Nobody has approved, signed or overridden anything on this run.",
    "notes": "Notes left on this run: {n}. The matter’s history has them.",
    "overridden": "said {verdict} of {position}",
    "approved": "approved it with exceptions",
    "approved_over_red": "approved it over red",
    "signed_off": "signed it off",
    "adopted": "adopted this run",
    "rows_signed": "signed {n} row(s) of the register",
    "row_corrected": "corrected {fields} of the row “{row}”",
    "spite": "In spite of",
    "note": "Note",
    "route:red": "a red route",
    "units:not-evaluated": "parts that were not evaluated",
    "register:unsigned": "rows of the register that nobody signed",
    "register": "Register of obligations",
    "figures": "{rows} obligation(s), {signed} signed; {gaps} sentence(s) left to read, "
    "{dropped} proposal(s) dropped.",
    "to_register": "Open the register",
    "terms": "Key terms",
    "no_terms": "The playbook asks for no key term.",
    "not_found": "Not found: no verified quote states it.",
    "not_clear": "Not clear: read the quote.",
    "high": "High risk",
    "medium": "Medium risk",
    "low": "Low risk",
    "": "Risk not read",
    "must": "must",
    "must_not": "must not",
    "may": "may",
    "nobody": "No party read",
    "trigger": "Trigger",
    "deadline": "Deadline",
    "signed": "Signed by {who}, {at} UTC",
    "proposed": "Proposed: nobody has signed it",
    "review": "For review: nobody has signed it",
    "corrected": "Corrected by {who}, {at} UTC: {fields}",
    "no_rows": "No obligation was proposed and verified.",
    "gaps": "Left to read: sentences with a duty word that nothing covers",
    "no_gaps": "None: every sentence with a duty word is in an obligation or stated not to be one.",
    "dropped": "Proposals that were dropped",
    "no_dropped": "None.",
    "claimed": "Claimed, and not in the register",
    "part": "part {n}",
    "unread": "Not evaluated, read them yourself: parts {units}.",
    "all_read": "Every part was evaluated.",
    "excluded": "{n} sentence(s) with a duty word are stated to be no obligation; the register "
    "lists them.",
    "alert": "Alert",
    "not_1": "It lists what was proposed and verified, and the sentences with a duty word that "
    "nothing covers. A duty in words that no duty word marks may be in neither.",
    "not_2": "A quote in it was found word for word in the document by code. Party, duty, deadline "
    "and risk of a row that nobody has signed are proposals.",
    "not_3": "A deadline is the document’s own words. Nothing is computed from it.",
    "not_4": "A key term that was not found may still be in the document: no verified quote "
    "states it.",
}
_PT: Final[Mapping[str, str]] = {
    "recorded": "resposta gravada de um modelo",
    "offline": "regras, sem modelo",
    "live": "um modelo",
    "people": "Decisões de pessoas",
    "no_people": "Ninguém aprovou, assinou ou alterou nada nesta rodada.",
    "notes": "Notas nesta rodada: {n}. Estão no histórico.",
    "overridden": "disse {verdict} sobre {position}",
    "approved": "aprovou com ressalvas",
    "approved_over_red": "aprovou apesar do vermelho",
    "signed_off": "assinou",
    "adopted": "adotou esta rodada",
    "rows_signed": "assinou {n} linha(s) do registro",
    "row_corrected": "corrigiu {fields} da linha “{row}”",
    "spite": "Apesar de",
    "note": "Nota",
    "route:red": "uma rota vermelha",
    "units:not-evaluated": "partes que não foram avaliadas",
    "register:unsigned": "linhas do registro que ninguém assinou",
    "register": "Registro de obrigações",
    "figures": "{rows} obrigação(ões), {signed} assinada(s); {gaps} frase(s) por ler, "
    "{dropped} proposta(s) descartada(s).",
    "to_register": "Abrir o registro",
    "terms": "Termos principais",
    "no_terms": "O playbook não pede nenhum termo principal.",
    "not_found": "Não encontrado: nenhum trecho verificado o diz.",
    "not_clear": "Não está claro: leia o trecho.",
    "high": "Risco alto",
    "medium": "Risco médio",
    "low": "Risco baixo",
    "": "Risco não lido",
    "must": "deve",
    "must_not": "não pode",
    "may": "pode",
    "nobody": "Parte não lida",
    "trigger": "Condição",
    "deadline": "Prazo",
    "signed": "Assinada por {who}, {at} UTC",
    "proposed": "Proposta: ninguém a assinou",
    "review": "Para revisão: ninguém a assinou",
    "corrected": "Corrigida por {who}, {at} UTC: {fields}",
    "no_rows": "Nenhuma obrigação foi proposta e verificada.",
    "gaps": "Por ler: frases com palavra de dever que nada cobre",
    "no_gaps": "Nenhuma: toda frase com palavra de dever está numa obrigação ou foi declarada como "
    "não sendo uma.",
    "dropped": "Propostas descartadas",
    "no_dropped": "Nenhuma.",
    "claimed": "Alegado, e fora do registro",
    "part": "parte {n}",
    "unread": "Não avaliadas, leia-as: partes {units}.",
    "all_read": "Todas as partes foram avaliadas.",
    "excluded": "{n} frase(s) com palavra de dever foram declaradas como não sendo obrigação; o "
    "registro as lista.",
    "alert": "Alerta",
    "not_1": "Ele lista o que foi proposto e verificado, e as frases com palavra de dever que nada "
    "cobre. Um dever em palavras que nenhuma palavra de dever marca pode não estar em nenhuma.",
    "not_2": "Cada trecho citado foi encontrado por código, palavra por palavra, no documento. "
    "Parte, dever, prazo e risco de uma linha que ninguém assinou são propostas.",
    "not_3": "Um prazo são as palavras do próprio documento. Nada é calculado a partir dele.",
    "not_4": "Um termo principal não encontrado pode constar do documento: nenhum trecho "
    "verificado o diz.",
}
REPORT_WORDS: Final[Mapping[str, Mapping[str, str]]] = {"en": _EN, "pt": _PT}


def report_word(key: str, language: str = "en", **values: object) -> str:
    """The words of that key; English where the language has none."""
    return REPORT_WORDS.get(language, _EN)[key].format(**values)
