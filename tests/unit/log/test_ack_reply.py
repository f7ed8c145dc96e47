"""A delivery's numbers are those of nats-py's metadata, in every form that servers send."""

import pytest
from nats.aio.client import Client
from nats.aio.msg import Msg

from quotary.log.ack_reply import attempt_of, sequence_of


@pytest.mark.parametrize(
    "reply",
    [
        "$JS.ACK.CONTRACTS.projection.3.4711.12.1800000000000000000.9",
        "$JS.ACK._.hash.CONTRACTS.projection.3.4711.12.1800000000000000000.9",
        "$JS.ACK.hub.hash.CONTRACTS.projection.3.4711.12.1800000000000000000.9.token",
    ],
)
def test_a_deliverys_numbers_are_those_of_its_metadata(reply: str) -> None:
    message = Msg(Client(), "contract.main.m1.r1.act.1", reply)
    assert sequence_of(message) == message.metadata.sequence.stream == 4711
    assert attempt_of(message) == message.metadata.num_delivered == 3
