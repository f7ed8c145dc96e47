"""House rules that a linter has no word for."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted(
    path
    for folder in ("shared", "services", "cli")
    for path in (ROOT / folder).rglob("*.py")
    if ".venv" not in path.parts
)
LONGEST = 400


def test_quotary_is_a_namespace_without_an_init() -> None:
    assert [path for path in SOURCES if path.parent.name == "quotary"] == []


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_module_is_short_and_says_what_it_is(path: Path) -> None:
    text = path.read_text()
    assert text.count("\n") <= LONGEST, f"{path.name} is over {LONGEST} lines: split it"
    if "migrations" not in path.parts:
        assert ast.get_docstring(ast.parse(text)), f"{path.name} has no docstring"


@pytest.mark.parametrize("name", ["utils", "helpers", "manager", "data"])
def test_no_module_has_a_name_that_says_nothing(name: str) -> None:
    assert [path for path in SOURCES if path.stem == name] == []


def test_only_the_publish_function_publishes_to_a_stream() -> None:
    """Facts go through `Recorder`; the trace and read requests are no facts.

    `ReplyInbox` asks for both: only the recorder's `AckInbox` and the reader use it.
    """
    allowed = {"acks.py", "replies.py", "trace.py", "direct.py", "pull_requests.py"}
    found = {
        path.name
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Attribute)
        and node.attr in ("publish", "publish_async")
        and "log" in path.parts
    }
    assert found - allowed - {"publish.py"} == set()


def test_only_acks_and_reads_use_the_inbox_that_publishes() -> None:
    users = {path.name for path in SOURCES if "ReplyInbox" in path.read_text()}
    assert users == {"replies.py", "acks.py", "direct.py"}
