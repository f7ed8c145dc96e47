"""TCP ports on this machine."""

from __future__ import annotations

import errno
import socket


class PortTaken(OSError):
    """Somebody else listens where the desk was to be."""

    def __init__(self, host: str, port: int) -> None:
        super().__init__(
            f"Port {port} on {host} is taken by another program, perhaps by another `quotary up`. "
            "Stop it, or choose another port with --port."
        )


def free_port() -> int:
    """A loopback port that nobody listens on right now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def must_be_free(host: str, port: int) -> None:
    """Return where the port can be listened on.

    Raises:
        PortTaken: somebody listens there.
        OSError: the address is none of this machine's, or not allowed.
    """
    family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    with socket.socket(family) as probe:
        # As servers do it: what an ended one has left behind is no obstacle.
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(address)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise PortTaken(host, port) from error
            raise
