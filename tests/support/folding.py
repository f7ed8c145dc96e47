"""The desk's reducer outside a browser: frames in, what the page would say out. Needs node."""

import json
import shutil
import subprocess
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from support.embedded import ROOT

STATIC = ROOT / "services/api/src/quotary/api/desk/static"
MODULES = ("reducer.js", "steps.js", "telling.js")
STARTED = datetime(2026, 11, 30, 12, tzinfo=UTC)
_SCRIPT = """
import { readFileSync } from "node:fs";
import { empty, reduce } from "./reducer.js";
import { laneOf, stepStates, textOf } from "./steps.js";
import * as tell from "./telling.js";
const { frames, now, base, started } = JSON.parse(readFileSync(0, "utf8"));
const state = empty();
for (const [name, body] of frames) reduce(state, name, body);
const time = Date.parse(started) + now * 1000;
console.log(JSON.stringify(Object.fromEntries([...state.runs].map(([name, run]) => [name, {
  steps: Object.fromEntries(stepStates(run).map((each) => [each.name, each.state])),
  lanes: Object.fromEntries(["propose", "draft", "read"].map((each) => [each, laneOf(each, run)])),
  said: Object.fromEntries(stepStates(run).map((each) => [each.name, tell.stepWords(each, run)])),
  text: textOf(run),
  console: tell.written(run, (unit) => `Unit ${unit}`),
  sentence: tell.sentence(run),
  tokens: tell.tokens(run),
  phases: tell.phases(run, time),
  rows: tell.rowsOf(run, base),
  tally: tell.tallied(run),
  people: tell.people(run),
  route: run.route,
  ended: run.ended === null ? null : (run.ended - Date.parse(started)) / 1000,
}]))));
"""
Json = dict[str, Any]
Timed = tuple[float, str, Json]


def folded(
    tmp_path: Path, frames: Iterable[Timed], *, now: float = 60, base: Iterable[str] = ()
) -> dict[str, Json]:
    """What each run says `now` seconds after the start; frames are (seconds, event, body).

    `base` are the positions of the playbook that the page was drawn with.
    """
    node = shutil.which("node")
    if node is None:
        pytest.skip("no node here: the reducer is tested in the browser alone")
    for name in MODULES:
        (tmp_path / name).write_text((STATIC / name).read_text())
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "fold.js").write_text(_SCRIPT)
    given = {
        "frames": [
            (name, {"run": "r1", "at": (STARTED + timedelta(seconds=at)).isoformat(), **body})
            for at, name, body in frames
        ],
        "now": now,
        "started": STARTED.isoformat(),
        "base": [{"position": each, "title": each.capitalize()} for each in base],
    }
    done = subprocess.run(
        [node, "fold.js"],
        cwd=tmp_path,
        input=json.dumps(given),
        capture_output=True,
        text=True,
        check=False,
        timeout=30,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
