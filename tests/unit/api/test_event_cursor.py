"""Cursors of event streams."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quotary.api.events.cursor import Cursor, EventCursorInvalid, parse_cursor
from quotary.api.events.frame import Frame
from quotary.api.events.item import Item, item_of
from quotary.api.events.source import short_name

SEQUENCES = st.integers(0, 10**17)


@given(SEQUENCES, st.text("0123456789abcxyz", max_size=10), SEQUENCES)
def test_a_cursor_survives_its_text(log: int, epoch: str, trace: int) -> None:
    assert parse_cursor(str(Cursor(log, epoch, trace))) == Cursor(log, epoch, trace)


@pytest.mark.parametrize(("text", "log"), [("", 0), ("0", 0), ("17", 17), ("17.abc.3", 17)])
def test_shorter_forms(text: str, log: int) -> None:
    assert parse_cursor(text).log == log


@pytest.mark.parametrize("text", ["-1", "x", "1.2", "1.A.2", "1..x", "9" * 19, "1.a.2.3", " 1"])
def test_other_forms_are_refused(text: str) -> None:
    with pytest.raises(EventCursorInvalid, match="is no event cursor"):
        parse_cursor(text)


def test_another_epoch_starts_its_trace_from_zero() -> None:
    assert Cursor(5, "a", 9).in_epoch("b") == Cursor(5, "b", 0)
    assert Cursor(5, "a", 9).in_epoch("a") == Cursor(5, "a", 9)


@given(st.permutations([(1, 0), (2, 0), (3, 0), (0, 1), (0, 2), (0, 3)]))
def test_a_reader_never_takes_an_item_twice(order: list[tuple[int, int]]) -> None:
    cursor = Cursor(0, "e", 0)
    for log, trace in [*order, *order]:
        item = Item(log, trace, "e" if trace else "", b"x\n\n")
        moved = item.moves(cursor)
        if moved is not None:
            assert moved.log >= cursor.log
            assert moved.trace >= cursor.trace
            assert item.moves(moved) is None
            cursor = moved
    assert (cursor.log, cursor.trace) == (3, 3)


def test_the_id_stands_in_the_last_frame() -> None:
    item = item_of([Frame("rule", {"n": 0}), Frame("result", {"run": "r1"})], log=7)
    assert item.results == ("r1",)
    assert item.with_id(Cursor(7, "e", 2)) == (
        b'event: rule\ndata: {"n":0}\n\nevent: result\ndata: {"run":"r1"}\nid: 7.e.2\n\n'
    )


def test_an_item_without_frames_writes_nothing_and_moves_on() -> None:
    item = item_of((), log=4)
    assert item.with_id(Cursor(4)) == b""
    assert item.moves(Cursor(3)) == Cursor(4)


def test_a_frame_keeps_to_one_line_whatever_it_holds() -> None:
    body = Frame("act", {"note": "a\nb\r\n\ndata: x\u2028</script>\0"}).encoded()
    assert body.count(b"\n") == 3
    assert body.isascii()


def test_a_stream_made_anew_has_another_name() -> None:
    names = {
        short_name(f"2026-11-30T00:22:05{part}Z") for part in ("", ".1", ".562001959", ".5630")
    }
    assert len(names) == 4
    assert all(parse_cursor(f"1.{name}.1").epoch == name for name in names)
    assert short_name("") == ""
