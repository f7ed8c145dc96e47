"""What the subject of a delivery's ack says of it.

nats-py's own metadata is nine things, made anew for every message; two of them are used here.
"""

from __future__ import annotations

from typing import Final

from nats.aio.msg import Msg

_TOKENS: Final = 9
"""`$JS.ACK.<stream>.<consumer>.<delivered>.<sequence>.<…>`; newer servers may send it longer, with
a domain and an account before the stream."""
_ADDED: Final = Msg.Ack.Stream - Msg.Ack.Domain


def sequence_of(message: Msg) -> int:
    """Its sequence in the stream, from 1."""
    return _number(message, Msg.Ack.StreamSeq)


def attempt_of(message: Msg) -> int:
    """How often it has been delivered, this delivery included."""
    return _number(message, Msg.Ack.NumDelivered)


def _number(message: Msg, place: int) -> int:
    tokens = message.reply.split(".")
    return int(tokens[place - _ADDED if len(tokens) == _TOKENS else place])
