import asyncio
from pathlib import Path

import pytest

from quotary.log.alive import FRESH_SECONDS, keep_alive, main, verdict


def test_a_fresh_file_is_healthy_and_an_old_or_missing_one_is_not(tmp_path: Path) -> None:
    path = tmp_path / "alive"
    assert verdict(str(path), 0.0)[1].endswith("has not reached its broker yet")
    path.touch()
    touched = path.stat().st_mtime
    assert verdict(str(path), touched + FRESH_SECONDS) == (True, f"{path} is 30 s old")
    healthy, sentence = verdict(str(path), touched + FRESH_SECONDS + 1)
    assert not healthy
    assert "hangs or has lost its broker" in sentence
    assert not verdict("", 0.0)[0]


def test_the_check_leaves_with_its_verdict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUOTARY_ALIVE_FILE", str(tmp_path / "alive"))
    assert main() == 1
    (tmp_path / "alive").touch()
    assert main() == 0


async def test_the_file_is_touched_only_when_the_broker_answers(tmp_path: Path) -> None:
    path = tmp_path / "alive"
    seen: list[bool] = []
    enough = asyncio.Event()

    async def ask() -> None:
        seen.append(path.exists())
        if len(seen) < 3:
            raise ConnectionError
        if len(seen) == 4:
            enough.set()

    beating = asyncio.ensure_future(keep_alive(path, ask, every=0.001))
    await enough.wait()
    beating.cancel()
    assert seen == [False, False, False, True]
