"""Layouts and texts of ingested runs, fetched once and kept while they are in use."""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeVar

from quotary.core.document import Document
from quotary.core.indexing import DocumentIndex
from quotary.log.catalogue import decode_as
from quotary.log.content import ContentStore
from quotary.log.direct import DirectReader
from quotary.log.errors import BrokerUnavailable, FactInvalid
from quotary.log.facts.base import ContentRef
from quotary.log.facts.ingested import Ingested, Layout
from quotary.log.names import LOG_STREAM
from quotary.log.subjects import ContractSubject

_KEPT_RUNS = 256
_KEPT_DOCUMENTS = 16
KeyT = TypeVar("KeyT")
ValueT = TypeVar("ValueT")


class Layouts:
    """Reads what ingest recorded: the only source of text, spans and playbook digest."""

    def __init__(self, reader: DirectReader, content: ContentStore) -> None:
        self._reader = reader
        self._content = content
        self._runs: OrderedDict[tuple[str, str, str], Ingested] = OrderedDict()
        self._layouts: OrderedDict[str, Layout] = OrderedDict()
        self._documents: OrderedDict[tuple[str, str], Document] = OrderedDict()
        self._indexes: OrderedDict[tuple[str, str], DocumentIndex] = OrderedDict()

    async def ingested(self, subject: ContractSubject) -> Ingested:
        """The `ingested` fact of the subject's run. Facts never change, so it is read once.

        Raises:
            BrokerUnavailable: it cannot be seen here (yet): a stale read, or no answer.
        """
        known = self._runs.get(subject.run_key)
        if known is None:
            name = subject.sibling("ingested")
            stored = await self._reader.last(LOG_STREAM, str(name))
            if stored is None:
                raise BrokerUnavailable(f"{name} cannot be seen here yet")
            known = decode_as(Ingested, name, stored.data)
            _remember(self._runs, subject.run_key, known, _KEPT_RUNS)
        return known

    async def of(self, ingested: Ingested) -> Layout:
        """The run's layout, wherever it is kept.

        Raises:
            FactInvalid: the fact holds neither form of it.
            ContentMissing, ContentTampered, BrokerUnavailable: as for content.
        """
        if ingested.layout is not None:
            return ingested.layout
        if ingested.layout_ref is None:
            raise FactInvalid("ingested", "neither layout nor layout_ref is set")
        known = self._layouts.get(ingested.layout_ref.sha256)
        if known is None:
            known = Layout.model_validate_json(await self._content.get(ingested.layout_ref))
            _remember(self._layouts, ingested.layout_ref.sha256, known, _KEPT_DOCUMENTS)
        return known

    async def document(self, ingested: Ingested) -> Document:
        """The run's document as the core sees it.

        Raises:
            FactInvalid: the fact names no text.
            ContentMissing, ContentTampered, BrokerUnavailable: as for content.
        """
        if ingested.text is None:
            raise FactInvalid("ingested", "no text is named")
        key = _content_key(ingested, ingested.text)
        known = self._documents.get(key)
        if known is None:
            text = (await self._content.get(ingested.text)).decode()
            known = (await self.of(ingested)).document(text)
            _remember(self._documents, key, known, _KEPT_DOCUMENTS)
        return known

    async def index(self, ingested: Ingested) -> DocumentIndex:
        """The run's document, indexed for citation; kept while other units of it are checked."""
        if ingested.text is None:
            raise FactInvalid("ingested", "no text is named")
        key = _content_key(ingested, ingested.text)
        known = self._indexes.get(key)
        if known is None:
            known = DocumentIndex(await self.document(ingested))
            _remember(self._indexes, key, known, _KEPT_DOCUMENTS)
        return known


def _content_key(ingested: Ingested, text: ContentRef) -> tuple[str, str]:
    """The same for equal documents that were read alike: forms come back in many matters."""
    layout = ingested.layout.model_dump_json() if ingested.layout else ingested.layout_ref
    return text.sha256, str(layout)


def _remember(kept: OrderedDict[KeyT, ValueT], key: KeyT, value: ValueT, most: int) -> None:
    kept[key] = value
    if len(kept) > most:
        kept.popitem(last=False)
