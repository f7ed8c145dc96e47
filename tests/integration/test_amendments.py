"""An amended document: the model reads what has changed and nothing else."""

import hashlib
import json
from pathlib import Path
from typing import Any

from quotary.core.obligations.changes import carries, changes
from quotary.core.obligations.register import Register
from quotary.ingest.domain.planning import plan
from quotary.ingest.reading.document import read_document
from quotary.log.catalogue import decode_as
from quotary.log.facts.proposed import Proposed
from quotary.log.playbook_files import load_playbook
from quotary.log.subjects import contract
from support.broker import Broker
from support.flow import Flow
from support.playbooks import publish_playbook

PLAYBOOK = """\
playbook: register
version: 1
title: Register
we_are: Acme Industries
language: en
scope: chunk
chunk: {tokens: 250, overlap: 40}
"""
CLAUSES = 30


def agreement(*, edited: int = 0) -> str:
    parts = ["SERVICES AGREEMENT\n"]
    for n in range(1, CLAUSES + 1):
        days = 90 if n == edited else 10 + n
        parts.append(
            f"{n}. Subject {n * 7919 % 100}. The Supplier shall deliver item {n} to the Customer "
            f"within {days} days after each order. The store of the item {n} lies by the river, "
            "where the Customer looks at it when the Customer likes to.\n"
        )
    return "\n".join(parts)


def replies(text: str, playbook: Path) -> list[str]:
    """An honest reply for every chunk."""
    book = load_playbook(playbook).playbook
    document = read_document(text.encode(), "a.txt").document
    assert document is not None
    found: list[str] = []
    for span in plan(document, "chunk", book.chunk):
        shown = span.of(document.text)
        duties = [line for line in shown.split(". ") if "shall deliver" in line]
        found.append(json.dumps({"obligations": [_obligation(line + ".") for line in duties]}))
    return found


def _obligation(quote: str) -> dict[str, Any]:
    return {
        "quotes": [quote[quote.index("The Supplier") :]],
        "party": {"found": True, "value": "The Supplier"},
        "obligation": "deliver",
        "modality": "must",
        "deadline": {"found": True, "value": quote[quote.index("within") : -1]},
        "confidence": 0.9,
    }


def recorded(folder: Path, text: str, answers: list[str]) -> None:
    home = folder / "register" / hashlib.sha256(text.encode()).hexdigest()
    home.mkdir(parents=True)
    for number, answer in enumerate(answers, start=1):
        if answer:
            (home / f"{number}.txt").write_text(answer)


async def test_only_changed_chunks_are_read_again(broker: Broker, tmp_path: Path) -> None:
    playbook = tmp_path / "register.yaml"
    playbook.write_text(PLAYBOOK)
    await publish_playbook(broker, playbook)
    old, new = agreement(), agreement(edited=17)
    before, after = replies(old, playbook), replies(new, playbook)
    recordings = tmp_path / "recordings"
    recorded(recordings, old, before)
    # There is no recording for a chunk that has not changed: only a takeover can propose for it.
    recorded(recordings, new, ["" if each in before else each for each in after])

    async with Flow(broker, 1, {"recordings": recordings}) as flow:
        await flow.submit("m1", old.encode(), "register")
        _, first = await flow.decided("m1", 60)
        await flow.submit("m1", new.encode(), "register", run="r2")
        _, second = await flow.decided("m1", 60, "r2")
        taken_over: list[str] = []
        for unit in range(1, len(after) + 1):
            body = await flow.fact("m1", "proposed", 10, "r2", unit)
            fact = decode_as(Proposed, contract("main", "m1", "r2", "proposed", unit), body)
            assert fact.ok
            taken_over.append(fact.taken_over)

    assert first.register is not None
    assert second.register is not None
    assert 0 < taken_over.count("") <= 3 < len(after)
    assert all(each.startswith("contract.main.m1.r1.proposed.") for each in taken_over if each)
    assert len(first.register.obligations) == len(second.register.obligations) == CLAUSES
    assert first.register.gaps == second.register.gaps == ()
    kinds = [change.kind for change in changes(first.register, second.register)]
    assert kinds.count("changed") == 1
    assert kinds.count("unchanged") == CLAUSES - 1
    assert signatures(first.register, second.register) == CLAUSES - 1


def signatures(before: Register, after: Register) -> int:
    """How many signatures of the first register hold in the second."""
    return sum(
        change.before is not None
        and change.after is not None
        and carries(change.before, change.after, before.definitions, after.definitions)
        for change in changes(before, after)
    )


async def test_a_chunk_whose_proposal_had_failed_is_read_again(
    broker: Broker, tmp_path: Path
) -> None:
    playbook = tmp_path / "register.yaml"
    playbook.write_text(PLAYBOOK)
    await publish_playbook(broker, playbook)
    old, new = agreement(), agreement(edited=17)
    before, after = replies(old, playbook), replies(new, playbook)
    recordings = tmp_path / "recordings"
    recorded(recordings, old, ["", *before[1:]])
    recorded(recordings, new, after)

    async with Flow(broker, 1, {"recordings": recordings}) as flow:
        await flow.submit("m1", old.encode(), "register")
        _, first = await flow.decided("m1", 60)
        await flow.submit("m1", new.encode(), "register", run="r2")
        _, second = await flow.decided("m1", 60, "r2")
        body = await flow.fact("m1", "proposed", 10, "r2", 1)
        fact = decode_as(Proposed, contract("main", "m1", "r2", "proposed", 1), body)

    assert first.register is not None
    assert first.register.unread == (1,)
    # What a chunk that could not be read obliges to is a gap, not a silence.
    assert len(first.register.gaps) == CLAUSES - len(first.register.obligations) > 0
    assert fact.ok
    assert fact.taken_over == ""
    assert second.register is not None
    assert second.register.gaps == second.register.unread == ()
