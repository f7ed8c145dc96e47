"""Documents of runs, for frames and pages that show their words."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from quotary.core.document import Document
from quotary.log.errors import BrokerUnavailable, ContentMissing, ContentTampered, FactInvalid
from quotary.log.service import Bench
from quotary.log.subjects import ContractSubject

_KEPT: Final = 64


class Documents:
    """Texts with their pages, kept while their matters are being looked at."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._kept: OrderedDict[tuple[str, str, str], Document] = OrderedDict()

    async def of(self, subject: ContractSubject) -> Document | None:
        """The document of the subject's run; None where it cannot be had (failed, erased)."""
        known = self._kept.get(subject.run_key)
        if known is not None:
            self._kept.move_to_end(subject.run_key)
            return known
        try:
            ingested = await self._bench.layouts.ingested(subject)
            document = await self._bench.layouts.document(ingested)
        except (BrokerUnavailable, ContentMissing, ContentTampered, FactInvalid):
            return None
        self._kept[subject.run_key] = document
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return document
