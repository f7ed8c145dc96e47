"""What is checked in the running containers, each check a list of differences."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import httpx
from compose import ComposeFailed, Project
from ruamel.yaml import YAML

from quotary.cli.client import Client
from quotary.cli.reviewing import Order, review_all

EXTRACTORS = 2
SERVICES = ("ingest", "extractor", "gate", "router", "api")
_INSIDE = """
import json, os, sys
from importlib.metadata import distributions
names = sorted({d.name for d in distributions() if d.name.startswith("quotary")})
try:
    open("/written", "w").close()
    writable = True
except OSError:
    writable = False
print(json.dumps({"holds": names, "uid": os.getuid(), "writable": writable,
                  "python": sys.version.split()[0]}))
"""


def wait_until(what: str, seconds: float, ready: Any) -> None:
    """Wait until `ready()` is true.

    Raises:
        TimeoutError: it was not in time; the message names what was waited for.
    """
    end = time.monotonic() + seconds
    while not ready():
        if time.monotonic() > end:
            raise TimeoutError(f"{what} was not ready within {seconds:.0f} s")
        time.sleep(0.5)


def answers(url: str) -> bool:
    """True where the API says that it is well."""
    try:
        return httpx.get(f"{url}/v1/health", timeout=5, trust_env=False).is_success
    except httpx.TransportError:
        return False


def healthy(project: Project) -> bool:
    """True where the health check of the compose file passes in every container that has one."""
    return not unhealthy(project)


def unhealthy(project: Project) -> list[str]:
    """The services whose health check fails right now."""
    failing: list[str] = []
    for name, service in project.services().items():
        test = service.get("healthcheck", {}).get("test")
        if test is None:
            continue
        for index in range(1, EXTRACTORS + 1 if name == "extractor" else 2):
            try:
                project.execute(name, test[1:], index)
            except ComposeFailed as error:
                failing.append(f"{name} {index}: {error}")
    return failing


def contents(project: Project) -> list[str]:
    """Where an image holds another service, runs as root or can write to itself."""
    wrong: list[str] = []
    for name in SERVICES:
        found = json.loads(project.execute(name, ["python", "-c", _INSIDE]))
        expected = sorted([f"quotary-{name}", "quotary-core", "quotary-log"])
        if found["holds"] != expected:
            wrong.append(f"{name} holds {found['holds']}, not {expected}")
        if found["uid"] == 0 or found["writable"]:
            wrong.append(f"{name} runs as {found['uid']}, writes to its image: {found['writable']}")
        if not found["python"].startswith("3.13."):
            wrong.append(f"{name} runs Python {found['python']}")
    return wrong


def labelled(samples: Path) -> list[dict[str, Any]]:
    """The labelled contracts."""
    tree = YAML(typ="safe").load(samples / "labels.yaml")
    playbook = tree["playbook"]
    return [{"playbook": playbook, **each} for each in tree["contracts"]]


def review(url: str, samples: Path, labels: list[dict[str, Any]]) -> list[str]:
    """Where a route, a document type or a verdict is not the labelled one."""
    order = Order(playbook=labels[0]["playbook"], proposer="recorded")

    async def run() -> list[dict[str, Any]]:
        async with Client(url) as client:
            files = [samples / each["file"] for each in labels]
            return await review_all(client, files, order, lambda _path, _step: None)

    results = asyncio.run(run())
    pairs = zip(labels, results, strict=True)
    return [difference for label, result in pairs for difference in _differences(label, result)]


def _differences(label: dict[str, Any], result: dict[str, Any]) -> list[str]:
    name = label["file"]
    verdicts = {each["id"]: each["verdict"] for each in result["positions"]}
    told = [("route", label["route"], result["route"])]
    told.append(("document type", label["document_type"], result["document_type"]))
    told += [(each, want, verdicts.get(each)) for each, want in label["positions"].items()]
    why = "; ".join(map(str, result["reasons"]))[:300]
    return [
        f"{name}: {what} is {found}, labelled {wanted} ({why})"
        for what, wanted, found in told
        if found != wanted
    ]
