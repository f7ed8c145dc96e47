"""JSON Schemas of every fact, kept beside the code; `python -m` this module writes them.

A schema file is never deleted: readers of an old log need the form that was written then.
"""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path

from quotary.log.catalogue import CATALOGUE, Entry

_COMMAND = "uv run python -m quotary.log.schema_files"


def schema_name(entry: Entry) -> str:
    """The file name of the entry's current schema: `gated.v1.json`."""
    return f"{entry.key}.v{entry.fact.version}.json"


def schema_text(entry: Entry) -> str:
    """The entry's current schema as it is kept."""
    schema = entry.fact.model_json_schema()
    return json.dumps({"$comment": entry.pattern, **schema}, indent=1, sort_keys=True) + "\n"


def schema_folder() -> Path:
    """The folder of the schema files in a source tree."""
    return Path(str(resources.files("quotary.log") / "schemas"))


def drifted() -> list[str]:
    """What is out of date, as sentences that name the command which mends it."""
    folder = schema_folder()
    return [
        f"{schema_name(entry)} does not match its class: run `{_COMMAND}`"
        for entry in CATALOGUE
        if not (path := folder / schema_name(entry)).exists()
        or path.read_text() != schema_text(entry)
    ]


def main() -> None:
    """Write every schema file."""
    folder = schema_folder()
    folder.mkdir(exist_ok=True)
    for entry in CATALOGUE:
        (folder / schema_name(entry)).write_text(schema_text(entry))


if __name__ == "__main__":
    main()
