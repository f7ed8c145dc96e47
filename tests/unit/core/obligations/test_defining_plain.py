"""A signature falls with the meaning of a word in capitals, also where only the capital tells."""

import pytest

from quotary.core.indexing import DocumentIndex
from quotary.core.obligations.changes import same_meaning
from quotary.core.obligations.definitions import definitions_in
from quotary.core.obligations.register import Definition
from quotary.core.obligations.term_forms import uniform
from quotary.core.span import Span
from support.registers import document

ROW = "The Tenant shall paint the Shed during Quiet Hours after each Sounding."
ROW_PT = "A Inquilina deverá pintar o Galpão no Horário de Silêncio depois de cada Medição."


def defined(sentence: str) -> tuple[Definition, ...]:
    text = (
        f"DEED OF USE\n\n1. General\n\n{sentence}\n\n"
        f"2. Work\n2.1 {ROW}\n2.2 {ROW_PT}\n\n3. Law\nEnglish law applies here.\n"
    )
    return definitions_in(DocumentIndex(document(text)), Span(0, len(text)))


def versions(way: str) -> tuple[str, str]:
    """Both sentences of “between {ten|nine} and six”."""
    head, _, rest = way.partition("{")
    choice, _, tail = rest.partition("}")
    old, _, new = choice.partition("|")
    return head + old + tail, head + new + tail


