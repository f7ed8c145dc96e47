"""HTTP whose heads are bounded: what is no body of a request must not fill the memory.

The parser keeps a head until it is whole, however long it is, and so it does with what stands
between and behind the pieces of a body. Bodies are counted elsewhere (`guards`).
"""

from __future__ import annotations

from typing import Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from quotary.api.errors import answer
from quotary.api.problems import HeadTooBig

MAX_HEAD: Final = 64 * 1024
"""Bytes that are kept of an address and its header fields before they are whole. A browser's have
some hundreds; a head that comes in one piece may have more, a piece is at most 256 KB."""


class BoundedHeads(HttpToolsProtocol):
    """uvicorn's own protocol, which answers 431 and closes where a head is too long."""

    _unheard = 0

    def data_received(self, data: bytes) -> None:
        """Take in what came; the parser calls `on_body` and `on_message_complete` meanwhile."""
        if self.transport.is_closing():
            return
        self._unheard += len(data)
        super().data_received(data)
        if self._unheard > MAX_HEAD and not self.transport.is_closing():
            self._refuse()

    def on_body(self, body: bytes) -> None:
        """A piece of a body is not kept for the head."""
        self._unheard = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """What comes next is another request."""
        self._unheard = 0
        super().on_message_complete()

    def _refuse(self) -> None:
        # Behind the beginning of a body there is no saying it: the answer may be on its way.
        if not self._answering():
            refused = answer(HeadTooBig(f"The head is over {MAX_HEAD:,} bytes.").details())
            fields = [*refused.raw_headers, (b"connection", b"close")]
            lines = b"".join(name + b": " + value + b"\r\n" for name, value in fields)
            first = f"HTTP/1.1 {HeadTooBig.status} {HeadTooBig.title}\r\n".encode()
            self.transport.write(first + lines + b"\r\n" + bytes(refused.body))
        self.transport.close()

    def _answering(self) -> bool:
        cycle = cast("RequestResponseCycle | None", self.cycle)  # uvicorn begins without one
        return cycle is not None and not cycle.response_complete
