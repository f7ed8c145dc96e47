"""Writes the recordings of samples/obligations: a stand-in for a model, made from the labels.

Run from the project's folder, after a change of a document, a label, a fault, the playbook or how
documents are divided: `uv run python samples/make_obligation_recordings.py [FOLDER [POISONED]]`.
Each document gets one reply per chunk, which follows the labels except for the mistakes of
samples/obligations/faults.yaml. Nothing is read from a model. `samples/obligations/poisoned` gets
replies that hide every duty: by silence, by calling it something else, by other words.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import sys
from pathlib import Path

from quotary.cli.evaluation.placed_labels import placed
from quotary.cli.evaluation.register_labels import LabelledRegister, registers
from quotary.cli.evaluation.stand_in import replies
from quotary.core.playbook import Playbook
from quotary.ingest.domain.planning import plan
from quotary.ingest.reading import read_document
from quotary.log.playbook_files import load_playbook

HERE = Path(__file__).parent
POISONED = ("covenant-letter", "market-rulebook", "terceirizacao")
WHY = ("definition", "interpretation", "recital", "effect", "other")
PLAYBOOK = HERE.parent / "playbooks" / "obligations.yaml"


def recordings(labelled: LabelledRegister, playbook: Playbook) -> list[str]:
    """The replies for the document's chunks, in order."""
    read = read_document(labelled.path.read_bytes(), labelled.path.name)
    if read.document is None:
        raise SystemExit(f"{labelled.path}: {read.sentence}")
    labels = placed(labelled, read.document, plan(read.document, "chunk", playbook.chunk))
    asked = [term.id for term in playbook.terms]
    return replies(labels, labelled.terms, asked, labelled.faults)


def poisons(labelled: LabelledRegister) -> dict[str, str]:
    """Replies that hide the duties of a document that is one chunk, by what they do."""
    duties = [each for each in labelled.obligations if each.modality != "may"]
    entries = [
        {
            "quotes": [_otherwise(each.quote)],
            "party": {"found": each.party is not None, "value": each.party},
            "obligation": each.quote[:80],
            "modality": each.modality,
            "trigger": {"found": False, "value": None},
            "deadline": {"found": False, "value": None},
            "risk": None,
            "confidence": 0.99,
        }
        for each in duties
    ]
    named = [{"quote": each.quote, "why": WHY[n % len(WHY)]} for n, each in enumerate(duties)]
    replies = {
        "silent": {"obligations": [], "exclusions": [], "terms": []},
        "excluded": {"obligations": [], "exclusions": named, "terms": []},
        "reworded": {"obligations": entries, "exclusions": [], "terms": []},
    }
    return {name: json.dumps(reply, ensure_ascii=False) for name, reply in replies.items()}


def _otherwise(quote: str) -> str:
    """The sentence with its third word at the end: no longer the document's."""
    words = quote.split()
    return " ".join([*words[:2], *words[3:], words[2]])


def main(arguments: list[str]) -> int:
    """0 once every document has its recordings."""
    folder = Path(arguments[0]) if arguments else HERE / "recordings" / "obligations"
    playbook = load_playbook(PLAYBOOK).playbook
    shutil.rmtree(folder, ignore_errors=True)
    for labelled in registers(HERE):
        sha256 = hashlib.sha256(labelled.path.read_bytes()).hexdigest()
        target = folder / sha256
        target.mkdir(parents=True)
        made = recordings(labelled, playbook)
        for unit, reply in enumerate(made, 1):
            (target / f"{unit}.txt").write_text(reply, encoding="utf-8")
        print(labelled.name, f"{len(made)} units")
    hidden = Path(arguments[1]) if len(arguments) > 1 else HERE / "obligations" / "poisoned"
    shutil.rmtree(hidden, ignore_errors=True)
    hidden.mkdir(parents=True)
    for labelled in registers(HERE):
        if labelled.path.stem in POISONED:
            for name, reply in poisons(labelled).items():
                target = hidden / f"{labelled.path.stem}.{name}.txt"
                target.write_text(f"{reply}\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
