"""One call of one unit: kept answers first, then the model; its words on the trace meanwhile."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from quotary.extractor.live.client import Request
from quotary.extractor.live.deltas import DeltaBatches, Trace
from quotary.extractor.live.endpoint import Endpoint
from quotary.extractor.live.failures import ModelFailure
from quotary.extractor.live.kept import AnswerShelf, KeptAnswer
from quotary.log.subjects import ContractSubject


@dataclass(frozen=True, slots=True)
class Errand:
    """What the calls are for: `purpose` and the subject name the answers on the shelf.

    `until` is the event loop's time at which calls end, `seconds` after they began. `patience` is
    how many more seconds may be spent on waiting where the server says when to come back.
    """

    subject: ContractSubject
    purpose: str
    prompt_digest: str
    seconds: float
    until: float
    patience: float = 0.0


class Calls:
    """Makes calls, at most once each for as long as the log lives."""

    def __init__(self, endpoint: Endpoint, shelf: AnswerShelf, trace: Trace) -> None:
        self._endpoint = endpoint
        self._shelf = shelf
        self._trace = trace
        self.model = endpoint.client.settings.model_name

    @property
    def slots(self) -> asyncio.Semaphore:
        """To be held around an errand: what this process may have in flight."""
        return self._endpoint.client.slots

    def errand(
        self,
        subject: ContractSubject,
        purpose: str,
        digest: str,
        seconds: float,
        patience: float = 0.0,
    ) -> Errand:
        """An errand that begins now."""
        until = asyncio.get_running_loop().time() + seconds
        return Errand(subject, purpose, digest, seconds, until, patience)

    async def answer(self, errand: Errand, call: int, request: Request) -> KeptAnswer:
        """The answer of the errand's nth call (from 0); no call is made where one was kept.

        Raises:
            ModelFailure: there is no answer.
        """
        kept = await self._shelf.find(errand.subject, errand.purpose, call)
        if kept is None:
            kept = await self._called(errand, call, request)
        await self._tell(
            errand,
            call,
            "kept" if kept.again else "answered",
            finish=kept.about.finish[:40],
            prompt_tokens=kept.about.tokens.prompt,
            cached_tokens=kept.about.tokens.cached,
            completion_tokens=kept.about.tokens.completion,
            ms=kept.about.ms,
        )
        return kept

    async def _called(self, errand: Errand, call: int, request: Request) -> KeptAnswer:
        await self._tell(errand, call, "asked")
        batches = DeltaBatches(self._trace, errand.subject, call)
        try:
            # The deadline ends the asking, never the keeping of an answer that has come.
            async with asyncio.timeout_at(errand.until):
                answer = await self._endpoint.ask(request, batches.add)
        except TimeoutError as error:
            server = self._endpoint.client.server
            failure = server.too_slow(errand.seconds, batches.written)
            raise await self._failed(errand, call, failure) from error
        except ModelFailure as failure:
            raise await self._failed(errand, call, failure) from failure
        finally:
            await batches.flush()
        return await self._shelf.keep(
            errand.subject,
            errand.purpose,
            call,
            answer,
            model=self.model,
            prompt_digest=errand.prompt_digest,
        )

    async def _failed(self, errand: Errand, call: int, failure: ModelFailure) -> ModelFailure:
        await self._tell(errand, call, "failed", code=failure.code, sentence=failure.sentence)
        if failure.again and 0 < failure.wait <= errand.patience:
            # A nak would come back too soon, spend an attempt and be turned away again.
            await asyncio.sleep(failure.wait)
        elif failure.wait:
            failure.again = False
        return failure

    async def _tell(self, errand: Errand, call: int, state: str, **detail: object) -> None:
        await self._trace.send(
            errand.subject,
            "model_call",
            state=state,
            purpose=errand.purpose,
            call=call,
            model=self.model,
            **detail,
        )
