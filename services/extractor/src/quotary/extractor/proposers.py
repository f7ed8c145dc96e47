"""What every proposer is: something that makes a proposal for one unit, or says why it cannot."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Protocol

from quotary.core.document import Document
from quotary.core.playbook import Playbook
from quotary.core.proposal import Proposal
from quotary.log.facts.ingested import UnitReady
from quotary.log.facts.proposed import Usage
from quotary.log.subjects import ContractSubject


@dataclass(frozen=True, slots=True)
class Assignment:
    """One unit to propose for. Document and number of units are read when asked for.

    A recording, which is most of what a replayed bulk run is, needs neither.
    """

    subject: ContractSubject
    unit: UnitReady
    playbook: Playbook
    document: Callable[[], Awaitable[Document]]
    units: Callable[[], Awaitable[int]]


@dataclass(frozen=True, slots=True)
class Made:
    """A proposal with how it came about. `raw` is the reply byte for byte, None without one.

    `ms` is the time that making it took; None where that is the time of this handling.
    """

    proposal: Proposal
    raw: bytes | None = None
    model: str = ""
    prompt_digest: str = ""
    usage: Usage = field(default_factory=Usage)
    ms: int | None = None


class CannotPropose(Exception):
    """No proposal for this unit: a code, a sentence, and what was spent on the way.

    `again` says that a later attempt may bring one; otherwise this is for good.
    """

    def __init__(
        self,
        code: str,
        sentence: str,
        *,
        raw: bytes | None = None,
        usage: Usage | None = None,
        model: str = "",
        prompt_digest: str = "",
        ms: int | None = None,
        again: bool = False,
    ) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.raw = raw
        self.usage = usage or Usage()
        self.model = model
        self.prompt_digest = prompt_digest
        self.ms = ms
        self.again = again


class Proposer(Protocol):
    """Makes proposals of one kind."""

    async def propose(self, assignment: Assignment) -> Made:
        """The proposal for the unit.

        Raises:
            CannotPropose: there is none.
        """
        ...
