"""However a reply is made, telling what it says takes no longer than its length explains."""

import contextlib
import time

import pytest

from quotary.core.reply_json import MAX_REPLY, ReplyInvalid, reply_object

FILLS = {
    "thinking that never ends": ("", "<think>", ""),
    "thinking of two names in turn": ("", "<think><reasoning>", "</think>"),
    "ends of thinking": ("x", "</think>", ""),
    "thinking that ends at once": ("", "<think></think>", "{}"),
    "fences": ("x", "```json\n", ""),
    "a fence full of spaces": ("x```\n", " ", "x"),
    "a fence full of lines": ("x```\n", "\n", "x"),
    "lines of spaces in a fence": ("x```\n", "   \t   \n", "x"),
    "spaces after fences": ("x", "```      ", "x"),
    "members of one name": ("{", '"a":1,', '"a":1}'),
    "brackets in a string": ('{"a":"', "[", '"}'),
    "escapes": ('{"a":"', "\\\\", '"}'),
    "digits": ('{"a":', "9", "}"),
    "decimals": ('{"a":1.', "9", "}"),
}  # fmt: skip


@pytest.mark.parametrize("fill", FILLS)
def test_a_reply_of_the_longest_kind_is_told_in_its_length(fill: str) -> None:
    first, more, last = FILLS[fill]
    raw = first + more * ((MAX_REPLY - len(first) - len(last)) // len(more)) + last
    before = time.process_time()
    with contextlib.suppress(ReplyInvalid):
        reply_object(raw)
    assert time.process_time() - before < 5


def test_thinking_ends_with_the_next_end_of_its_own_name() -> None:
    nested = "<think>a <reasoning> b</think>" + '{"a": 1}'
    assert reply_object(nested) == {"a": 1}
    twice = "<think>{}</think><THINK>no</think>" + '{"a": 2}'
    assert reply_object(twice) == {"a": 2}
    with pytest.raises(ReplyInvalid, match="ends while thinking"):
        reply_object("<think>yes</think><think>but")
