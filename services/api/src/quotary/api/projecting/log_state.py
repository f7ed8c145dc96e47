"""What the broker says of a stream: which one it is and how long."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from quotary.log.connection import Connection
from quotary.log.errors import BrokerUnavailable
from quotary.log.names import JS_PREFIX

_SECONDS = 5.0


class _State(BaseModel):
    model_config = ConfigDict(extra="ignore")

    messages: int = 0
    bytes: int = 0
    first_seq: int = 0
    last_seq: int = 0


class StreamInfo(BaseModel):
    """A stream's identity (`created` differs for every new one) and extent."""

    model_config = ConfigDict(extra="ignore")

    created: str = ""
    state: _State = _State()

    @property
    def last_seq(self) -> int:
        """Sequence of the newest message."""
        return self.state.last_seq


async def stream_info(connection: Connection, stream: str) -> StreamInfo:
    """The stream as its leader sees it.

    Raises:
        BrokerUnavailable: no answer, or there is no such stream (yet).
    """
    # Asked by hand: nats-py turns the many fields of its answer into objects nobody needs here.
    try:
        reply = await connection.client.request(
            f"{JS_PREFIX}.STREAM.INFO.{stream}", b"", timeout=_SECONDS
        )
    except Exception as error:
        raise BrokerUnavailable(f"{stream}: {error or type(error).__name__}") from error
    info = StreamInfo.model_validate_json(reply.data)
    if not info.created:
        raise BrokerUnavailable(f"there is no stream {stream}: run `quotary broker init`")
    return info
