"""Claiming a run: the first free number, or the run that already stands for the same document."""

from __future__ import annotations

from quotary.log.facts.submitted import Submitted
from quotary.log.publish import Recorded, Recorder
from quotary.log.subjects import ContractSubject, contract

_MOST_RUNS = 10_000


class TooManyRuns(RuntimeError):
    """A matter has used up its run numbers, which points to a sender in a loop."""

    def __init__(self, matter: str) -> None:
        super().__init__(f"matter {matter} has {_MOST_RUNS:,} runs: is its sender in a loop?")


def same_document(one: Submitted, other: Submitted) -> bool:
    """True where both ask for a review of the same bytes, or report the same problem."""
    hashes = [each.document.sha256 if each.document else "" for each in (one, other)]
    return hashes[0] == hashes[1] and one.problem == other.problem


async def claim_first(
    recorder: Recorder, tenant: str, matter: str, fact: Submitted
) -> tuple[ContractSubject, Recorded[Submitted]]:
    """The matter's latest run where it stands for the same document, else its next one, claimed.

    Handing in the same document again is therefore no new work; another document is.

    Raises:
        TooManyRuns: the matter has used up its numbers.
        PublishRefused, BrokerUnavailable, TooLarge: as for recording.
    """
    for number in range(1, _MOST_RUNS + 1):
        subject = contract(tenant, matter, f"r{number}", "submitted")
        recorded = await recorder.record(subject, fact)
        if not recorded.already or same_document(recorded.fact, fact):
            return subject, recorded
    raise TooManyRuns(matter)


async def claim_next(
    recorder: Recorder, tenant: str, matter: str, fact: Submitted, *, after: int = 0
) -> tuple[ContractSubject, Recorded[Submitted]]:
    """A run of its own, numbered after `after`, whatever the earlier ones stand for.

    Raises:
        TooManyRuns: the matter has used up its numbers.
        PublishRefused, BrokerUnavailable, TooLarge: as for recording.
    """
    for number in range(after + 1, _MOST_RUNS + 1):
        subject = contract(tenant, matter, f"r{number}", "submitted")
        recorded = await recorder.record(subject, fact)
        if not recorded.already or recorded.fact == fact:
            return subject, recorded
    raise TooManyRuns(matter)
