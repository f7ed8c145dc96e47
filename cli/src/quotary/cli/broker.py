"""`quotary broker`: configuration, passwords and streams of a broker that you run yourself."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from nats.aio.client import Client

from quotary.cli import password_file
from quotary.cli.broker_admin import BrokerUnusable, Plan, keep_set_up, set_up
from quotary.cli.broker_settings import BrokerAdminSettings, SourcesClash, accounts_for
from quotary.cli.console import err, fail, is_terminal, plain
from quotary.cli.no_system import STATUS
from quotary.log.accounts import Account, password_variable
from quotary.log.alive import keep_alive
from quotary.log.bootstrap import Capacity
from quotary.log.errors import SubjectInvalid
from quotary.log.round_trip import ADMIN_ASKS, round_trip
from quotary.log.server_config import server_config
from quotary.log.sync_interval import checked_sync_interval

broker_app = typer.Typer(
    help="Configuration, passwords and streams of a broker that you run yourself.",
    no_args_is_help=True,
)

Sources = Annotated[
    list[str] | None,
    typer.Option(
        "--source",
        help="A pipeline's source that may hand in contracts; may be given several times. "
        "Default: QUOTARY_INTAKE_SOURCES.",
    ),
]
_SAY_EVERY = 10


def _checked_sync(text: str) -> str:
    try:
        return checked_sync_interval(text)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from error


class Passwords(StrEnum):
    """Where the passwords of a configuration stand."""

    VARIABLES = "variables"
    ENVIRONMENT = "environment"


@broker_app.command()
def config(
    store: Annotated[str, typer.Option(help="Folder of the broker's file store.")] = "/data",
    host: Annotated[str, typer.Option(help="Where it listens.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="Its port.")] = 4222,
    sync: Annotated[
        str,
        typer.Option(
            callback=_checked_sync,
            help="sync_interval: always survives a power cut on one node; 2m is faster and safe "
            "only in a replicated cluster.",
        ),
    ] = "always",
    source: Sources = None,
    passwords: Annotated[
        Passwords,
        typer.Option(
            help="variables: nats-server reads them from its environment, and none stands in the "
            "file. environment: the values of the same variables, taken now, are written in."
        ),
    ] = Passwords.VARIABLES,
    output: Annotated[Path | None, typer.Option(help="A file instead of standard output.")] = None,
) -> None:
    """Print the nats-server configuration: accounts, rights, durability."""
    every = _accounts(BrokerAdminSettings().sources(source))
    text = server_config(
        every,
        store=store,
        host=host,
        port=port,
        sync_interval=sync,
        passwords=_from_environment(every) if passwords is Passwords.ENVIRONMENT else None,
    )
    if output is None:
        sys.stdout.write(text)
    else:
        secret = passwords is Passwords.ENVIRONMENT
        try:
            password_file.replace(output, text, mode=0o600 if secret else 0o644)
        except OSError as error:
            _cannot_write(output, error)


@broker_app.command()
def env(
    file: Annotated[Path, typer.Argument(help="The file to write; - is standard output.")] = Path(
        ".env"
    ),
    source: Sources = None,
    add: Annotated[
        bool, typer.Option("--add", help="Keep the file's passwords and add what is missing.")
    ] = False,
    force: Annotated[
        bool, typer.Option("--force", help="Replace an existing file: every password changes.")
    ] = False,
) -> None:
    """Write a private file with a random password per account, for docker compose."""
    sources = BrokerAdminSettings().sources(source)
    if str(file) == "-":
        sys.stdout.write(password_file.render(_accounts(sources), sources))
        return
    try:
        said = _write_passwords(file, sources, add=add, force=force)
    except FileExistsError:
        fail(
            f"{file} is there and stays as it is. Use --add for what is missing in it, or --force "
            "to change every password (then recreate the containers).",
            2,
        )
    except OSError as error:
        _cannot_write(file, error)
    err.print(plain(said))


@broker_app.command()
def init(
    source: Sources = None,
    replicas: Annotated[
        int, typer.Option(min=1, max=5, help="Copies of each stream: 1, or 3 on a cluster.")
    ] = 1,
    wait: Annotated[float, typer.Option(min=0, help="Seconds to wait for the broker.")] = 60.0,
    watch: Annotated[
        bool,
        typer.Option("--watch", help="Stay, and do it again whenever the broker comes back."),
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Create streams and consumers, or bring them up to date. Safe to run at any time."""
    settings = BrokerAdminSettings()
    if not settings.nats_password_admin:
        fail("QUOTARY_NATS_PASSWORD_ADMIN is empty: it is the password of the broker's owner.", 2)
    sources = settings.sources(source)
    _accounts(sources)
    plan = Plan(
        settings.nats_url,
        settings.nats_password_admin,
        sources,
        Capacity(replicas=replicas),
        wait,
    )
    try:
        if watch:
            asyncio.run(_watch(plan, settings.alive_file))
            return
        done = _set_up(plan)
    except BrokerUnusable as error:
        fail(str(error), STATUS)
    if as_json:
        sys.stdout.write(json.dumps({"broker": plan.url, "done": done}) + "\n")
    else:
        err.print(plain("\n".join(done)))


