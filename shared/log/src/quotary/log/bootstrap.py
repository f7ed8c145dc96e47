"""The broker's set-up, owned by `quotary broker init`: services never declare anything."""

from __future__ import annotations

from dataclasses import dataclass

from nats.aio.client import Client
from nats.js import JetStreamContext, api
from nats.js.errors import NotFoundError

from quotary.log.accounts import decisions_durable
from quotary.log.names import (
    CONTENT_STREAM,
    EVENTS_PREFIX,
    INTAKE_STREAM,
    LOG_STREAM,
    TRACE_STREAM,
    UPLOADS_BUCKET,
)

_TRACE_SECONDS = 15 * 60
_MEBIBYTE = 1 << 20


@dataclass(frozen=True, slots=True)
class Capacity:
    """How much the broker may keep and how often it is copied."""

    log_bytes: int = -1
    content_bytes: int = -1
    trace_bytes: int = 256 * _MEBIBYTE
    replicas: int = 1


def streams(capacity: Capacity) -> tuple[api.StreamConfig, ...]:
    """Every stream as it should be."""
    return (
        _once(
            LOG_STREAM,
            "The event log: one fact per subject, for good.",
            ["contract.*.*.*.*.*", "policy.*.*.*.*.*"],
            capacity.log_bytes,
            capacity.replicas,
            republish=api.RePublish(src=">", dest=f"{EVENTS_PREFIX}.>"),
        ),
        _once(
            CONTENT_STREAM,
            "Documents, texts and raw replies, in parts under their sha256.",
            ["content.*.*.*.*.*"],
            capacity.content_bytes,
            capacity.replicas,
        ),
        api.StreamConfig(
            name=TRACE_STREAM,
            description="What the services are doing right now; losing it loses no fact.",
            subjects=["trace.*.*.*.*"],
            storage=api.StorageType.MEMORY,
            retention=api.RetentionPolicy.LIMITS,
            discard=api.DiscardPolicy.OLD,
            max_age=_TRACE_SECONDS,
            max_bytes=capacity.trace_bytes,
            allow_direct=True,
            # In memory, but copied too: alone on one node it would be offline with that node.
            num_replicas=capacity.replicas,
            republish=api.RePublish(src=">", dest=f"{EVENTS_PREFIX}.>"),
        ),
        api.StreamConfig(
            name=INTAKE_STREAM,
            description="What pipelines hand in, until ingest has taken it.",
            subjects=["intake.*.*"],
            storage=api.StorageType.FILE,
            retention=api.RetentionPolicy.WORK_QUEUE,
            discard=api.DiscardPolicy.NEW,
            max_msg_size=_MEBIBYTE,
            num_replicas=capacity.replicas,
        ),
    )


def _once(
    name: str,
    description: str,
    subjects: list[str],
    max_bytes: int,
    replicas: int,
    republish: api.RePublish | None = None,
) -> api.StreamConfig:
    """A stream in which the server itself refuses a second message of a subject."""
    return api.StreamConfig(
        name=name,
        description=description,
        subjects=subjects,
        max_bytes=max_bytes,
        num_replicas=replicas,
        republish=republish,
        storage=api.StorageType.FILE,
        retention=api.RetentionPolicy.LIMITS,
        discard=api.DiscardPolicy.NEW,
        max_msgs_per_subject=1,
        discard_new_per_subject=True,
        max_msg_size=512 * 1024,
        allow_direct=True,
        deny_delete=True,
    )


def _durable(name: str, event: str, ack_wait: float = 15) -> api.ConsumerConfig:
    return _consumer(name, [f"contract.*.*.*.{event}.*"], ack_wait)


def _consumer(name: str, filters: list[str], ack_wait: float) -> api.ConsumerConfig:
    return api.ConsumerConfig(
        durable_name=name,
        filter_subjects=filters,
        ack_policy=api.AckPolicy.EXPLICIT,
        ack_wait=ack_wait,
        # No delivery limit: past its budget a step records a failed outcome instead.
        max_deliver=-1,
        max_ack_pending=2000,
    )


def consumers(sources: tuple[str, ...] = ()) -> tuple[tuple[str, api.ConsumerConfig], ...]:
    """Every durable consumer with its stream; one more per intake source, for its decisions."""
    log = (
        _durable("ingest", "submitted"),
        _durable("extractor", "unit_ready", 30),
        _durable("extractor_bulk", "unit_batched", 30),
        _durable("comments", "routed", 30),
        _consumer("questions", ["contract.*.*.*.act.*"], 30),
        _durable("gate", "proposed"),
        _durable("router", "gated"),
        _consumer("replay", ["policy.*.replay.*.part.*"], 60),
        api.ConsumerConfig(
            durable_name="projection",
            ack_policy=api.AckPolicy.ALL,
            ack_wait=60,
            max_deliver=-1,
            max_ack_pending=20_000,
        ),
    )
    decisions = ["contract.*.*.*.routed.0", "contract.*.*.*.ingested.0"]
    pipelines = (_consumer(decisions_durable(each), decisions, 60) for each in sources)
    return (
        *((LOG_STREAM, each) for each in (*log, *pipelines)),
        (INTAKE_STREAM, _consumer("intake", ["intake.*.*"], 60)),
    )


def filters_of(stream: str, durable: str) -> list[str]:
    """The subjects that a durable takes.

    Raises:
        KeyError: there is no such durable.
    """
    for name, config in consumers():
        if (name, config.durable_name) == (stream, durable):
            return list(config.filter_subjects or [])
    raise KeyError(f"no consumer {durable} on {stream}")


async def initialise(
    client: Client, capacity: Capacity | None = None, sources: tuple[str, ...] = ()
) -> list[str]:
    """What was created or brought up to date, one line each. Safe to run again at any time."""
    js = client.jetstream(timeout=10)
    done = [await _upsert_stream(js, config) for config in streams(capacity or Capacity())]
    for stream, config in consumers(sources):
        await js.add_consumer(stream, config)
        done.append(f"consumer {config.durable_name} on {stream}")
    done.append(await _upsert_bucket(js, (capacity or Capacity()).replicas))
    return done


async def _upsert_stream(js: JetStreamContext, config: api.StreamConfig) -> str:
    try:
        await js.stream_info(config.name or "")
    except NotFoundError:
        await js.add_stream(config)
        return f"stream {config.name} created"
    await js.update_stream(config)
    return f"stream {config.name} up to date"


async def _upsert_bucket(js: JetStreamContext, replicas: int) -> str:
    try:
        found = await js.stream_info(f"OBJ_{UPLOADS_BUCKET}")
    except NotFoundError:
        await js.create_object_store(UPLOADS_BUCKET, api.ObjectStoreConfig(replicas=replicas))
        return f"bucket {UPLOADS_BUCKET} created"
    if found.config.num_replicas != replicas:
        found.config.num_replicas = replicas
        await js.update_stream(found.config)
        return f"bucket {UPLOADS_BUCKET} up to date"
    return f"bucket {UPLOADS_BUCKET} is there"
