"""docker-compose.yml brought up on a real engine: `deploy/smoke` does it and compares."""

import subprocess
from pathlib import Path

import pytest

_ROOT = Path(__file__).parents[2]
_NO_ENGINE = 3


@pytest.fixture(scope="module")
def engine() -> str:
    """The compose command of this machine; skips where there is no container engine."""
    asked = subprocess.run(
        [_ROOT / "deploy" / "smoke", "--engine"], capture_output=True, text=True, check=False
    )
    if asked.returncode == _NO_ENGINE:
        pytest.skip(asked.stderr.strip())
    assert asked.returncode == 0, asked.stderr
    return asked.stdout.strip()


@pytest.mark.container
@pytest.mark.slow
def test_the_samples_are_routed_as_labelled_in_containers(engine: str) -> None:
    done = subprocess.run(
        [_ROOT / "deploy" / "smoke", "--compose", engine],
        capture_output=True,
        text=True,
        timeout=3000,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.endswith("all as labelled\n")


@pytest.mark.container
@pytest.mark.slow
def test_the_unit_tests_pass_on_the_python_of_the_images(engine: str) -> None:
    done = subprocess.run(
        [_ROOT / "deploy" / "test-images-python"],
        capture_output=True,
        text=True,
        timeout=3000,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
