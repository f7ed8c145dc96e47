"""Answers find whoever asked; what is never answered ends in time, each at its own."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest
from nats.aio.client import Client
from nats.aio.msg import Msg

from quotary.log.errors import PublishRefused
from quotary.log.replies import ReplyInbox

TIMEOUT = 0.1


class Server:
    """A client whose server answers what it is told to, in the order that it is told."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str]] = []
        self.inboxes: list[str] = []
        self._heard: Callable[[Msg], Awaitable[None]] | None = None

    def new_inbox(self) -> str:
        return f"_INBOX.{len(self.inboxes)}"

    async def subscribe(self, subject: str, *, cb: Callable[[Msg], Awaitable[None]]) -> None:
        self.inboxes.append(subject)
        self._heard = cb

    async def publish(self, subject: str, _body: bytes, *, reply: str, headers: Any) -> None:
        assert headers is None
        self.asked.append((subject, reply))

    async def answer(self, number: int, data: bytes) -> None:
        assert self._heard is not None
        await self._heard(Msg(_client=self.client, subject=self.asked[number][1], data=data))

    @property
    def client(self) -> Client:
        return cast("Client", self)


async def asking(inbox: ReplyInbox, server: Server, *subjects: str) -> list[asyncio.Task[Msg]]:
    tasks = [asyncio.create_task(inbox.ask(server.client, each, b"")) for each in subjects]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    return tasks


async def test_answers_in_any_order_come_to_who_asked_over_one_inbox() -> None:
    inbox, server = ReplyInbox(TIMEOUT), Server()
    one, two, three = await asking(inbox, server, "a", "b", "c")
    for number in (2, 0, 1):
        await server.answer(number, server.asked[number][0].encode())
    assert [(await each).data for each in (one, two, three)] == [b"a", b"b", b"c"]
    assert len(server.inboxes) == 1


async def test_what_is_not_answered_ends_each_in_its_own_time() -> None:
    inbox, server = ReplyInbox(TIMEOUT), Server()
    clock = asyncio.get_running_loop().time
    began = clock()
    (first,) = await asking(inbox, server, "a")
    await asyncio.sleep(TIMEOUT / 2)
    second, third = await asking(inbox, server, "b", "c")
    await server.answer(2, b"c")
    with pytest.raises(TimeoutError):
        await first
    assert not second.done()
    assert clock() - began >= TIMEOUT * 0.9
    with pytest.raises(TimeoutError):
        await second
    assert clock() - began >= TIMEOUT * 1.4
    assert (await third).data == b"c"
    # Once nothing was open; then it is asked again, and ends again.
    with pytest.raises(TimeoutError):
        await inbox.ask(server.client, "d", b"")


async def test_an_answer_that_comes_too_late_or_twice_troubles_nobody() -> None:
    inbox, server = ReplyInbox(TIMEOUT), Server()
    with pytest.raises(TimeoutError):
        await inbox.ask(server.client, "a", b"")
    await server.answer(0, b"late")
    (second,) = await asking(inbox, server, "b")
    await server.answer(1, b"one")
    await server.answer(1, b"two")
    assert (await second).data == b"one"


async def test_a_refused_subject_ends_all_that_wait_for_it_and_nothing_else() -> None:
    inbox, server = ReplyInbox(TIMEOUT), Server()
    one, two, other = await asking(inbox, server, "Contract.a", "Contract.a", "b")
    inbox.fail("contract.A", PublishRefused("contract.a"))
    for each in (one, two):
        with pytest.raises(PublishRefused):
            await each
    await server.answer(2, b"b")
    assert (await other).data == b"b"


async def test_whoever_gives_up_leaves_nothing_behind() -> None:
    inbox, server = ReplyInbox(TIMEOUT), Server()
    one, two = await asking(inbox, server, "a", "b")
    one.cancel()
    with pytest.raises(asyncio.CancelledError):
        await one
    with pytest.raises(TimeoutError):
        await two
