"""One `quotary up` for all tests of a module: broker, five service processes, API and desk."""

from collections.abc import AsyncGenerator

import pytest
import pytest_asyncio

from support.embedded import System


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def standing(tmp_path_factory: pytest.TempPathFactory) -> AsyncGenerator[System]:
    """A system that is up, with one intake source `dms`; no test may leave a run open in it."""
    system = System(tmp_path_factory.mktemp("standing") / "quotary", QUOTARY_INTAKE_SOURCES="dms")
    await system.start()
    yield system
    async with system.client() as client:
        left = await client.get("/v1/matters", params={"status": "running"})
    assert left.json()["matters"] == []
    assert await system.stop() == 0
