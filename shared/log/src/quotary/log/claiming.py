"""Claiming a run: the number of a run is taken by recording its `submitted`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from quotary.log.facts.submitted import Submitted
from quotary.log.publish import Recorded, Recorder
from quotary.log.subjects import ContractSubject, contract

Same = Callable[[Submitted], bool]


@dataclass(frozen=True, slots=True)
class Claim:
    """The run that a submission came to; `already` where an earlier one had opened it."""

    subject: ContractSubject
    submitted: Submitted
    seq: int
    already: bool


def run_number(run: str) -> int:
    """The number of a run `r<n>`; 0 for the runs of replays and questions."""
    digits = run.removeprefix("r")
    return int(digits) if run.startswith("r") and digits.isascii() and digits.isdigit() else 0


async def claim_run(
    recorder: Recorder, tenant: str, matter: str, fact: Submitted, *, same: Same, first: int = 1
) -> Claim:
    """The run under which `fact` stands, from `r<first>` on.

    An earlier run whose `submitted` is the `same` is answered in its place, so handing something
    in twice opens one run, whoever comes first; any other earlier run is passed over.

    Raises:
        PublishRefused, BrokerUnavailable: as for recording.
    """
    number = first
    while True:
        subject = contract(tenant, matter, f"r{number}", Submitted.event)
        recorded = await recorder.record(subject, fact)
        if not recorded.already or _own(recorded, fact) or same(recorded.fact):
            already = recorded.already and not _own(recorded, fact)
            return Claim(subject, recorded.fact, recorded.seq, already)
        number += 1


def same_document(fact: Submitted) -> Same:
    """Whether another submission is of the same bytes; two without a document are the same too."""
    sha256 = fact.document.sha256 if fact.document else ""

    def same(other: Submitted) -> bool:
        return (other.document.sha256 if other.document else "") == sha256

    return same


def _own(recorded: Recorded[Submitted], fact: Submitted) -> bool:
    # A publish whose answer was lost is tried again and then finds itself.
    return recorded.fact == fact
