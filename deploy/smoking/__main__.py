"""The smoke test of the compose file: up, review, restart the broker, down and up, compare."""

from __future__ import annotations

import argparse
import contextlib
import shutil
import socket
import sys
import tempfile
import time
from collections.abc import Generator
from pathlib import Path

import checks
import httpx
from compose import ComposeFailed, NoEngine, Project, command

from quotary.cli import password_file
from quotary.log.accounts import accounts

_ROOT = Path(__file__).resolve().parents[2]
_SAMPLES = _ROOT / "samples"
_STARTED_SECONDS = 180.0
NO_ENGINE = 3
"""Exit status where nothing here runs containers; 1 is a difference, 0 none."""


def main() -> int:
    """The exit status."""
    options = _options()
    try:
        words = tuple(options.compose.split()) if options.compose else command()
    except NoEngine as error:
        print(f"deploy/smoke: {error}", file=sys.stderr)
        return NO_ENGINE
    if options.engine:
        print(" ".join(words))
        return 0
    folder, port = Path(tempfile.mkdtemp(prefix="quotary-smoke-")), _free_port()
    project = Project(words, _ROOT, _env_file(folder, port), verbose=options.verbose)
    with _taken_down(project, keep=options.keep):
        try:
            differences = _run(project, f"http://127.0.0.1:{port}", build=not options.no_build)
        except (ComposeFailed, TimeoutError, httpx.HTTPError) as error:
            differences = [str(error), *_last_words(project)]
    for each in differences:
        print(f"DIFFERENT {each}")
    found = f"{len(differences)} differences" if differences else "all as labelled"
    print(f"deploy/smoke: {found}")
    return 1 if differences else 0


def _env_file(folder: Path, port: int) -> Path:
    """New passwords, a port of its own, two extractors."""
    path = folder / "env"
    passwords = password_file.render(accounts(), ())
    password_file.create(
        path, f"{passwords}QUOTARY_PORT={port}\nQUOTARY_EXTRACTORS={checks.EXTRACTORS}\n"
    )
    return path


def _run(project: Project, url: str, *, build: bool) -> list[str]:
    labels = checks.labelled(_SAMPLES)
    if build:
        with _step("images built"):
            project.build()
    with _step("everything up, two extractors, every health check passes"):
        project.up()
        _until_healthy(project, url)
    with _step("images hold their own service alone, run as a user, write nowhere"):
        wrong = checks.contents(project)
    with _step(f"{len(labels)} samples reviewed over HTTP"):
        wrong += checks.review(url, _SAMPLES, labels)
    with _step("the broker restarted, its trace stream made again, one more review"):
        project.run("restart", "nats")
        _until_healthy(project, url)
        wrong += _trace_is_back(project)
        wrong += checks.review(url, _SAMPLES, labels[:1])
    with _step("all containers removed and made again over the same volumes"):
        before = _matters(url)
        project.down(volumes=False)
        project.up()
        _until_healthy(project, url)
        if _matters(url) != before or len(before) != len(labels) + 1:
            wrong.append(f"{len(before)} matters before the containers were made again, "
                         f"{len(_matters(url))} after, {len(labels) + 1} handed in")  # fmt: skip
        wrong += checks.review(url, _SAMPLES, labels[:1])
    return wrong


def _until_healthy(project: Project, url: str) -> None:
    checks.wait_until(f"{url}/v1/health", _STARTED_SECONDS, lambda: checks.answers(url))
    try:
        checks.wait_until("a health check", 60, lambda: checks.healthy(project))
    except TimeoutError as error:
        raise TimeoutError(f"{error}: {checks.unhealthy(project)}") from error


def _trace_is_back(project: Project) -> list[str]:
    said = project.execute(
        "broker-watch", ["python", "-m", "quotary.cli", "broker", "init", "--json"]
    )
    return [] if "stream TRACE up to date" in said else [f"after a restart of the broker: {said}"]


def _matters(url: str) -> list[tuple[str, str]]:
    """Every matter with its route, page by page."""
    found: list[tuple[str, str]] = []
    query: dict[str, str] = {"limit": "100"}
    while True:
        page = httpx.get(f"{url}/v1/matters", params=query, timeout=30, trust_env=False).json()
        found += [(each["matter"], str(each["route"])) for each in page["matters"]]
        if not page["next_cursor"]:
            return sorted(found)
        query["cursor"] = page["next_cursor"]


def _last_words(project: Project) -> list[str]:
    try:
        return [project.run("logs", "--tail", "15")[-6000:]]
    except ComposeFailed as error:
        return [str(error)]


@contextlib.contextmanager
def _step(what: str) -> Generator[None]:
    started = time.perf_counter()
    yield
    print(f"{time.perf_counter() - started:6.1f} s  {what}", flush=True)


@contextlib.contextmanager
def _taken_down(project: Project, *, keep: bool) -> Generator[None]:
    with contextlib.suppress(ComposeFailed):
        project.down(volumes=True)
    try:
        yield
    finally:
        if keep:
            project_words = f"--env-file {project.env_file} -p {project.name}"
            print(f"left running: {' '.join(project.words)} {project_words}", file=sys.stderr)
        else:
            project.down(volumes=True)
            shutil.rmtree(project.env_file.parent)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="deploy/smoke", description=__doc__)
    parser.add_argument("--compose", default="", help="the compose command, e.g. 'docker compose'")
    parser.add_argument("--no-build", action="store_true", help="use the images that are there")
    parser.add_argument("--keep", action="store_true", help="leave everything running at the end")
    parser.add_argument("--verbose", action="store_true", help="show what compose says")
    parser.add_argument("--engine", action="store_true", help="print the compose command and leave")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
