"""What a clause is called in front of its words changes nothing that is read of them."""

import pytest

from quotary.core.obligations.duty_words import find_duties
from quotary.core.obligations.labels import without_label
from quotary.core.proposal import Proposal
from support.registers import duty, register

LABELS = (
    "1.1 ",
    "7.12.3 ",
    "4\t",
    "21 ",
    "9.2 – ",
    "§ 2º ",
    "§3º - ",
    "Art. 12 ",
    "Artigo 8º – ",
    "Cláusula 4ª ",
    "CLÁUSULA 4.1 - ",
    "Cláusula Décima Primeira – ",
    "Parágrafo Único – ",
    "Section 6.2 ",
    "Clause 15 ",
    "Article IX ",
    "Schedule B ",
    "VII – ",
    "- ",
    "– ",
)
SENTENCES = (
    "The Roofer uses its best endeavours to seal the gutter.",
    "The Night Porter locks the gate at dusk.",
    "We guarantee that the boiler is sound.",
    "You pay the toll on arrival.",
    "Keep the cellar dry.",
    "A CESSIONÁRIA realiza a limpeza do galpão.",
    "O COMODATÁRIO zela pelo trator.",
)


@pytest.mark.parametrize("sentence", SENTENCES)
@pytest.mark.parametrize("label", LABELS)
def test_what_is_found_behind_a_label_is_what_is_found_behind_a_full_stop(
    label: str, sentence: str
) -> None:
    text = f"Scope\n{label}{sentence}\n"
    found = [hit.span.of(text) for hit in find_duties(text)]
    assert found, text
    plain = f"Scope\n1. {sentence}\n"
    assert found == [hit.span.of(plain) for hit in find_duties(plain)]


@pytest.mark.parametrize("label", LABELS)
@pytest.mark.parametrize(
    ("sentence", "party"),
    [
        ("Ravello shall seal the gutter.", "Ravello"),
        ("The Night Porter must lock the gate.", "The Night Porter"),
        ("A CESSIONÁRIA deverá limpar o galpão.", "A CESSIONÁRIA"),
        ("We guarantee that the boiler is sound.", "We"),
    ],
)
def test_a_label_in_the_quote_takes_no_party_away(label: str, sentence: str, party: str) -> None:
    text = f"Scope\n\n{label}{sentence}\n"
    row = duty(f"{label.strip()} {sentence}", party=party, modality="must")
    (found,) = register(Proposal((), obligations=(row,)), text).obligations
    assert (found.party, found.alerts) == (party, ())


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("Section 2.1 Ravello shall act.", "Ravello shall act."),
        ("§ 1º A CESSIONÁRIA limpa.", "A CESSIONÁRIA limpa."),
        ("12 days after that it ends.", "12 days after that it ends."),
        ("2.5 per cent is due.", "2.5 per cent is due."),
        ("Section managers shall act.", "Section managers shall act."),
        ("I agree to act.", "I agree to act."),
        ("A Bank shall act.", "A Bank shall act."),
    ],
)
def test_only_a_label_is_left_out(line: str, words: str) -> None:
    assert without_label(line) == words
