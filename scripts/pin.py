"""Write the exact version of every dependency into `[tool.uv] constraint-dependencies`.

`uv.lock` names registry hosts on every line and stays out of git; this list pins the same closure.

    uv run scripts/pin.py
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

PYPROJECT = Path(__file__).resolve().parents[1] / "pyproject.toml"
COMMAND = ["uv", "export", "--no-hashes", "--no-annotate", "--no-header", "--all-groups"]
BLOCK = re.compile(r"\nconstraint-dependencies = \[\n.*?\n\]\n", re.S)


def main() -> None:
    """Replace the list in pyproject.toml by what uv resolves now."""
    exported = subprocess.run(COMMAND, check=True, capture_output=True, text=True).stdout
    pins = [line.strip() for line in exported.splitlines() if "==" in line]
    listed = "".join(f'    "{pin.replace(chr(34), chr(39))}",\n' for pin in sorted(set(pins)))
    block = f"\nconstraint-dependencies = [\n{listed}]\n"
    text = PYPROJECT.read_text()
    if BLOCK.search(text):
        text = BLOCK.sub(lambda _: block, text)
    else:
        text = text.replace('\ndefault-groups = ["dev"]\n', f'\ndefault-groups = ["dev"]{block}', 1)
    PYPROJECT.write_text(text)
    print(f"{len(set(pins))} pins written")


if __name__ == "__main__":
    main()