WAYS = [
    "Sounding shall cover {depth|speed} only.",
    "Sounding stands for {a depth|a speed} reading.",
    "Quiet Hours means {ten|nine} to six.",
    "As Quiet Hours the parties count {ten|nine} to six.",
    "From {ten|nine} to six are Quiet Hours.",
    "{Ten|Nine} to six o'clock shall be Quiet Hours.",
    "Quiet Hours (the time from {ten|nine} to six) are kept by all.",
    "Quiet Hours, being {ten|nine} to six, are kept by all.",
    "Quiet Hours – from {ten|nine} to six – are kept by all.",
    "All hours after {ten|nine} belong to the Quiet Hours.",
    "To the Shed belongs {the porch|the yard}.",
    "To the Shed belong {the porch|the yard} and the steps.",
    "The Shed also has {a porch|a yard}.",
    "The Shed has {two|three} rooms.",
    "The Shed excludes {the porch|the yard}.",
    "The Shed does not include {the porch|the yard}.",
    "The Shed is not {the porch|the yard}.",
    'There shall be a reading of {depth|speed} each day ("Sounding").',
    "Readings of {depth|speed} (each a Sounding) are taken daily.",
    "Readings of {depth|speed} (Soundings) are taken daily.",
    "Whenever this deed says Sounding, it speaks of {a depth|a speed} reading.",
    "Where Sounding is written, {a depth|a speed} reading is meant.",
    "Sounding | {a depth|a speed} reading",
    "A Sounding is {a depth reading|a reading} taken from the pier.",
    "A Sounding, whether by day or by night, is {a depth reading|any reading}.",
    "3.4 A Sounding is a reading of {depth|speed}.",
    "Each Sounding comprises {two|three} readings.",
    "Soundings are readings of {depth|speed}.",
    "Soundings run from {dawn|noon} to dusk.",
    "Quiet Hours are {ten|nine} to six.",
    "Quiet Hours run from {ten|nine} to six.",
    "Quiet Hours begin at {ten|nine} and end at six.",
    "Quiet Hours last from {ten|nine} to six.",
    "Quiet Hours cover {the night|the weekend}.",
    "No music is played between {ten|nine} and six (Quiet Hours).",
    'No music is played between {ten|nine} and six (the "Quiet Hours").',
    "No music is played between {ten|nine} and six (our Quiet Hours).",
    "No music is played between {ten|nine} and six [Quiet Hours].",
    "No music is played between {ten|nine} and six (in short: Quiet Hours).",
    "The time between {ten|nine} and six is called Quiet Hours.",
    "The time between {ten|nine} and six counts as Quiet Hours.",
    "The time between {ten|nine} and six is the Quiet Hours of this deed.",
    "The time between {ten|nine} and six makes up the Quiet Hours.",
    "We call the time between {ten|nine} and six Quiet Hours.",
    "By Quiet Hours is meant the time between {ten|nine} and six.",
    "By Sounding the parties understand {a reading|a measurement}.",
    "Under Sounding fall {all readings|readings of depth}.",
    "The Shed is {the wooden|the brick} building by the gate.",
    "The Shed takes in {the porch|the yard}.",
    "The Shed extends to {the porch|the yard}.",
    "The Shed includes {the porch|the yard}.",
    "The Shed stands by the gate. It includes {the porch|the yard}.",
    "The Shed is the building by the gate. It does not include {the porch|the yard}.",
    "References to the Shed take in {the porch|the yard}.",
    "Any mention of the Shed covers {the porch|the yard}.",
    "The porch and {the yard|the lane} form part of the Shed.",
    "The porch and {the yard|the lane} are treated as the Shed.",
    "The porch or {the yard|the lane} constitutes the Shed.",
    "The building by {the gate|the road} is the Shed.",
    "The building by {the gate|the road}, or Shed, is old.",
    "The building by {the gate|the road} – the Shed – is old.",
    "In this deed the Shed is {the wooden|the brick} building.",
    "In this deed Shed is {the wooden|the brick} building.",
    "The wooden building by {the gate|the road} bears the name Shed.",
    "The wooden building by {the gate|the road} goes by the name of Shed.",
    "Shed: the {wooden|brick} building.",
]
WAYS_PT = [
    "O Horário de Silêncio começa às {dez|nove} e termina às seis.",
    "O Horário de Silêncio, das {dez|nove} às seis, será respeitado.",
    "O Horário de Silêncio (das {dez|nove} às seis) será respeitado.",
    "Das {dez|nove} às seis é Horário de Silêncio.",
    "Pertence ao Galpão {o alpendre|o quintal}.",
    "Fazem parte do Galpão {o alpendre|o quintal} e a escada.",
    "Integram o Galpão {o alpendre|o quintal} e a escada.",
    "O Galpão não abrange {o alpendre|o quintal}.",
    "O Galpão tem {dois|três} cômodos.",
    "Medição quer dizer leitura {da profundidade|da velocidade}.",
    "Onde se lê Medição, leia-se leitura {da profundidade|da velocidade}.",
    "A leitura {da profundidade|da velocidade} (cada uma, Medição) será diária.",
    "A leitura {da profundidade|da velocidade} (Medição) será diária.",
    "Entenda-se por Medição a leitura {da profundidade|da velocidade}.",
    "Medição: leitura {da profundidade|da velocidade}",
    "A Medição vem a ser a leitura {da profundidade|da velocidade}.",
    "A Medição traduz a leitura {da profundidade|da velocidade}.",
    "A Medição será a leitura {da profundidade|da velocidade}.",
    "A Medição é a leitura feita a cada {dez|vinte} dias.",
    "Uma Medição é {a leitura|o exame} da profundidade.",
    "Cada Medição consiste em {duas|três} leituras.",
    "Cada Medição compreende {duas|três} leituras.",
    "Medições são leituras feitas a cada {dez|vinte} dias.",
    "1.2 Medição é a leitura feita a cada {dez|vinte} dias.",
    "Por Medição se entende {a leitura|o exame} da profundidade.",
    "Por Medição as partes entendem {a leitura|o exame} da profundidade.",
    "Tem-se por Medição {a leitura|o exame} da profundidade.",
    "Chamamos Medição a leitura feita a cada {dez|vinte} dias.",
    "A leitura feita a cada {dez|vinte} dias é a Medição.",
    "A leitura feita a cada {dez|vinte} dias vale como Medição.",
    "A leitura feita a cada {dez|vinte} dias constitui Medição.",
    "A leitura feita a cada {dez|vinte} dias será considerada Medição.",
    "A leitura feita a cada {dez|vinte} dias equipara-se à Medição.",
    "Haverá silêncio das {dez|nove} às seis (Horário de Silêncio).",
    "Haverá silêncio das {dez|nove} às seis (o Horário de Silêncio).",
    "Haverá silêncio das {dez|nove} às seis (em conjunto, Horário de Silêncio).",
    "O Horário de Silêncio vai das {dez|nove} às seis.",
    "O Horário de Silêncio é das {dez|nove} às seis.",
    "O Horário de Silêncio é o do Anexo {A|B}.",
    "Horário de Silêncio é o do Anexo {A|B}.",
    "O Horário de Silêncio corresponde à noite, das {dez|nove} às seis.",
    "O Galpão abrange {o alpendre|o quintal}.",
    "O Galpão inclui {o alpendre|o quintal}.",
    "O Galpão é de madeira. Não inclui {o alpendre|o quintal}.",
    "As menções ao Galpão compreendem {o alpendre|o quintal}.",
    "Toda referência ao Galpão alcança {o alpendre|o quintal}.",
    "Neste contrato Galpão é o prédio {de madeira|de tijolo}.",
    "Para este contrato, o Galpão é o prédio {de madeira|de tijolo}.",
    "O prédio junto {ao portão|à rua} é o Galpão.",
    "O prédio junto {ao portão|à rua}, ou Galpão, é antigo.",
    "O prédio junto {ao portão|à rua} – o Galpão – é antigo.",
    "O prédio junto {ao portão|à rua} denomina-se Galpão.",
    "O prédio junto {ao portão|à rua} recebe o nome de Galpão.",
]
NO_DEFINITION = [
    "A Inquilina tem {dois|três} filhos.",
    "The Tenant has {two|three} sons.",
    "The Tenant is liable for {all|some} damage.",
    "The Tenant shall sweep the yard {daily|weekly}.",
    "The Tenant covers the cost of {paint|sand}.",
    "The Owner is paid {monthly|yearly}.",
    "A Inquilina é responsável por {todo|qualquer} dano.",
    "A Inquilina paga {dez|vinte} reais.",
    "Payment is due {in May|in June}.",
    "The notice is {short|long}.",
    "Rain falls {here|there} in winter (see the annex).",
]


@pytest.mark.parametrize("way", WAYS)
def test_a_signature_falls_with_a_meaning_in_plain_words(way: str) -> None:
    old, new = versions(way)
    assert not same_meaning(ROW, defined(old), defined(new))


@pytest.mark.parametrize("way", WAYS_PT)
def test_a_signature_falls_with_a_meaning_in_plain_words_in_portuguese(way: str) -> None:
    old, new = versions(way)
    assert not same_meaning(ROW_PT, defined(old), defined(new))


@pytest.mark.parametrize("way", NO_DEFINITION)
def test_a_sentence_that_says_what_somebody_does_defines_nobody(way: str) -> None:
    old, new = versions(way)
    assert same_meaning(f"{ROW} {ROW_PT}", defined(old), defined(new))


def test_a_change_in_a_term_that_a_row_does_not_use_lifts_no_signature() -> None:
    old, new = versions("A Gate Pass is a card for {one|two} days.")
    assert same_meaning(f"{ROW} {ROW_PT}", defined(old), defined(new))


def test_a_word_in_ing_and_its_plural_come_to_the_same() -> None:
    assert uniform("Soundings") == uniform("Sounding")
