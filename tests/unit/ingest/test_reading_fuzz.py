"""Mutated files never crash the process that asks, never hang, and always have an outcome."""

from __future__ import annotations

import pytest

from corpus.fuzzing import fuzz

SECONDS = 20.0


@pytest.mark.slow
async def test_mutated_files_have_clear_outcomes() -> None:
    figures = await fuzz(SECONDS, seed=1)
    assert figures.broken == []
    assert figures.files > 20
    assert figures.given_up == 0
