"""Whether the broker answers on a connection, asked without harm to the connection.

Not by nats-py's `flush` or `rtt`: one that runs out of time leaves its cancelled future behind, and
the late answer to it ends the client's reading (2.16). The connection then hears nothing more until
it is found stale after some minutes, and every further `flush` says at once that all is well.
"""

from __future__ import annotations

from typing import Final

from nats.aio.client import Client
from nats.errors import Error as NatsError
from nats.errors import NoRespondersError

from quotary.log.errors import BrokerUnavailable
from quotary.log.names import JS_PREFIX, LOG_STREAM

SECONDS: Final = 5.0
_NOTHING: Final = f"{JS_PREFIX}.DIRECT.GET.{LOG_STREAM}.nothing"
ADMIN_ASKS: Final = "$JS.API.INFO"
"""What the streams' owner can ask; services may read the log and nothing else."""


async def round_trip(client: Client, asking: str = _NOTHING, *, within: float = SECONDS) -> None:
    """Return once the broker has taken in all that was sent before, and has answered.

    Raises:
        BrokerUnavailable: it has not, `within` so many seconds.
    """
    try:
        await client.request(asking, timeout=within)
    except NoRespondersError:
        return  # So says the broker itself, which has no streams yet.
    except (NatsError, TimeoutError) as error:
        raise BrokerUnavailable(f"the broker: {error or 'no answer in time'}") from error
