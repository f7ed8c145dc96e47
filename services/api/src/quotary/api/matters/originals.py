"""The submission that a run goes back to."""

from __future__ import annotations

from quotary.api.matters.replayed import document_subject
from quotary.api.matters.runs import run_named
from quotary.api.problems import NotFound
from quotary.log.catalogue import decode_as
from quotary.log.facts.submitted import Submitted
from quotary.log.matter_state import MatterState
from quotary.log.names import LOG_STREAM
from quotary.log.service import Bench
from quotary.log.subjects import contract


async def submitted_of(bench: Bench, state: MatterState, run_name: str = "") -> Submitted:
    """The `submitted` fact of a run; of a replay, that of the run which it decided again.

    Raises:
        NotFound: the matter has no such run.
        BrokerUnavailable: it cannot be read.
    """
    run = run_named(state, run_name)
    own = contract(state.tenant, state.matter, run.run, "submitted")
    name = document_subject(state, run, own)
    stored = await bench.reader.last(LOG_STREAM, str(name))
    if stored is None:
        raise NotFound(f"Run {run.run} of matter {state.matter} has no submission.")
    return decode_as(Submitted, name, stored.data)
