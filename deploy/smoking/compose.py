"""A compose project on whatever engine is there: docker compose, or podman-compose."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

_PODMAN_COMPOSE = "podman-compose==1.6.0"


class NoEngine(RuntimeError):
    """Nothing on this machine runs containers."""


class ComposeFailed(RuntimeError):
    """A compose command ended with an error."""


def command() -> tuple[str, ...]:
    """The compose command that works here.

    Raises:
        NoEngine: neither docker nor podman answers.
    """
    if _works("docker", "compose", "version") and _works("docker", "info"):
        return ("docker", "compose")
    if not _works("podman", "info"):
        raise NoEngine("no container engine here: neither `docker compose` nor podman answers")
    if shutil.which("podman-compose"):
        return ("podman-compose",)
    return ("uv", "tool", "run", "--quiet", _PODMAN_COMPOSE)


def _works(*words: str) -> bool:
    if shutil.which(words[0]) is None:
        return False
    done = subprocess.run(words, capture_output=True, timeout=60, check=False)
    return done.returncode == 0


@dataclass(frozen=True, slots=True)
class Project:
    """One compose project with its own name and passwords."""

    words: tuple[str, ...]
    folder: Path
    env_file: Path
    name: str = "quotary-smoke"
    verbose: bool = False

    def services(self) -> dict[str, Any]:
        """The services of the compose file, merges applied."""
        tree = YAML(typ="safe").load(self.folder / "docker-compose.yml")
        services: dict[str, Any] = tree["services"]
        return services

    def build(self) -> None:
        """Build each image once."""
        images: dict[str, str] = {}
        for name, service in self.services().items():
            if "build" in service:
                images.setdefault(service["image"], name)
        for name in images.values():
            self.run("build", name)

    def up(self) -> None:
        """Start everything, in the background."""
        self.run("up", "-d", "--no-build")

    def down(self, *, volumes: bool) -> None:
        """Stop everything and remove the containers, and what they kept if `volumes`.

        Raises:
            ComposeFailed: a container is left.
        """
        self.run("down", *(["-v"] if volumes else []))
        left = self.run("ps", "-q").split()
        if left:
            raise ComposeFailed(f"down left containers behind: {', '.join(left)}")

    def execute(self, service: str, words: Sequence[str], index: int = 1) -> str:
        """Standard output of a command in a running container."""
        return self.run("exec", "-T", "--index", str(index), service, *words)

    def run(self, *words: str) -> str:
        """Standard output of a compose command.

        Raises:
            ComposeFailed: it ended with an error; the end of what it said is in the message.
        """
        line = (*self.words, "--env-file", str(self.env_file), "-p", self.name, *words)
        done = subprocess.run(line, cwd=self.folder, capture_output=True, text=True, check=False)
        if self.verbose:
            sys.stderr.write(done.stdout + done.stderr)
        if done.returncode != 0:
            raise ComposeFailed(f"{' '.join(words)}: {(done.stderr or done.stdout)[-1500:]}")
        return done.stdout
