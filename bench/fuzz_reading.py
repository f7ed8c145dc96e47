"""Fuzzes the readers through their worker: `fuzz_reading.py [--seconds 600] [--seed 0]`.

Prints outcomes, crashes of the child (which must stay inside it), the slowest file, and every
answer that broke a promise; ends with 1 where one did.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from corpus.fuzzing import fuzz


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    figures = asyncio.run(fuzz(arguments.seconds, arguments.seed))
    print(json.dumps(vars(figures), indent=1))
    sys.exit(1 if figures.broken else 0)


if __name__ == "__main__":
    main()
