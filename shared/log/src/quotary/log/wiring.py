"""FastStream subscribers for steps: budget first, then heartbeats, a timeout, a patient nak."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from faststream import AckPolicy
from faststream.nats import JStream, PullSub
from faststream.nats.message import NatsMessage
from nats.aio.msg import Msg

from quotary.log.ack_reply import attempt_of, sequence_of
from quotary.log.bootstrap import filters_of
from quotary.log.connection import Connection
from quotary.log.errors import FactInvalid, NewerVersion, SubjectInvalid
from quotary.log.facts.base import Failure
from quotary.log.slots import Slots
from quotary.log.step import ATTEMPTS_SPENT, Delivery, Step

_LOG = logging.getLogger(__name__)


def attach(connection: Connection, step: Step) -> None:
    """Register the step on the connection's broker, before the broker is started."""
    subscriber = connection.broker.subscriber(
        filters_of(step.stream, step.durable)[0],
        stream=JStream(step.stream, declare=False),
        durable=step.durable,
        pull_sub=PullSub(),
        ack_policy=AckPolicy.MANUAL,
        decoder=_undecoded,
        no_reply=True,
        title=f"{connection.service}.{step.durable}",
    )
    settle = guarded(step)

    async def take(message: NatsMessage) -> None:
        await settle(message.raw_message)

    async def take_at_once(message: Msg) -> None:
        # What FastStream's own way to the handler does for these steps, which have no middleware,
        # no dependency and no filter: that way takes longer than many a handler.
        if subscriber.running:
            with subscriber.lock:
                await settle(message)

    subscriber(take)
    slots = Slots(connection, step, take_at_once)
    connection.drain_first(slots)
    # FastStream's own loop pulls one message at a time, or handles a batch only as a whole.
    subscriber._create_subscription = slots.start  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]


async def _undecoded(message: NatsMessage) -> NatsMessage:
    # The budget is checked before any decoding: a body that cannot be decoded spends budget too.
    return message


def guarded(step: Step) -> Callable[[Msg], Awaitable[None]]:
    """The step's handler with its guards: it acks what is settled and naks a failed attempt."""

    async def take(message: Msg) -> None:
        delivery = _delivery(message)
        with _Heartbeats(message, step.heartbeat):
            try:
                await _attempt(step, delivery)
            except NewerVersion as error:
                await _wait_for_upgrade(step, delivery, error)
            except Exception as error:
                _say(step, delivery, error)
                await message.nak(_delay(step, delivery.attempt))
                return
        await message.ack()

    return take


async def _attempt(step: Step, delivery: Delivery) -> None:
    if delivery.attempt > step.budget:
        await step.give_up(delivery, _spent(step, delivery))
        return
    if step.hold is not None:
        await step.hold(delivery)
    try:
        async with asyncio.timeout(step.timeout):
            await step.handle(delivery)
    except (FactInvalid, SubjectInvalid) as error:
        # Trying again cannot help: the stored bytes will not change.
        await step.give_up(delivery, Failure(code="invalid_fact", sentence=str(error)))


async def _wait_for_upgrade(step: Step, delivery: Delivery, error: NewerVersion) -> None:
    # Waiting must not spend the budget, so it happens here, under heartbeats, until a newer
    # release takes this process's place.
    _LOG.error("%s waits on %s: %s", step.durable, delivery.subject, error)
    await asyncio.Event().wait()


def _spent(step: Step, delivery: Delivery) -> Failure:
    return Failure(
        code=ATTEMPTS_SPENT,
        sentence=(
            f"The step {step.durable} did not come to an end in {step.budget} attempts "
            f"on fact {delivery.seq}. Retry the run; its log lines name the error."
        ),
    )


def _delay(step: Step, attempt: int) -> float:
    return step.naks[min(attempt, len(step.naks)) - 1]


def _say(step: Step, delivery: Delivery, error: Exception) -> None:
    # Type and place only: an error's text can carry words of a contract.
    _LOG.warning(
        "%s failed on %s, attempt %d: %s",
        step.durable,
        delivery.subject,
        delivery.attempt,
        type(error).__name__,
        exc_info=error if _LOG.isEnabledFor(logging.DEBUG) else None,
    )


def _delivery(message: Msg) -> Delivery:
    return Delivery(
        subject=message.subject,
        body=message.data,
        seq=sequence_of(message),
        attempt=attempt_of(message),
    )


class _Heartbeats:
    """Tells the server that the work goes on, for as long as the block lasts."""

    __slots__ = ("_every", "_message", "_task", "_timer")

    def __init__(self, message: Msg, every: float) -> None:
        self._message, self._every = message, every
        self._task: asyncio.Task[None] | None = None
        # Most handlers end long before the first beat is due: a timer is cheaper than a task.
        self._timer = asyncio.get_running_loop().call_later(every, self._start)

    def __enter__(self) -> None:
        pass

    def __exit__(self, *_: object) -> None:
        self._timer.cancel()
        if self._task is not None:
            self._task.cancel()

    def _start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._beat())

    async def _beat(self) -> None:
        while True:
            await self._message.in_progress()
            await asyncio.sleep(self._every)
