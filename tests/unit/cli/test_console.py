"""What a terminal is given of a document's text."""

import pytest

from quotary.cli.console import plain


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("obli\u00adgation", "obligation"),
        ("zero\u200bwidth\u200d\u2060\ufeff", "zerowidth"),
        ("left\u200e\u202eright\u2066\u2069", "leftright"),
        ("EUR\u00a05\u202f000\u3000net", "EUR 5 000 net"),
        ("one\u2028two\u2029three\x0cfour\rfive", "one two three four five"),
        ("termi\x02nate, non\x1ebinding, e\x1fnd", "terminate, non-binding, end"),
        ("line\n\ttabbed", "line\n\ttabbed"),
        ("\x1b[2J\x07", "\ufffd[2J\ufffd"),
        ("\ud800", "\ufffd"),
        ("ação “sim” 5 € 漢字 \U0001f600", "ação “sim” 5 € 漢字 \U0001f600"),
    ],
)
def test_what_has_no_shape_is_left_out_and_nothing_commands_the_terminal(
    text: str, shown: str
) -> None:
    assert plain(text).plain == shown
