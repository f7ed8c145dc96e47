"""TCP ports on this machine."""

from __future__ import annotations

import errno
import socket

from quotary.cli.no_system import NoSystem


class PortTaken(NoSystem):
    """Somebody else listens where something of ours was to be."""

    def __init__(self, host: str, port: int, option: str = "--port") -> None:
        super().__init__(
            f"Port {port} on {host} is taken by another program, perhaps by another `quotary up`. "
            f"Stop it, or choose another port with {option}."
        )


class AddressUnusable(NoSystem):
    """Nothing of ours can listen there: another machine's address, or a port that is reserved."""

    def __init__(self, host: str, port: int, error: OSError) -> None:
        super().__init__(
            f"{host}, port {port} cannot be listened on: {error.strerror or error}. QUOTARY_HOST "
            "is an address of this machine (127.0.0.1, or 0.0.0.0 for all of them), and ports "
            "below 1024 are the system's on many machines."
        )


def free_port() -> int:
    """A loopback port that nobody listens on right now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def kept_or_free(kept: int) -> int:
    """The loopback port of last time where it is free: who had its address still has it."""
    if not kept:
        return free_port()
    try:
        must_be_free("127.0.0.1", kept)
    except NoSystem:
        return free_port()
    return kept


def must_be_free(host: str, port: int, option: str = "--port") -> None:
    """Return where the port can be listened on; `option` is what chooses another.

    Raises:
        PortTaken: somebody listens there.
        AddressUnusable: the address is none of this machine's, or not allowed.
    """
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError as error:
        raise AddressUnusable(host, port, error) from error
    with socket.socket(family) as probe:
        # As servers do it: what an ended one has left behind is no obstacle.
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(address)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise PortTaken(host, port, option) from error
            raise AddressUnusable(host, port, error) from error
