"""Which playbook a document is reviewed under where the sender said `auto`."""

from __future__ import annotations

from collections.abc import Iterable

from quotary.core.cues import find_cues
from quotary.core.document import Document
from quotary.core.playbook import Playbook

OPENING_CHARACTERS = 2_000
"""Title and first paragraphs: what kind of paper it is stands there, not in the boilerplate."""


def choose(document: Document, playbooks: Iterable[Playbook], default: str) -> Playbook | None:
    """The playbook whose own type shows most often in the opening; of equals, the right language.

    The playbook named `default` where none shows, None where there is no such playbook.
    """
    opening = document.text[:OPENING_CHARACTERS]
    known = list(playbooks)

    def score(playbook: Playbook) -> tuple[int, bool]:
        hits = {hit.cue for hit in find_cues(opening, playbook.type_cues)}
        return len(hits), playbook.language == document.language

    best = max(known, key=score, default=None)
    if best is not None and score(best)[0] > 0:
        return best
    return next((each for each in known if each.id == default), None)
