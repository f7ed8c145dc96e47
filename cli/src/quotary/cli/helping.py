"""What `--help` says besides the docstrings: a line for the list of commands, and an example."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SHORT: Final[Mapping[str, str]] = {
    "review": "Review contracts and print their routes.",
    "ask": "Ask a document; the answer is made of its own words.",
    "register": "Print a matter's register, or export it.",
    "up": "Start everything and serve the desk until Ctrl-C.",
    "eval": "Review labelled contracts and compare with the labels.",
    "replay": "Decide recorded reviews again under another playbook.",
    "rebuild": "Make the projection again from the log.",
    "log": "Print a matter's facts in order.",
    "read": "Show what is read from a document.",
    "cite": "Find a quote in a document, or say why it is not there.",
    "derive": "Print what a reader finds in a sentence.",
    "asyncapi": "Print the AsyncAPI document of the log and the intake.",
    "playbook": "Check, read, compare and test playbooks.",
    "broker": "Set up a broker that you run yourself.",
    "cost": "Show what model calls took, and what caching saved.",
}
"""Each command in as many words as a terminal of 80 columns has room for."""

EXAMPLES: Final[Mapping[str, str]] = {
    "review": "quotary review samples/demo-nda.pdf --fail-on red",
    "ask": 'quotary ask samples/demo-nda.pdf "How long is the term?"',
    "register": "quotary register MATTER --export xlsx --output register.xlsx",
    "up": "quotary up --port 9000",
    "eval": "quotary eval --suite obligations",
    "replay": "quotary replay --playbook draft.yaml",
    "rebuild": "quotary rebuild --check",
    "log": "quotary log MATTER --json",
    "read": "quotary read samples/demo-nda.pdf --text",
    "cite": 'quotary cite samples/demo-nda.pdf "governed by the laws"',
    "derive": 'quotary derive duration "for three (3) years"',
    "asyncapi": "quotary asyncapi > asyncapi.json",
    "playbook check": "quotary playbook check playbooks/vendor-nda.yaml",
    "playbook table": "quotary playbook table draft.yaml --position term",
    "playbook diff": "quotary playbook diff playbooks/vendor-nda.yaml draft.yaml",
    "playbook test": "quotary playbook test playbooks/vendor-nda.yaml",
    "broker config": "quotary broker config --output nats.conf",
    "broker env": "quotary broker env --source dms",
    "broker init": "quotary broker init --replicas 3",
    "cost model": "quotary cost model --document samples/demo-nda.pdf --questions 10",
}
"""Each command as one might type it: `MATTER` stands for an id that `quotary review` prints."""


def epilog(command: str) -> str | None:
    """The last line of a command's help, None for a command without an example."""
    example = EXAMPLES.get(command)
    return f"Example: {example}" if example else None
