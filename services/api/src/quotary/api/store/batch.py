"""Facts on their way into the projection."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from quotary.log.catalogue import decode
from quotary.log.direct import Stored
from quotary.log.facts.base import Fact
from quotary.log.subjects import Subject, parse


@dataclass(frozen=True, slots=True)
class Seen:
    """One fact as the projection takes it."""

    seq: int
    subject: Subject
    fact: Fact
    body: bytes


def decode_batch(stored: Iterable[Stored]) -> list[Seen]:
    """The facts, decoded, in the order given.

    Raises:
        FactInvalid, SubjectInvalid: one is unknown to this release, or malformed.
        NewerVersion: one was written by a newer release.
    """
    seen: list[Seen] = []
    for each in stored:
        subject = parse(each.subject)
        seen.append(Seen(each.seq, subject, decode(subject, each.data), each.data))
    return seen
