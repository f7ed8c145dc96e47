"""The broker as its owner sees it: waited for, set up, and set up again when it came back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import nats
from nats.aio.client import Client
from nats.errors import AuthorizationError, Error, NoRespondersError, NoServersError
from nats.js.errors import APIError, ServiceUnavailableError

from quotary.log.bootstrap import Capacity, initialise
from quotary.log.settings import is_broker_address

_PAUSE_SECONDS = 0.5
_NOT_YET = {10005, 10008, 10074}
"""No suitable peers, no meta leader yet, too few peers: a cluster that is still forming."""

Say = Callable[[str], None]


class BrokerUnusable(RuntimeError):
    """The broker did not answer in time, or does not accept its owner."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be set up, where, and for how long the broker is waited for (seconds)."""

    url: str
    password: str
    sources: tuple[str, ...] = ()
    capacity: Capacity = field(default_factory=Capacity)
    wait: float = 60.0

    @property
    def servers(self) -> list[str]:
        """The addresses of the broker's nodes.

        Raises:
            BrokerUnusable: one of them is no address.
        """
        every = [each.strip() for each in self.url.split(",") if each.strip()]
        for each in every or [self.url]:
            if not is_broker_address(each):
                raise BrokerUnusable(
                    f"QUOTARY_NATS_URL holds {each!r}, which is no broker's address: it looks like "
                    "nats://host:4222, and several of a cluster have commas between them."
                )
        return every


async def set_up(plan: Plan, say: Say) -> list[str]:
    """What was created or brought up to date.

    Raises:
        BrokerUnusable: it did not answer within the plan's wait, or refuses the password.
    """
    client = await reached(plan, say)
    try:
        return await _initialised(client, plan, say)
    finally:
        await client.close()


async def keep_set_up(plan: Plan, say: Say, beside: Callable[[Client], Awaitable[None]]) -> None:
    """Set the broker up, and again after each restart of it, until cancelled.

    The trace lives in the broker's memory: its stream is gone after a restart. `beside` runs
    next to it on the same connection.

    Raises:
        BrokerUnusable: at the start, as `set_up`.
    """
    back = asyncio.Event()

    async def reconnected() -> None:
        back.set()

    client = await reached(plan, say, reconnected)
    company = asyncio.ensure_future(beside(client))
    try:
        while True:
            done = await _initialised(client, plan, say)
            say(f"The broker is set up: {len(done)} streams, consumers and buckets.")
            await back.wait()
            back.clear()
            say("The broker came back.")
    finally:
        company.cancel()
        await client.close()


async def reached(
    plan: Plan, say: Say, reconnected: Callable[[], Awaitable[None]] | None = None
) -> Client:
    """A connection as `admin`, once the broker answers.

    Raises:
        BrokerUnusable: as `set_up`.
    """
    started, servers = time.monotonic(), plan.servers

    async def trouble(error: Exception) -> None:
        say(f"broker: {str(error) or type(error).__name__}")

    while True:
        try:
            await probe(servers, "admin", plan.password)
            return await nats.connect(
                servers,
                user="admin",
                password=plan.password,
                max_reconnect_attempts=-1,
                reconnect_time_wait=0.5,
                reconnected_cb=reconnected,
                error_cb=trouble,
            )
        except AuthorizationError as error:
            raise BrokerUnusable(
                f"The broker at {plan.url} refuses the user admin: the password in "
                "QUOTARY_NATS_PASSWORD_ADMIN is not the one in its configuration."
            ) from error
        except (OSError, TimeoutError, NoServersError, Error) as error:
            await _pause(plan, say, started, error)


async def probe(servers: list[str], user: str, password: str) -> None:
    """Return where the broker answers and accepts the user.

    Raises:
        AuthorizationError: it refuses the user or the password.
        OSError, TimeoutError, nats.errors.Error: it does not answer.
    """
    # A client that may reconnect swallows the reason why it cannot connect: ask with one that
    # may not.
    errors: list[Exception] = []

    async def note(error: Exception) -> None:
        errors.append(error)

    client = Client()
    try:
        await client.connect(
            servers,
            user=user,
            password=password,
            allow_reconnect=False,
            max_reconnect_attempts=1,
            reconnect_time_wait=0,
            connect_timeout=2,
            error_cb=note,
        )
    except Exception as error:
        why = errors[-1] if errors else error
        raise (AuthorizationError() if _is_refusal(why) else why) from error
    finally:
        # After a refusal too: nats-py leaves its socket open then.
        await client.close()


def _is_refusal(error: Exception) -> bool:
    return isinstance(error, AuthorizationError) or "authorization violation" in str(error).lower()


async def _initialised(client: Client, plan: Plan, say: Say) -> list[str]:
    started = time.monotonic()
    while True:
        try:
            return await initialise(client, plan.capacity, plan.sources)
        except (TimeoutError, NoRespondersError, ServiceUnavailableError) as error:
            await _pause(plan, say, started, error)
        except APIError as error:
            if error.err_code not in _NOT_YET:
                raise BrokerUnusable(
                    f"The broker at {plan.url} refuses its set-up: {error.description} "
                    f"(code {error.err_code})."
                ) from error
            await _pause(plan, say, started, error)


async def _pause(plan: Plan, say: Say, started: float, error: Exception) -> None:
    waited = time.monotonic() - started
    if waited >= plan.wait:
        what = str(error) or type(error).__name__
        raise BrokerUnusable(
            f"The broker at {plan.url} was not ready within {plan.wait:g} s: {what}. Is it "
            "running, and is QUOTARY_NATS_URL its address?"
        ) from error
    say(f"waiting for the broker at {plan.url}, {waited:.0f} s")
    await asyncio.sleep(_PAUSE_SECONDS)
