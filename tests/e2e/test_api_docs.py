"""The commands of `docs/api.md` run as they stand, against a system as `quotary up` starts it."""

import asyncio
import os
import re
import shutil
from pathlib import Path

import pytest

from support.embedded import ROOT, System

PAGE = Path("docs/api.md")


def commands() -> str:
    return "\n".join(re.findall(r"^```sh\n(.*?)^```", PAGE.read_text(), re.M | re.S))


@pytest.mark.slow
async def test_every_command_of_the_page_runs(tmp_path: Path) -> None:
    for tool in ("curl", "jq", "bash"):
        if shutil.which(tool) is None:
            pytest.skip(f"no {tool} here")
    system = System(tmp_path / "data")
    await system.start()
    script = commands().replace("submitted.json", str(tmp_path / "submitted.json"))
    script = script.replace("events.txt", str(tmp_path / "events.txt"))
    try:
        done = await asyncio.create_subprocess_exec(
            "bash", "-euo", "pipefail", "-c", script,
            cwd=ROOT,
            env={**os.environ, "QUOTARY_URL": system.url, "NO_PROXY": "127.0.0.1"},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        async with asyncio.timeout(120):
            out, err = await done.communicate()
    finally:
        await system.stop()
    said = out.decode()
    assert done.returncode == 0, said + err.decode()
    assert "event: result" in said
    assert '"model_calls": 0' in said
    assert '"status": 409' in said
