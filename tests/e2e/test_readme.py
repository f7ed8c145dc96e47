"""The commands of README.md run as they stand; each `quotary` command that the docs name exists."""

import asyncio
import json
import os
import re
import shutil
import sys
from pathlib import Path

import pytest

from quotary.cli.main import COMMANDS, GROUPS
from support.embedded import ROOT, System
from support.model_server import Behaviour, ModelServer
from support.samples import recorded

README = (ROOT / "README.md").read_text()
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def block(words: str) -> str:
    """The one shell block of README.md that holds these words."""
    (found,) = (
        each for each in re.findall(r"^```sh\n(.*?)^```", README, re.M | re.S) if words in each
    )
    return found


async def shell(script: str, data: Path, **environment: str) -> tuple[int, str]:
    """Exit status and output. `uv run` is left out: its environment is this one."""
    places = [str(Path(sys.executable).parent), os.environ["PATH"]]
    process = await asyncio.create_subprocess_exec(
        "bash", "-euc", script.replace("uv run ", ""),
        cwd=ROOT,
        env={
            **os.environ,
            "PATH": os.pathsep.join(places),
            "QUOTARY_DATA": str(data),
            "QUOTARY_PORT": "0",
            "NO_PROXY": "127.0.0.1",
            **environment,
        },
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    async with asyncio.timeout(120):
        out, _ = await process.communicate()
    return process.returncode or 0, out.decode()


@pytest.mark.slow
async def test_the_first_command_reviews_the_demo(tmp_path: Path) -> None:
    (command, *_) = re.findall(r"^    (uv run quotary .*)$", README, re.M)
    status, printed = await shell(command, tmp_path / "data")
    assert status == 0, printed
    assert "GREEN" in printed.upper()
    assert "two (2)" in printed or "three (3)" in printed or "three years" in printed, printed


@pytest.mark.slow
async def test_the_live_command_asks_the_server_that_is_named(
    tmp_path: Path, model_server: ModelServer
) -> None:
    reply = recorded("demo-nda.pdf")
    model_server.default = lambda _asked: Behaviour(text=reply)
    script = block("--proposer live")
    assert "http://127.0.0.1:8000/v1" in script
    script = script.replace("http://127.0.0.1:8000/v1", model_server.url)
    status, printed = await shell(script, tmp_path / "data", QUOTARY_MODEL_COMMENTS="false")
    assert status == 0, printed
    assert "GREEN" in printed.upper()
    assert len(model_server.calls) == 1
    assert model_server.calls[0]["model"] == "MODEL"


@pytest.mark.slow
async def test_the_http_command_hands_in(tmp_path: Path) -> None:
    if shutil.which("curl") is None:
        pytest.skip("no curl here")
    system = System(tmp_path / "data")
    await system.start()
    try:
        status, printed = await shell(block("curl"), tmp_path, QUOTARY_URL=system.url)
    finally:
        await system.stop()
    assert status == 0, printed
    (submitted,) = json.loads(printed)["submitted"]
    assert submitted["filename"] == "demo-nda.pdf"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_that_a_page_names_exists(page: Path) -> None:
    spans = re.findall(r"`([^`\n]+)`", page.read_text())
    spans += re.findall(r"^(?:    |\$ )?((?:uv run )?quotary .*)$", page.read_text(), re.M)
    named = {found for span in spans for found in re.findall(r"(?:^|run )quotary ([a-z]+)", span)}
    assert named <= COMMANDS.keys() | GROUPS.keys()
