"""Writes the recordings of samples/obligations: a stand-in for a model, made from the labels.

Run from the project's folder, after a change of a document, a label, a fault, the playbook or how
documents are divided: `uv run python samples/make_obligation_recordings.py [FOLDER]`. Each document
gets one reply per chunk, which follows the labels except for the mistakes of
samples/obligations/faults.yaml. Nothing is read from a model.
"""

from __future__ import annotations

import hashlib
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
PLAYBOOK = HERE.parent / "playbooks" / "obligations.yaml"


def recordings(labelled: LabelledRegister, playbook: Playbook) -> list[str]:
    """The replies for the document's chunks, in order."""
    read = read_document(labelled.path.read_bytes(), labelled.path.name)
    if read.document is None:
        raise SystemExit(f"{labelled.path}: {read.sentence}")
    labels = placed(labelled, read.document, plan(read.document, "chunk", playbook.chunk))
    asked = [term.id for term in playbook.terms]
    return replies(labels, labelled.terms, asked, labelled.faults)


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
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