def _cannot_write(path: Path, error: OSError) -> NoReturn:
    fail(f"{path} cannot be written: {error.strerror or error}.", 2)


def _accounts(sources: tuple[str, ...]) -> tuple[Account, ...]:
    try:
        return accounts_for(sources)
    except (SourcesClash, SubjectInvalid) as error:
        fail(str(error), 2)


def _from_environment(every: tuple[Account, ...]) -> dict[str, str]:
    names = ["admin", *(account.name for account in every)]
    found = {name: os.environ.get(password_variable(name), "") for name in names}
    missing = [password_variable(name) for name, value in found.items() if not value]
    if missing:
        fail(f"No password in the environment: {', '.join(missing)}.", 2)
    return found


def _write_passwords(file: Path, sources: tuple[str, ...], *, add: bool, force: bool) -> str:
    if add and file.exists():
        return _add_passwords(file, sources)
    every = _accounts(sources)
    text = password_file.render(every, sources)
    if force:
        password_file.replace(file, text)
    else:
        password_file.create(file, text)
    return f"{file}: {len(password_file.needed(every))} new passwords, readable by you alone"


def _add_passwords(file: Path, sources: tuple[str, ...]) -> str:
    before = file.read_text()
    together = tuple(dict.fromkeys((*password_file.kept_sources(before), *sources)))
    text, missing = password_file.extended(before, _accounts(together), together)
    password_file.replace(file, text)
    return f"{file}: added {', '.join(missing)}" if missing else f"{file}: nothing was missing"


def _set_up(plan: Plan) -> list[str]:
    if not is_terminal():
        return asyncio.run(set_up(plan, _log_now_and_then()))
    with err.status(plain(f"setting up the broker at {plan.url}")) as status:
        return asyncio.run(set_up(plan, lambda sentence: status.update(plain(sentence))))


def _log(sentence: str) -> None:
    err.print(plain(sentence))


def _log_now_and_then() -> Callable[[str], None]:
    count = 0

    def say(sentence: str) -> None:
        nonlocal count
        if count % _SAY_EVERY == 0:
            _log(sentence)
        count += 1

    return say


async def _watch(plan: Plan, alive_file: Path | None) -> None:
    async def stay_alive(client: Client) -> None:
        if alive_file is not None:
            await keep_alive(alive_file, lambda: round_trip(client, ADMIN_ASKS))

    staying = asyncio.ensure_future(keep_set_up(plan, _log, stay_alive))
    loop = asyncio.get_running_loop()
    # As process 1 of a container nothing ends it unless it listens to signals itself.
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, staying.cancel)
    with suppress(asyncio.CancelledError):
        await staying
