"""How each service keeps up: its consumer's backlog and the oldest fact in it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Final

from nats.errors import Error as NatsError
from pydantic import BaseModel, ConfigDict, Field

from quotary.log.names import INTAKE_STREAM, JS_PREFIX, LOG_STREAM
from quotary.log.service import Bench

CONSUMERS: Final[Mapping[str, tuple[str, str]]] = {
    "intake": ("ingest", INTAKE_STREAM),
    "ingest": ("ingest", LOG_STREAM),
    "extractor": ("extractor", LOG_STREAM),
    "extractor_bulk": ("extractor", LOG_STREAM),
    "comments": ("extractor", LOG_STREAM),
    "questions": ("extractor", LOG_STREAM),
    "gate": ("gate", LOG_STREAM),
    "router": ("router", LOG_STREAM),
    "replay": ("router", LOG_STREAM),
    "projection": ("api", LOG_STREAM),
}
"""Durable consumers with the service that pulls from each."""


class Lag(BaseModel):
    """One consumer's backlog."""

    consumer: str
    service: str
    known: bool = Field(description="False where the broker does not say.")
    waiting: int = Field(default=0, description="Messages not yet delivered to anyone.")
    in_work: int = Field(default=0, description="Delivered and not yet settled.")
    redelivered: int = 0
    pulling: int = Field(default=0, description="Open requests: 0 means that nobody is there.")
    oldest_seq: int | None = Field(default=None, description="Oldest fact not yet settled.")
    oldest_at: datetime | None = None


class _Floor(BaseModel):
    stream_seq: int = 0


class _Config(BaseModel):
    model_config = ConfigDict(extra="ignore")

    filter_subject: str = ""
    filter_subjects: list[str] = []


class _Info(BaseModel):
    model_config = ConfigDict(extra="ignore")

    config: _Config | None = None
    ack_floor: _Floor = _Floor()
    num_pending: int = 0
    num_ack_pending: int = 0
    num_redelivered: int = 0
    num_waiting: int = 0


async def lags(bench: Bench) -> list[Lag]:
    """Every consumer's backlog, in the order of the flow."""
    return list(await asyncio.gather(*(_lag(bench, name) for name in CONSUMERS)))


async def _lag(bench: Bench, consumer: str) -> Lag:
    service, stream = CONSUMERS[consumer]
    subject = f"{JS_PREFIX}.CONSUMER.INFO.{stream}.{consumer}"
    try:
        reply = await bench.connection.client.request(subject, b"", timeout=2)
        info = _Info.model_validate_json(reply.data)
    except (NatsError, TimeoutError, ValueError):
        return Lag(consumer=consumer, service=service, known=False)
    if info.config is None:
        return Lag(consumer=consumer, service=service, known=False)
    oldest = await _oldest(bench, stream, info)
    return Lag(
        consumer=consumer,
        service=service,
        known=True,
        waiting=info.num_pending,
        in_work=info.num_ack_pending,
        redelivered=info.num_redelivered,
        pulling=info.num_waiting,
        oldest_seq=oldest[0] if oldest else None,
        oldest_at=oldest[1] if oldest else None,
    )


async def _oldest(bench: Bench, stream: str, info: _Info) -> tuple[int, datetime] | None:
    # The intake stream is a work queue that this account may not read.
    if stream != LOG_STREAM or not info.num_pending + info.num_ack_pending or info.config is None:
        return None
    pattern = info.config.filter_subject or next(iter(info.config.filter_subjects), ">")
    found = await bench.reader.first_after(LOG_STREAM, pattern, info.ack_floor.stream_seq)
    if found is None:
        return None
    return found.seq, datetime.fromtimestamp(found.at_ns / 1e9, UTC)
