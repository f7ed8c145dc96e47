"""One attempt at a proposal, whatever is asked for: what is told, kept and recorded of it."""

from __future__ import annotations

import time

from quotary.extractor.proposers import CannotPropose
from quotary.log.facts.base import ContentRef, Failure
from quotary.log.facts.proposed import Proposed
from quotary.log.names import LOG_STREAM
from quotary.log.service import Bench
from quotary.log.subjects import ContractSubject


class Attempts:
    """What the extractor's handlers do alike. `budget` is how often their steps may try."""

    def __init__(self, bench: Bench, budget: int) -> None:
        self._bench = bench
        self._budget = budget

    async def is_recorded(self, name: ContractSubject) -> bool:
        """True where the log has a fact of that subject."""
        return await self._bench.reader.last(LOG_STREAM, str(name)) is not None

    async def may_go_on(self, of: ContractSubject, error: CannotPropose, attempt: int) -> bool:
        """True where another attempt may come to more; whoever watches is then told to wait."""
        if not error.again or attempt >= self._budget:
            return False
        await self._bench.tracer.progress(
            of,
            "proposing_again",
            code=error.code,
            sentence=error.sentence,
            attempt=attempt,
            attempts=self._budget,
        )
        return True

    async def failed(
        self,
        of: ContractSubject,
        error: CannotPropose,
        started: float,
        *,
        proposer: str,
        cause: ContractSubject,
    ) -> Proposed:
        """Why there is no proposal, with what the attempt cost and what the model replied."""
        return Proposed.now(
            by="extractor",
            cause=cause,
            outcome="failed",
            failure=Failure(code=error.code, sentence=error.sentence),
            proposer=proposer,
            model=error.model,
            prompt_digest=error.prompt_digest,
            usage=error.usage,
            ms=elapsed_ms(started) if error.ms is None else error.ms,
            raw=await self.kept(of, error.raw),
        )

    async def kept(self, of: ContractSubject, raw: bytes | None) -> ContentRef | None:
        """Where a raw reply is kept from now on; None where there was none."""
        if raw is None:
            return None
        return await self._bench.content.put(of.tenant, of.matter, raw)


def elapsed_ms(started: float) -> int:
    """Milliseconds since `started` on the performance counter."""
    return round((time.perf_counter() - started) * 1000)
