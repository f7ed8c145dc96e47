"""The same cases on both databases."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine

from quotary.api.store.engine import make_engine
from quotary.api.store.migrating import migrate


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    """An empty database without any table."""
    url = (
        f"sqlite:///{tmp_path / 'projection.db'}"
        if request.param == "sqlite"
        else request.getfixturevalue("postgres_url")
    )
    engine = make_engine(url)
    yield engine
    engine.dispose()


@pytest.fixture
def engine(empty_engine: Engine) -> Engine:
    """A database with the current schema."""
    migrate(empty_engine)
    return empty_engine
