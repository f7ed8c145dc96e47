"""What a clause says beside its good sentence, and honest clauses in other words, by position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from quotary.core.decision import DecisionInput
from quotary.core.gate import check_unit
from quotary.core.indexing import DocumentIndex
from quotary.core.playbook import Playbook
from quotary.core.proposal import Proposal, ProposedPosition
from quotary.core.route import decide
from quotary.core.verdict import Route, Verdict
from quotary.ingest.domain.planning import plan
from quotary.ingest.reading import read_document
from quotary.log.playbook_files import load_playbook

HERE = Path(__file__).parent
BOOK: Playbook = load_playbook(
    HERE.parents[1] / "playbooks" / "prestacao-servicos-fornecedor.yaml"
).playbook
FILE = HERE / "wordings" / "prestacao-servicos-beside.yaml"
CLOSING = "Este contrato é o acordo integral das partes e somente será alterado por termo aditivo."
OPENING = (
    "CONTRATO DE PRESTAÇÃO DE SERVIÇOS\n\nEntre Fábrica Exemplo S.A. (CONTRATANTE) e Acme Serviços "
    "Industriais Ltda. (CONTRATADA), fica ajustado o presente contrato.\n\n"
)


@cache
def wordings() -> Mapping[str, Any]:
    return YAML(typ="safe", pure=True).load(FILE.read_text(encoding="utf-8"))


def entries(kind: str) -> Iterator[tuple[str, Any]]:
    for position, words in wordings().items():
        for entry in words[kind] if position != "boilerplate" else ():
            yield position, entry


def states(
    position: str,
    text: str,
    quotes: Sequence[str],
    fields: Mapping[str, Any] | None = None,
    closing: str = CLOSING,
) -> list[str]:
    """The states of the clause and of a closing one, where the reply quotes and accepts."""
    words = wordings()[position]
    full = (
        f"{OPENING}CLÁUSULA 1 – {words['title']}\n\n{text}\n\n"
        f"CLÁUSULA 2 – DAS DISPOSIÇÕES GERAIS\n\n{closing}\n"
    )
    document = read_document(full.encode(), "contrato.txt").document
    assert document is not None
    index = DocumentIndex(document)
    answer = ProposedPosition(
        position,
        present=True,
        quotes=tuple(quotes),
        fields=dict(fields or words["fields"]),
        suggested=Verdict.ACCEPT,
    )
    units = [
        check_unit(
            Proposal((answer,) if quotes[0] in span.of(document.text) else ()),
            index,
            BOOK,
            number,
            span,
        )
        for number, span in enumerate(plan(document, "clause"), 1)
    ]
    decision = decide(DecisionInput(BOOK.id, BOOK.language, tuple(units)), BOOK)
    assert decision.route is not Route.GREEN or not decision.missing
    return [one.state for one in decision.positions if one.unit]


def is_quiet(found: Sequence[str]) -> bool:
    return set(found) <= {"green", "no_position"}


def base_of(position: str) -> str:
    return str(wordings()[position]["base"]).strip()


@pytest.mark.parametrize("position", [one for one in wordings() if one != "boilerplate"])
def test_the_good_sentence_alone_is_green(position: str) -> None:
    assert is_quiet(states(position, base_of(position), [base_of(position)]))


@pytest.mark.parametrize(("position", "sentence"), list(entries("hostile")))
def test_a_second_sentence_that_harms_is_seen_quoted_or_not(position: str, sentence: str) -> None:
    base = base_of(position)
    for quotes in ([base], [base, sentence], [sentence, base]):
        assert not is_quiet(states(position, f"{base} {sentence}", quotes))
    assert not is_quiet(states(position, f"{sentence} {base}", [base]))


# No comma parts them from the value, and no word of theirs turns it; the list may only get shorter.
PASSES = (" pela tesouraria da matriz", " que exceder a meta", " ou de seus aditivos e sucessores")


@pytest.mark.parametrize(("position", "tail"), list(entries("tails")))
def test_a_tail_of_the_good_sentence_is_seen(position: str, tail: str) -> None:
    text = base_of(position).removesuffix(".") + tail + "."
    assert is_quiet(states(position, text, [text])) is (tail in PASSES)


@pytest.mark.parametrize(("position", "sentence"), list(entries("elsewhere")))
def test_a_sentence_elsewhere_that_changes_a_position_is_seen(position: str, sentence: str) -> None:
    base = base_of(position)
    assert not is_quiet(states(position, base, [base], closing=f"{CLOSING} {sentence}"))


@pytest.mark.parametrize(("position", "sentence"), list(entries("harmless")))
def test_a_second_sentence_that_is_known_is_quiet(position: str, sentence: str) -> None:
    base = base_of(position)
    assert is_quiet(states(position, f"{base} {sentence}", [base]))


@pytest.mark.parametrize(("position", "entry"), list(entries("honest")))
def test_an_honest_clause_in_other_words_is_green(position: str, entry: Mapping[str, Any]) -> None:
    assert is_quiet(states(position, entry["text"], [entry["text"]], entry["fields"]))


@pytest.mark.parametrize("sentence", wordings()["boilerplate"])
def test_what_closes_such_contracts_is_quiet(sentence: str) -> None:
    assert is_quiet(states("foro", base_of("foro"), [base_of("foro")], closing=sentence))
