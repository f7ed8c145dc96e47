"""The live model, put together from its settings: one client for all it is asked."""

from __future__ import annotations

from quotary.extractor.live.answerer import LiveAnswerer
from quotary.extractor.live.calls import Calls
from quotary.extractor.live.client import ModelClient
from quotary.extractor.live.drafter import LiveDrafter
from quotary.extractor.live.endpoint import Endpoint
from quotary.extractor.live.kept import AnswerShelf
from quotary.extractor.live.prices import load_prices
from quotary.extractor.live.proposer import LiveProposer
from quotary.extractor.live.settings import ModelSettings
from quotary.log.service import Bench


class LiveModel:
    """One process's way to the model: what it proposes, answers and drafts comments with."""

    def __init__(self, bench: Bench, settings: ModelSettings) -> None:
        self._client = ModelClient(settings)
        shelf = AnswerShelf(bench.content, bench.recorder, bench.reader)
        calls = Calls(Endpoint(self._client), shelf, bench.tracer)
        prices = load_prices(settings.model_prices)
        self.proposer = LiveProposer(calls, prices, settings)
        self.answerer = LiveAnswerer(calls, prices, settings)
        self.drafter = LiveDrafter(calls, prices, settings) if settings.model_comments else None

    async def close(self) -> None:
        """Close the connections to the server."""
        await self._client.close()


def live_model(bench: Bench, settings: ModelSettings) -> LiveModel | None:
    """The live model, None where no server is named.

    Raises:
        PricesInvalid: the price file cannot be used.
    """
    return LiveModel(bench, settings) if settings.model_base_url else None
