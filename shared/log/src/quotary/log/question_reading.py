"""The question behind a run `q<n>`, read from the act that asked it and from nowhere else."""

from __future__ import annotations

from quotary.log.catalogue import decode_as
from quotary.log.direct import DirectReader
from quotary.log.facts.act import Act
from quotary.log.names import LOG_STREAM
from quotary.log.question_runs import Question, question_number, question_of
from quotary.log.subjects import NO_RUN, ContractSubject


async def read_question(reader: DirectReader, subject: ContractSubject) -> Question | None:
    """The question behind a run `q<n>`, from the act itself; None where no act asks it (yet).

    Raises:
        BrokerUnavailable: it cannot be read.
        FactInvalid: what is stored there is no act.
    """
    number = question_number(subject.run)
    name = subject.sibling(Act.event, number, run=NO_RUN)
    stored = await reader.last(LOG_STREAM, str(name)) if number else None
    return question_of(number, decode_as(Act, name, stored.data)) if stored else None
