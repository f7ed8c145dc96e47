"""Files a model's raw reply as the recording of a document.

    uv run python samples/file_recording.py vendor-nda samples/nda-clean.txt REPLY [UNIT]

A recording is found by the sha256 of the document's bytes, so a document that changed by one byte
has none until its reply is filed again.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

RECORDINGS = Path(__file__).parent / "recordings"


def recording_path(playbook: str, document: bytes, unit: int = 1) -> Path:
    """Where the reply for `unit` of `document` is kept."""
    digest = hashlib.sha256(document).hexdigest()
    return RECORDINGS / playbook / digest / f"{unit}.txt"


def main(arguments: list[str]) -> int:
    """0 once the reply is filed; 2, with the usage on standard error, for other arguments."""
    if len(arguments) not in (3, 4):
        print(__doc__, file=sys.stderr)
        return 2
    playbook, document, reply = arguments[:3]
    unit = int(arguments[3]) if len(arguments) == 4 else 1
    target = recording_path(playbook, Path(document).read_bytes(), unit)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(Path(reply).read_bytes())
    print(target)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
