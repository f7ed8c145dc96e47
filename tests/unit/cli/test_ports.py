"""A port that somebody listens on is named before anything is started."""

import socket

import pytest

from quotary.cli.embedded.ports import AddressUnusable, PortTaken, free_port, must_be_free


def test_a_taken_port_is_named_with_what_to_do() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(PortTaken, match=rf"Port {port} on 127.0.0.1 is taken .* --port"):
            must_be_free("127.0.0.1", port)
    must_be_free("127.0.0.1", port)


def test_a_free_port_is_free() -> None:
    must_be_free("127.0.0.1", free_port())


def test_an_address_of_another_machine_is_not_called_taken() -> None:
    with pytest.raises(AddressUnusable, match=r"192\.0\.2\.1, port 8765 .* QUOTARY_HOST"):
        must_be_free("192.0.2.1", 8765)
