"""What the checks of a chunk say: one sentence per kind of alert or escalation."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from quotary.core.alert import Alert
from quotary.core.gate_wording import WORDING as GATE
from quotary.core.gate_wording import raised as gate_raised
from quotary.core.playbook.problem import printable
from quotary.core.span import Span

_FOREIGN: Final = 160
_PLACE: Final = re.compile(r"\{([a-z]+)\}")

_EN: Final[Mapping[str, str]] = {
    "unusable": "{why}",
    "fabricated": "The quote does not stand in the contract. {why}",
    "unverified": "The quote could not be checked. {why}",
    "outside_chunk": "The quote stands outside the part of the contract that was read.",
    "misaligned_span": "The offsets {start} to {end} that are claimed for the quote hold other "
    "words.",
    "stitched": "The parts of the quote stand in the contract, but not in one statement.",
    "injection": "The quote stands in a passage that speaks to the reviewer and not to a party.",
    "too_many": "The reply has {count} entries of one kind; the first {most} were checked.",
    "low_confidence": "The quote is in the contract, but the confidence of {confidence} is below "
    "{least}.",
    "exclusion_fabricated": "The sentence that is said to be no obligation does not stand in the "
    "contract. {why}",
    "term_fabricated": "The quote given for “{name}” does not stand in the contract. {why}",
    "no_duty_word": "The quote has no word that binds anybody, or denies that anybody is bound.",
    "modality_disputed": "The quote reads {read}, not {proposed}.",
    "modality_unclear": "Whether the quote says must, must not or may is not clear from its words.",
    "modality_mixed": "The quote states more than one of must, must not and may.",
    "statement_not_in_source": "“{value}” of the summary is not said in the quote.",
    "statement_leaves_out": "The summary leaves out “{value}”, without which it differs.",
    "many_duties": "The quote holds {count} sentences with duty words, too many for one duty.",
    "party_not_in_source": "“{value}” is not named in the clause.",
    "party_not_bound": "The quote names “{value}”, but does not plainly say that it is bound.",
    "other_duty": "The quote also holds a duty (“{cue}”) of somebody else: {who}. It needs its own "
    "row.",
    "cut_short": "The quote is only a piece of the duty that “{cue}” states.",
    "limits_left_out": "The quote leaves out words that may limit the duty (“{cue}”).",
    "party_from_clause": "“{value}” is named near the quote or as an owner, not as who is bound.",
    "trigger_not_in_source": "The trigger “{value}” does not stand in the quote.",
    "trigger_no_condition": "The quote does not make “{value}”, whole, a condition of the duty.",
    "trigger_of_another": "“{value}” may be the condition of something else; it is not kept.",
    "deadline_of_another": "“{value}” may be the time of something else; no deadline is kept.",
    "contents_entry": "The quote is an entry of a table of contents; read the clause itself.",
    "taken_back": "The sentence beside the quote limits it or takes it back (“{cue}”).",
    "recital": "The quote stands among the recitals, which tell why the contract is made.",
    "deadline_not_in_source": "The deadline “{value}” does not stand in the quote.",
    "deadline_no_time": "“{value}” states no time, so it is no deadline.",
    "deadline_not_due": "“{value}” does not say by when it is due, so no deadline is kept.",
    "deadline_cut": "The time that the quote states goes on beyond “{value}”; read all of it.",
    "deadline_left_out": "The quote sets a time, and no deadline was given.",
    "doubted_elsewhere": "The same words were given with a confidence below the least.",
    "merged_differently": "The same words were given with different answers for “{name}”.",
    "term_unsupported": "The quote given for “{name}” states no such value.",
    "term_unclear": "The quote given for “{name}” states more than one value.",
    "term_contradicted": "For “{name}” the quote reads {read}, not {proposed}.",
    "term_off_topic": "The quote given for “{name}” does not speak of it.",
    "term_of_another": "The quote may state “{name}” of something else (“{cue}”).",
    "term_unusable": "{why}",
    "term_disputed": "A sentence with “{cue}” reads {read} for “{name}”, and no quote rests on it.",
    "term_conflict": "The contract states more than one value for “{name}”: {read}.",
    "duties_unknown": "The sentences with duty words of this part could not be listed.",
}
_PT: Final[Mapping[str, str]] = {
    "unusable": "{why}",
    "fabricated": "O trecho não consta do contrato. {why}",
    "unverified": "O trecho não pôde ser conferido. {why}",
    "outside_chunk": "O trecho está fora da parte do contrato que foi lida.",
    "misaligned_span": "As posições {start} a {end} indicadas para o trecho contêm outras "
    "palavras.",
    "stitched": "As partes do trecho constam do contrato, mas não em uma mesma frase ou lista.",
    "injection": "O trecho está em uma passagem que fala com quem revisa, e não com uma parte.",
    "too_many": "A resposta tem {count} entradas de um tipo; as primeiras {most} foram conferidas.",
    "low_confidence": "O trecho consta do contrato, mas a confiança de {confidence} é menor que "
    "{least}.",
    "exclusion_fabricated": "A frase que se diz não ser obrigação não consta do contrato. {why}",
    "term_fabricated": "O trecho indicado para “{name}” não consta do contrato. {why}",
    "no_duty_word": "O trecho não tem palavra que obrigue alguém, ou nega que haja obrigação.",
    "modality_disputed": "O trecho diz {read}, e não {proposed}.",
    "modality_unclear": "As palavras do trecho não deixam claro se é dever, não dever ou poder.",
    "modality_mixed": "O trecho diz mais de um entre dever, não dever e poder.",
    "statement_not_in_source": "“{value}”, do resumo, não consta do trecho.",
    "statement_leaves_out": "O resumo omite “{value}”, sem o que diz outra coisa.",
    "many_duties": "O trecho tem {count} frases com palavras de obrigação: demais para uma só.",
    "party_not_in_source": "“{value}” não aparece na cláusula.",
    "party_not_bound": "O trecho nomeia “{value}”, mas não diz claramente que se obriga.",
    "other_duty": "O trecho contém ainda uma obrigação (“{cue}”) de outra pessoa: {who}. Ela "
    "precisa de uma linha própria.",
    "cut_short": "O trecho é só um pedaço da obrigação que “{cue}” expressa.",
    "limits_left_out": "O trecho omite palavras da frase que podem limitar a obrigação (“{cue}”).",
    "party_from_clause": "“{value}” aparece perto do trecho, e não nele, como quem se obriga.",
    "trigger_not_in_source": "A condição “{value}” não consta do trecho.",
    "trigger_no_condition": "O trecho não faz de “{value}”, por inteiro, uma condição.",
    "trigger_of_another": "“{value}” pode ser a condição de outra coisa; não foi mantida.",
    "deadline_of_another": "“{value}” pode ser o tempo de outra coisa; nenhum prazo foi mantido.",
    "contents_entry": "O trecho é uma linha do sumário; leia a própria cláusula.",
    "taken_back": "A frase ao lado do trecho o limita ou desfaz (“{cue}”).",
    "recital": "O trecho está entre os considerandos, que dizem por que o contrato é feito.",
    "deadline_not_in_source": "O prazo “{value}” não consta do trecho.",
    "deadline_no_time": "“{value}” não diz tempo algum; não é um prazo.",
    "deadline_not_due": "“{value}” não diz até quando é devido; nenhum prazo foi mantido.",
    "deadline_cut": "O tempo que o trecho diz vai além de “{value}”; leia-o por inteiro.",
    "deadline_left_out": "O trecho fixa um tempo, e nenhum prazo foi indicado.",
    "doubted_elsewhere": "As mesmas palavras vieram com confiança abaixo do mínimo.",
    "merged_differently": "As mesmas palavras vieram com respostas diferentes para “{name}”.",
    "term_unsupported": "O trecho indicado para “{name}” não diz esse valor.",
    "term_unclear": "O trecho indicado para “{name}” diz mais de um valor.",
    "term_contradicted": "Para “{name}” o trecho diz {read}, e não {proposed}.",
    "term_off_topic": "O trecho indicado para “{name}” não trata disso.",
    "term_of_another": "O trecho pode dizer “{name}” de outra coisa (“{cue}”).",
    "term_unusable": "{why}",
    "term_disputed": "Uma frase com “{cue}” diz {read} para “{name}”, e nenhum trecho a cita.",
    "term_conflict": "O contrato diz mais de um valor para “{name}”: {read}.",
    "duties_unknown": "As frases com palavras de obrigação desta parte não puderam ser listadas.",
}
WORDING: Final[Mapping[str, Mapping[str, str]]] = {"en": _EN, "pt": _PT}


def said(kind: str, language: str, **values: object) -> str:
    """The sentence of that kind, foreign values printable and short."""
    sentence = WORDING.get(language, _EN)[kind]
    filled = _PLACE.sub(lambda at: printable(str(values.get(at[1], "")), _FOREIGN), sentence)
    return filled.strip()


def raised(kind: str, language: str, span: Span | None = None, **values: object) -> Alert:
    """The alert of that kind; flags of a citation have the sentences of the gate."""
    if kind in _EN and kind not in GATE["en"]:
        return Alert(kind, said(kind, language, **values), span)
    return gate_raised(kind, language, span, **values)
