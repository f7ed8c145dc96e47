"""Files a reply for every labelled question, as a model would that quotes well and lies well.

    uv run python samples/file_question_recordings.py

An answerable question gets its true sentence and an invention beside it; one that the document does
not answer gets the decoy: a true sentence that is no answer. They lie in
`recordings/questions/<sha256 of the document>/<digest of the question>.txt`.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import sys
from pathlib import Path

from ruamel.yaml import YAML

from quotary.core.questions.asked import question_digest

SAMPLES = Path(__file__).parent
RECORDINGS = SAMPLES / "recordings" / "questions"
INVENTION = "The parties agree that this sentence stands in no document whatsoever."


def recording_path(document: bytes, question: str) -> Path:
    """Where the reply to the question about the document is kept."""
    digest = hashlib.sha256(document).hexdigest()
    return RECORDINGS / digest / f"{question_digest(question)}.txt"


def main() -> int:
    """0 once every reply is filed, and none is left of a document or question that is no more."""
    shutil.rmtree(RECORDINGS, ignore_errors=True)
    for labels in sorted((SAMPLES / "questions").glob("*.yaml")):
        for entry in YAML(typ="safe", pure=True).load(labels.read_text())["documents"]:
            document = (SAMPLES / entry["file"]).read_bytes()
            for asked in entry["questions"]:
                target = recording_path(document, asked["ask"])
                target.parent.mkdir(parents=True, exist_ok=True)
                quotes = [asked["quote"], INVENTION] if "expect" in asked else [asked["decoy"]]
                reply = {"found": True, "quotes": quotes}
                target.write_text(json.dumps(reply, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
