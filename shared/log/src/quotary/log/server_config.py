"""A whole nats-server configuration: loopback unless told otherwise, durable, with accounts."""

from __future__ import annotations

from typing import Final

from quotary.log.accounts import Account, render

_STORE_BYTES: Final = 1 << 50
"""More than any disk has: the disk is the limit. By itself nats-server takes three quarters of
what is free when it starts for one, and then refuses everything with room left until it is
started again."""


def server_config(
    every: tuple[Account, ...],
    *,
    store: str,
    host: str = "127.0.0.1",
    port: int = 4222,
    sync_interval: str = "always",
    monitor_port: int | None = None,
    passwords: dict[str, str] | None = None,
) -> str:
    """The text of the configuration file.

    `sync_interval` is `always` (survives a power cut on a single node, 300 to 700 facts a second)
    or a duration such as `2m` (fast; safe only as part of a replicated cluster).
    """
    monitor = f"http: 127.0.0.1:{monitor_port}\n" if monitor_port else ""
    return (
        f"host: {host}\nport: {port}\n{monitor}server_name: quotary\n"
        f'jetstream {{\n  store_dir: "{store}"\n  sync_interval: {sync_interval}\n'
        f"  max_file_store: {_STORE_BYTES}\n}}\n"
        "max_payload: 1MB\nwrite_deadline: 10s\n"
        # Streamed trace and a projection's burst must not be cut for being slow to read.
        "max_pending: 256MB\n" + render(every, passwords)
    )
