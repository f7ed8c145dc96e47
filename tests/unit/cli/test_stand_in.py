"""The stand-in's replies follow the labels, and quote and summarise whole."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from quotary.cli.evaluation.placed_labels import PlacedLabels, placed
from quotary.cli.evaluation.register_labels import (
    LabelledExclusion,
    LabelledObligation,
    LabelledRegister,
)
from quotary.cli.evaluation.run_on import run_on
from quotary.cli.evaluation.stand_in import replies
from quotary.core.document import Document
from quotary.core.obligations.reply import MAX_STATEMENT
from quotary.core.span import Span

USE = "The Borrower shall apply each loan towards its working capital,"
LIMIT = "and for nothing else."
NEXT = "The Bank may refuse."
LONG = "The Supplier shall keep " + ", ".join(f"the list number {n}" for n in range(90)) + "."


def labels_of(
    text: str, *quotes: str, excluded: str = "", chunks: tuple[Span, ...] = ()
) -> PlacedLabels:
    labelled = LabelledRegister(
        Path("letter.txt"),
        "obligations",
        tuple(LabelledObligation(str(n), "must", each) for n, each in enumerate(quotes)),
        (LabelledExclusion("x", excluded, "effect"),) if excluded else (),
    )
    return placed(labelled, Document(text), chunks or (Span(0, len(text)),))


def entries(labels: PlacedLabels) -> list[dict[str, Any]]:
    return json.loads(replies(labels, (), ())[0])["obligations"]


def test_what_follows_in_the_sentence_is_quoted_too() -> None:
    (entry,) = entries(labels_of(f"1.2 {USE}\n{LIMIT}\n\n1.3 {NEXT}", USE))
    assert entry["quotes"] == [f"{USE} {LIMIT}"]
    assert entry["obligation"].endswith("and for nothing else")


@pytest.mark.parametrize(
    ("text", "quotes", "excluded"),
    [
        (f"1.2 {USE} {LIMIT}", (f"{USE} {LIMIT}",), ""),
        (f"1.2 {USE} and shall say so.", (USE, "and shall say so."), ""),
        (f"1.2 {USE} which shall be its own.", (USE,), "which shall be its own."),
        (f"(a) {USE[:-1]}; (b) {NEXT}", (f"{USE[:-1]};",), ""),
        (f"1.2 {USE[:-1]}", (USE[:-1],), ""),
    ],
)
def test_a_label_that_ends_or_whose_rest_is_labelled_stays(
    text: str, quotes: tuple[str, ...], excluded: str
) -> None:
    labels = labels_of(text, *quotes, excluded=excluded)
    assert run_on(labels) == labels


def test_a_chunk_that_does_not_hold_the_rest_is_quoted_as_far_as_the_label() -> None:
    text = f"1.2 {USE} {LIMIT}"
    labels = labels_of(text, USE, chunks=(Span(0, text.index(LIMIT)), Span(4, len(text))))
    assert run_on(labels) == labels


def test_a_summary_does_not_break_off_in_the_middle() -> None:
    (entry,) = entries(labels_of(f"1. {LONG}", LONG))
    summary = entry["obligation"]
    assert len(LONG) > MAX_STATEMENT >= len(summary) > MAX_STATEMENT - 100
    assert LONG.removeprefix("The Supplier shall ").startswith(f"{summary}, the list number")
