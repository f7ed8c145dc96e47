"""An answer, or a decline, as it is told: apart from the answering, which needs much more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from quotary.core.citation import Citation
from quotary.core.questions.kinds import Kind
from quotary.core.questions.looked_at import Dropped, LookedAt

Reason = Literal[
    "", "nothing_found", "not_verified", "addressed_to_machine", "hidden", "off_point", "no_value",
    "other_party", "other_unit", "cut_off", "no_subject",
]  # fmt: skip
"""Why there is no answer; "" where there is one."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a question about one document.

    `citations` are verified, in the order of the document, and `quote` of each is the document's
    own words; there are none where the question is declined, and `reason` then says why.
    """

    kind: Kind
    citations: tuple[Citation, ...]
    reason: Reason
    dropped: tuple[Dropped, ...]
    looked_at: LookedAt

    @property
    def declined(self) -> bool:
        """True where there is no quote to answer with."""
        return not self.citations
