"""A system that goes away under a command: waited for where it comes back, else told in full."""

import asyncio
import http.server
import json
import os
import signal
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from quotary.cli import main as command
from quotary.cli import patience
from quotary.cli.client import Client
from support.embedded import ROOT, System

SAMPLES = ROOT / "samples"
FILES = sorted((SAMPLES / "positions").iterdir())[:12]


class Going(http.server.ThreadingHTTPServer):
    """An api that reviews every document as green, and is gone after so many answers.

    It takes so many documents in; whoever hands in another waits until it is gone.
    """

    daemon_threads = True

    def __init__(self, takes: int, answers: int) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.takes, self.answers = takes, answers
        self.keys: list[str] = []
        self.gone = threading.Event()
        if not answers:
            self.gone.set()
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class _Handler(http.server.BaseHTTPRequestHandler):
    server: Going  # pyright: ignore[reportIncompatibleVariableOverride]

    def do_GET(self) -> None:
        if self.path.startswith("/v1/health"):
            return self._say({"broker": True, "projection": "live"})
        if self.path.split("/")[-1].startswith("report"):
            return self._say({"scope": "document"})
        if not self.server.answers:
            self.server.gone.set()
            return self._vanish()
        self.server.answers -= 1
        review: dict[str, Any] = {"route": "green", "positions": [], "reasons": [], "file": ""}
        run = {"run": "r1", "step": "routed", "outcome": "routed", "units": 1}
        return self._say({"runs": [run], "review": review, "seq": 1})

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["Content-Length"]))
        self.server.keys.append(str(self.headers["Idempotency-Key"]))
        if not self.server.takes:
            self.server.gone.wait(20)
            return self._vanish()
        self.server.takes -= 1
        matter = f"m{self.server.takes}"
        return self._say({"submitted": [{"matter": matter, "run": "r1", "seq": 1}]})

    def _vanish(self) -> None:
        """Cut the connection without an answer."""
        self.close_connection = True

    def _say(self, body: dict[str, Any]) -> None:
        content = json.dumps(body).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *args: object) -> None: ...  # noqa: A002


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands that give up after a moment."""
    original = Client.__init__

    def impatient(self: Client, url: str) -> None:
        original(self, url, 0.4)

    monkeypatch.setattr(Client, "__init__", impatient)


def left(monkeypatch: pytest.MonkeyPatch, url: str, *words: str) -> int:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("QUOTARY_URL", url)
    monkeypatch.setattr("sys.argv", ["quotary", *words])
    with pytest.raises(SystemExit) as found:
        command.main()
    return int(found.value.code or 0)


def test_what_was_handed_in_is_named_and_results_are_printed(
    short: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with Going(takes=5, answers=2) as api:
        status = left(monkeypatch, api.url, "review", *map(str, FILES), "--json")
        api.shutdown()
    said = capsys.readouterr()
    rows = [json.loads(line) for line in said.out.splitlines()]
    assert status == 3
    assert [row["file"] for row in rows] == [str(path) for path in FILES]
    assert sum(row["route"] == "green" for row in rows) == 2
    for row in rows:
        if row["route"] is None:
            (reason,) = row["reasons"]
            assert ("It has the document" in reason) == bool(row["matter"])
            assert ("hand it in again" in reason) == (not row["matter"])
    assert "does not answer any more: waiting for it" in said.err
    assert "was not back within" in said.err
    for number in range(5):
        assert f"(matter m{number})" in said.err


def test_nothing_handed_in_is_nothing_said_of_any_contract(
    short: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with Going(takes=0, answers=0) as api:
        assert left(monkeypatch, api.url, "review", str(FILES[0])) == 4
        api.shutdown()
    said = capsys.readouterr()
    assert said.out == ""
    assert "Nothing had been handed in." in said.err
    assert len(api.keys) > 1
    assert len(set(api.keys)) == 1, "the same document is handed in under the same key"


@pytest.mark.parametrize(
    "words",
    [
        ("ask", str(FILES[0]), "How long is the term?"),
        ("eval",),
        ("eval", "--suite", "questions"),
        ("replay", "--playbook", "playbooks/vendor-nda.yaml"),
        ("log", "m1"),
        ("cost",),
        ("register", "m1"),
    ],
    ids=lambda words: " ".join(words[:3:2]),
)
def test_every_command_ends_with_a_sentence(
    words: tuple[str, ...],
    short: None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with Going(takes=1 if words[0] != "replay" else 0, answers=0) as api:
        assert left(monkeypatch, api.url, *words) == 4
        api.shutdown()
    said = capsys.readouterr()
    assert said.out == ""
    assert "was not back within" in said.err
    assert ("(matter m0)" in said.err) == (words[0] in ("ask", "eval"))
    for key in set(api.keys):
        assert key


def test_a_command_is_as_patient_as_a_supervisor_is_slow() -> None:
    assert patience.SECONDS == 30


@pytest.mark.slow
async def test_an_api_that_is_killed_again_and_again_ends_no_review(tmp_path: Path) -> None:
    system = System(tmp_path / "quotary")
    await system.start()
    paths = [path.relative_to(ROOT) for path in FILES]
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", "from quotary.cli.main import main; main()"),
        *("review", *map(str, paths), "--json", "--proposer", "offline"),
        cwd=ROOT,
        env={**os.environ, "QUOTARY_URL": system.url, "QUOTARY_DATA": str(tmp_path / "none")},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    async with system.client() as client:
        async with asyncio.timeout(60):
            while not (await client.get("/v1/matters")).json()["matters"]:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
    assert system.kill("api")
    out, err = await process.communicate()
    assert process.returncode == 0, err.decode()
    rows = [json.loads(line) for line in out.decode().splitlines()]
    assert [row["file"] for row in rows] == [str(path) for path in paths]
    assert all(row["route"] for row in rows)
    async with system.client() as client:
        there = (await client.get("/v1/matters", params={"limit": 200})).json()["matters"]
    assert {each["matter"] for each in there} == {row["matter"] for row in rows}
    assert await system.stop() == 0
    assert "does not answer any more" in err.decode()


def test_the_signal_for_an_end_is_no_silence() -> None:
    assert command.INTERRUPTED_STATUS == 128 + signal.SIGINT
