"""Who changed what, in the words of a flag."""

from __future__ import annotations

from typing import Literal

from quotary.ingest.reading.docx.xml import Element, attribute
from quotary.ingest.reading.flags import excerpt

Layer = Literal["accepted", "original"]
"""Which text to read where changes are tracked: with all of them accepted, or with none.

The accepted text is judged: it is what signing the document as it stands would agree to.
"""

VERBS = {
    "ins": "inserted",
    "del": "deleted",
    "moveTo": "moved here",
    "moveFrom": "moved away",
}
ADDS = frozenset({"ins", "moveTo", "cellIns"})


def who(change: Element, verb: str) -> str:
    """What was done, by whom and when: "inserted by Ann, 2026-01-02"."""
    author = excerpt(attribute(change, "author")) or "an unnamed author"
    date = attribute(change, "date")[:10]
    return f"{verb} by {author}" + (f", {excerpt(date)}" if date else "")


def is_kept(name: str, layer: Layer) -> bool:
    """True where text inside a change of this kind belongs to the layer."""
    return (name in ADDS) == (layer == "accepted")
