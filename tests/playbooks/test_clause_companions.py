"""What contracts usually say beside a position is known, and its hostile neighbours are heard."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from ruamel.yaml import YAML

from quotary.core.beside.phrases import is_made_of
from quotary.core.playbook import Playbook
from quotary.log.playbook_files import load_playbook

HERE = Path(__file__).parent
FILE = HERE / "wordings" / "prestacao-servicos-companions.yaml"
SIDES: Final = {"f": "fornecedor", "c": "comprador"}
TAILS: Final = (
    ", salvo o que convier à CONTRATANTE",
    ", ressalvado o ajustado à parte",
    ", exceto em dezembro",
    ", a critério da CONTRATANTE",
    ", considerando-se aceito o silêncio",
    " ou o que a CONTRATANTE decidir",
    " em dobro",
    " se houver saldo",
    " após aprovação da diretoria",
    ", o que não vale para a CONTRATANTE",
    " e só depois de 90 (noventa) dias",
)
MAY_BE_EITHER: Final = ("emitida em nome da CONTRATANTE", "vínculo entre a CONTRATANTE")
"""What is as harmless of the other party."""


@cache
def book(side: str) -> Playbook:
    return load_playbook(
        HERE.parents[1] / "playbooks" / f"prestacao-servicos-{SIDES[side]}.yaml"
    ).playbook


def entries(kind: str) -> Iterator[tuple[str, str, str]]:
    """Yields side, position and sentence."""
    words: Mapping[str, Any] = YAML(typ="safe", pure=True).load(FILE.read_text(encoding="utf-8"))
    for position, lists in words.items():
        for entry in lists[kind]:
            for sides, sentence in entry.items():
                yield from ((side, position, sentence) for side in sides)


def is_known(side: str, position: str, sentence: str) -> bool:
    spec = book(side).position(position)
    assert spec is not None
    return is_made_of(sentence, (*spec.harmless, *book(side).harmless))


def reversed_parties(sentence: str) -> str:
    return "CONTRATADA".join(
        part.replace("CONTRATADA", "CONTRATANTE") for part in sentence.split("CONTRATANTE")
    )


@pytest.mark.parametrize(("side", "position", "sentence"), list(entries("known")))
def test_what_is_usual_is_known_and_with_any_hostile_tail_it_is_heard(
    side: str, position: str, sentence: str
) -> None:
    assert is_known(side, position, sentence)
    for tail in TAILS:
        assert not is_known(side, position, f"{sentence.removesuffix('.')}{tail}."), tail


@pytest.mark.parametrize(("side", "position", "sentence"), list(entries("known")))
def test_with_its_parties_reversed_it_is_heard(side: str, position: str, sentence: str) -> None:
    turned = reversed_parties(sentence)
    if turned != sentence and not any(words in sentence for words in MAY_BE_EITHER):
        assert not is_known(side, position, turned)


@pytest.mark.parametrize(("side", "position", "sentence"), list(entries("known")))
def test_with_a_time_beyond_what_is_usual_it_is_heard(
    side: str, position: str, sentence: str
) -> None:
    for days in ("1 (um) dia", "400 (quatrocentos) dias"):
        turned = re.sub(r"[0-9]+ \([a-zç ]+\) dias", days, sentence)
        assert turned == sentence or not is_known(side, position, turned)


@pytest.mark.parametrize(("side", "position", "sentence"), list(entries("heard")))
def test_a_hostile_neighbour_is_heard(side: str, position: str, sentence: str) -> None:
    assert not is_known(side, position, sentence)
