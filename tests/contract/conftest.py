"""The same cases on both databases."""

import contextlib
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine

from quotary.api.store.engine import make_engine
from quotary.api.store.migrating import migrate
from support.made_log import made_log
from support.postgres import new_database
from support.projecting import project

BOTH = ["sqlite", "postgresql"]


@contextlib.contextmanager
def _engine(request: pytest.FixtureRequest, folder: Path) -> Generator[Engine]:
    with contextlib.ExitStack() as stack:
        url = f"sqlite:///{folder / 'projection.db'}"
        if request.param == "postgresql":
            url = stack.enter_context(new_database(request.getfixturevalue("postgres_server")))
        engine = make_engine(url)
        migrate(engine)
        yield engine
        engine.dispose()


@pytest.fixture(params=BOTH)
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    """A database with the current schema and nothing in it."""
    with _engine(request, tmp_path) as engine:
        yield engine


@pytest.fixture(params=BOTH, scope="module")
def shared_engine(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Engine]:
    """The same for all tests of a module, which fills it once and then only reads."""
    with _engine(request, tmp_path_factory.mktemp("shared")) as engine:
        yield engine


@pytest.fixture(params=BOTH, scope="module")
def queue(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Engine]:
    """A database with 120 matters, for tests that only read."""
    with _engine(request, tmp_path_factory.mktemp("queue")) as engine:
        project(engine, made_log(120, seed=11))
        yield engine
