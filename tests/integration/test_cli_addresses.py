"""Commands at an address where no Quotary answers: one sentence, what to do, and status 4."""

import http.server
import threading
from collections.abc import Generator
from pathlib import Path

import pytest

from quotary.cli import main as command
from quotary.cli.embedded.ports import free_port

ROOT = Path(__file__).parents[2]
COMMANDS = {
    "review": ("review", "samples/demo-nda.pdf"),
    "ask": ("ask", "samples/demo-nda.pdf", "How long is the term?"),
    "register": ("register", "m1"),
    "eval": ("eval",),
    "eval questions": ("eval", "--suite", "questions"),
    "eval obligations": ("eval", "--suite", "obligations"),
    "cost": ("cost",),
    "log": ("log", "m1"),
    "replay": ("replay", "--playbook", "playbooks/vendor-nda.yaml"),
}


class _Elsewhere(http.server.BaseHTTPRequestHandler):
    """A server of something else."""

    def do_GET(self) -> None:
        if self.path.startswith("/moved"):
            self.send_response(301)
            self.send_header("Location", "https://elsewhere.test/")
        else:
            self.send_response(200)
        self.end_headers()
        self.wfile.write(b"{}" if self.path.startswith("/json") else b"<html>Welcome</html>")

    def log_message(self, format: str, *args: object) -> None: ...  # noqa: A002


@pytest.fixture(scope="module")
def elsewhere() -> Generator[str]:
    """The address of a server that is no Quotary."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), _Elsewhere) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


def said_by(
    words: tuple[str, ...],
    url: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> str:
    """What the command says on standard error when it leaves with status 4."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("QUOTARY_URL", url)
    monkeypatch.setattr("sys.argv", ["quotary", *words])
    with pytest.raises(SystemExit) as left:
        command.main()
    said = capsys.readouterr()
    assert (left.value.code, said.out) == (4, "")
    return said.err


@pytest.mark.parametrize("words", COMMANDS.values(), ids=COMMANDS)
def test_nothing_at_the_address(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"http://127.0.0.1:{free_port()}"
    said = said_by(words, url, monkeypatch, capsys)
    assert f"Nothing answers at {url} " in said
    assert "Start one with `quotary up`, or unset QUOTARY_URL" in said


@pytest.mark.parametrize("words", COMMANDS.values(), ids=COMMANDS)
@pytest.mark.parametrize("path", ["", "/json", "/moved"])
def test_something_else_at_the_address(
    words: tuple[str, ...],
    path: str,
    elsewhere: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = said_by(words, f"{elsewhere}{path}", monkeypatch, capsys)
    assert f"What answers at {elsewhere}{path} is no Quotary" in said
    assert ("https://elsewhere.test/" in said) == (path == "/moved")


@pytest.mark.parametrize(
    ("url", "meant"),
    [
        ("127.0.0.1:8765", "Is http://127.0.0.1:8765 meant?"),
        ("localhost", "Is http://localhost meant?"),
        ("nats://127.0.0.1:4222", "begins with http:// or https://"),
        ("http://", "begins with http:// or https://"),
        ("http://host:port", "begins with http:// or https://"),
        ("http://[::1", "begins with http:// or https://"),
    ],
)
def test_what_is_no_address(
    url: str,
    meant: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = said_by(COMMANDS["log"], url, monkeypatch, capsys)
    assert f"QUOTARY_URL holds {url!r}" in said
    assert meant in said
